import type { CommandKey } from './keys.ts';

/**
 * What commands, subcommands and options are called in a language, as its readers' Discord shows them: the last word of each path
 * (`match start` → `empezar`, `match create.game` → `juego`). At most 32 lower-case letters, digits, `-` and `_`; no two alike beside each other.
 */
export type CommandNames = Readonly<Record<CommandKey | 'option.order' | 'option.sure', string>>;

/** The commands and subcommands among keys, by their paths as registered: `match start`. */
type PathOf<Key> = Exclude<Key, `${string}.${string}`> & string;

/** The options of a command, by their names as registered; one more word is a value: `as:text`. */
type OptionsOf<Keys, Path extends string> = Keys extends infer Key
  ? Key extends `${Path}.${infer Option}`
    ? Option | `${Option}:${string}`
    : never
  : never;

/** The last word of a key: what is registered as its name. */
const registered = (key: string): string => key.split(/[ .]/).at(-1) ?? key;

/** The names as registered: the English ones. */
export const namesAsRegistered = <Key extends string>(keys: Readonly<Record<Key, unknown>>): Readonly<Record<Key, string>> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, registered(key)])) as Record<Key, string>;

/** What is typed of a command before its options: “match start”. */
export const commandCalled = (names: Readonly<Record<string, string>>, path: string): string =>
  path
    .split(' ')
    .map((_, index, words) => names[words.slice(0, index + 1).join(' ')])
    .join(' ');

/** The options that sentences name without their command; two of them have one name in every language or in none. */
export const LONE_OPTIONS = [
  'option.match',
  'match concede.sure',
  'match take.seat',
  'option.order',
  'option.sure',
  'board.detail',
  'board.as',
  'note.text',
  'note.clear',
] as const satisfies readonly (keyof CommandNames)[];

/** Ways to name a command in a sentence, as the reader's Discord shows it. */
export interface Typed<Key> {
  /** A command with options to fill in or values: `typed('note', 'text')` is “`/note text:`”, with its back-quotes. */
  command<Path extends PathOf<Key>>(path: Path, ...options: readonly OptionsOf<Key, Path>[]): string;
  /** An option by itself: `typed.option('option.match')` is “`match:`”, with its back-quotes. */
  option(key: (typeof LONE_OPTIONS)[number]): string;
}

/** Names commands in sentences of a language by the names they have in it. */
export const typedBy = <Names extends CommandNames>(names: Names): Typed<keyof Names> => {
  const nameOf = (key: string): string => (names as Readonly<Record<string, string>>)[key] ?? '';
  const filled = (path: string, option: string): string => {
    const [name, value = ''] = option.split(/:(.*)/s);
    return ` ${nameOf(`${path}.${name}`)}:${value}`;
  };
  return {
    command: (path, ...options) => `\`/${commandCalled(names, path)}${options.map((option) => filled(path, option)).join('')}\``,
    option: (key) => `\`${nameOf(key) || registered(key)}:\``,
  };
};
