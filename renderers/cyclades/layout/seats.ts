import type { SeatView } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, columns } from '../../geometry/shapes.ts';
import { GAP } from './frame.ts';
import type { Sheet } from './sheet.ts';

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

const stock = (good: Good, amount: number, x: number, y: number, { frame, text }: Sheet) => ({
  good,
  icon: boxAround({ x: x + ICON / 2, y }, ICON),
  amount: text(String(amount), x + ICON + 4, y, { size: frame.type }),
});

const stockAt = (box: Box, good: (typeof PUBLIC_GOODS)[number], amount: number, sheet: Sheet) => {
  const [column, row] = PLACES[good];
  return stock(good, amount, box.x + 14 + column * (box.width - 22), box.y + 84 + row * 48, sheet);
};

/** Places gold at the right end of the name's row. */
const goldAt = (box: Box, amount: number, sheet: Sheet) => {
  const width = sheet.text(String(amount), 0, 0, { size: sheet.frame.type }).width;
  return stock('gold', amount, box.x + box.width - 14 - width - 4 - ICON, box.y + NAME_LINE, sheet);
};

const NAME_LINE = 35;
const NAME_LEFT = 72;

const card = (box: Box, seat: SeatView, sheet: Sheet) => {
  const { frame, view, names, text } = sheet;
  const gold = seat.gold === undefined ? [] : [goldAt(box, seat.gold, sheet)];
  const end = gold[0]?.icon.x ?? box.x + box.width - 4;
  const goods = PUBLIC_GOODS.filter((good) => good !== 'discounts' || view.options.creatures === 'all');
  return {
    seat: seat.seat,
    box,
    counter: { seat: seat.seat, x: box.x + 38, y: box.y + NAME_LINE, radius: 26 },
    name: text(names[seat.seat] ?? '', box.x + NAME_LEFT, box.y + NAME_LINE, {
      size: frame.type,
      room: end - 8 - box.x - NAME_LEFT,
    }),
    goods: [...goods.map((good) => stockAt(box, good, seat[good], sheet)), ...gold],
    active: view.active.includes(seat.seat),
    winner: view.outcome?.winners.includes(seat.seat) ?? false,
    eliminated: seat.eliminated,
  };
};

/** Lays out one card per seat, side by side. */
export const layOutSeats = (sheet: Sheet): readonly SeatCard[] => {
  const { seats } = sheet.view;
  const boxes = columns(sheet.frame.seats, seats.length, GAP);
  return seats.flatMap((seat, index) => {
    const box = boxes[index];
    return box === undefined ? [] : [card(box, seat, sheet)];
  });
};
