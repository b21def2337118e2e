import type { Seat } from '#engine/game.ts';
import type { SeatView } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, type Counter, inset, type Label } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { GOODS } from './amounts.ts';
import { type Chips, layOutLosses } from './changes.ts';
import { BANDS, GAP, TYPE } from './frame.ts';
import type { Sheet } from './rowTiles.ts';
import { STORES_HEIGHT, type Store, storesOf } from './stores.ts';
import { layOutTableau, type Tableau } from './tableau.ts';

/** One of the two scores; the lower of them is what counts. */
export type ScoreOf = ReturnType<typeof scoresOf>[number];

/** The band of a seat: its name, goods and scores in one line, and its tiles. */
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

/** Sizes in a band; `first` is the middle of its first line. */
const SIZES = {
  wide: { edge: 16, first: 38, radius: 27, name: 284, tiles: 84, below: 12 },
  tall: { edge: 16, first: 35, radius: 23, name: 510, tiles: 106, below: 11 },
} as const;
export const SCORE_WIDTH = 114;

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

/** Returns the layout of a seat's goods: beside its name, or on the tall picture those with a limit under it. */
const storesIn = (sheet: Sheet): ((inner: Box, seat: SeatView) => readonly Store[]) => {
  const { shape, view, text } = sheet;
  const { first, name } = SIZES[shape];
  const beside = ({ x, y, width }: Box): Box => ({
    x: x + name,
    y: y + first - 26,
    width: width - name - 2 * SCORE_WIDTH,
    height: STORES_HEIGHT,
  });
  if (shape === 'wide') {
    const all = storesOf(view, text);
    return (inner, seat) => all(beside(inner), seat);
  }
  const [coins, others] = [storesOf(view, text, ['coins']), storesOf(view, text, GOODS.slice(1))];
  return (inner, seat) => {
    const below = { ...inner, y: inner.y + first + 23, height: STORES_HEIGHT };
    return [...coins(beside(inner), seat), ...others(below, seat)].map(({ track: _track, ...store }) => ({
      ...store,
      close: true,
    }));
  };
};

/** Space beside and above what a seat gained and lost. */
const BETWEEN = 24;
const BELOW = 8;
const WIDEST_CARD = 300;

/** Lays out the tiles of a seat, and what it gained and lost: beside them where there is room, otherwise below. */
const tilesAndLosses = ({ x, y, width }: Box, seat: SeatView, sheet: Sheet) => {
  const all = layOutTableau({ x, y }, width, seat, sheet);
  const losses = layOutLosses(sheet, seat.seat, { x, y: y + all.height + BELOW }, width);
  if (losses.height === 0) return { tableau: all, losses, height: all.height };
  const left = width - losses.width - BETWEEN;
  const tableau = layOutTableau({ x, y }, left, seat, sheet);
  if (left < WIDEST_CARD || Math.max(tableau.height, losses.height) > all.height)
    return { tableau: all, losses, height: all.height + BELOW + losses.height };
  const beside = { x: x + width - losses.width, y: y + (all.height - losses.height) / 2 };
  return { tableau, losses: layOutLosses(sheet, seat.seat, beside, losses.width + 1), height: all.height };
};

const band = (box: Box, seat: SeatView, name: string, sheet: Sheet, stores: ReturnType<typeof storesIn>): Band => {
  const { shape, view, text } = sheet;
  const size = SIZES[shape];
  const inner = { ...inset(box, size.edge), y: box.y };
  const middle = box.y + size.first;
  const { tableau, losses, height } = tilesAndLosses({ ...inner, y: box.y + size.tiles }, seat, sheet);
  return {
    seat: seat.seat,
    box: { ...box, height: size.tiles + height + size.below },
    counter: { seat: seat.seat, x: box.x + 44, y: middle, radius: size.radius },
    name: text(name, box.x + 80, middle, { size: TYPE, room: size.name + size.edge - 96 }),
    stores: stores(inner, seat),
    scores: scoresOf(seat, inner.x + inner.width, middle, text),
    tableau,
    ...(losses.height > 0 && { losses }),
    active: view.active.includes(seat.seat),
    winner: view.outcome?.winners.includes(seat.seat) ?? false,
  };
};

/** Lays out one band per seat, from `top`. `names` are printable already. */
export const layOutBands = (sheet: Sheet, names: readonly string[], top: number): readonly Band[] => {
  const stores = storesIn(sheet);
  let y = top;
  return sheet.view.seats.map((seat) => {
    const laid = band({ ...BANDS[sheet.format], y, height: 0 }, seat, names[seat.seat] ?? '', sheet, stores);
    y += laid.box.height + GAP;
    return laid;
  });
};
