import type { Amounts, Good } from '#games/peloponnes/types.ts';
import { type Box, boxAround, type Label } from '../shapes.ts';
import type { Text } from '../text.ts';

/** The order in which goods stand everywhere on the picture. */
export const GOODS = ['coins', 'wood', 'stone', 'food', 'luxury', 'inhabitants'] as const satisfies readonly Good[];

/** A number and the good it counts. */
export interface Amount {
  readonly good: Good;
  readonly label: Label;
  readonly icon: Box;
}

/** How large numbers and icons are, and how far apart. */
export interface AmountSize {
  readonly type: number;
  readonly icon: number;
  readonly gap: number;
}

const written = (amount: number, signed: boolean): string => (amount < 0 ? `−${-amount}` : `${signed ? '+' : ''}${amount}`);

/** Each good of which there is some, side by side from `x`; `signed`: with a plus. */
export const layOutAmounts = (
  amounts: Amounts,
  x: number,
  y: number,
  { type, icon, gap }: AmountSize,
  text: Text,
  signed = false,
): readonly Amount[] => {
  let left = x;
  return GOODS.flatMap((good) => {
    const amount = amounts[good] ?? 0;
    if (amount === 0) return [];
    const label = text(written(amount, signed), left, y, { face: 'body', size: type, align: 'left' });
    const middle = left + label.width + 3 + icon / 2;
    left = middle + icon / 2 + gap;
    return [{ good, label, icon: boxAround({ x: middle, y }, icon) }];
  });
};

/** Where a row of amounts ends. */
export const endOf = (amounts: readonly Amount[], x: number): number => {
  const last = amounts.at(-1);
  return last === undefined ? x : last.icon.x + last.icon.width;
};
