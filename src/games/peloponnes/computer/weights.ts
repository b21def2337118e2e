import type { Stack } from '../types.ts';

/** The AI player's assumptions about future rounds. */
export const WEIGHTS = {
  /** Number of possible futures; all choices are evaluated against the same ones. */
  futures: 24,
  /** The score is the lower side. The excess of the higher side counts a little, because future tiles may even it out. */
  beyond: 0.08,
  /** Added for each round that is left: more rounds can even out more. */
  beyondEachRound: 0.035,
  /** Share of an average tile's points by which a seat favours its lower side. */
  leaning: 0.3,
  /** How much of an average building a seat gets without any wood and stone. */
  leastBuilt: 0.6,
  /** Maximum probability that a rival pushes out an offer, and the factor for a rival that wants another tile more. */
  mostLikely: 0.85,
  secondChoice: 0.35,
  /** The number of coins over which a rival's interest falls from likely to unlikely. */
  fading: 2,
  /** Probability that a tile to which a pushed-out offer could move is still available. */
  stillThere: 0.7,
  /** Number of courses of an auction that are played for each offer, and by how many points a rival may value a tile differently. */
  auctions: 12,
  doubt: 1.5,
} as const;

/**
 * An average tile of each stack, bought for a usual offer. `each`: its income of each of wood, stone and food; `cost`: a building's
 * cost in each of wood and stone, weighted by the share of buildings among all tiles.
 */
export const USUAL_TILES = {
  A: { price: 4, power: 2.4, inhabitants: 1.5, each: 0.5, cost: 1.1, buildings: 0.4 },
  B: { price: 6, power: 4, inhabitants: 1.6, each: 0.4, cost: 2, buildings: 0.5 },
  C: { price: 8, power: 5.5, inhabitants: 1.3, each: 0.4, cost: 2.6, buildings: 0.7 },
} as const satisfies Readonly<Record<Stack, Readonly<Record<string, number>>>>;
