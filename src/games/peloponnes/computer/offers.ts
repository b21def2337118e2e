import { maxBy } from '#engine/computer.ts';
import type { Seat } from '#engine/game.ts';
import { PASS_COINS, WITHDRAW_COINS } from '../data/figures.ts';
import { evolve } from '../evolve.ts';
import { minus, plus } from '../goods.ts';
import { type OfferCommand, priceOf } from '../rules/offers.ts';
import { placing } from '../rules/placing.ts';
import { coinsOf } from '../rules/stores.ts';
import { type Offers, type State, seatOf } from '../state.ts';
import type { Amounts, Goods, TileId } from '../types.ts';
import type { Futures } from './future.ts';
import type { Judge, Rest } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Which tile to offer for, and how much: by its effect on the outlook, and by which rivals would want it. */

/** What the round still brings after the offers. */
export const AFTER: Rest = { finishing: false, offers: false, income: true };

/** Returns the offer with the best prospect. */
export const chooseOffer = (
  state: State,
  now: Offers,
  seat: Seat,
  moves: readonly OfferCommand[],
  futures: Futures,
  judge: Judge,
): OfferCommand | undefined => {
  const rivals = now.queue.filter((rival) => rival !== seat).map((rival) => wishesOf(state, rival, futures, judge));
  const own = now.pushedOut ? withGoods(state, seat, { coins: now.pushedOut.coins }) : state;
  return maxBy(moves, prospectBy(state, now, prizesOf(own, seat, futures, judge), rivals));
};

/** What the auction can bring a seat: its outlook with a tile for some coins, and without any. */
export type Prizes = Readonly<ReturnType<typeof prizesOf>>;

export const prizesOf = (state: State, seat: Seat, futures: Futures, judge: Judge) => {
  const without = (coins: number): number => judge(withGoods(state, seat, { coins }), seat, AFTER, futures);
  return { winning: winningBy(state, seat, futures, judge), passed: without(PASS_COINS), withdrawn: without(WITHDRAW_COINS) };
};

/** Returns how good each offer is for a seat, given what the seats after it want. */
export const prospectBy = (
  state: State,
  { pushedOut }: Offers,
  { winning, passed, withdrawn }: Prizes,
  rivals: readonly Wishes[],
): ((move: OfferCommand) => number) => {
  return (move) => {
    if (move.type !== 'PlaceBid') return pushedOut ? withdrawn : passed;
    const won = winning(move.tile, move.coins);
    if (priceOf(state, move.tile).fixed) return won;
    const held = rivals.reduce((odds, wishes) => odds * (1 - pushesOut(wishes, move.tile, move.coins)), 1);
    if (held === 1) return won;
    const elsewhere = others(state, move.tile, move.coins).map((tile) => winning(tile, move.coins));
    const moved = Math.max(withdrawn, ...elsewhere);
    return held * won + (1 - held) * (WEIGHTS.stillThere * moved + (1 - WEIGHTS.stillThere) * withdrawn);
  };
};

/** Returns the position in which a seat has more goods. */
export const withGoods = (state: State, seat: Seat, more: Amounts): State =>
  changed(state, seat, plus(seatOf(state, seat).goods, more));

const changed = (state: State, seat: Seat, goods: Goods): State => ({
  ...state,
  seats: state.seats.with(seat, { ...seatOf(state, seat), goods }),
});

/** Returns the outlook after winning a tile for some coins. Results are cached. */
export type Winning = (tile: TileId, coins: number) => number;

export const winningBy = (state: State, seat: Seat, futures: Futures, judge: Judge): Winning => {
  const known = new Map<string, number>();
  return (tile, coins) => {
    const key = `${tile} ${coins}`;
    const worth = known.get(key) ?? worthWith(state, seat, tile, coins, futures, judge);
    known.set(key, worth);
    return worth;
  };
};

/** Returns the worth of the civilisation with the tile, added in the best possible way. */
const worthWith = (state: State, seat: Seat, tile: TileId, coins: number, futures: Futures, judge: Judge): number =>
  Math.max(...joinedWith(state, seat, tile, coins).map((joined) => judge(joined, seat, AFTER, futures)));

/** Returns the positions after winning a tile for some coins: one for each way to add it. */
export const joinedWith = (state: State, seat: Seat, tile: TileId, coins: number): readonly State[] => {
  const { goods } = seatOf(state, seat);
  const won: State = { ...changed(state, seat, minus(goods, coinsOf(goods, coins))), offers: [{ tile, seat, coins }] };
  const ways = placing.choices(won, seat, []);
  const joined = ways.length > 0 ? ways.map((way) => placing.effects(won, seat, [way])) : [placing.effects(won, seat, [])];
  return joined.map((events) => events.reduce(evolve, won));
};

/** Returns the tiles to which an offer of these coins could move when it is pushed out. */
const others = (state: State, from: TileId, coins: number): readonly TileId[] =>
  [...state.auction, ...state.conquest].filter((tile) => {
    const standing = state.offers.find((offer) => offer.tile === tile);
    return tile !== from && priceOf(state, tile).least <= coins && (standing === undefined || standing.coins < coins);
  });

/** The estimated maximum of coins that a rival gives for each tile, and the tile it wants most. */
export type Wishes = Readonly<ReturnType<typeof wishesOf>>;

/** Number of coins used to measure the worth of a coin. */
const SOME_COINS = 4;

export const wishesOf = (state: State, rival: Seat, futures: Futures, judge: Judge) => {
  const { coins } = seatOf(state, rival).goods;
  const passed = judge(withGoods(state, rival, { coins: PASS_COINS }), rival, AFTER, futures);
  const richer = judge(withGoods(state, rival, { coins: PASS_COINS + SOME_COINS }), rival, AFTER, futures);
  const coinWorth = Math.max(0.2, (richer - passed) / SOME_COINS);
  const most = new Map<TileId, number>();
  let favourite: { readonly tile: TileId; readonly gain: number } | undefined;
  for (const tile of state.auction) {
    const { least } = priceOf(state, tile);
    if (least > coins) continue;
    const gain = worthWith(state, rival, tile, least, futures, judge) - passed;
    most.set(tile, Math.min(coins, least + gain / coinWorth));
    if (favourite === undefined || gain > favourite.gain) favourite = { tile, gain };
  }
  return { most, favourite: favourite?.tile };
};

/** Returns the probability that a rival pushes out an offer. */
const pushesOut = ({ most, favourite }: Wishes, tile: TileId, coins: number): number => {
  const over = (most.get(tile) ?? 0) - coins;
  const likely = WEIGHTS.mostLikely / (1 + Math.exp(-over / WEIGHTS.fading));
  return tile === favourite ? likely : likely * WEIGHTS.secondChoice;
};
