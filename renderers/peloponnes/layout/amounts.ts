import type { Amounts, Good, IncomeChoice } from '#games/peloponnes/types.ts';
import { boxAround } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { TYPE } from './frame.ts';

/** The order of goods everywhere on the picture. */
export const GOODS = ['coins', 'wood', 'stone', 'food', 'luxury', 'inhabitants'] as const satisfies readonly Good[];

/** A number and the good it counts. */
export type Amount = ReturnType<typeof layOutAmounts>[number];

/** Size of icons, and their spacing. */
export interface AmountSize {
  readonly icon: number;
  readonly gap: number;
}

const written = (amount: number, signed: boolean): string => (amount < 0 ? `−${-amount}` : `${signed ? '+' : ''}${amount}`);

/** Lays out each good with an amount, side by side from `x`; `signed` adds a plus. */
export const layOutAmounts = (amounts: Amounts, x: number, y: number, { icon, gap }: AmountSize, text: Text, signed = false) => {
  let left = x;
  return GOODS.flatMap((good) => {
    const amount = amounts[good] ?? 0;
    if (amount === 0) return [];
    const label = text(written(amount, signed), left, y, { size: TYPE });
    const middle = left + label.width + 3 + icon / 2;
    left = middle + icon / 2 + gap;
    return [{ good, label, icon: boxAround({ x: middle, y }, icon) }];
  });
};

/** A good, drawn once per unit. */
export type GoodIcon = Readonly<ReturnType<typeof layOutIcons>[number]>;

const ICON_GAP = 3;

/** Lays out one icon per unit of each good, side by side around `x`. */
export const layOutIcons = (amounts: Amounts, x: number, y: number, size: number) => {
  const goods = GOODS.flatMap((good) => Array.from({ length: amounts[good] ?? 0 }, () => good));
  const left = x - (goods.length * (size + ICON_GAP) - ICON_GAP) / 2;
  return goods.map((good, index) => ({ good, icon: boxAround({ x: left + size / 2 + index * (size + ICON_GAP), y }, size) }));
};

/** A choice of one good out of several. */
export type Choice = ReturnType<typeof layOutChoice>;

const OF_CHOICE = ['food', 'wood', 'stone', 'coins'] as const satisfies readonly IncomeChoice[];

/** Lays out "1" and the goods to choose from, close together from `x`. */
export const layOutChoice = (x: number, y: number, icon: number, text: Text) => {
  const label = text('1', x, y, { size: TYPE });
  const first = label.width + 4 + icon / 2;
  return {
    label,
    goods: OF_CHOICE.map((good, index) => ({ good, icon: boxAround({ x: x + first + index * (icon + 1), y }, icon) })),
  };
};
