import type { Building, ByGod, Options } from '../types.ts';

/** The numbers of the rulebook. Gold and territory markers are unlimited. */

/** Minimum and maximum number of seats. */
export const SEATS = { min: 2, max: 5 } as const;
export const START_GOLD = 5;
/** Number of units per colour, for fleets and for troops. */
export const UNITS_OF_A_COLOUR = 8;
export const BUILDING_COST = 2;
export const BUILDINGS_OF_A_TYPE = 10;
export const METROPOLISES = 10;
export const PROSPERITY_MARKERS = 16;
export const PHILOSOPHERS_FOR_A_METROPOLIS = 4;
export const MOVE_COST = 1;
export const VOYAGE_STEPS = 3;
/** Costs of the spaces of the creature track, from the dearest to the cheapest. */
export const TRACK_COSTS = [4, 3, 2] as const;
export const SWAP_COST = 1;
/** Minimum cost of a creature, whatever the discounts. */
export const MIN_CREATURE_COST = 1;
/** Free steps of the Sylph: one fleet, one space. */
export const SYLPH_STEPS = 10;
/** What the Sphinx pays for a piece. */
export const SPHINX_GOLD = 2;
export const KRAKEN_STEP_COST = 1;
/** What the Minotaur adds to the defence of his island while he is there. */
export const MINOTAUR_STRENGTH = 2;
/** Faces of the battle die. */
export const DIE = [0, 1, 1, 2, 2, 3] as const;
export const APOLLO_GOLD = 1;
/** What Apollo gives to a seat with exactly one island. */
export const APOLLO_GOLD_WITH_ONE_ISLAND = 4;

/** Cost of the first, second, … unit recruited in one turn: fleets, troops, priests, philosophers. */
export const RECRUIT_COSTS: ByGod<readonly number[]> = {
  poseidon: [0, 1, 2, 3],
  ares: [0, 2, 3, 4],
  zeus: [0, 4],
  athena: [0, 4],
};

/** The building that each god allows. */
export const BUILDING_OF: ByGod<Building> = {
  poseidon: 'port',
  ares: 'fortress',
  zeus: 'temple',
  athena: 'university',
};

/** Returns the number of gods face up: two of the four with three seats, all with five. */
export const godsFaceUp = (seats: number): number => (seats === 3 ? 2 : seats === 5 ? 4 : 3);

/** Returns the number of offering markers per seat. */
export const markersEach = (seats: number): number => (seats === 2 ? 2 : 1);

/** Returns the number of Metropolises that win. */
export const goalOf = (seats: number): number => (seats === 2 ? 3 : 2);

/** Total number of priests and philosophers, by the option `stock`. */
export const STOCK: Readonly<Record<Options['stock'], { readonly priests: number; readonly philosophers: number }>> = {
  later: { priests: 18, philosophers: 17 },
  first: { priests: 16, philosophers: 16 },
};
