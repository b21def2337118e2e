import type { SeatView } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, columns } from '../../geometry/shapes.ts';
import { GAP } from './frame.ts';
import type { Sheet } from './sheet.ts';

/** What a card shows, in this order; what a seat has none of is left out. */
const GOODS = ['income', 'metropolises', 'priests', 'philosophers', 'discounts'] as const;
/** What can be counted on the board, too: shown where every card has room for it. */
const COUNTABLE = ['troops', 'fleets'] as const;
export type Good = (typeof GOODS)[number] | (typeof COUNTABLE)[number] | 'gold';

export type Stock = ReturnType<typeof stock>;

/** A seat's public goods, and gold where the viewer may know it. */
export type SeatCard = ReturnType<typeof card>;

const ICON = 30;
const EDGE = 9;
/** Between goods on a line. */
const BETWEEN = 7;
const NAME_LINE = 33;
const NAME_LEFT = 62;
/** From the top of a card to the lines of its goods. */
const LINES = [77, 117] as const;

export const stock = (good: Good, amount: number, x: number, y: number, { frame, text }: Sheet) => ({
  good,
  icon: boxAround({ x: x + ICON / 2, y }, ICON),
  amount: text(String(amount), x + ICON + 2, y, { size: amount > 99 ? frame.small : frame.type }),
});

/** Returns goods line by line, with what has room. */
const stocksOf = (box: Box, seat: SeatView, goods: readonly Exclude<Good, 'gold'>[], sheet: Sheet): readonly Stock[] => {
  const placed: Stock[] = [];
  let [line, x] = [0, box.x + EDGE];
  for (const good of goods.filter((each) => seat[each] > 0)) {
    const { icon, amount } = stock(good, seat[good], 0, 0, sheet);
    const width = amount.x + amount.width - icon.x;
    if (x + width > box.x + box.width - 4) [line, x] = [line + 1, box.x + EDGE];
    const y = LINES[line];
    if (y === undefined) break;
    placed.push(stock(good, seat[good], x, box.y + y, sheet));
    x += width + BETWEEN;
  }
  return placed;
};

/** Places gold at the right end of the name's row. */
const goldAt = (box: Box, amount: number, sheet: Sheet) => {
  const { width } = stock('gold', amount, 0, 0, sheet).amount;
  return stock('gold', amount, box.x + box.width - EDGE - width - 2 - ICON, box.y + NAME_LINE, sheet);
};

const card = (box: Box, seat: SeatView, goods: readonly Stock[], sheet: Sheet) => {
  const { frame, view, names, text } = sheet;
  const gold = seat.gold === undefined ? [] : [goldAt(box, seat.gold, sheet)];
  const end = gold[0]?.icon.x ?? box.x + box.width - 2;
  return {
    seat: seat.seat,
    box,
    counter: { seat: seat.seat, x: box.x + 33, y: box.y + NAME_LINE, radius: 24 },
    name: text(names[seat.seat] ?? '', box.x + NAME_LEFT, box.y + NAME_LINE, {
      size: frame.type,
      room: end - 6 - box.x - NAME_LEFT,
      narrow: true,
    }),
    goods: [...goods, ...gold],
    active: view.active.includes(seat.seat),
    winner: view.outcome?.winners.includes(seat.seat) ?? false,
    eliminated: seat.eliminated,
  };
};

/** Lays out one card per seat, side by side. */
export const layOutSeats = (sheet: Sheet): readonly SeatCard[] => {
  const { seats } = sheet.view;
  const boxes = columns(sheet.frame.seats, seats.length, GAP);
  const goods = GOODS.filter((good) => good !== 'discounts' || sheet.frame.creatures !== undefined);
  const all = [...goods, ...COUNTABLE];
  const cards = seats.flatMap((seat, index) => {
    const box = boxes[index];
    return box === undefined ? [] : [{ seat, box, whole: stocksOf(box, seat, all, sheet) }];
  });
  const fits = cards.every(({ seat, whole }) => whole.length === all.filter((good) => seat[good] > 0).length);
  return cards.map(({ seat, box, whole }) => card(box, seat, fits ? whole : stocksOf(box, seat, goods, sheet), sheet));
};
