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
import { outlookOf, type Rest } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Which tile to offer for, and how much: by what it does for the outlook, and who else would want it. */

/** After the offers: what the round still brings. */
export const AFTER: Rest = { finishing: false, offers: false, income: true };

/** The offer with the best prospect. */
export const chooseOffer = (
  state: State,
  now: Offers,
  seat: Seat,
  moves: readonly OfferCommand[],
  futures: Futures,
): OfferCommand | undefined => {
  const rivals = now.queue.filter((rival) => rival !== seat).map((rival) => wishesOf(state, rival, futures));
  const own = now.pushedOut ? withGoods(state, seat, { coins: now.pushedOut.coins }) : state;
  const without = (coins: number): number => outlookOf(withGoods(own, seat, { coins }), seat, AFTER, futures);
  const winning = winningBy(own, seat, futures);
  const [passed, withdrawn] = [without(PASS_COINS), without(WITHDRAW_COINS)];
  const prospectOf = (move: OfferCommand): number => {
    if (move.type !== 'PlaceBid') return now.pushedOut ? withdrawn : passed;
    const won = winning(move.tile, move.coins);
    if (priceOf(state, move.tile).fixed) return won;
    const held = rivals.reduce((odds, wishes) => odds * (1 - pushesOut(wishes, move.tile, move.coins)), 1);
    if (held === 1) return won;
    const elsewhere = others(own, move.tile, move.coins).map((tile) => winning(tile, move.coins));
    const moved = Math.max(withdrawn, ...elsewhere);
    return held * won + (1 - held) * (WEIGHTS.stillThere * moved + (1 - WEIGHTS.stillThere) * withdrawn);
  };
  return maxBy(moves, prospectOf);
};

/** The position in which a seat has more goods. */
export const withGoods = (state: State, seat: Seat, more: Amounts): State =>
  changed(state, seat, plus(seatOf(state, seat).goods, more));

const changed = (state: State, seat: Seat, goods: Goods): State => ({
  ...state,
  seats: state.seats.with(seat, { ...seatOf(state, seat), goods }),
});

/** The outlook once a tile has been won for so many coins; what has been reckoned is kept. */
type Winning = (tile: TileId, coins: number) => number;

export const winningBy = (state: State, seat: Seat, futures: Futures): Winning => {
  const known = new Map<string, number>();
  return (tile, coins) => {
    const key = `${tile} ${coins}`;
    const worth = known.get(key) ?? worthWith(state, seat, tile, coins, futures);
    known.set(key, worth);
    return worth;
  };
};

/** The tile joins the civilisation in the best way there is. */
const worthWith = (state: State, seat: Seat, tile: TileId, coins: number, futures: Futures): number => {
  const { goods } = seatOf(state, seat);
  const won: State = { ...changed(state, seat, minus(goods, coinsOf(goods, coins))), offers: [{ tile, seat, coins }] };
  const ways = placing.choices(won, seat, []);
  const joined = ways.length > 0 ? ways.map((way) => placing.effects(won, seat, [way])) : [placing.effects(won, seat, [])];
  return Math.max(...joined.map((events) => outlookOf(events.reduce(evolve, won), seat, AFTER, futures)));
};

/** Tiles to which an offer of so many coins could go when it is pushed out. */
const others = (state: State, from: TileId, coins: number): readonly TileId[] =>
  [...state.auction, ...state.conquest].filter((tile) => {
    const standing = state.offers.find((offer) => offer.tile === tile);
    return tile !== from && priceOf(state, tile).least <= coins && (standing === undefined || standing.coins < coins);
  });

/** The most coins a rival is thought to give for each tile, and the tile it wants most. */
interface Wishes {
  readonly most: ReadonlyMap<TileId, number>;
  readonly favourite: TileId | undefined;
}

/** Coins by which the worth of a coin is measured. */
const SOME_COINS = 4;

const wishesOf = (state: State, rival: Seat, futures: Futures): Wishes => {
  const { coins } = seatOf(state, rival).goods;
  const passed = outlookOf(withGoods(state, rival, { coins: PASS_COINS }), rival, AFTER, futures);
  const richer = outlookOf(withGoods(state, rival, { coins: PASS_COINS + SOME_COINS }), rival, AFTER, futures);
  const coinWorth = Math.max(0.2, (richer - passed) / SOME_COINS);
  const most = new Map<TileId, number>();
  let favourite: { readonly tile: TileId; readonly gain: number } | undefined;
  for (const tile of state.auction) {
    const { least } = priceOf(state, tile);
    if (least > coins) continue;
    const gain = worthWith(state, rival, tile, least, futures) - passed;
    most.set(tile, Math.min(coins, least + gain / coinWorth));
    if (favourite === undefined || gain > favourite.gain) favourite = { tile, gain };
  }
  return { most, favourite: favourite?.tile };
};

/** How likely a rival pushes out an offer. */
const pushesOut = ({ most, favourite }: Wishes, tile: TileId, coins: number): number => {
  const over = (most.get(tile) ?? 0) - coins;
  const likely = WEIGHTS.mostLikely / (1 + Math.exp(-over / WEIGHTS.fading));
  return tile === favourite ? likely : likely * WEIGHTS.secondChoice;
};
