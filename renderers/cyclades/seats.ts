import type { Seat } from '#engine/game.ts';
import type { SeatView, View } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, type Counter, columns, type Label } from '../shapes.ts';
import type { Text } from '../text.ts';
import { GAP, seatsStrip } from './frame.ts';

const GOODS = ['troops', 'fleets', 'metropolises', 'income', 'priests', 'philosophers', 'discounts', 'gold'] as const;
export type Good = (typeof GOODS)[number];

export interface Stock {
  readonly good: Good;
  readonly icon: Box;
  readonly amount: Label;
}

/** A seat's public goods, discounts on creatures where there are any creatures, and gold where the viewer may know it. */
export interface SeatCard {
  readonly seat: Seat;
  readonly box: Box;
  readonly counter: Counter;
  readonly name: Label;
  readonly goods: readonly Stock[];
  readonly active: boolean;
  readonly winner: boolean;
  readonly eliminated: boolean;
}

/** Sizes of the two rows; the second holds larger numbers. */
const ROWS = [
  { icon: 33, type: 37 },
  { icon: 28, type: 33 },
] as const;

/** Where each good stands on a card: part of its width, and row. Troops, fleets and Metropolises never reach two digits. */
const PLACES: Readonly<Record<Good, readonly [column: number, row: 0 | 1]>> = {
  troops: [0, 0],
  fleets: [0.235, 0],
  metropolises: [0.47, 0],
  income: [0.705, 0],
  priests: [0, 1],
  philosophers: [0.265, 1],
  discounts: [0.475, 1],
  gold: [0.685, 1],
};

const stockAt = (box: Box, good: Good, amount: number, text: Text): Stock => {
  const [column, row] = PLACES[good];
  const { icon, type } = ROWS[row];
  const x = box.x + 14 + column * (box.width - 20);
  const y = box.y + 86 + row * 47;
  return {
    good,
    icon: boxAround({ x: x + icon / 2, y }, icon),
    amount: text(String(amount), x + icon + 4, y, { face: 'body', size: type, align: 'left' }),
  };
};

const card = (box: Box, seat: SeatView, name: string, view: View, text: Text): SeatCard => ({
  seat: seat.seat,
  box,
  counter: { seat: seat.seat, x: box.x + 38, y: box.y + 34, radius: 26 },
  name: text(name, box.x + 74, box.y + 34, { face: 'body', size: 38, align: 'left', room: box.width - 74 - 14 }),
  goods: GOODS.filter((good) => good !== 'discounts' || view.options.creatures === 'all').flatMap((good) => {
    const amount = seat[good];
    return amount === undefined ? [] : [stockAt(box, good, amount, text)];
  }),
  active: view.active.includes(seat.seat),
  winner: view.outcome?.winners.includes(seat.seat) ?? false,
  eliminated: seat.eliminated,
});

/** One card a seat along the bottom. `names` are printable already. */
export const layOutSeats = (view: View, names: readonly string[], text: Text): readonly SeatCard[] => {
  const boxes = columns(seatsStrip(view.options.creatures === 'all'), view.seats.length, GAP);
  return view.seats.flatMap((seat, index) => {
    const box = boxes[index];
    return box === undefined ? [] : [card(box, seat, names[seat.seat] ?? '', view, text)];
  });
};
