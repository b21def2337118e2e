import type { Seat } from '#engine/game.ts';
import type { Command, CommandOf } from '../commands.ts';
import { CONQUEST_SURCHARGE, LUXURY_FOR_ONE, PASS_COINS, WITHDRAW_COINS } from '../data/figures.ts';
import { tileOf } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { itemAt } from '../known.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Offer, type Offers, type State, seatOf } from '../state.ts';
import type { TileId } from '../types.ts';
import { hasHalf } from './holdings.ts';
import { coinsOf } from './stores.ts';

/** Offers and the turn order that results from them (RULES.md, chapter 4). */

export type OfferCommand = CommandOf<'PlaceBid'> | CommandOf<'PassBid'> | CommandOf<'WithdrawBid'>;

export const isOffer = (command: Command): command is OfferCommand =>
  command.type === 'PlaceBid' || command.type === 'PassBid' || command.type === 'WithdrawBid';

/** Returns the seat that must offer, move or withdraw now: a pushed-out seat before the next in turn order. */
export const offerDue = (now: Offers): Seat | undefined => (now.pushedOut ? now.pushedOut.seat : now.queue[0]);

/** Returns the coins a seat could offer, luxury goods included. */
const mostCoins = (state: State, seat: Seat): number => {
  const { coins, luxury } = seatOf(state, seat).goods;
  return coins + Math.floor(luxury / LUXURY_FOR_ONE);
};

/** Returns the value of an offer, in half coins. */
const weightOf = (state: State, seat: Seat, coins: number): number => 2 * coins + (hasHalf(state, seat) ? 1 : 0);

const offerOn = (state: State, tile: TileId): Offer | undefined => state.offers.find((offer) => offer.tile === tile);

type Price = Readonly<ReturnType<typeof priceOf>>;

/** Returns the smallest offer for a tile, and whether it is the only one: its price. */
export const priceOf = (state: State, tile: TileId) => {
  const inConquest = state.conquest.includes(tile);
  const least = tileOf(tile).least + (inConquest ? CONQUEST_SURCHARGE : 0);
  return { least, fixed: inConquest || state.seats.length === 1 };
};

/**
 * Returns the fewest coins that get the seat a tile, over the present offer on it; no number suffices where that is impossible.
 */
const leastFor = (state: State, seat: Seat, tile: TileId, { least, fixed }: Price): number => {
  const standing = offerOn(state, tile);
  if (standing === undefined) return least;
  if (fixed) return Number.POSITIVE_INFINITY;
  const toBeat = weightOf(state, standing.seat, standing.coins) - weightOf(state, seat, 0);
  return Math.max(least, Math.floor(toBeat / 2) + 1);
};

/** Returns why the actor may not do this now. */
export const whyNotOffer = (state: State, { pushedOut }: Offers, command: OfferCommand): Refusal | undefined => {
  switch (command.type) {
    case 'PassBid':
      return pushedOut && refuse('pushedOutFirst', { coins: pushedOut.coins });
    case 'WithdrawBid':
      return pushedOut ? undefined : refuse('notPushedOut', {});
    case 'PlaceBid':
      return whyNotOnTile(state, command) ?? (pushedOut ? whyNotMoved(pushedOut, command) : whyNotNew(state, command));
  }
};

/** Returns why a new or a moved offer is not allowed on a tile (4.2–4.6). */
const whyNotOnTile = (state: State, { seat, tile, coins }: CommandOf<'PlaceBid'>): Refusal | undefined => {
  if (!state.auction.includes(tile) && !state.conquest.includes(tile)) {
    return refuse('tileNotOffered', { tile, tiles: [...state.auction, ...state.conquest] });
  }
  const standing = offerOn(state, tile);
  const price = priceOf(state, tile);
  if (standing && price.fixed) return refuse('tileTaken', { tile, seat: standing.seat });
  const least = leastFor(state, seat, tile, price);
  return coins < least ? refuse('bidTooLow', { tile, least }) : undefined;
};

const whyNotMoved = (pushedOut: Offer, { coins }: CommandOf<'PlaceBid'>): Refusal | undefined =>
  coins === pushedOut.coins ? undefined : refuse('bidUnchangeable', { coins: pushedOut.coins });

