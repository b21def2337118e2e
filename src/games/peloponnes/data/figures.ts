import type { Chit, Resource, Stack } from '../types.ts';

/** The numbers of the rulebook. The bank never runs out. */

/** How many may play. */
export const SEATS = { min: 1, max: 5 } as const;
/** The stack of each round, from the first. */
export const STACK_OF_ROUND: readonly Stack[] = ['A', 'A', 'A', 'B', 'B', 'B', 'C', 'C'];
export const ROUNDS = STACK_OF_ROUND.length;
/** Tiles face up in a round, in both rows together. */
export const TILES_FACE_UP = 5;
/** What a tile of the conquest row costs more. */
export const CONQUEST_SURCHARGE = 3;
export const PASS_COINS = 3;
export const WITHDRAW_COINS = 1;
/** The coin on a building that is not paid yet. */
export const MARKER_COINS = 1;
/** Luxury goods that stand for one of another good. */
export const LUXURY_FOR_ONE = 2;
/** What the stores hold; there is no limit to other goods. */
export const STORES: Readonly<Record<Resource, number>> = { wood: 10, stone: 10, food: 13 };

/** What inhabitants bring each round, from so many on. */
export const POPULATION_INCOME: readonly { readonly from: number; readonly coins: number; readonly luxury: number }[] = [
  { from: 0, coins: 1, luxury: 0 },
  { from: 3, coins: 2, luxury: 0 },
  { from: 5, coins: 3, luxury: 0 },
  { from: 8, coins: 4, luxury: 0 },
  { from: 11, coins: 5, luxury: 0 },
  { from: 14, coins: 5, luxury: 2 },
  { from: 17, coins: 5, luxury: 4 },
  { from: 20, coins: 5, luxury: 6 },
];

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
/** The chit of a kind that makes its disaster strike. */
export const CHITS_TO_STRIKE = 3;
export const DECLINE_LUXURY = 10;
/** Drought and plague take one of so many, rounded up. */
export const LOSS_OF = 3;

export const POINTS_PER_INHABITANT = 3;
export const COINS_PER_POINT = 3;

/** What each level of the campaign must score, from the first. */
export const TARGETS: readonly number[] = [24, 28, 32, 35, 35];
/** Tiles of the auction row in each level of the campaign, from the first. */
export const AUCTION_ROW_OF_LEVEL: readonly number[] = [5, 4, 3, 2, 1];
