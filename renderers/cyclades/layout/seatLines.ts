import type { SeatView } from '#games/cyclades/viewTypes.ts';
import { type Box, rows } from '../../geometry/shapes.ts';
import { GAP } from './frame.ts';
import { type Good, type SeatCard, type Stock, stock } from './seats.ts';
import type { Sheet } from './sheet.ts';

/** What a line shows, in this order; what a seat has none of is left out. */
const GOODS = [
  'income',
  'metropolises',
  'troops',
  'fleets',
  'priests',
  'philosophers',
  'discounts',
  'gold',
] as const satisfies readonly Good[];
const EDGE = 14;
const NAME_LEFT = 72;
/** Between goods. */
const BETWEEN = 12;

/** Returns the goods of a seat side by side from a point, and where they end. */
const stocksFrom = (seat: SeatView, left: number, y: number, sheet: Sheet): { stocks: Stock[]; end: number } => {
  let x = left;
  const stocks = GOODS.flatMap((good) => {
    const amount = seat[good];
    if (amount === undefined || (amount === 0 && good !== 'gold')) return [];
    const placed = stock(good, amount, x, y, sheet);
    x = placed.amount.x + placed.amount.width + BETWEEN;
    return [placed];
  });
  return { stocks, end: x - BETWEEN };
};

/** Lays out one line per seat: its name, and from a common place on, its goods. */
export const layOutSeatLines = (sheet: Sheet): readonly SeatCard[] => {
  const { frame, view, names, text } = sheet;
  const widest = Math.max(...view.seats.map((seat) => stocksFrom(seat, 0, 0, sheet).end));
  const line = (seat: SeatView, box: Box): SeatCard => {
    const y = box.y + box.height / 2 + 4;
    const left = box.x + box.width - EDGE - widest;
    const [nameLeft, name] = [box.x + NAME_LEFT, names[seat.seat] ?? ''];
    return {
      seat: seat.seat,
      box,
      counter: { seat: seat.seat, x: box.x + 36, y, radius: 25 },
      name: text(name, nameLeft, y, { size: frame.type, room: left - BETWEEN - nameLeft, narrow: true }),
      goods: stocksFrom(seat, left, y, sheet).stocks,
      active: view.active.includes(seat.seat),
      winner: view.outcome?.winners.includes(seat.seat) ?? false,
      eliminated: seat.eliminated,
    };
  };
  const boxes = rows(frame.seats, view.seats.length, GAP);
  return view.seats.flatMap((seat, index) => {
    const box = boxes[index];
    return box === undefined ? [] : [line(seat, box)];
  });
};
