import type { Seat } from '#engine/game.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, type Counter, type Label } from '../shapes.ts';
import type { Text } from '../text.ts';
import { bandAt } from './frame.ts';
import { layOutStores, type Store } from './stores.ts';
import { layOutTableau, type Tableau, type TileStyle, tileStyleOf } from './tableau.ts';

/** One of the two scores; the lower of them is what counts. */
export interface ScoreOf {
  readonly side: 'population' | 'power';
  readonly icon: Box;
  readonly points: Label;
  readonly counts: boolean;
}

/** A seat from edge to edge: who it is and what it is worth, its goods, its tiles. */
export interface Band {
  readonly seat: Seat;
  readonly box: Box;
  readonly counter: Counter;
  readonly name: Label;
  readonly scores: readonly ScoreOf[];
  readonly stores: readonly Store[];
  readonly tableau: Tableau;
  /** Waited for. */
  readonly active: boolean;
  readonly winner: boolean;
  /** Where it says that this seat was asked, and whether it has chosen. */
  readonly asked?: { readonly icon: Box; readonly chosen: boolean };
}

const EDGE = 16;
const SCORE_WIDTH = 132;

const scoresOf = ({ worth }: SeatView, right: number, y: number, text: Text): readonly ScoreOf[] =>
  (['population', 'power'] as const).map((side, index) => {
    const x = right - (2 - index) * SCORE_WIDTH;
    return {
      side,
      icon: boxAround({ x: x + 24, y }, 44),
      points: text(String(worth[side]), x + 52, y, { face: 'body', size: 44, align: 'left' }),
      counts: worth[side] === worth.score,
    };
  });

const band = (box: Box, seat: SeatView, name: string, style: TileStyle, view: View, text: Text): Band => {
  const { x, y, width } = box;
  const inner = { x: x + EDGE, width: width - 2 * EDGE };
  const asked = view.asked.includes(seat.seat);
  return {
    seat: seat.seat,
    box,
    counter: { seat: seat.seat, x: x + 44, y: y + 38, radius: 27 },
    name: text(name, x + 84, y + 38, { face: 'body', size: 40, align: 'left', room: 620 }),
    scores: scoresOf(seat, x + width - EDGE, y + 38, text),
    stores: layOutStores({ ...inner, y: y + 68, height: 64 }, seat, text),
    tableau: layOutTableau({ ...inner, y: y + 138, height: box.height - 138 - 10 }, seat, style, text),
    active: view.active.includes(seat.seat),
    winner: view.outcome?.winners.includes(seat.seat) ?? false,
    ...(asked && { asked: { icon: boxAround({ x: x + 860, y: y + 38 }, 44), chosen: view.chosen.includes(seat.seat) } }),
  };
};

/** One band a seat, from the top. `names` are printable already. */
export const layOutBands = (view: View, names: readonly string[], text: Text): readonly Band[] => {
  const style = tileStyleOf(view, bandAt(0).width - 2 * EDGE, text);
  return view.seats.map((seat, index) => band(bandAt(index), seat, names[seat.seat] ?? '', style, view, text));
};
