import type { CommonSentences } from './common.ts';
import { table } from './en/common/table.ts';
import { common } from './en/common.ts';
import { cyclades } from './en/cyclades.ts';
import { me } from './en/me.ts';
import { notices } from './en/notices.ts';
import { peloponnes } from './en/peloponnes.ts';
import type { MeSentences } from './me.ts';
import type { Notices } from './notices.ts';
import type { AnyGameSentences, GameSentences } from './sentences.ts';
import type { TableSentences } from './table.ts';

export type { CommonSentences, StatusFacts } from './common.ts';
export type { CommandKey, ControlKey, PlainKey } from './keys.ts';
export type * from './me.ts';
export type * from './notices.ts';
export type { OrdersSentences } from './orders.ts';
export type * from './sentences.ts';
export type * from './server.ts';
export type * from './table.ts';
export type { MotionFacts, RemarkFacts } from './tellings.ts';

/** All that one language says. */
export interface Sentences {
  /** As Discord writes it: `en-GB`, `el`. */
  readonly locale: string;
  readonly common: CommonSentences;
  readonly notices: Notices;
  readonly me: MeSentences;
  readonly table: TableSentences;
  /** What the language says about a game of the house. Throws for a game without sentences, which is a bug. */
  game(id: string): AnyGameSentences;
}

/** A game's sentences with its own types forgotten: views and events reach them only through that game. */
const forgetTypes = (sentences: unknown): AnyGameSentences => sentences as AnyGameSentences;

const language = (
  locale: string,
  common: CommonSentences,
  notices: Notices,
  me: MeSentences,
  table: TableSentences,
  games: Readonly<Record<'cyclades' | 'peloponnes', Pick<GameSentences<never, never, never>, 'name'>>>,
): Sentences => ({
  locale,
  common,
  notices,
  me,
  table,
  game: (id) => {
    if (!Object.hasOwn(games, id)) throw new Error(`No sentences in ${locale} for the game ${id}.`);
    return forgetTypes((games as Readonly<Record<string, unknown>>)[id]);
  },
});

const english = language('en', common, notices, me, table, { cyclades, peloponnes });

/** Every language by its locale or its language code; the first is the house's own. */
export const LANGUAGES: readonly Sentences[] = [english];

/** The language of a Discord locale (`en-GB` is `en`), else English. */
export const sentencesOf = (locale?: string): Sentences =>
  LANGUAGES.find((each) => each.locale === locale) ??
  LANGUAGES.find((each) => each.locale === locale?.split('-', 1)[0]) ??
  english;
