import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import type { TypedOption } from '#sandbox/pageProtocol.ts';

/** A typed line, in the form the sandbox's actions take. */
export interface Line {
  readonly command: string;
  readonly options: readonly TypedOption[];
}

/**
 * Parses `/cyclades bid god:ares amount:3` against the registered commands. A value with spaces is put in double quotes. `focused` names
 * the option being typed.
 */
export const readLine = (commands: readonly APIApplicationCommand[], line: string, focused?: string): Line => {
  const [first = '', ...words] = line.replace(/^\//, '').match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
  const command = commands.find(({ name }) => name === first);
  if (!command) throw new Error(`There is no command /${first}; there are ${commands.map(({ name }) => name).join(', ')}.`);
  return { command: command.id, options: readWords(command.options ?? [], words, focused) };
};

const readWords = (
  known: readonly APIApplicationCommandOption[],
  words: readonly string[],
  focused: string | undefined,
): readonly TypedOption[] => {
  const [word, ...rest] = words;
  const nested = known.find(({ name }) => name === word);
  if (nested && 'options' in nested) return [{ name: nested.name, options: readWords(nested.options ?? [], rest, focused) }];
  if (nested && word !== undefined && !word.includes(':')) return [{ name: nested.name, options: [] }];
  const typed = words.map((pair) => {
    const at = pair.indexOf(':');
    const name = pair.slice(0, at);
    const text = pair.slice(at + 1).replaceAll('"', '');
    const option = known.find((other) => other.name === name);
    if (!option) throw new Error(`There is no option ${name}; there are ${known.map((other) => other.name).join(', ')}.`);
    return name === focused ? { name, value: text, focused: true } : { name, value: readValue(option, text) };
  });
  const isTyped = typed.some(({ name }) => name === focused);
  return focused === undefined || isTyped ? typed : [...typed, { name: focused, value: '', focused: true }];
};

const readValue = ({ type }: APIApplicationCommandOption, text: string): string | number | boolean => {
  if (type === ApplicationCommandOptionType.Integer || type === ApplicationCommandOptionType.Number) return Number(text);
  return type === ApplicationCommandOptionType.Boolean ? text === 'true' : text;
};
