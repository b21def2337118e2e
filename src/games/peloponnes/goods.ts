import type { Draft } from '#engine/draft.ts';
import type { Amounts, Goods } from './types.ts';

/** Sums of goods, written out good by good: they are the game's most frequent operation. */

export const NO_GOODS: Goods = { coins: 0, wood: 0, stone: 0, food: 0, luxury: 0, inhabitants: 0 };

/** Returns the goods plus some amounts. */
export const plus = (goods: Goods, amounts: Amounts): Goods => ({
  coins: goods.coins + (amounts.coins ?? 0),
  wood: goods.wood + (amounts.wood ?? 0),
  stone: goods.stone + (amounts.stone ?? 0),
  food: goods.food + (amounts.food ?? 0),
  luxury: goods.luxury + (amounts.luxury ?? 0),
  inhabitants: goods.inhabitants + (amounts.inhabitants ?? 0),
});

/** Returns the goods minus some amounts. */
export const minus = (goods: Goods, amounts: Amounts): Goods => ({
  coins: goods.coins - (amounts.coins ?? 0),
  wood: goods.wood - (amounts.wood ?? 0),
  stone: goods.stone - (amounts.stone ?? 0),
  food: goods.food - (amounts.food ?? 0),
  luxury: goods.luxury - (amounts.luxury ?? 0),
  inhabitants: goods.inhabitants - (amounts.inhabitants ?? 0),
});

/** Adds goods to a draft sum. */
export const addTo = (sum: Draft<Goods>, goods: Goods): void => {
  sum.coins += goods.coins;
  sum.wood += goods.wood;
  sum.stone += goods.stone;
  sum.food += goods.food;
  sum.luxury += goods.luxury;
  sum.inhabitants += goods.inhabitants;
};

/** Returns the goods without those that are zero. */
export const named = (goods: Goods): Amounts => {
  const amounts: Draft<Amounts> = {};
  if (goods.coins !== 0) amounts.coins = goods.coins;
  if (goods.wood !== 0) amounts.wood = goods.wood;
  if (goods.stone !== 0) amounts.stone = goods.stone;
  if (goods.food !== 0) amounts.food = goods.food;
  if (goods.luxury !== 0) amounts.luxury = goods.luxury;
  if (goods.inhabitants !== 0) amounts.inhabitants = goods.inhabitants;
  return amounts;
};

/** Returns whether no good is named. */
export const isNone = (amounts: Amounts): boolean => {
  for (const _ in amounts) return false;
  return true;
};
