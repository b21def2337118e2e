import type { Amounts, Good, IncomeChoice } from '#games/peloponnes/types.ts';
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

/** One good out of several. */
export interface Choice {
  readonly label: Label;
  readonly goods: readonly { readonly good: Good; readonly icon: Box }[];
}

const OF_CHOICE = ['food', 'wood', 'stone', 'coins'] as const satisfies readonly IncomeChoice[];

/** "1" and the goods it may be, close together from `x`. */
export const layOutChoice = (x: number, y: number, { type, icon }: AmountSize, text: Text): Choice => {
  const label = text('1', x, y, { face: 'body', size: type, align: 'left' });
  const first = label.width + 4 + icon / 2;
  return {
    label,
    goods: OF_CHOICE.map((good, index) => ({ good, icon: boxAround({ x: x + first + index * (icon + 1), y }, icon) })),
  };
};
