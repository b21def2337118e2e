import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { CONQUEST_SURCHARGE, LUXURY_FOR_ONE, PASS_COINS, WITHDRAW_COINS } from '../data/figures.ts';
import { tileOf } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { Offer, Offers, State } from '../state.ts';
import type { TileId } from '../types.ts';
import { paymentOf } from './goods.ts';
import { goodsOf, hasHalf } from './holdings.ts';

/** Offers and the turn order they bring (RULES.md, chapter 4). */

export type OfferCommand = CommandOf<'PlaceBid'> | CommandOf<'PassBid'> | CommandOf<'WithdrawBid'>;

/** Who must offer, move or withdraw now: a pushed-out seat before the next in turn order. */
export const offerDue = (now: Offers): Seat | undefined => now.pushedOut?.seat ?? now.queue[0];

/** Coins a seat could offer, luxury goods included. */
const mostCoins = (state: State, seat: Seat): number => {
  const { coins, luxury } = goodsOf(state, seat);
  return coins + Math.floor(luxury / LUXURY_FOR_ONE);
};

/** What an offer counts, in half coins. */
const weightOf = (state: State, seat: Seat, coins: number): number => 2 * coins + (hasHalf(state, seat) ? 1 : 0);

const offerOn = (state: State, tile: TileId): Offer | undefined => state.offers.find((offer) => offer.tile === tile);

/** The smallest offer a tile may get, and whether it is the only one: its price. */
export const priceOf = (state: State, tile: TileId): { readonly least: number; readonly fixed: boolean } => {
  const inConquest = state.conquest.includes(tile);
  const least = (tileOf(tile)?.least ?? 0) + (inConquest ? CONQUEST_SURCHARGE : 0);
  return { least, fixed: inConquest || state.seats.length === 1 };
};

/** The fewest coins with which the seat gets a tile, over the offer that stands there; `undefined` when nobody else can have it. */
const leastFor = (state: State, seat: Seat, tile: TileId): number | undefined => {
  const { least, fixed } = priceOf(state, tile);
  const standing = offerOn(state, tile);
  if (standing === undefined) return least;
  if (fixed) return undefined;
  const toBeat = weightOf(state, standing.seat, standing.coins) - (hasHalf(state, seat) ? 1 : 0);
  return Math.max(least, Math.floor(toBeat / 2) + 1);
};

const tilesFaceUp = (state: State): readonly TileId[] => [...state.auction, ...state.conquest];

/** Why the seat that is due may not do this now. */
export const whyNotOffer = (state: State, now: Offers, command: OfferCommand): Refusal | undefined => {
  switch (command.type) {
    case 'PassBid':
      return now.pushedOut && refuse('pushedOutFirst', { coins: now.pushedOut.coins });
    case 'WithdrawBid':
      return now.pushedOut ? undefined : refuse('notPushedOut', {});
    case 'PlaceBid':
      return whyNotOnTile(state, command) ?? (now.pushedOut ? whyNotMoved(now.pushedOut, command) : whyNotNew(state, command));
  }
};

/** What holds for new and for moved offers (4.2, 4.4, 4.5). */
const whyNotOnTile = (state: State, { seat, tile, coins }: CommandOf<'PlaceBid'>): Refusal | undefined => {
  const tiles = tilesFaceUp(state);
  if (!tiles.includes(tile)) return refuse('tileNotOffered', { tile, tiles });
  const least = leastFor(state, seat, tile);
  if (least === undefined) return refuse('tileTaken', { tile, seat: offerOn(state, tile)?.seat ?? seat });
  return coins < least ? refuse('bidTooLow', { tile, least }) : undefined;
};

const whyNotMoved = (pushedOut: Offer, { coins }: CommandOf<'PlaceBid'>): Refusal | undefined =>
  coins === pushedOut.coins ? undefined : refuse('bidUnchangeable', { coins: pushedOut.coins });

const whyNotNew = (state: State, { seat, tile, coins }: CommandOf<'PlaceBid'>): Refusal | undefined => {
  const { least, fixed } = priceOf(state, tile);
  if (fixed && coins !== least) return refuse('bidNotThePrice', { tile, price: least });
  const most = mostCoins(state, seat);
  return coins > most ? refuse('bidUnpayable', { most }) : undefined;
};

/** What a lawful offer, pass or withdrawal brings about. */
export const offer = (state: State, now: Offers, command: OfferCommand): readonly Event[] => {
  const { seat } = command;
  switch (command.type) {
    case 'PassBid':
      return [{ type: 'BidPassed', seat, gained: PASS_COINS }];
    case 'WithdrawBid':
      return [{ type: 'BidWithdrawn', seat, coins: now.pushedOut?.coins ?? 0, gained: WITHDRAW_COINS }];
    case 'PlaceBid':
      return bid(state, now, command);
  }
};

const bid = (state: State, now: Offers, { seat, tile, coins }: CommandOf<'PlaceBid'>): readonly Event[] => {
  const placed: Event = now.pushedOut
    ? { type: 'BidMoved', seat, tile, coins }
    : { type: 'BidPlaced', seat, tile, coins, paid: paymentOf(goodsOf(state, seat), { coins }) };
  const standing = offerOn(state, tile);
  if (standing === undefined) return [placed];
  return [placed, { type: 'BidPushedOut', seat: standing.seat, tile, coins: standing.coins }];
};

/** Everything the seat that is due may do: tiles in the order they came, each by rising coins; then to go without one. */
export const offerChoices = (state: State, now: Offers, seat: Seat): readonly OfferCommand[] => [
  ...tilesFaceUp(state).flatMap((tile) =>
    coinsFor(state, now, seat, tile).map((coins) => ({ type: 'PlaceBid', seat, tile, coins }) as const),
  ),
  { type: now.pushedOut ? 'WithdrawBid' : 'PassBid', seat },
];

/** Every number of coins that the seat may put on a tile. */
const coinsFor = (state: State, now: Offers, seat: Seat, tile: TileId): readonly number[] => {
  const least = leastFor(state, seat, tile);
  if (least === undefined) return [];
  if (now.pushedOut) return now.pushedOut.coins >= least ? [now.pushedOut.coins] : [];
  const most = mostCoins(state, seat);
  if (priceOf(state, tile).fixed) return least <= most ? [least] : [];
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);
};

/** Who offers next; a seat that can only pass or withdraw does so by itself; when all have, the new turn order. */
export const offersGoOn = (state: State, now: Offers): readonly Event[] => {
  const seat = offerDue(now);
  if (seat === undefined) return [{ type: 'OrderSettled', order: newOrder(state) }];
  const [first, ...others] = offerChoices(state, now, seat);
  return first !== undefined && others.length === 0 ? offer(state, now, first) : [];
};

/** By what their offers count, the highest first; equals, and those without a tile, as they stood (4.11–4.13). */
const newOrder = (state: State): readonly Seat[] => {
  const weights = state.seats.map((_, seat) => {
    const own = state.offers.find((standing) => standing.seat === seat);
    return own ? weightOf(state, seat, own.coins) : 0;
  });
  return state.order.toSorted((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0));
};
