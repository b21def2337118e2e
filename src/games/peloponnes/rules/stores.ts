import { LUXURY_FOR_ONE, STORES } from '../data/figures.ts';
import { NO_GOODS, named, plus } from '../goods.ts';
import type { Amounts, Goods } from '../types.ts';

/** Stores, and luxury goods that replace others (RULES.md, chapter 6 and 4.9, 5.2, 8.6, 9.2). */

const overflowOf = (held: number, gained: number, room: number): number => Math.max(0, held + gained - room);

/**
 * Returns what of `wanted` a seat really gets: units that find no room in a store become luxury goods, and inhabitants never
 * fall below 0.
 */
export const gainsOf = (goods: Goods, wanted: Goods): { readonly gains: Amounts; readonly overflow: number } => {
  const wood = overflowOf(goods.wood, wanted.wood, STORES.wood);
  const stone = overflowOf(goods.stone, wanted.stone, STORES.stone);
  const food = overflowOf(goods.food, wanted.food, STORES.food);
  const overflow = wood + stone + food;
  const gains = named({
    coins: wanted.coins,
    wood: wanted.wood - wood,
    stone: wanted.stone - stone,
    food: wanted.food - food,
    luxury: wanted.luxury + overflow,
    inhabitants: Math.max(-goods.inhabitants, wanted.inhabitants),
  });
  return { gains, overflow };
};

const missing = (needed: number, held: number): number => Math.max(0, needed - held);

/** Returns the luxury goods that would replace missing coins, wood, stone and food. */
export const luxuryFor = (goods: Goods, needed: Goods): number =>
  LUXURY_FOR_ONE *
  (missing(needed.coins, goods.coins) +
    missing(needed.wood, goods.wood) +
    missing(needed.stone, goods.stone) +
    missing(needed.food, goods.food));

/** Returns whether the seat can pay `needed`, with luxury goods for what is missing. */
export const canPay = (goods: Goods, needed: Goods): boolean => luxuryFor(goods, needed) <= goods.luxury;

/** Returns whether the seat can pay `needed` without luxury goods. */
export const canPayOutright = (goods: Goods, needed: Goods): boolean => luxuryFor(goods, needed) === 0;

/** Returns how coins are paid: own ones first, luxury goods for those that are missing. */
export const coinsOf = (goods: Goods, coins: number): Amounts => {
  const lacking = missing(coins, goods.coins);
  return named(plus(NO_GOODS, { coins: coins - lacking, luxury: lacking * LUXURY_FOR_ONE }));
};

/** Returns how `needed` is paid: own goods first, luxury goods for exactly what is missing. */
export const paymentOf = (goods: Goods, needed: Goods): Amounts =>
  named({
    coins: Math.min(needed.coins, goods.coins),
    wood: Math.min(needed.wood, goods.wood),
    stone: Math.min(needed.stone, goods.stone),
    food: Math.min(needed.food, goods.food),
    luxury: luxuryFor(goods, needed),
    inhabitants: 0,
  });
