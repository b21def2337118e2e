import type { BaseEvent, Chance, Seat } from '#engine/game.ts';
import type { Network } from '#engine/network.ts';
import type { Player } from '../support/players/contest.ts';

/** A position of a self-played match, before it is known how the match ends. */
export interface Sample {
  readonly seat: Seat;
  readonly features: Float32Array;
  /** Returns the result, from 0 to 1, when the match has ended in this state; without it, the result is the seat's share of the win. */
  readonly resultOf?: (last: unknown) => number;
}

/** A step of a self-played match: a move of a seat and its events, each with the state after it. */
export interface Step {
  readonly seat: Seat;
  readonly before: unknown;
  readonly events: readonly { readonly event: BaseEvent; readonly state: unknown }[];
}

/** A number of self-played matches. */
export interface Stage {
  readonly matches: number;
  /** In some of the matches (`true`), one move of `mistakeOf` is random, so that the network also sees what good players avoid. */
  readonly noisy: readonly boolean[];
  readonly mistakeOf: number;
  /**
   * Returns who plays: each seat's player is drawn from them. Fast ones, because the number of matches counts more than their quality.
   * `network`: the one fitted to all earlier stages.
   */
  players(seats: number, network: Network | undefined): readonly Player[];
}

/** What the training needs of a game. */
export interface Trainee {
  readonly id: string;
  /** Number of hidden units. */
  readonly hidden: number;
  readonly stages: readonly Stage[];
  countFeatures(seats: number): number;
  /** Returns the samples of one step, with the features each seat sees. */
  samplesOf(step: Step, chance: Chance): readonly Sample[];
  /** Returns what is written beside the network: figures of it on rows that it has not seen. */
  furtherOf?(network: Network, unseen: Float32Array): Readonly<Record<string, readonly number[]>>;
}
