import type { Seat } from '#engine/game.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, type Counter, type Label } from '../shapes.ts';
import type { Text } from '../text.ts';
import { bandAt } from './frame.ts';
import { layOutStores, type Store } from './stores.ts';
import { layOutTableau, type Tableau } from './tableau.ts';

/** One of the two scores; the lower of them is what counts. */
export interface ScoreOf {
  readonly side: 'population' | 'power';
  readonly icon: Box;
  readonly points: Label;
  readonly counts: boolean;
}

/** A seat from edge to edge: who it is, its goods and what it is worth in one line, and its tiles. */
export interface Band {
  readonly seat: Seat;
  readonly box: Box;
  readonly counter: Counter;
  readonly name: Label;
  readonly stores: readonly Store[];
  readonly scores: readonly ScoreOf[];
  readonly tableau: Tableau;
  /** Waited for. */
  readonly active: boolean;
  readonly winner: boolean;
}

const EDGE = 16;
const NAME_WIDTH = 310;
const SCORE_WIDTH = 112;
const TILES_TOP = 84;

const scoresOf = ({ worth }: SeatView, right: number, y: number, text: Text): readonly ScoreOf[] =>
  (['population', 'power'] as const).map((side, index) => {
    const x = right - (2 - index) * SCORE_WIDTH + 8;
    return {
      side,
      icon: boxAround({ x: x + 20, y }, 40),
      points: text(String(worth[side]), x + 46, y, { face: 'body', size: 42, align: 'left' }),
      counts: worth[side] === worth.score,
    };
  });

const band = (box: Box, seat: SeatView, name: string, view: View, text: Text): Band => {
  const { x, y, width, height } = box;
  const inner = { x: x + EDGE, width: width - 2 * EDGE };
  const middle = y + 38;
  const storesWidth = inner.width - NAME_WIDTH - 2 * SCORE_WIDTH - EDGE;
  return {
    seat: seat.seat,
    box,
    counter: { seat: seat.seat, x: x + 44, y: middle, radius: 27 },
    name: text(name, x + 80, middle, { face: 'body', size: 40, align: 'left', room: NAME_WIDTH - 80 }),
    stores: layOutStores({ x: inner.x + NAME_WIDTH, y: middle - 26, width: storesWidth, height: 64 }, seat, view, text),
    scores: scoresOf(seat, inner.x + inner.width, middle, text),
    tableau: layOutTableau({ ...inner, y: y + TILES_TOP, height: height - TILES_TOP - 10 }, seat, view, text),
    active: view.active.includes(seat.seat),
    winner: view.outcome?.winners.includes(seat.seat) ?? false,
  };
};

/** One band a seat, from the top. `names` are printable already. */
export const layOutBands = (view: View, names: readonly string[], text: Text): readonly Band[] =>
  view.seats.map((seat, index) => band(bandAt(index), seat, names[seat.seat] ?? '', view, text));
