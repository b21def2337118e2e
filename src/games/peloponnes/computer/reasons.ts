import { type Weighed, weightiest } from '#engine/advice.ts';
import type { Seat } from '#engine/game.ts';
import { COINS_PER_POINT, POINTS_PER_INHABITANT } from '../data/figures.ts';
import { incomeOf, isProtected } from '../rules/holdings.ts';
import { type State, seatOf } from '../state.ts';
import { type Amounts, DISASTERS, type Disaster, RESOURCES } from '../types.ts';
import type { Futures } from './future.ts';
import { projectionOf, type Rest } from './outlook.ts';

/** Why a move is good: the parts of the outlook that differ between the positions with it and without it. */

/** A part of the outlook that a move changes. Languages make a sentence of each: `moves/hints.ts` in `src/i18n/peloponnes`. */
export type Reason =
  /** Points at the end; `isLower`: they count for the side that decides. */
  | { readonly part: 'power' | 'inhabitants'; readonly more: number; readonly isLower: boolean }
  | { readonly part: 'income' | 'goods'; readonly more: Amounts }
  | { readonly part: 'safe'; readonly disaster: Disaster }
  | { readonly part: 'left'; readonly coins: number };

/** Points less than which are not worth a sentence. */
const LEAST = 0.4;
const MOST = 2;
/** What a unit of a good in stock, or in each round's income, is worth in points, about. */
const WORTH_OF_GOODS = 1 / COINS_PER_POINT;
const WORTH_OF_INCOME = 0.6;
const WORTH_OF_SAFETY = 1;
/** The share of points that counts on the higher side. */
const HIGHER_SIDE = 0.3;

/** Returns the reasons for a move that leads to one position instead of another. */
export const reasonsFor = (without: State, after: State, seat: Seat, rest: Rest, futures: Futures): readonly Reason[] => {
  const [had, has] = [without, after].map((state) => projectionOf(state, seat, rest, futures));
  if (had === undefined || has === undefined) return [];
  const people = POINTS_PER_INHABITANT * (has.inhabitants - had.inhabitants);
  const isPowerLower = had.power < POINTS_PER_INHABITANT * had.inhabitants;
  const side = (part: 'power' | 'inhabitants', more: number, isLower: boolean): Weighed<Reason> => ({
    reason: { part, more: Math.round(more), isLower },
    weight: Math.round(more) === 0 ? 0 : more * (isLower ? 1 : HIGHER_SIDE),
  });
  const income = gained(incomeOf(without, seat), incomeOf(after, seat));
  const goods = gained(seatOf(without, seat).goods, seatOf(after, seat).goods);
  return weightiest(
    [
      side('power', has.power - had.power, isPowerLower),
      side('inhabitants', people, !isPowerLower),
      { reason: { part: 'income', more: income }, weight: WORTH_OF_INCOME * count(income) },
      { reason: { part: 'goods', more: goods }, weight: WORTH_OF_GOODS * count(goods) },
      ...DISASTERS.filter((disaster) => !isProtected(without, seat, disaster) && isProtected(after, seat, disaster)).map(
        (disaster): Weighed<Reason> => ({ reason: { part: 'safe', disaster }, weight: WORTH_OF_SAFETY }),
      ),
    ],
    { least: LEAST, most: MOST },
  );
};

/** Returns of which goods there are more. Inhabitants count as points, and coins with what is left. */
const gained = (had: Amounts, has: Amounts): Amounts =>
  Object.fromEntries(
    [...RESOURCES, 'luxury' as const].flatMap((good) => {
      const more = (has[good] ?? 0) - (had[good] ?? 0);
      return more > 0 ? [[good, more]] : [];
    }),
  );

const count = (amounts: Amounts): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
