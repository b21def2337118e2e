import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import {
  COINS_PER_POINT,
  DECLINE_LUXURY,
  LOSS_OF,
  LUXURY_FOR_ONE,
  MARKER_COINS,
  PASS_COINS,
  POINTS_PER_INHABITANT,
  POPULATION_COINS,
  POPULATION_LUXURY,
  ROUNDS,
  STACK_OF_ROUND,
  STORES,
} from '../data/figures.ts';
import { type Tile, tileOf } from '../data/tiles.ts';
import { itemNear } from '../known.ts';
import { incomeOf, isProtected } from '../rules/holdings.ts';
import { type State, seatOf } from '../state.ts';
import { DISASTERS, type Disaster, type Goods } from '../types.ts';
import type { FutureRound, Futures } from './future.ts';
import { USUAL_TILES, WEIGHTS } from './weights.ts';

/** What the present round still brings. */
export interface Rest {
  /** Whether a supply round is in progress: marked buildings are still to be paid. */
  readonly finishing: boolean;
  readonly offers: boolean;
  readonly income: boolean;
}

/** A projected civilisation: its counts may be fractions, because future tiles are averages. */
interface Outlook extends Draft<Goods> {
  power: number;
  lands: number;
  buildings: number;
  marked: readonly Tile[];
  readonly income: Draft<Goods>;
  readonly safe: ReadonlySet<Disaster>;
}

/** What a position will be worth to a seat in the end, given what the round still brings. */
export type Judge = (state: State, seat: Seat, rest: Rest, futures: Futures) => number;

/** Returns a seat's expected points at the end, as a mean over possible futures: mostly the lower of both sides. */
export const outlookOf: Judge = (state, seat, rest, futures) => {
  const now = outlookNow(state, seat);
  let sum = 0;
  for (const future of futures) {
    sum += pointsOf(lived({ ...now, income: { ...now.income } }, rest, future), ROUNDS - state.round);
  }
  return sum / futures.length;
};

/** What a seat will probably have in the end, as means over possible futures. */
export type Projection = Readonly<ReturnType<typeof projectionOf>>;

/** Returns what a seat will probably have in the end. */
export const projectionOf = (state: State, seat: Seat, rest: Rest, futures: Futures) => {
  const now = outlookNow(state, seat);
  const sum = { points: 0, squares: 0, power: 0, inhabitants: 0, lower: 0, coins: 0, luxury: 0 };
  for (const future of futures) {
    const end = lived({ ...now, income: { ...now.income } }, rest, future);
    const points = pointsOf(end, ROUNDS - state.round);
    sum.points += points;
    sum.squares += points * points;
    sum.power += end.power;
    sum.inhabitants += end.inhabitants;
    sum.lower += Math.min(end.power + end.coins / COINS_PER_POINT, POINTS_PER_INHABITANT * end.inhabitants);
    sum.coins += end.coins;
    sum.luxury += end.luxury;
  }
  const count = futures.length;
  const points = sum.points / count;
  return {
    /** As `outlookOf` says, and the standard deviation of it. */
    points,
    spread: Math.sqrt(Math.max(0, sum.squares / count - points * points)),
    power: sum.power / count,
    inhabitants: sum.inhabitants / count,
    /** The lower of both sides, without a share of the difference. */
    lower: sum.lower / count,
    coins: sum.coins / count,
    luxury: sum.luxury / count,
  };
};

const outlookNow = (state: State, seat: Seat): Outlook => {
  const { goods, lands, buildings, marked } = seatOf(state, seat);
  const power = [...lands, ...buildings].reduce((points, id) => points + tileOf(id).power, 0);
  const income = incomeOf(state, seat);
  // Depends on the inhabitants, whose number changes: computed again each round.
  income.coins -= itemNear(POPULATION_COINS, goods.inhabitants + income.inhabitants);
  income.luxury -= itemNear(POPULATION_LUXURY, goods.inhabitants + income.inhabitants);
  income.food += buildings.filter((id) => tileOf(id).ofChoice).length;
  return {
    ...goods,
    power,
    lands: lands.length,
    buildings: buildings.length,
    marked: marked.map(tileOf),
    income,
    safe: new Set(DISASTERS.filter((disaster) => isProtected(state, seat, disaster))),
  };
};

const WHOLE: Rest = { finishing: false, offers: true, income: true };

/** Returns the civilisation after all the rounds of a future. */
const lived = (own: Outlook, rest: Rest, future: readonly FutureRound[]): Outlook => {
  if (rest.finishing) finish(own);
  for (const [index, round] of future.entries()) live(own, round, index === 0 ? rest : WHOLE);
  if (future.length > 0) feed(own);
  return own;
};

const live = (own: Outlook, { round, supply, disasters }: FutureRound, { offers, income }: Rest): void => {
  if (supply) feed(own);
  if (offers) buy(own, round);
  if (income) collect(own);
  for (const disaster of disasters) if (!own.safe.has(disaster)) STRIKES[disaster](own);
};

