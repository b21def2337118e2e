import { type CommandNames, namesAsRegistered } from '../commandNames.ts';
import type { DescribedIn } from '../keys.ts';
import type { Phrases } from './createPhrases.ts';

/**
 * Commands, subcommands and options as phrases. The key of `match create.game` is `command-match_create__game` for what Discord shows
 * beside it, and `name-match_create__game` for its name; a value after a colon has three low lines.
 */

type Keys = Pick<Phrases<never>, 'keys' | 'loose'>;

/** What Discord shows beside commands, or what they are called, by their paths. */
type ByPath<Known> = Readonly<Record<DescribedIn<Known>, string>>;

/** The commands of a game among others. */
type OfGame<Path, Game extends string> = Extract<Path, Game | `${Game} ${string}`>;

/** Returns the path of a command by its part of a key: `match create.game`. */
export const pathOf = (key: string): string => key.replaceAll('___', ':').replaceAll('__', '.').replaceAll('_', ' ');

const textsOf = (t: Keys, prefix: string): Readonly<Record<string, string>> =>
  Object.fromEntries(t.keys.flatMap((key) => (key.startsWith(prefix) ? [[pathOf(key.slice(prefix.length)), t.loose(key)]] : [])));

/** Returns what Discord shows beside all commands of which there are phrases. */
export const commandDescriptions = <Known>(t: Phrases<Known>): ByPath<Known> => textsOf(t, 'command-') as ByPath<Known>;

/** Returns what these commands are called: as they are registered, which is in English, where a language has no name for one. */
export const commandNamesIn = <Known>(t: Phrases<Known>): ByPath<Known> & CommandNames =>
  ({
    ...namesAsRegistered({ ...textsOf(t, 'command-'), 'option.order': '', 'option.sure': '' }),
    ...textsOf(t, 'name-'),
  }) as ByPath<Known> & CommandNames;

/** Returns those of some texts that belong to the commands of a game. */
export const ofGame = <Path extends string, Game extends string>(
  texts: Readonly<Record<Path, string>>,
  game: Game,
): Readonly<Record<OfGame<Path, Game>, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([path]) => path.split(' ')[0] === game)) as Record<OfGame<Path, Game>, string>;

/** Returns a refusal's facts with its `field` as the path of an option of the game's commands, for `{ OPTION($field) }`, if there is one. */
export const withOptionNamed = <Facts extends object>(t: Keys, game: string, facts: Facts): Facts => {
  if (!('field' in facts)) return facts;
  const key = t.keys.find((each) => each.startsWith(`command-${game}_`) && each.endsWith(`__${facts.field}`));
  return key === undefined ? facts : { ...facts, field: pathOf(key.slice('command-'.length)) };
};
