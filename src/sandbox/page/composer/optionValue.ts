import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { Names } from '../nameOf.ts';

export type OptionValue = string | number | boolean;

/** One entry of the list under an option. */
export interface Choice {
  readonly name: string;
  readonly value: OptionValue;
}

/** An option as filled in so far: the text in its field, and the value behind it when it was picked from a list. */
export interface Filled {
  readonly text: string;
  readonly value?: OptionValue;
}

export type Checked = { readonly value: OptionValue } | { readonly wrong: string };

/** The people and things that an option may name. */
export type Nameable = Pick<Names, 'people' | 'channels' | 'roles'>;

const YES_NO: readonly Choice[] = [
  { name: 'True', value: true },
  { name: 'False', value: false },
];

/** The fixed list of an option, or `undefined` where anything can be typed (or the bot suggests). */
export function fixedChoices(
  option: APIApplicationCommandBasicOption,
  { people, channels, roles }: Nameable,
): readonly Choice[] | undefined {
  switch (option.type) {
    case Type.Boolean:
      return YES_NO;
    case Type.User:
    case Type.Mentionable:
      return people.map(({ id, name }) => ({ name, value: id }));
    case Type.Channel:
      return channels
        .filter(({ type }) => option.channel_types?.some((each) => each === type) ?? true)
        .flatMap((channel) => ('name' in channel && channel.name ? [{ name: `#${channel.name}`, value: channel.id }] : []));
    case Type.Role:
      return roles.map(({ id, name }) => ({ name: `@${name.replace(/^@/, '')}`, value: id }));
    case Type.String:
    case Type.Integer:
    case Type.Number:
      return 'choices' in option && option.choices && option.choices.length > 0 ? option.choices : undefined;
    default:
      return undefined;
  }
}

/** The choices whose name holds what was typed, those that begin with it first. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = typed.trim().toLowerCase();
  const order = ({ name }: Choice): number => Number(!name.toLowerCase().startsWith(words));
  return choices
    .filter(({ name }) => name.toLowerCase().includes(words))
    .sort((left, right) => order(left) - order(right))
    .slice(0, 25);
}

function chosen(choices: readonly Choice[], text: string): Checked {
  const words = text.replace(/^[@#]|^<[@#]!?(\d+)>$/, '$1').toLowerCase();
  const found = choices.find(({ name, value }) =>
    [name.replace(/^[@#]/, '').toLowerCase(), String(value).toLowerCase()].includes(words),
  );
  return found ? { value: found.value } : { wrong: 'Choose one from the list.' };
}

/** The bounds of an option; those of another type are absent. */
interface Bounds {
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

function checkedNumber(text: string, isWhole: boolean, { min_value: min, max_value: max }: Bounds): Checked {
  const value = Number(text);
  const kind = isWhole ? 'a whole number' : 'a number';
  if (!Number.isFinite(value) || (isWhole && !Number.isSafeInteger(value))) return { wrong: `Give ${kind}.` };
  if (min !== undefined && value < min) return { wrong: `Give ${kind} of ${min} or more.` };
  if (max !== undefined && value > max) return { wrong: `Give ${kind} of ${max} or less.` };
  return { value };
}

function checkedText(text: string, { min_length: min, max_length: max }: Bounds): Checked {
  if (min !== undefined && text.length < min) return { wrong: `At least ${min} characters.` };
  if (max !== undefined && text.length > max) return { wrong: `At most ${max} characters.` };
  return { value: text };
}

/** The value of a filled option as its type wants it, or what is wrong with it. */
export function checkOption(option: APIApplicationCommandBasicOption, filled: Filled, nameable: Nameable): Checked {
  if (filled.value !== undefined) return { value: filled.value };
  const text = filled.text.trim();
  if (text === '') return { wrong: 'This option is required.' };
  const choices = fixedChoices(option, nameable);
  if (choices) return chosen(choices, text);
  switch (option.type) {
    case Type.Integer:
      return checkedNumber(text, true, option);
    case Type.Number:
      return checkedNumber(text, false, option);
    case Type.String:
      return checkedText(text, option);
    default:
      return { wrong: 'The sandbox cannot fill in options of this kind.' };
  }
}
