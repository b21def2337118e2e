import type { CommonSentences } from './common.ts';
import type { Glossary } from './glossary.ts';
import type { AnyGameHelp, GamesHelp, HelpSentences } from './help.ts';
import type { MeSentences } from './me.ts';
import type { Notices } from './notices.ts';
import type { RuleBooks } from './rules.ts';
import type { AnyGameSentences, GameSentences } from './sentences.ts';
import type { TableSentences } from './table.ts';
import type { TutorialSentences } from './tutorial.ts';

/** What a language says, whatever is played. */
interface HouseSentences {
  /** Its own code, `es`: in the settings of people, servers and matches. */
  readonly locale: string;
  /** What it calls itself: "Español". */
  readonly name: string;
  /** The locales of Discord that it serves, the one it writes itself first: `es-ES`, `es-419`. */
  readonly discord: readonly string[];
  readonly common: CommonSentences;
  readonly notices: Notices;
  readonly me: MeSentences;
  readonly table: TableSentences;
  readonly tutorial: TutorialSentences;
  readonly rules: RuleBooks;
  readonly help: HelpSentences;
  readonly glossary: Glossary;
}

/** All that one language says. */
export interface Sentences extends HouseSentences {
  /** What the language says about a game of the house. Throws for a game without sentences, which is a bug. */
  game(id: string): AnyGameSentences;
  /** What its help says of a game; `undefined` for one without. */
  gameHelp(id: string): AnyGameHelp | undefined;
}

/** The sentences of every game of the house; a language without those of one does not compile. */
interface GamesSentences {
  readonly games: Readonly<Record<'cyclades' | 'peloponnes', Pick<GameSentences<never, never, never>, 'name'>>>;
  readonly gamesHelp: GamesHelp;
}

/** A game's sentences with its own types forgotten: views and events reach them only through that game. */
const forgetTypes = (sentences: unknown): AnyGameSentences => sentences as AnyGameSentences;

/** Puts a language together from what its folder holds. */
export const language = ({ games, gamesHelp, ...house }: HouseSentences & GamesSentences): Sentences => ({
  ...house,
  game: (id) => {
    if (!Object.hasOwn(games, id)) throw new Error(`No sentences in ${house.locale} for the game ${id}.`);
    return forgetTypes((games as Readonly<Record<string, unknown>>)[id]);
  },
  gameHelp: (id) => (gamesHelp as unknown as Readonly<Record<string, AnyGameHelp | undefined>>)[id],
});
