import { maxBy } from '#engine/computer.ts';
import type { Chance, Seat } from '#engine/game.ts';
import { type Futures, futureOf } from '#games/peloponnes/computer/future.ts';
import { computers } from '#games/peloponnes/computer/index.ts';
import { AFTER, winningBy, withGoods } from '#games/peloponnes/computer/offers.ts';
import { outlookOf } from '#games/peloponnes/computer/outlook.ts';
import { positionOf } from '#games/peloponnes/computer/position.ts';
import { PASS_COINS, ROUNDS, STACK_OF_ROUND, WITHDRAW_COINS } from '#games/peloponnes/data/figures.ts';
import { FULL_STACKS, TILES, tileOf } from '#games/peloponnes/data/tiles.ts';
import type { OfferPlan, Order } from '#games/peloponnes/orders/orders.ts';
import { firstRound } from '#games/peloponnes/orders/whyNotPlan.ts';
import { incomeOf } from '#games/peloponnes/rules/holdings.ts';
import { priceOf } from '#games/peloponnes/rules/offers.ts';
import { type State, seatOf } from '#games/peloponnes/state.ts';
import { INCOME_CHOICES, type IncomeChoice, type TileId } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';

/** Peloponnes by post: the prompts, and the orders of a sensible person, by the computer seat's estimate of each tile's value. */

/** A person considers fewer outcomes of the luck than a computer seat. */
const FUTURES = 8;

const ordersFor = (rounds: readonly number[], view: View, chance: Chance): readonly (readonly Order[])[] => {
  const { viewer } = view;
  if (viewer === 'spectator') return [];
  const now = positionOf(view);
  const futures = Array.from({ length: FUTURES }, () => futureOf(now, view.stacks, chance));
  const others: readonly Order[] = [
    { type: 'PlaceBuilding', by: ['pay', 'mark', 'forgo'] },
    { type: 'FinishBuildings', pay: [], others: 'pay' },
    ...incomesOf(now, viewer, futures),
    { type: 'BearDisasters', giveUp: leastFirst(now, viewer) },
    ...(view.options.feeding === 'choice' ? [{ type: 'Feed' } as const] : []),
  ];
  const isPlannable = (round: number): boolean => round >= firstRound(view) && round <= ROUNDS;
  return rounds.map((round) => (isPlannable(round) ? [planFor(round, now, viewer, futures), ...others] : others));
};

interface Weighed {
  readonly tile: TileId;
  readonly worth: (coins: number) => number;
}

/**
 * The most valuable tiles come first. During an auction the person's own offer is made by hand, and the plan says where it goes when it is
 * displaced; for a later round any tile of the stack may be named. Tiles of the better half are wanted while they are worth more than a
 * median one, the others while they are worth more than passing.
 */
const planFor = (round: number, now: State, seat: Seat, known: Futures): OfferPlan => {
  const state = round === now.round ? now : nextRound(now, seat);
  const byHand = state.now.phase === 'offers' && state === now;
  const futures = known.map((rounds) => rounds.filter((one) => one.round >= round));
  const winning = winningBy(state, seat, futures, outlookOf);
  const weighed = tilesOf(state, byHand)
    .map((tile): Weighed => ({ tile, worth: (coins) => winning(tile, coins) }))
    .toSorted((one, other) => atItsPrice(state, other) - atItsPrice(state, one));
  const without = (coins: number): number => outlookOf(withGoods(state, seat, { coins }), seat, AFTER, futures);
  const [passed, withdrawn] = [without(PASS_COINS), without(WITHDRAW_COINS)];
  const middling = weighed[Math.floor(weighed.length / 2)];
  const usual = middling ? Math.max(passed, atItsPrice(state, middling)) : passed;
  return {
    type: 'OfferPlan',
    round,
    offers: byHand ? [] : limited(state, seat, weighed, (rank) => (rank < weighed.length / 2 ? usual : passed)),
    pass: !byHand,
    moves: limited(state, seat, weighed, () => withdrawn),
    withdraw: true,
  };
};

/** The seat after this round's income. */
const nextRound = (now: State, seat: Seat): State => ({
  ...withGoods(now, seat, incomeOf(now, seat)),
  round: now.round + 1,
  offers: [],
  auction: [],
  conquest: [],
});

/** Face-up tiles, and for offers of a later round those of the stack; or all tiles that can come up. */
const tilesOf = ({ auction, conquest, stacks, round }: State, byHand: boolean): readonly TileId[] => {
  const stack = STACK_OF_ROUND[round - 1] ?? 'C';
  const rows = [...auction, ...conquest];
  if (rows.length === 0) return stacks[stack];
  return byHand ? rows : rows.filter((tile) => FULL_STACKS[stack].includes(tile));
};

const atItsPrice = (state: State, { tile, worth }: Weighed): number => worth(priceOf(state, tile).least);

/** By how much each tile is worth more than an alternative; without tiles that never are. */
const limited = (state: State, seat: Seat, weighed: readonly Weighed[], over: (rank: number) => number): OfferPlan['moves'] => {
  const { coins } = seatOf(state, seat).goods;
  return weighed.flatMap(({ tile, worth }, rank) => {
    const { least } = priceOf(state, tile);
    const upTo = mostOf(least, coins, (amount) => worth(amount) > over(rank));
    return upTo < least ? [] : [{ tile, upTo }];
  });
};

/** The highest number that is still worth it, given that lower ones are worth it more; below the lowest if none is. */
const mostOf = (least: number, most: number, isWorth: (number: number) => boolean): number => {
  let [low, high] = [least - 1, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isWorth(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The good that improves the seat's prospects most. */
const incomesOf = (state: State, seat: Seat, futures: Futures): readonly Order[] => {
  const withOne = (good: IncomeChoice): number => outlookOf(withGoods(state, seat, { [good]: 1 }), seat, AFTER, futures);
  const good = maxBy(INCOME_CHOICES, withOne) ?? 'food';
  const others = new Set(state.seats.flatMap(({ buildings }, other) => (other === seat ? [] : buildings)));
  return TILES.filter(({ id, ofChoice }) => ofChoice && !others.has(id)).map(({ id }) => ({ type: 'IncomeOf', tile: id, good }));
};

/** Own tiles, those with the fewest points first. */
const leastFirst = (state: State, seat: Seat): readonly TileId[] => {
  const { lands, buildings } = seatOf(state, seat);
  return [...lands, ...buildings].toSorted((one, other) => tileOf(one).power - tileOf(other).power);
};

export const peloponnesByPost = {
  cycles: ROUNDS,
  player: computers.usual,
  cycleOf: ({ round }: View): number => round,
  occasionOf: ({ phase, pushedOut }: View): string => (pushedOut ? 'pushed out' : phase),
  ordersFor,
};