const whyNotNew = (state: State, { seat, tile, coins }: CommandOf<'PlaceBid'>): Refusal | undefined => {
  const { least, fixed } = priceOf(state, tile);
  if (fixed && coins > least) return refuse('bidNotThePrice', { tile, price: least });
  const most = mostCoins(state, seat);
  return coins > most ? refuse('bidUnpayable', { most }) : undefined;
};

/** Returns the events of a legal offer, pass or withdrawal. */
export const offer = (state: State, now: Offers, command: OfferCommand): readonly Event[] => {
  if (command.type !== 'PlaceBid') return [goWithout(now, command.seat)];
  const { seat, tile, coins } = command;
  const placed: Event = now.pushedOut
    ? { type: 'BidMoved', seat, tile, coins }
    : { type: 'BidPlaced', seat, tile, coins, paid: coinsOf(seatOf(state, seat).goods, coins) };
  return [placed, ...pushOut(state, tile)];
};

/** Returns that the seat gets no tile this round: it withdraws its offer, or makes none. */
const goWithout = ({ pushedOut }: Offers, seat: Seat): Event =>
  pushedOut
    ? { type: 'BidWithdrawn', seat, coins: pushedOut.coins, gained: WITHDRAW_COINS }
    : { type: 'BidPassed', seat, gained: PASS_COINS };

const pushOut = (state: State, tile: TileId): readonly Event[] => {
  const standing = offerOn(state, tile);
  return standing ? [{ type: 'BidPushedOut', seat: standing.seat, tile, coins: standing.coins }] : [];
};

/** Returns everything the actor may do: tiles in the order they came, each by rising coins; then going without one. */
export const offerChoices = (state: State, now: Offers, seat: Seat): readonly OfferCommand[] => {
  const choices: OfferCommand[] = [];
  addOffers(choices, state, now, seat, state.auction);
  addOffers(choices, state, now, seat, state.conquest);
  choices.push({ type: now.pushedOut ? 'WithdrawBid' : 'PassBid', seat });
  return choices;
};

const addOffers = (choices: OfferCommand[], state: State, now: Offers, seat: Seat, row: readonly TileId[]): void => {
  for (const tile of row) {
    const [from, to] = rangeFor(state, now, seat, tile);
    for (let coins = from; coins <= to; coins++) choices.push({ type: 'PlaceBid', seat, tile, coins });
  }
};

/** Returns the fewest and the most coins that the seat may put on a tile; none where the fewest are more. */
const rangeFor = (state: State, { pushedOut }: Offers, seat: Seat, tile: TileId): readonly [number, number] => {
  const price = priceOf(state, tile);
  const least = leastFor(state, seat, tile, price);
  if (pushedOut) return [Math.max(least, pushedOut.coins), pushedOut.coins];
  const most = mostCoins(state, seat);
  return [least, price.fixed ? Math.min(least, most) : most];
};

const canOfferOn = (state: State, now: Offers, seat: Seat, row: readonly TileId[]): boolean => {
  for (const tile of row) {
    const [from, to] = rangeFor(state, now, seat, tile);
    if (from <= to) return true;
  }
  return false;
};

/**
 * Returns the next automatic events: a seat that can only pass or withdraw does so; when all have offered, the new turn order.
 */
export const offersGoOn = (state: State, now: Offers): readonly Event[] => {
  const seat = offerDue(now);
  if (seat === undefined) return [{ type: 'OrderSettled', order: newOrder(state) }];
  if (canOfferOn(state, now, seat, state.auction) || canOfferOn(state, now, seat, state.conquest)) return [];
  return [goWithout(now, seat)];
};

/**
 * Returns the turn order by the value of the offers, the highest first; equals, and those without a tile, in their previous
 * order (4.11–4.14).
 */
const newOrder = (state: State): readonly Seat[] => {
  const weights = state.seats.map((_, seat) => standingWeight(state, seat));
  return state.order.toSorted((one, other) => itemAt(weights, other) - itemAt(weights, one));
};

/** Returns the value of a seat's present offer; less than any where it has none. */
const standingWeight = (state: State, seat: Seat): number => {
  for (const offer of state.offers) if (offer.seat === seat) return weightOf(state, seat, offer.coins);
  return 0;
};
