import type { Chance, SetUp } from '#engine/game.ts';
import { drawn } from '../drawing.ts';
import { withConsequences } from './consequences.ts';
import { SET_UPS } from './data/boards.ts';
import { markersEach, START_GOLD } from './data/figures.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { Options } from './types.ts';

/** Returns the event that contains the seat count and the options. */
export const begin = ({ seats, options }: SetUp<Options>): readonly Event[] => [{ type: 'GameBegan', seats, options }];

/** Deals the places of the set-up and the turn order at random, gives 5 GP to each seat, and begins the first cycle. */
export const deal = (state: State, chance: Chance): readonly Event[] => {
  const seats = [...state.seats.keys()];
  const setUps = drawn(SET_UPS[seats.length] ?? [], seats.length, chance);
  const placed = setUps.map(({ islands, seas }, seat): Event => ({ type: 'SeatPlaced', seat, islands, seas }));
  const gold = seats.map(
    (seat): Event => ({
      type: 'GoldDealt',
      seat,
      gold: START_GOLD,
      ...(state.options.gold === 'open' && { open: true }),
    }),
  );
  const markers = seats.flatMap((seat) => Array.from({ length: markersEach(seats.length) }, () => seat));
  const order = drawn(markers, markers.length, chance);
  return withConsequences(state, [...placed, ...gold, { type: 'TurnOrderDealt', order }], chance).events;
};
