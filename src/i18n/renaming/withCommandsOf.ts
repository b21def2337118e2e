import type { Sentences } from '../language.ts';
import { commandsRenamed, type Renaming } from './commandsRenamed.ts';

/** Sentences of one language for people whose Discord lists the commands in another. */

type Words = (...given: readonly unknown[]) => unknown;

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** All that a part of a language says. What a sentence is handed was said already, or is of people. */
const renamedIn = (value: unknown, renaming: Renaming, given: readonly string[] = []): unknown => {
  if (typeof value === 'string') return renaming(value, given);
  if (typeof value === 'function') {
    return (...handed: readonly unknown[]) => {
      const strings = handed.flat().filter((each) => typeof each === 'string');
      return renamedIn((value as Words)(...handed), renaming, strings);
    };
  }
  if (Array.isArray(value)) return value.map((each) => renamedIn(each, renaming, given));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamedIn(each, renaming, given)]));
};

const renamedBy = (spoken: Sentences, shown: Sentences): Sentences => {
  const { commandNames } = shown.common;
  const renaming = commandsRenamed(spoken.common.commandNames, commandNames);
  const renamed = <Part>(part: Part): Part => renamedIn(part, renaming) as Part;
  const games = new Map<string, ReturnType<Sentences['game']>>();
  const general = renamed({ ...spoken, game: undefined, gameHelp: undefined });
  return {
    ...general,
    common: { ...general.common, commandNames },
    game: (id) => {
      const game = games.get(id) ?? renamed(spoken.game(id));
      games.set(id, game);
      return game;
    },
    gameHelp: (id) => renamed(spoken.gameHelp(id)),
  };
};

const made = new WeakMap<Sentences, WeakMap<Sentences, Sentences>>();

/** What a language says, with commands named as in another: as somebody's Discord lists them who has chosen to be spoken to otherwise. */
export const withCommandsOf = (shown: Sentences, spoken: Sentences): Sentences => {
  if (shown.common.commandNames === spoken.common.commandNames) return spoken;
  const known = made.get(spoken) ?? new WeakMap<Sentences, Sentences>();
  const sentences = known.get(shown) ?? renamedBy(spoken, shown);
  made.set(spoken, known.set(shown, sentences));
  return sentences;
};
