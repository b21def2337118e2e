import { type CommandNames, namesAsRegistered } from '../commandNames.ts';
import type { Phrases } from './createPhrases.ts';

/**
 * Commands, subcommands and options as phrases. The key of `match create.game` is `command-match_create__game` for what Discord shows
 * beside it, and `name-match_create__game` for its name; a value after a colon has three low lines.
 */

type Keys = Pick<Phrases<never>, 'keys' | 'language' | 'loose'>;

/** Returns the path of a command by its part of a key: `match create.game`. */
export const pathOf = (key: string): string => key.replaceAll('___', ':').replaceAll('__', '.').replaceAll('_', ' ');

const textsOf = (t: Keys, prefix: string, isWanted: (path: string) => boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    t.keys.flatMap((key) => {
      const path = key.startsWith(prefix) ? pathOf(key.slice(prefix.length)) : undefined;
      return path !== undefined && isWanted(path) ? [[path, t.loose(key)]] : [];
    }),
  );

/** What Discord shows beside commands, by their paths: those of a game, or those of every game. */
export const commandDescriptions = <Path extends string>(t: Keys, game?: string): Readonly<Record<Path, string>> =>
  textsOf(t, 'command-', (path) => (game === undefined ? true : path.split(' ')[0] === game)) as Record<Path, string>;

/** What commands are called, by their paths: as they are registered, which is in English, where a language has no name for one. */
export const commandNamesIn = <Path extends string>(t: Keys, game?: string): Readonly<Record<Path, string>> => ({
  ...namesAsRegistered<Path>(commandDescriptions(t, game)),
  ...(textsOf(t, 'name-', (path) => (game === undefined ? true : path.split(' ')[0] === game)) as Record<Path, string>),
});

/** What all commands are called of which there are phrases, and the options that some commands share. */
export const allCommandNames = (t: Keys): CommandNames => ({
  ...namesAsRegistered({ 'option.order': true, 'option.sure': true }),
  ...commandNamesIn(t),
});
