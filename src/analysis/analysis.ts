import type { Seat } from '#engine/game.ts';
import type { MatchId, StoredEvent } from '#matches/index.ts';

/** The log of a finished match. */
export interface AnalysisRequest {
  readonly game: string;
  readonly match: MatchId;
  readonly rows: readonly StoredEvent[];
}

/** The probability that each seat wins, in seat order; their sum is 1. */
export type Chances = readonly number[];

/** A turn after which the chances were others than before it. */
export interface TurningPoint {
  /** Versions of its first and last event. */
  readonly from: number;
  readonly version: number;
  /** Where it begins and ends along the course, in its moments: 1.5 is in the middle of the second round. */
  readonly places: readonly [from: number, to: number];
  readonly before: Chances;
  readonly after: Chances;
}

/** What dice and draws did to the chances. */
export interface LuckSummary {
  /** For each seat the sum, over all draws, of its chance after the draw minus what could be expected before it. */
  readonly total: readonly number[];
  /** The decisions that drew. */
  readonly draws: number;
  /** The draw that changed the chance of one seat most, by its version. */
  readonly greatest: { readonly version: number; readonly seat: Seat; readonly change: number };
}

/** The longest run of at least two moves that planned moves made for a seat. `version`: that of the first. */
export interface LongestPlan {
  readonly seat: Seat;
  readonly moves: number;
  readonly version: number;
}

/** What the log of a finished match tells about chances and plans; without chances in a game without AI players. */
export interface Analysis {
  /** When each round was laid out, and at the end. */
  readonly course: readonly Chances[];
  /** The turns after which most had changed, at most three, in their order. */
  readonly turningPoints: readonly TurningPoint[];
  /** Absent where no draw can be repeated, as in logs without commands. */
  readonly luck?: LuckSummary;
  /** At most one for each seat, in seat order. */
  readonly plans: readonly LongestPlan[];
}
