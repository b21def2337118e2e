import { LUXURY_FOR_ONE, STORES } from '../data/figures.ts';
import { type Amounts, GOODS, type Goods, RESOURCES } from '../types.ts';

/** Stores and luxury goods (RULES.md, chapters 6 and 9). */

/** All of these together; what comes to none is not named. */
export const sumOf = (...all: readonly Amounts[]): Amounts => {
  const sum: { -readonly [Good in keyof Amounts]: Amounts[Good] } = {};
  for (const good of GOODS) {
    let total = 0;
    for (const amounts of all) total += amounts[good] ?? 0;
    if (total !== 0) sum[good] = total;
  }
  return sum;
};

/** What of `wanted` a seat really gets: what finds no room in a store becomes luxury goods, and inhabitants never fall under 0. */
export const gainsOf = (goods: Goods, wanted: Amounts): { readonly gains: Amounts; readonly overflow?: number } => {
  const stored: { -readonly [Good in keyof Amounts]: Amounts[Good] } = { ...wanted };
  let overflow = 0;
  for (const resource of RESOURCES) {
    const over = Math.max(0, goods[resource] + (wanted[resource] ?? 0) - STORES[resource]);
    stored[resource] = (wanted[resource] ?? 0) - over;
    overflow += over;
  }
  stored.inhabitants = Math.max(-goods.inhabitants, wanted.inhabitants ?? 0);
  const gains = sumOf(stored, { luxury: overflow });
  return overflow > 0 ? { gains, overflow } : { gains };
};

/** Luxury goods that would stand in for what is missing of `needed`. */
export const luxuryFor = (goods: Goods, needed: Amounts): number => {
  let missing = 0;
  for (const good of GOODS) missing += Math.max(0, (needed[good] ?? 0) - goods[good]);
  return missing * LUXURY_FOR_ONE;
};

/** Whether `needed` can be paid, with luxury goods for what is missing. */
export const canPay = (goods: Goods, needed: Amounts): boolean => luxuryFor(goods, needed) <= goods.luxury;

/** Whether `needed` can be paid without luxury goods. */
export const canPayOutright = (goods: Goods, needed: Amounts): boolean => luxuryFor(goods, needed) === 0;

/** How `needed` is paid: own goods first, luxury goods for exactly what is missing. */
export const paymentOf = (goods: Goods, needed: Amounts): Amounts => {
  const own: { -readonly [Good in keyof Amounts]: Amounts[Good] } = {};
  for (const good of GOODS) own[good] = Math.min(needed[good] ?? 0, goods[good]);
  return sumOf(own, { luxury: luxuryFor(goods, needed) });
};
