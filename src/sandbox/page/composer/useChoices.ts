import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { usePageContext } from '../context.ts';
import { type Choice, type Filled, findChoices, fixedChoices } from './optionValue.ts';
import type { Slash } from './slash.ts';
import { type Suggestions, useSuggestions } from './useSuggestions.ts';

export interface Choices {
  /** Whether the option has a list at all. */
  readonly listed: boolean;
  readonly choices: readonly Choice[];
  /** The text of an empty list. */
  readonly emptyText: string;
}

const EMPTY_TEXTS: Readonly<Record<Suggestions['state'], string>> = {
  idle: 'No options match your search.',
  loading: 'Loading options…',
  failed: 'Loading options failed. Type on to try again.',
};

/** What can be chosen for an option as it is filled in now: from its fixed list, or as the bot suggests while `open`. */
export function useChoices(
  slash: Slash,
  option: APIApplicationCommandBasicOption,
  channel: string,
  filled: Readonly<Record<string, Filled>>,
  open: boolean,
): Choices {
  const { names } = usePageContext();
  const suggests = 'autocomplete' in option && option.autocomplete === true;
  const suggestions = useSuggestions({ slash, filled }, channel, option.name, suggests && open);
  const current = filled[option.name];
  const typed = current?.value === undefined ? (current?.text ?? '') : '';
  if (suggests) {
    // Until the bot answers, the list belongs to an earlier text: only entries that match the new one are offered.
    const choices = suggestions.state === 'loading' ? findChoices(suggestions.choices, typed) : suggestions.choices;
    return { listed: true, choices, emptyText: EMPTY_TEXTS[suggestions.state] };
  }
  const fixed = fixedChoices(option, names);
  return { listed: fixed !== undefined, choices: findChoices(fixed ?? [], typed), emptyText: EMPTY_TEXTS.idle };
}
