import { STORES } from '#games/peloponnes/data/figures.ts';
import type { Good } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, type Label } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { GOODS } from './amounts.ts';
import { TYPE } from './frame.ts';
import { luxuryForFood } from './stamps.ts';

/** A seat's amount of a good, its next income, and the track that counts it. */
export type Store = ReturnType<typeof storeIn> & {
  /** Whether other lines are close above and below. */
  readonly close?: boolean;
};

/** Maximum of each track: the stores' limits, and the highest count of luxury goods and inhabitants. */
const ENDS: Readonly<Record<Exclude<Good, 'coins'>, number>> = { ...STORES, luxury: 20, inhabitants: 20 };
const ICON = 36;
const GAP = 12;
export const STORES_HEIGHT = 64;

const trackIn = (box: Box, amount: number, end: number) => ({
  box,
  filled: { ...box, width: (box.width * Math.min(amount, end)) / end },
});

const spentBy = ({ seat }: SeatView, good: Good, view: View): number =>
  good === 'luxury' && seat === view.viewer ? luxuryForFood(view) : 0;

const storeIn = (box: Box, good: Good, seat: SeatView, view: View, text: Text) => {
  const y = box.y + 26;
  const track = { x: box.x, y: box.y + 54, width: box.width, height: 9 };
  const amount = text(String(seat.goods[good]), box.x + ICON + 4, y, { size: TYPE });
  const earned = seat.income[good] ?? 0;
  const spent = spentBy(seat, good, view);
  const beside = (words: string): Label => text(words, amount.x + amount.width + 8, y, { size: TYPE });
  return {
    good,
    icon: boxAround({ x: box.x + ICON / 2, y }, ICON),
    amount,
    ...(spent === 0 && earned !== 0 && { income: beside(`+${earned}`) }),
    /** Luxury goods that the viewer has chosen to spend; replaces the income. */
    ...(spent !== 0 && { spent: beside(`−${spent}`) }),
    /** Absent for coins, which have no limit. */
    ...(good !== 'coins' && { track: trackIn(track, seat.goods[good], ENDS[good]) }),
  };
};

/** Returns the width of a good's column that suffices in the band of every seat. */
const columnOf = (good: Good, view: View, text: Text): number =>
  Math.max(
    ...view.seats.map((seat) => {
      const { amount, income, spent } = storeIn({ x: 0, y: 0, width: 0, height: 0 }, good, seat, view, text);
      const last = spent ?? income ?? amount;
      return last.x + last.width;
    }),
  );

/** Columns are whole steps wide, so that there are few widths and cached paintings are reused. */
const STEP = 8;
const stepsUp = (width: number): number => Math.ceil(width / STEP) * STEP;
const stepsDown = (width: number): number => Math.floor(width / STEP) * STEP;

/** Lays out some goods of any seat, `inLine` of them side by side. Columns are aligned in the bands of all seats. */
export const storesOf = (
  view: View,
  text: Text,
  goods: readonly Good[] = GOODS,
  inLine: number = goods.length,
): ((box: Box, seat: SeatView) => readonly Store[]) => {
  const needed = goods.map((good) => columnOf(good, view, text));
  const widths = Array.from({ length: inLine }, (_, column) =>
    stepsUp(Math.max(...needed.filter((_, index) => index % inLine === column))),
  );
  const sum = (parts: readonly number[]): number => parts.reduce((whole, part) => whole + part, 0);
  return (box, seat) => {
    const spare = stepsDown((box.width - sum(widths) - GAP * (inLine - 1)) / inLine);
    return goods.map((good, index) => {
      const column = index % inLine;
      const x = box.x + sum(widths.slice(0, column)) + column * (spare + GAP);
      const y = box.y + Math.floor(index / inLine) * (STORES_HEIGHT + GAP);
      return storeIn({ x, y, width: (widths[column] ?? 0) + spare, height: STORES_HEIGHT }, good, seat, view, text);
    });
  };
};
