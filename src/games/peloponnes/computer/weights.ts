import type { Stack } from '../types.ts';

/** What the computer seat takes for granted about rounds that are still to come. */
export const WEIGHTS = {
  /** How many ways the luck that is left is drawn to reckon with; all choices are measured by the same ones. */
  futures: 24,
  /** The score is the lower side. What the higher side has beyond counts a little, for tiles to come may even it out. */
  beyond: 0.08,
  /** The same for each round that is left, the more the more can still be evened out. */
  beyondEachRound: 0.035,
  /** How much of a tile's points may be sought on the side that is lower. */
  leaning: 0.3,
  /** How much of a usual building comes of it without any wood and stone. */
  leastBuilt: 0.6,
  /** How likely a rival who wants a tile most, or another tile more, pushes out a small offer. */
  mostLikely: 0.85,
  secondChoice: 0.35,
  /** Over so many coins a rival's wish fades from likely to unlikely. */
  fading: 2,
  /** Tiles that a pushed-out offer could go to are often gone by then. */
  stillThere: 0.7,
} as const;

/** A tile as it comes on an average, bought for a usual offer; figures are means of the tiles of a stack. */
export interface UsualTile {
  readonly price: number;
  readonly power: number;
  readonly inhabitants: number;
  /** Of each of wood, stone and food it brings each round. */
  readonly each: number;
  /** Of each of wood and stone that a building costs, buildings being so many of all. */
  readonly cost: number;
  readonly buildings: number;
}

export const USUAL_TILES: Readonly<Record<Stack, UsualTile>> = {
  A: { price: 4, power: 2.4, inhabitants: 1.5, each: 0.5, cost: 1.1, buildings: 0.4 },
  B: { price: 6, power: 4, inhabitants: 1.6, each: 0.4, cost: 2, buildings: 0.5 },
  C: { price: 8, power: 5.5, inhabitants: 1.3, each: 0.4, cost: 2.6, buildings: 0.7 },
};
