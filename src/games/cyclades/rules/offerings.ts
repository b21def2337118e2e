import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type GodTrackSlot, type Offerings, seatOf, type Table } from '../state.ts';
import type { God, Options } from '../types.ts';

/** Offerings (RULES.md, chapters 3 and 9). */

/** Returns the owner of the marker to place now: a displaced one before the next of the turn track. */
export const markerDue = (state: Offerings): Seat | undefined => state.displaced?.seat ?? state.queue[0];

/** Returns what offerings cost after priests; `offerings` are one seat's, at least one. */
export const costOf = (option: Options['priests'], offerings: readonly number[], priests: number): number => {
  const total = offerings.reduce((sum, amount) => sum + amount, 0);
  switch (option) {
    case 'sum':
      return Math.max(offerings.length, total - priests);
    case 'each':
      return offerings.reduce((sum, amount) => sum + reduced(amount, priests), 0);
    case 'one':
      return total - Math.max(...offerings.map((amount) => amount - reduced(amount, priests)));
  }
};

const reduced = (amount: number, priests: number): number => Math.max(1, amount - priests);

/** Returns the amounts of a seat's markers, on all gods but `except`. */
const amountsOf = (table: Table, seat: Seat, except?: God): readonly number[] => {
  const amounts: number[] = [];
  for (const { god, offering } of table.places) if (offering?.seat === seat && god !== except) amounts.push(offering.amount);
  return amounts;
};

/** Returns the highest amount a seat can pay on a god in addition to its other offerings; 0 when none. */
const mostPayable = (table: Table, seat: Seat, god: God): number => {
  const { gold, priests } = seatOf(table, seat);
  const others = amountsOf(table, seat, god);
  for (let most = gold + priests; most > 0; most--) {
    if (costOf(table.options.priests, [most, ...others], priests) <= gold) return most;
  }
  return 0;
};

/** Returns the gold each seat owes for its offerings, by seat. */
export const owed = (table: Table): readonly number[] =>
  table.seats.map(({ priests }, seat) => {
    const amounts = amountsOf(table, seat);
    return amounts.length === 0 ? 0 : costOf(table.options.priests, amounts, priests);
  });

/** Returns the smallest amount that leads on a god: one more than the offering there. */
const leastOn = ({ offering }: GodTrackSlot): number => (offering ? offering.amount + 1 : 1);

/** Returns why the current marker may not go there (3.1–3.7, 9.3). */
export const whyNotBid = (state: Offerings, command: CommandOf<'PlaceBid'>): Refusal | undefined => {
  const { seat, god } = command;
  if (god === 'apollo') return undefined;
  const place = state.places.find((faceUp) => faceUp.god === god);
  if (!place) return refuse('godFaceDown', { god, gods: state.places.map((faceUp) => faceUp.god) });
  if (state.displaced?.god === god) return refuse('sameGod', { god });
  const least = leastOn(place);
  if (command.amount < least) return refuse('bidTooLow', { god, least });
  const most = mostPayable(state, seat, god);
  return command.amount > most ? refuse('bidUnpayable', { most }) : undefined;
};

/** Returns the offering, and the marker it displaces. */
export const bid = (state: Offerings, command: CommandOf<'PlaceBid'>): readonly Event[] => {
  const { seat, god } = command;
  if (god === 'apollo') return [{ type: 'BidPlaced', seat, god }];
  const standing = state.places.find((place) => place.god === god)?.offering;
  const placed: Event = { type: 'BidPlaced', seat, god, amount: command.amount };
  return standing ? [placed, { type: 'BidDisplaced', seat: standing.seat, god }] : [placed];
};

/** Returns every offering the current marker may make: gods from top to bottom by rising amount, then Apollo. */
export const bids = (state: Offerings, seat: Seat): readonly CommandOf<'PlaceBid'>[] => {
  const moves: CommandOf<'PlaceBid'>[] = [];
  for (const place of state.places) {
    const { god } = place;
    if (god === state.displaced?.god) continue;
    const most = mostPayable(state, seat, god);
    for (let amount = leastOn(place); amount <= most; amount++) moves.push({ type: 'PlaceBid', seat, god, amount });
  }
  moves.push({ type: 'PlaceBid', seat, god: 'apollo' });
  return moves;
};
