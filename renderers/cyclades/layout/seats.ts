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

/** Side of a good's sign: the larger one where it leaves room for all goods of every seat. */
const ICONS = [40, 30] as const;
const EDGE = 9;
/** Between goods on a line. */
const BETWEEN = 7;
const NAME_LINE = 33;
const NAME_LEFT = 62;
/** From the top of a card to the lines of its goods. */
const LINES = [77, 117] as const;

export const stock = (good: Good, amount: number, x: number, y: number, { frame, text }: Sheet, icon: number = ICONS[1]) => ({
  good,
  icon: boxAround({ x: x + icon / 2, y }, icon),
  amount: text(String(amount), x + icon + 2, y, { size: amount > 99 ? frame.small : frame.type }),
});

/** Returns how many of a good are shown: gold also when there is none, if the viewer may know it. */
const shownOf = (seat: SeatView, good: Good): number | undefined => (good === 'gold' ? seat.gold : seat[good] || undefined);

/** Returns goods line by line, with what has room. */
const stocksOf = (box: Box, seat: SeatView, goods: readonly Good[], sheet: Sheet, side: number): readonly Stock[] => {
  const placed: Stock[] = [];
  let [line, x] = [0, box.x + EDGE];
  for (const good of goods) {
    const owned = shownOf(seat, good);
    if (owned === undefined) continue;
    const { icon, amount } = stock(good, owned, 0, 0, sheet, side);
    const width = amount.x + amount.width - icon.x;
    if (x + width > box.x + box.width - 4) [line, x] = [line + 1, box.x + EDGE];
    const y = LINES[line];
    if (y === undefined) break;
    placed.push(stock(good, owned, x, box.y + y, sheet, side));
    x += width + BETWEEN;
  }
  return placed;
};

/** Places gold at the right end of the name's row. */
const goldAt = (box: Box, amount: number, sheet: Sheet): Stock => {
  const { icon, amount: label } = stock('gold', amount, 0, 0, sheet);
  return stock('gold', amount, box.x + box.width - EDGE - label.x - label.width + icon.x, box.y + NAME_LINE, sheet);
};

const nameIn = (box: Box, seat: number, end: number, { frame, names, text }: Sheet) =>
  text(names[seat] ?? '', box.x + NAME_LEFT, box.y + NAME_LINE, {
    size: frame.type,
    room: end - 6 - box.x - NAME_LEFT,
    narrow: true,
  });

const card = (box: Box, seat: SeatView, gold: Stock | undefined, goods: readonly Stock[], sheet: Sheet) => ({
  seat: seat.seat,
  box,
  counter: { seat: seat.seat, x: box.x + 33, y: box.y + NAME_LINE, radius: 24 },
  name: nameIn(box, seat.seat, gold?.icon.x ?? box.x + box.width - 2, sheet),
  goods: gold === undefined ? goods : [...goods, gold],
  active: sheet.view.active.includes(seat.seat),
  winner: sheet.view.outcome?.winners.includes(seat.seat) ?? false,
  eliminated: seat.eliminated,
});

/** Length of a cut name that no longer tells seats apart. */
const LETTERS = 4;

/** Returns whether gold beside a name cuts it too short. */
const isCutBy = (gold: Stock, box: Box, seat: number, sheet: Sheet): boolean => {
  const [whole, left] = [box.x + box.width - 2, gold.icon.x].map((end) => nameIn(box, seat, end, sheet).text);
  return left !== whole && (left ?? '').length <= LETTERS;
};

/** Lays out one card per seat, side by side. Gold is beside the name, or the first good where it would cut the name short. */
export const layOutSeats = (sheet: Sheet): readonly SeatCard[] => {
  const { seats } = sheet.view;
  const boxes = columns(sheet.frame.seats, seats.length, GAP);
  const goods = GOODS.filter((good) => good !== 'discounts' || sheet.frame.creatures !== undefined);
  const all = [...goods, ...COUNTABLE];
  const places = seats.flatMap((seat, index) => {
    const box = boxes[index];
    return box === undefined ? [] : [{ seat, box }];
  });
  const fits = (box: Box, seat: SeatView, list: readonly Good[], icon: number): boolean =>
    stocksOf(box, seat, list, sheet, icon).length === list.filter((good) => shownOf(seat, good) !== undefined).length;
  const { icon, most } = [all, goods]
    .flatMap((list) => ICONS.map((side) => ({ icon: side, most: list })))
    .find((each) => places.every(({ seat, box }) => fits(box, seat, each.most, each.icon))) ?? { icon: ICONS[1], most: goods };
  return places.map(({ seat, box }) => {
    const beside = seat.gold === undefined ? undefined : goldAt(box, seat.gold, sheet);
    if (beside === undefined || !isCutBy(beside, box, seat.seat, sheet))
      return card(box, seat, beside, stocksOf(box, seat, most, sheet, icon), sheet);
    const withGold: readonly Good[] = ['gold', ...most];
    const fitting = ICONS.find((each) => fits(box, seat, withGold, each));
    const list = fitting === undefined ? (['gold', ...goods] as const) : withGold;
    return card(box, seat, undefined, stocksOf(box, seat, list, sheet, fitting ?? icon), sheet);
  });
};
