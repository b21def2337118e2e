import { maxBy } from '#engine/computer.ts';
import type { Chance, Seat } from '#engine/game.ts';
import { evolve } from '../evolve.ts';
import { itemAt } from '../known.ts';
import { type OfferCommand, offer, offerChoices, offerDue } from '../rules/offers.ts';
import type { Offer, Offers, State } from '../state.ts';
import type { TileId } from '../types.ts';
import type { Futures } from './future.ts';
import { judgeLearned, winChanceAmong } from './learned/value.ts';
import { AFTER, prizesOf, prospectBy, wishesOf, withGoods } from './offers.ts';
import { outlookOf } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Which tile to offer for, and how much, by playing the rest of the auction: rivals offer as the usual AI player would, with some doubt
 * about what each tile is worth to them, and the end is judged by the chance to win against what all of them then have.
 */

/** A seat in the auction. */
type Bidder = Readonly<ReturnType<typeof bidderOf>>;

/** How much better than assumed each tile, or none, is for a seat: one possible course of the auction. */
type Mood = (seat: Seat, tile: TileId | undefined) => number;

/** An auction in progress, with the learned value of each seat that has left it. */
interface Course {
  readonly state: State;
  readonly left: readonly number[];
}

/** An offer, and the chance to win after it; alone the points. */
export type OfferProspect = Readonly<ReturnType<typeof weighOffers>[number]>;

/** Returns the offer after which the seat wins most often. */
export const chooseInAuction = (...asked: Parameters<typeof weighOffers>): OfferCommand | undefined =>
  maxBy(weighOffers(...asked), ({ worth }) => worth)?.move;

/** Returns the prospect of each offer. */
export const weighOffers = (
  state: State,
  now: Offers,
  seat: Seat,
  moves: readonly OfferCommand[],
  futures: Futures,
  chance: Chance,
) => {
  const bidders = state.seats.map((_, each) => bidderOf(state, now, each, futures));
  const moods = Array.from({ length: WEIGHTS.auctions }, () => moodOf(state, chance));
  const start: Course = { state, left: bidders.map(({ kept }) => kept) };
  return moves.map((move) => {
    const after = moved(bidders, start, move);
    const ends = moods.map((mood) => played(bidders, seat, mood, after, true));
    return {
      move,
      worth: ends.reduce((sum, { worth }) => sum + worth, 0) / moods.length,
      /** How often no other seat outbids it. */
      held: ends.filter(({ held }) => held).length / moods.length,
    };
  });
};

const bidderOf = (state: State, { pushedOut }: Offers, seat: Seat, futures: Futures) => {
  const isOwn = (one: Offer): boolean => one.seat === seat;
  const { coins } = [...(pushedOut ? [pushedOut] : []), ...state.offers].find(isOwn) ?? { coins: 0 };
  const before = withGoods(state, seat, { coins });
  return {
    /** What a usual AI player in its place sees. */
    usual: prizesOf(before, seat, futures, outlookOf),
    wishes: wishesOf(before, seat, futures, outlookOf),
    /** The learned value of what it can get, and of getting nothing more. */
    learned: prizesOf(before, seat, futures, judgeLearned),
    kept: judgeLearned(state, seat, AFTER, futures),
  };
};

const FACES = Array.from({ length: 101 }, (_, face) => (face - 50) / 50);

/** Returns a mood whose values are about normally distributed. */
const moodOf = ({ auction, conquest, seats }: State, chance: Chance): Mood => {
  const tiles = [...auction, ...conquest, undefined];
  const doubt = (): number => WEIGHTS.doubt * (chance.die(FACES) + chance.die(FACES) + chance.die(FACES));
  const doubts = seats.map(() => new Map(tiles.map((tile) => [tile, doubt()])));
  return (seat, tile) => doubts[seat]?.get(tile) ?? 0;
};

const moved = (bidders: readonly Bidder[], { state, left }: Course, move: OfferCommand): Course => {
  if (state.now.phase !== 'offers') return { state, left };
  const { passed, withdrawn } = itemAt(bidders, move.seat).learned;
  return {
    state: offer(state, state.now, move).reduce(evolve, state),
    left: move.type === 'PlaceBid' ? left : left.with(move.seat, move.type === 'PassBid' ? passed : withdrawn),
  };
};

/**
 * Plays the auction to its end; returns the seat's chance to win then, or alone its points, and whether it never had to act again, because
 * its offer held. It searches its own next move, but none after that.
 */
const played = (bidders: readonly Bidder[], own: Seat, mood: Mood, course: Course, searches: boolean) => {
  let at = course;
  let held = true;
  while (at.state.now.phase === 'offers') {
    const { state } = at;
    const { now } = at.state;
    const seat = offerDue(now);
    if (seat === undefined) break;
    const moves = offerChoices(state, now, seat);
    if (seat === own) held = false;
    if (seat === own && searches && moves.length > 1)
      return { worth: Math.max(...moves.map((move) => goneOn(bidders, own, mood, moved(bidders, at, move)))), held };
    const wishes = now.queue.flatMap((rival) => (rival === seat ? [] : [itemAt(bidders, rival).wishes]));
    const prospect = prospectBy(state, now, itemAt(bidders, seat).usual, wishes);
    const move = maxBy(moves, (one) => prospect(one) + mood(seat, one.type === 'PlaceBid' ? one.tile : undefined));
    if (move === undefined) break;
    at = moved(bidders, at, move);
  }
  const values = bidders.map(({ learned }, seat) => {
    const won = at.state.offers.find((one) => one.seat === seat);
    return won ? learned.winning(won.tile, won.coins) : itemAt(at.left, seat);
  });
  return { worth: values.length === 1 ? itemAt(values, own) : winChanceAmong(at.state, AFTER, values, own), held };
};

const goneOn = (bidders: readonly Bidder[], own: Seat, mood: Mood, course: Course): number =>
  played(bidders, own, mood, course, false).worth;
