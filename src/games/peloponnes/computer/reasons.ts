import { type Weighed, weightiest } from '#engine/advice.ts';
import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { CHITS_TO_STRIKE, COINS_PER_POINT, POINTS_PER_INHABITANT, ROUNDS } from '../data/figures.ts';
import { tileOf } from '../data/tiles.ts';
import { minus } from '../goods.ts';
import { incomeOf, isProtected, worthOf } from '../rules/holdings.ts';
import { coinsOf, paymentOf } from '../rules/stores.ts';
import { type State, seatOf } from '../state.ts';
import { type Amounts, DISASTERS, type Disaster, RESOURCES } from '../types.ts';
import type { Futures } from './future.ts';
import { type Projection, projectionOf, type Rest } from './outlook.ts';

/** Why a move is good: the parts of the outlook that differ between the positions with it and without it. */

/** What a move is compared with: having no tile, the worst choice or, for the worst choice, the best one. */
type Than = 'noTile' | 'worst' | 'best';

/** A part of the outlook that a move changes. Languages make a sentence of each: `moves/hints.ts` in `src/i18n/peloponnes`. */
export type Reason =
  /** Points at the end; `isLower`: they count for the side that decides. `than`: absent where another reason has said it. */
  | { readonly part: 'power' | 'inhabitants'; readonly more: number; readonly isLower: boolean; readonly than?: Than }
  | { readonly part: 'income' | 'goods'; readonly more: Amounts }
  | { readonly part: 'safe'; readonly disaster: Disaster }
  /** A building is paid for, so that nothing is owed. */
  | { readonly part: 'paid' }
  /** What the building of an offer costs: at once, or in the next supply round. `lacks`: the part that the seat does not have. */
  | { readonly part: 'pays'; readonly cost: Amounts }
  | { readonly part: 'owes'; readonly cost: Amounts; readonly lacks: Amounts }
  /** The tile of an offer would not fit, or could not be paid. */
  | { readonly part: 'lost' }
  /** How likely no other seat outbids an offer. */
  | { readonly part: 'held'; readonly percent: number }
  | { readonly part: 'left'; readonly coins: number };

/** Fewer points than this are not worth a sentence, unless there is nothing else to say. */
const LEAST = 0.4;
const MOST = 2;
/** What a unit of a good in stock, or in each round's income, is worth in points, about. */
const WORTH_OF_GOODS = 1 / COINS_PER_POINT;
const WORTH_OF_INCOME = 0.6;
const WORTH_OF_SAFETY = 1;
const WORTH_OF_PAYING = 0.5;
/** The share of points that counts on the higher side. */
const HIGHER_SIDE = 0.3;
/** By how many points a side has to be the lower one at the end for a reason to say so. */
const CLEARLY = 4;

/** The positions that a move is judged by. */
export interface Compared {
  /** As the reader sees it. */
  readonly now: State;
  readonly without: State;
  readonly after: State;
  readonly than: Than;
}

/** Returns the reasons for a move that leads to one position instead of another. */
export const reasonsFor = (compared: Compared, seat: Seat, rest: Rest, futures: Futures): readonly Reason[] => {
  const { now, without, after, than } = compared;
  const [had, has] = [projectionOf(without, seat, rest, futures), projectionOf(after, seat, rest, futures)];
  const lower = clearlyLower(now, seat, [had, has]);
  const isPowerLower = leadOfPower(had) < 0;
  const side = (part: 'power' | 'inhabitants', more: number, counts: boolean): Weighed<Reason> => ({
    reason: { part, more: Math.round(more), isLower: part === lower },
    weight: Math.round(more) === 0 ? 0 : more * (counts ? 1 : HIGHER_SIDE),
  });
  const people = POINTS_PER_INHABITANT * (has.inhabitants - had.inhabitants);
  const income = rest.income || now.round < ROUNDS ? gained(incomeOf(without, seat), incomeOf(after, seat)) : {};
  const [before, end] = [seatOf(without, seat), seatOf(after, seat)];
  const goods = gained(before.goods, end.goods);
  const coins = than === 'noTile' ? 0 : end.goods.coins - before.goods.coins;
  const stock: Amounts = coins > 0 ? { coins, ...goods } : goods;
  const isPaid = end.marked.length < before.marked.length && end.buildings.length >= before.buildings.length;
  const weighed: readonly Weighed<Reason>[] = [
    side('power', has.power - had.power, isPowerLower),
    side('inhabitants', people, !isPowerLower),
    { reason: { part: 'income', more: income }, weight: WORTH_OF_INCOME * count(income) },
    { reason: { part: 'goods', more: stock }, weight: WORTH_OF_GOODS * count(stock) },
    { reason: { part: 'paid' }, weight: isPaid ? WORTH_OF_PAYING : 0 },
    ...DISASTERS.filter((disaster) => comes(now, disaster) && isSaved(compared, seat, disaster)).map(
      (disaster): Weighed<Reason> => ({ reason: { part: 'safe', disaster }, weight: WORTH_OF_SAFETY }),
    ),
  ];
  const telling = weightiest(weighed, { least: LEAST, most: MOST });
  return naming(than, telling.length > 0 ? telling : weightiest(weighed, { least: Number.MIN_VALUE, most: 1 }));
};

const leadOfPower = ({ power, inhabitants }: Projection): number => power - POINTS_PER_INHABITANT * inhabitants;

/** Returns the side that the reader sees to be the lower one, if it clearly stays that. */
const clearlyLower = (now: State, seat: Seat, ends: readonly Projection[]): Reason['part'] | undefined => {
  const { power, population } = worthOf(now, seat);
  if (power < population && ends.every((end) => leadOfPower(end) <= -CLEARLY)) return 'power';
  if (population < power && ends.every((end) => leadOfPower(end) >= CLEARLY)) return 'inhabitants';
  return undefined;
};

const comes = ({ chits }: State, disaster: Disaster): boolean => chits[disaster] < CHITS_TO_STRIKE;

const isSaved = ({ without, after }: Compared, seat: Seat, disaster: Disaster): boolean =>
  !isProtected(without, seat, disaster) && isProtected(after, seat, disaster);

/** Returns the reasons, of which the first about points says what it is compared with. */
const naming = (than: Than, reasons: readonly Reason[]): readonly Reason[] => {
  const first = reasons.find(({ part }) => part === 'power' || part === 'inhabitants');
  return reasons.map((reason) => (reason === first ? { ...reason, than } : reason) as Reason);
};

/** Returns what a won tile costs beside the offer, from the position before it to the one in which it has joined. */
export const costOf = (before: State, after: State, { seat, tile, coins }: CommandOf<'PlaceBid'>): readonly Reason[] => {
  const { goods, lands, buildings, marked } = seatOf(after, seat);
  if (lands.includes(tile)) return [];
  if (!buildings.includes(tile)) return [{ part: 'lost' }];
  const { cost } = tileOf(tile);
  if (marked.includes(tile)) return [{ part: 'owes', cost: gained({}, cost), lacks: gained(goods, cost) }];
  const had = seatOf(before, seat).goods;
  const paid = gained({}, paymentOf(minus(had, coinsOf(had, coins)), cost));
  return count(paid) === 0 ? [] : [{ part: 'pays', cost: paid }];
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
