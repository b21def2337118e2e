import type { BaseCommand, BaseEvent } from '#engine/game.ts';
import { viewTable } from '#engine/viewTable.ts';
import { within } from './fitting.ts';
import type { AnyGameSentences, GameSentences, NameSeat } from './sentences.ts';

/** What is said of a game that a language has few words for, in English: its view as lines of text. */

const MAX_ALT = 1024;
const MAX_BOARD = 3800;

/** Returns what a view says of the table, then a line for each of up to five seats. */
const linesOf = (view: unknown, name: NameSeat): readonly string[] => {
  const tables = [1, 2, 3, 4, 5].map((seats) => viewTable(view, seats));
  const { facts, columns, rows } = tables.find((table) => table.rows.length > 0) ?? viewTable(view, 0);
  const said = (row: readonly string[]): string =>
    row.flatMap((value, index) => (value === '' ? [] : `${columns[index]} ${value}`)).join(', ');
  return [
    facts.map(([fact, value]) => `${fact}: ${value}`).join(' · '),
    ...rows.map((row, seat) => `${name(seat)}: ${said(row)}`),
  ].filter((line) => line !== '');
};

const text = (view: unknown, name: NameSeat, most: number): string => within(linesOf(view, name), '\n', most);

/** What is said where a language lacks words for a game. */
const DEFAULTS = {
  outlook: () => '',
  summary: (view, name) => text(view, name, MAX_ALT),
  tableInShort: (view, name) => text(view, name, MAX_ALT),
  seatInShort: () => [],
  round: () => 'this round',
  pictureWords: undefined,
  altText: (view, name) => text(view, name, MAX_ALT),
  boardText: (view, name) => text(view, name, MAX_BOARD),
  details: () => [],
  detailText: () => undefined,
  purse: () => '',
  standing: 'the leader wins',
  measured: () => '',
  needs: () => '',
  progress: () => '',
  brief: () => undefined,
  choiceInFull: () => undefined,
  joined: () => undefined,
  isKey: () => false,
  isShownBelow: () => false,
  risk: () => '',
  yes: () => undefined,
  hint: () => '',
  left: () => '',
  sign: () => undefined,
  reference: [],
} satisfies Partial<AnyGameSentences>;

type Optional = keyof typeof DEFAULTS;

/** What a language has to say about one game, and what it may. */
export type GameWords<View, Event extends BaseEvent, Command extends BaseCommand> = Omit<
  GameSentences<View, Event, Command>,
  Optional
> &
  Partial<Pick<GameSentences<View, Event, Command>, Optional>>;

export type AnyGameWords = GameWords<unknown, BaseEvent, BaseCommand>;

/** Returns a game's words with those that it lacks taken from its view. */
export const completed = (words: AnyGameWords): AnyGameSentences => ({ ...DEFAULTS, ...words });
