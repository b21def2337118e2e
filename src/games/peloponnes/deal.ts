import type { Chance, SetUp } from '#engine/game.ts';
import { drawn } from '../drawing.ts';
import { withConsequences } from './consequences.ts';
import { CIVILISATION_TILES } from './data/civilisations.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { itemAt } from './known.ts';
import { beginLevel, isCampaign } from './rules/campaign.ts';
import { allSeats, type State } from './state.ts';
import { CIVILISATIONS, type Options } from './types.ts';

/** Returns the event that contains the seat count and the options. */
export const begin = ({ seats, options }: SetUp<Options>): readonly Event[] => [{ type: 'GameBegan', seats, options }];

/** Deals a civilisation to each seat at random, orders the seats by its number, and begins the first round. */
export const deal = (state: State, chance: Chance): readonly Event[] => {
  const civilisations = drawn(CIVILISATIONS, state.seats.length, chance);
  const dealt = civilisations.map((civilisation, seat): Event => {
    return { type: 'CivilisationDealt', seat, civilisation, start: CIVILISATION_TILES[civilisation].start };
  });
  const numbers = civilisations.map((civilisation) => CIVILISATION_TILES[civilisation].number);
  const order = allSeats(state).toSorted((one, other) => itemAt(numbers, one) - itemAt(numbers, other));
  const opening: readonly Event[] = [...dealt, { type: 'OrderSettled', order }];
  const level = isCampaign(state) ? [beginLevel(opening.reduce(evolve, state), 1)] : [];
  return withConsequences(state, [...opening, ...level], chance).events;
};
