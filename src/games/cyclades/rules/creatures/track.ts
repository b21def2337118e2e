import type { Chance, Seat } from '#engine/game.ts';
import { drawn } from '../../../drawing.ts';
import type { CommandOf } from '../../commands.ts';
import { MIN_CREATURE_COST, SWAP_COST, TRACK_COSTS } from '../../data/figures.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type GodTurn, seatOf, type Table } from '../../state.ts';
import { CREATURES, type Creature } from '../../types.ts';
import { whyNotPay } from '../gold.ts';
import { islandsOf, powerOf } from '../holdings.ts';

/** The creature track (RULES.md, chapter 11). */

/** Returns the cards in the deck, in no order: those that lie nowhere else. */
export const deckOf = ({ track, discards, figures }: Table): readonly Creature[] =>
  CREATURES.filter(
    (creature) =>
      !track.includes(creature) && !discards.includes(creature) && !figures.some((figure) => figure.creature === creature),
  );

/**
 * Returns the new track. The cheapest card goes if nobody used it, the others slide to the cheap end, and new ones come: one
 * card in the first cycle, two in the second, then three. The first card drawn takes the cheapest space. If the deck is empty,
 * the discard pile becomes the deck.
 */
export const fillTrack = (table: Table, chance: Chance): Event => {
  const spaces = Math.min(TRACK_COSTS.length, table.cycle + 1);
  const discarded = table.track[TRACK_COSTS.length - 1];
  const standing = table.track.slice(0, TRACK_COSTS.length - 1).filter((card) => card !== undefined);
  const deck = deckOf(table);
  const wanted = spaces - standing.length;
  const first = drawn(deck, Math.min(wanted, deck.length), chance);
  const pile = discarded === undefined ? table.discards : [...table.discards, discarded];
  const later = drawn(pile, Math.min(wanted - first.length, pile.length), chance);
  return {
    type: 'TrackFilled',
    track: [...first, ...later].toReversed().concat(standing),
    ...(discarded !== undefined && { discarded }),
    ...(later.length > 0 && { shuffled: true }),
  };
};

/** Returns the number of temples and Metropolises whose discount has not been used in this cycle. */
export const discountsOf = (table: Table, seat: Seat): number => {
  const held = islandsOf(table, seat).reduce((sum, { island }) => sum + powerOf(island, 'temple'), 0);
  return Math.max(0, held - seatOf(table, seat).discounts);
};

/** Returns what a card of the track costs a seat, and how many discounts that uses: as many as still lower the price. */
export const priceOf = (table: Table, seat: Seat, creature: Creature): { readonly cost: number; readonly discount: number } => {
  const full = TRACK_COSTS[table.track.indexOf(creature)] ?? 0;
  const cost = Math.max(MIN_CREATURE_COST, full - discountsOf(table, seat));
  return { cost, discount: full - cost };
};

/** Returns why a creature may not be swapped (11.13, 11.14). */
export const whyNotSwap = (state: GodTurn, { seat, creature }: CommandOf<'SwapCreature'>): Refusal | undefined =>
  state.track.includes(creature) ? whyNoSwap(state, seat) : refuse('notOnTrack', { creature });

const whyNoSwap = (state: GodTurn, seat: Seat): Refusal | undefined =>
  state.discards.length > 0 || deckOf(state).length > 0 ? whyNotPay(state, seat, SWAP_COST) : refuse('deckEmpty', {});

/** Draws the new card before discarding the old one. */
export const swap = (state: GodTurn, { seat, creature }: CommandOf<'SwapCreature'>, chance: Chance): Event => {
  const deck = deckOf(state);
  const shuffled = deck.length === 0;
  return {
    type: 'CreatureSwapped',
    seat,
    discarded: creature,
    drawn: chance.pick(shuffled ? state.discards : deck),
    cost: SWAP_COST,
    ...(shuffled && { shuffled }),
  };
};

/** Returns the cards of the track, dearest first, if one of them may be swapped. */
export const swapChoices = (state: GodTurn, seat: Seat): readonly CommandOf<'SwapCreature'>[] => {
  const moves: CommandOf<'SwapCreature'>[] = [];
  if (whyNoSwap(state, seat)) return moves;
  for (const creature of state.track) if (creature !== undefined) moves.push({ type: 'SwapCreature', seat, creature });
  return moves;
};
