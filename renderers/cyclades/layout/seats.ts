import type { SeatView, View } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, columns } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { GAP, seatsStrip, TYPE } from './frame.ts';

const PUBLIC_GOODS = ['troops', 'fleets', 'metropolises', 'income', 'priests', 'philosophers', 'discounts'] as const;
export type Good = (typeof PUBLIC_GOODS)[number] | 'gold';

export type Stock = ReturnType<typeof stock>;

/** A seat's public goods, discounts on creatures in a match with creatures, and gold where the viewer may know it. */
export type SeatCard = ReturnType<typeof card>;

const ICON = 29;

/** Position of each good on a card: fraction of its width, and row. Gold is next to the name. */
const PLACES: Readonly<Record<(typeof PUBLIC_GOODS)[number], readonly [column: number, row: 0 | 1]>> = {
  troops: [0, 0],
  fleets: [0.235, 0],
  metropolises: [0.47, 0],
  income: [0.705, 0],
  priests: [0, 1],
  philosophers: [0.353, 1],
  discounts: [0.705, 1],
};

const stock = (good: Good, amount: number, x: number, y: number, text: Text) => ({
  good,
  icon: boxAround({ x: x + ICON / 2, y }, ICON),
  amount: text(String(amount), x + ICON + 4, y, { size: TYPE }),
});

const stockAt = (box: Box, good: (typeof PUBLIC_GOODS)[number], amount: number, text: Text) => {
  const [column, row] = PLACES[good];
  return stock(good, amount, box.x + 14 + column * (box.width - 22), box.y + 84 + row * 48, text);
};

/** Places gold at the right end of the name's row. */
const goldAt = (box: Box, amount: number, text: Text) => {
  const width = text(String(amount), 0, 0, { size: TYPE }).width;
  return stock('gold', amount, box.x + box.width - 14 - width - 4 - ICON, box.y + NAME_LINE, text);
};

const NAME_LINE = 35;
const NAME_LEFT = 72;

const card = (box: Box, seat: SeatView, name: string, view: View, text: Text) => {
  const gold = seat.gold === undefined ? [] : [goldAt(box, seat.gold, text)];
  const end = gold[0]?.icon.x ?? box.x + box.width - 4;
  const goods = PUBLIC_GOODS.filter((good) => good !== 'discounts' || view.options.creatures === 'all');
  return {
    seat: seat.seat,
    box,
    counter: { seat: seat.seat, x: box.x + 38, y: box.y + NAME_LINE, radius: 26 },
    name: text(name, box.x + NAME_LEFT, box.y + NAME_LINE, { size: TYPE, room: end - 8 - box.x - NAME_LEFT }),
    goods: [...goods.map((good) => stockAt(box, good, seat[good], text)), ...gold],
    active: view.active.includes(seat.seat),
    winner: view.outcome?.winners.includes(seat.seat) ?? false,
    eliminated: seat.eliminated,
  };
};

/** Lays out one card per seat along the bottom. `names` are printable already. */
export const layOutSeats = (view: View, names: readonly string[], text: Text): readonly SeatCard[] => {
  const boxes = columns(seatsStrip(view.options.creatures === 'all'), view.seats.length, GAP);
  return view.seats.flatMap((seat, index) => {
    const box = boxes[index];
    return box === undefined ? [] : [card(box, seat, names[seat.seat] ?? '', view, text)];
  });
};
