import type { CommandKey } from './keys.ts';

/**
 * What commands, subcommands and options are called in a language, as its readers' Discord shows them: the last word of each path
 * (`match start` → `empezar`, `match create.game` → `juego`). At most 32 lower-case letters, digits, `-` and `_`; no two alike beside each other.
 */
export type CommandNames = Readonly<Record<CommandKey, string>>;

/** A command or subcommand by its path as registered: `match start`. */
export type CommandPath = Exclude<CommandKey, `${string}.${string}`>;

/** The options of a command, by their names as registered; one more word is a value: `as:text`. */
type OptionsOf<Path extends CommandPath> = CommandKey extends infer Key
  ? Key extends `${Path}.${infer Option}`
    ? Option | `${Option}:${string}`
    : never
  : never;

/** The last word of a key: what is registered as its name. */
const registered = (key: string): string => key.split(/[ .]/).at(-1) ?? key;

/** The names as registered: those of the house's own language. */
export const namesAsRegistered = (keys: readonly string[]): CommandNames =>
  Object.fromEntries(keys.map((key) => [key, registered(key)])) as CommandNames;

/** Ways to name a command in a sentence, as the reader's Discord shows it. */
export interface Typed {
  /** A command with options to fill in or values: `typed('note', 'text')` is “`/note text:`”, with its back-quotes. */
  command<Path extends CommandPath>(path: Path, ...options: readonly OptionsOf<Path>[]): string;
  /** An option by itself: `typed.option('option.match')` is “`match:`”, with its back-quotes. */
  option(key: Extract<CommandKey, `${string}.${string}`>): string;
}

/** Names commands in sentences of a language by the names they have in it. */
export const typedBy = (names: CommandNames): Typed => {
  const nameOf = (key: string): string => names[key as CommandKey];
  const called = (path: string): string =>
    path
      .split(' ')
      .map((_, index, words) => nameOf(words.slice(0, index + 1).join(' ')))
      .join(' ');
  const filled = (path: string, option: string): string => {
    const [name, value = ''] = option.split(/:(.*)/s);
    return ` ${nameOf(`${path}.${name}`)}:${value}`;
  };
  return {
    command: (path, ...options) => `\`/${called(path)}${options.map((option) => filled(path, option)).join('')}\``,
    option: (key) => `\`${nameOf(key)}:\``,
  };
};
