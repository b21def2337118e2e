import type { TypedOption } from '../../pageProtocol.ts';
import type { CommandText } from './commandText.ts';
import { checkOption, type Filled, type Nameable } from './optionValue.ts';
import { nestOptions, type Slash } from './slash.ts';

/** A chosen command and what its options hold so far. */
export interface Draft {
  readonly slash: Slash;
  readonly filled: Readonly<Record<string, Filled>>;
  /** Optional options that have a field. */
  readonly shown: readonly string[];
  /** Why the last attempt failed. */
  readonly trouble?: string;
}

export type OptionCheck = Readonly<ReturnType<typeof checkDraft>[number]>;

export const emptyDraft = (slash: Slash): Draft => ({ slash, filled: {}, shown: [] });

/** What a line of text says, as a draft. */
export function draftOf({ slash, texts, stray }: CommandText): Draft {
  const filled = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text }]));
  const trouble = stray === '' ? {} : { trouble: `“${stray}” belongs to no option: write name:value.` };
  return { slash, filled, shown: Object.keys(texts), ...trouble };
}

const textOf = (draft: Draft, name: string): string => draft.filled[name]?.text ?? '';

/** The first required option that is still empty. */
export const firstEmpty = (draft: Draft): string | undefined =>
  draft.slash.options.find(({ name, required }) => required && textOf(draft, name) === '')?.name;

/** Checks every option that will be sent: the required ones, and optional ones that hold something. */
export const checkDraft = (draft: Draft, nameable: Nameable) =>
  draft.slash.options
    .filter(({ name, required }) => required || textOf(draft, name) !== '')
    .map((option) => ({ option, check: checkOption(option, draft.filled[option.name] ?? { text: '' }, nameable) }));

/** The options as they are sent, or `undefined` while one of them is wrong or missing. */
export function sendableOptions(draft: Draft, nameable: Nameable): readonly TypedOption[] | undefined {
  const checks = checkDraft(draft, nameable);
  const options = checks.flatMap(({ option, check }) => ('value' in check ? [{ name: option.name, value: check.value }] : []));
  return options.length === checks.length ? nestOptions(draft.slash, options) : undefined;
}

/** Whether a command was typed with its options (or has none) and can be sent without the form. */
export const isTypedOut = (draft: Draft, nameable: Nameable): boolean =>
  draft.trouble === undefined &&
  (draft.slash.options.length === 0 || draft.shown.length > 0) &&
  sendableOptions(draft, nameable) !== undefined;

/** The options as they are sent to ask for suggestions: the one being typed as its text, of the others those that are right so far. */
export function askedOptions(
  draft: Pick<Draft, 'slash' | 'filled'>,
  focused: string,
  nameable: Nameable,
): readonly TypedOption[] {
  const options = draft.slash.options.flatMap((option): readonly TypedOption[] => {
    const filled = draft.filled[option.name] ?? { text: '' };
    if (option.name === focused) return [{ name: focused, value: filled.text, focused: true }];
    const check = filled.text === '' ? undefined : checkOption(option, filled, nameable);
    return check && 'value' in check ? [{ name: option.name, value: check.value }] : [];
  });
  return nestOptions(draft.slash, options);
}
