import type { BaseCommand, BaseEvent } from '#engine/game.ts';
import type { GeneralSentences } from './common/general.ts';
import type { AnyGameHelp, GameHelp } from './common/help.ts';
import type { LessonSentences } from './common/tutorial.ts';
import { type AnyGameWords, completed, type GameWords } from './completed.ts';
import type { EmojiOf } from './emoji.ts';
import { type AnyGuide, GENERAL_GUIDE } from './guide.ts';
import type { RuleSections } from './rules.ts';
import type { AnyGameSentences } from './sentences.ts';

type ByName<T> = Readonly<Record<string, T>>;

/** What a language says about one game. */
export interface GameMessages<
  View,
  Event extends BaseEvent,
  Command extends BaseCommand,
  Section extends string = string,
  Commands = ByName<string>,
> {
  readonly sentences: GameWords<View, Event, Command>;
  readonly help?: GameHelp<View, Event, Command['type']>;
  /** The lessons, in order. */
  readonly lessons?: readonly LessonSentences[];
  /** The rules, in sections. */
  readonly sections?: RuleSections<Section>;
  /** Where the sections lead, the same in every language. */
  readonly guide?: AnyGuide;
  /** What Discord shows beside the game's commands, and what they are called. */
  readonly commands?: Commands;
  readonly commandNames?: Commands;
}

/** What a language says about a game, with the game's own types forgotten: views and events reach it only through that game. */
export type AnyGameMessages = Omit<GameMessages<unknown, BaseEvent, BaseCommand>, 'sentences' | 'help'> & {
  readonly sentences: AnyGameWords;
  readonly help?: AnyGameHelp;
};

/** All that one language says. */
export interface Sentences extends GeneralSentences {
  readonly emoji: EmojiOf;
  /** The names of the commands, those of the games too. */
  readonly common: GeneralSentences['common'] & { readonly commands: ByName<string>; readonly commandNames: ByName<string> };
  /** What the language says about a game of the bot. Throws for a game without sentences, which is a bug. */
  game(id: string): AnyGameSentences;
  /** What its help says of a game; `undefined` for one without. */
  gameHelp(id: string): AnyGameHelp | undefined;
  /** The lessons of a game, in order; none for a game without. */
  lessons(id: string): readonly LessonSentences[];
  /** The books of rules by their ids, which are those of the games and `house`, the last, for every game. */
  readonly books: ByName<RuleBook>;
}

/** The sections of a book of rules, and where they lead. */
export interface RuleBook {
  readonly sections: RuleSections<string>;
  readonly guide: AnyGuide;
}

/** Returns all that a language says, with what it says about these games, and the emojis it says it with. */
export const withGames = (general: GeneralSentences, games: ReadonlyMap<string, AnyGameMessages>, emoji: EmojiOf): Sentences => {
  const books = [...games].flatMap(([id, { sections, guide }]): [string, RuleBook][] =>
    sections === undefined || guide === undefined ? [] : [[id, { sections, guide }]],
  );
  const sentences = new Map([...games].map(([id, messages]) => [id, completed(messages.sentences)]));
  const merged = (part: 'commands' | 'commandNames') =>
    Object.assign({ ...general.common[part] }, ...[...games.values()].map((messages) => messages[part]));
  return {
    ...general,
    emoji,
    common: { ...general.common, commands: merged('commands'), commandNames: merged('commandNames') },
    game: (id) => {
      const said = sentences.get(id);
      if (said === undefined) throw new Error(`No sentences in ${general.locale} for the game ${id}.`);
      return said;
    },
    gameHelp: (id) => games.get(id)?.help,
    lessons: (id) => games.get(id)?.lessons ?? [],
    books: { ...Object.fromEntries(books), house: { sections: general.rules, guide: GENERAL_GUIDE } },
  };
};