/** Returns the lower of both sides, and a small share of the difference. */
const pointsOf = ({ power, coins, inhabitants }: Outlook, roundsLeft: number): number => {
  const [one, other] = [power + coins / COINS_PER_POINT, POINTS_PER_INHABITANT * inhabitants];
  const share = WEIGHTS.beyond + WEIGHTS.beyondEachRound * roundsLeft;
  return Math.min(one, other) + share * Math.abs(one - other);
};

/** Adds an average tile, as much of it as the coins allow, with a preference for the lower side. */
const buy = (own: Outlook, round: number): void => {
  const usual = USUAL_TILES[itemNear(STACK_OF_ROUND, round - 1)];
  const share = Math.min(1, own.coins / usual.price);
  if (share < 0.5) {
    own.coins += PASS_COINS;
    return;
  }
  own.coins -= share * usual.price;
  const wanted = share * usual.buildings * usual.cost;
  const missing = take(own, 'wood', wanted) + take(own, 'stone', wanted);
  // A building that cannot be paid can still be marked, or the seat can buy a land instead.
  const built = Math.max(WEIGHTS.leastBuilt, 1 - missing / (4 * usual.cost));
  const lean = own.power < POINTS_PER_INHABITANT * own.inhabitants ? WEIGHTS.leaning : -WEIGHTS.leaning;
  own.power += share * built * usual.power * (1 + lean);
  own.inhabitants += share * usual.inhabitants * (1 - lean);
  own.buildings += share * usual.buildings;
  own.lands += share * (1 - usual.buildings);
  const each = share * usual.each;
  own.income.wood += each;
  own.income.stone += each;
  own.income.food += each;
  if (own.food + own.income.food < own.inhabitants) own.income.food += each;
};

/** Adds the income of a round; units beyond the stores become luxury goods. */
const collect = (own: Outlook): void => {
  own.inhabitants += own.income.inhabitants;
  own.coins += own.income.coins + itemNear(POPULATION_COINS, Math.floor(own.inhabitants));
  own.luxury += own.income.luxury + itemNear(POPULATION_LUXURY, Math.floor(own.inhabitants));
  own.wood += own.income.wood;
  if (own.wood > STORES.wood) {
    own.luxury += own.wood - STORES.wood;
    own.wood = STORES.wood;
  }
  own.stone += own.income.stone;
  if (own.stone > STORES.stone) {
    own.luxury += own.stone - STORES.stone;
    own.stone = STORES.stone;
  }
  own.food += own.income.food;
  if (own.food > STORES.food) {
    own.luxury += own.food - STORES.food;
    own.food = STORES.food;
  }
};

/** Takes goods, and luxury goods for what is missing; returns what was still missing. */
const take = (own: Outlook, good: 'coins' | 'wood' | 'stone' | 'food', wanted: number): number => {
  const paid = Math.min(wanted, Math.max(0, own[good]));
  own[good] -= paid;
  if (paid === wanted) return 0;
  const spared = Math.min(wanted - paid, own.luxury / LUXURY_FOR_ONE);
  own.luxury -= spared * LUXURY_FOR_ONE;
  return wanted - paid - spared;
};

/** Plays a supply round: inhabitants without food starve, and marked buildings are paid or lost. */
const feed = (own: Outlook): void => {
  own.inhabitants -= take(own, 'food', own.inhabitants);
  finish(own);
};

const finish = (own: Outlook): void => {
  for (const { cost, power } of own.marked) {
    own.coins += MARKER_COINS;
    const missing = Math.max(0, cost.wood - own.wood) + Math.max(0, cost.stone - own.stone);
    if (missing * LUXURY_FOR_ONE > own.luxury) {
      own.power -= power;
      own.buildings -= 1;
    } else {
      take(own, 'wood', cost.wood);
      take(own, 'stone', cost.stone);
    }
  }
  own.marked = [];
};

/** Worth of a lost tile as a share of the average: tiles are lost when goods are short, and those that bring least go first. */
const LESS_THAN_USUAL = 0.7;

const lose = (own: Outlook, kind: 'lands' | 'buildings', tiles: number): void => {
  const all = own.lands + own.buildings;
  if (tiles <= 0 || all <= 0) return;
  const share = (LESS_THAN_USUAL * tiles) / all;
  own.power -= own.power * share;
  own.income.wood -= own.income.wood * share;
  own.income.stone -= own.income.stone * share;
  own.income.food -= own.income.food * share;
  own[kind] -= tiles;
};

const STRIKES: Readonly<Record<Disaster, (own: Outlook) => void>> = {
  earthquake: (own) => lose(own, 'buildings', Math.max(take(own, 'wood', own.buildings), take(own, 'stone', own.buildings))),
  tempest: (own) => lose(own, 'lands', Math.max(take(own, 'food', own.lands), take(own, 'coins', own.lands))),
  drought: (own) => {
    own.food -= Math.ceil(own.food / LOSS_OF);
  },
  plague: (own) => {
    own.inhabitants -= Math.ceil(own.inhabitants / LOSS_OF);
  },
  decline: (own) => {
    own.luxury -= Math.min(DECLINE_LUXURY, own.luxury);
  },
};
