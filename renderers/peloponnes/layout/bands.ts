import type { Seat } from '#engine/game.ts';
import type { SeatView } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, type Counter, type Label } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { type Chips, layOutLosses } from './changes.ts';
import { BANDS, GAP } from './frame.ts';
import type { Sheet } from './rowTiles.ts';
import { STORES_HEIGHT, type Store, storesOf } from './stores.ts';
import { layOutTableau, type Tableau } from './tableau.ts';

/** One of the two scores; the lower of them is what counts. */
export type ScoreOf = ReturnType<typeof scoresOf>[number];

/** The full-width band of a seat: its name, goods and scores in one line, and its tiles. */
export interface Band {
  readonly seat: Seat;
  readonly box: Box;
  readonly counter: Counter;
  readonly name: Label;
  readonly stores: readonly Store[];
  readonly scores: readonly ScoreOf[];
  readonly tableau: Tableau;
  /** What the seat gained, spent, bore and lost since the previous picture; absent where that is nothing. */
  readonly losses?: Chips;
  /** Whether the seat is an actor. */
  readonly active: boolean;
  readonly winner: boolean;
}

const EDGE = 16;
const NAME_WIDTH = 284;
export const SCORE_WIDTH = 114;
const TILES_TOP = 84;
const BELOW = 12;

/** Lays out both scores, ending at `right`. */
export const scoresOf = ({ worth }: SeatView, right: number, y: number, text: Text) =>
  (['population', 'power'] as const).map((side, index) => {
    const x = right - (2 - index) * SCORE_WIDTH + 10;
    return {
      side,
      icon: boxAround({ x: x + 20, y }, 40),
      points: text(String(worth[side]), x + 46, y, { size: 44 }),
      counts: worth[side] === worth.score,
    };
  });

const band = (y: number, seat: SeatView, name: string, sheet: Sheet, storesIn: ReturnType<typeof storesOf>): Band => {
  const { view, text } = sheet;
  const { x, width } = BANDS;
  const inner = { x: x + EDGE, width: width - 2 * EDGE };
  const middle = y + 38;
  const storesWidth = inner.width - NAME_WIDTH - 2 * SCORE_WIDTH;
  const tableau = layOutTableau({ x: inner.x, y: y + TILES_TOP }, inner.width, seat, sheet);
  const under = { x: inner.x, y: y + TILES_TOP + tableau.height + 8 };
  const losses = layOutLosses(sheet, seat.seat, under, inner.width);
  return {
    seat: seat.seat,
    box: { x, y, width, height: TILES_TOP + tableau.height + losses.height + BELOW },
    counter: { seat: seat.seat, x: x + 44, y: middle, radius: 27 },
    name: text(name, x + 80, middle, { size: 40, room: NAME_WIDTH - 80 }),
    stores: storesIn({ x: inner.x + NAME_WIDTH, y: middle - 26, width: storesWidth, height: STORES_HEIGHT }, seat),
    scores: scoresOf(seat, inner.x + inner.width, middle, text),
    tableau,
    ...(losses.height > 0 && { losses }),
    active: view.active.includes(seat.seat),
    winner: view.outcome?.winners.includes(seat.seat) ?? false,
  };
};

/** Lays out one band per seat, from the top. `names` are printable already. */
export const layOutBands = (sheet: Sheet, names: readonly string[]): readonly Band[] => {
  const storesIn = storesOf(sheet.view, sheet.text);
  let y = BANDS.y;
  return sheet.view.seats.map((seat) => {
    const laid = band(y, seat, names[seat.seat] ?? '', sheet, storesIn);
    y += laid.box.height + GAP;
    return laid;
  });
};
