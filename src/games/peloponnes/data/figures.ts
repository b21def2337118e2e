import type { Chit, Resource, Stack } from '../types.ts';

/** The numbers of the rulebook. The bank is unlimited. */

/** Minimum and maximum number of seats. */
export const SEATS = { min: 1, max: 5 } as const;
/** The stack of each round, from the first. */
export const STACK_OF_ROUND: readonly Stack[] = ['A', 'A', 'A', 'B', 'B', 'B', 'C', 'C'];
export const ROUNDS = STACK_OF_ROUND.length;
/** Tiles face up in a round, in both rows together. */
export const TILES_FACE_UP = 5;
/** Surcharge on a tile of the conquest row. */
export const CONQUEST_SURCHARGE = 3;
export const PASS_COINS = 3;
export const WITHDRAW_COINS = 1;
/** The coin on a building that is not paid yet. */
export const MARKER_COINS = 1;
/** Number of luxury goods that replace one of another good. */
export const LUXURY_FOR_ONE = 2;
/** Capacity of the stores; other goods have no limit. */
export const STORES: Readonly<Record<Resource, number>> = { wood: 10, stone: 10, food: 13 };

/** Coins and luxury goods that inhabitants bring each round, by their number; a larger number brings as much as the last. */
export const POPULATION_COINS: readonly number[] = [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5];
export const POPULATION_LUXURY: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 4, 4, 4, 6];

/** Disaster chits in the box. */
export const CHIT_COUNTS: Readonly<Record<Chit, number>> = {
  earthquake: 3,
  drought: 3,
  plague: 3,
  tempest: 3,
  decline: 3,
  blank: 1,
};
export const CHITS_PER_ROUND = 2;
/** The number of a kind's chits with which its disaster strikes. */
export const CHITS_TO_STRIKE = 3;
export const DECLINE_LUXURY = 10;
/** Drought and plague take one of this many, rounded up. */
export const LOSS_OF = 3;

export const POINTS_PER_INHABITANT = 3;
export const COINS_PER_POINT = 3;

/** The target score of a campaign level, and the tiles of its auction row. */
export interface Level {
  readonly target: number;
  readonly auctionRow: number;
}

export const LAST_LEVEL: Level = { target: 35, auctionRow: 1 };

/** The levels of the campaign, from the first. */
export const LEVELS: readonly Level[] = [
  { target: 24, auctionRow: 5 },
  { target: 28, auctionRow: 4 },
  { target: 32, auctionRow: 3 },
  { target: 35, auctionRow: 2 },
  LAST_LEVEL,
];
