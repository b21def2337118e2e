import type { BaseEvent, Seat, Viewer } from '#engine/game.ts';
import type { Clock, NewMatch, Stores } from './ports.ts';
import type { LoggedEvent, Match, MatchCommand, MatchId, Played, Position, UserId } from './types.ts';

export type * from './ports.ts';
export type * from './types.ts';

/** The application: the only door to a match. Commands, buttons, jobs and sweeps all come in here. */
export interface Matches {
  /** A new lobby with its host in seat 0. */
  create(lobby: Omit<NewMatch, 'expiresAt'> & { readonly hostName: string }, commandId: string): Promise<Played>;
  /**
   * Loads, folds, decides and appends; tries again on a version conflict. `commandId` makes it happen once.
   * `name` is the display name of a person who joins.
   */
  play(match: MatchId, command: MatchCommand, commandId: string, name?: string): Promise<Played>;
  /** What `user` may see now (a spectator's view for somebody without a seat). `undefined`: no such match. */
  position(match: MatchId, user: UserId | undefined): Promise<Position | undefined>;
  /** The history after a version, one step a command, for telling it. */
  story(match: MatchId, after: number): Promise<Story | undefined>;
  /** Called after every append, e.g. to enqueue `announce`. A hint only: the log is the outbox. */
  onPlayed(listener: (match: MatchId) => void): void;
}

export interface Story {
  readonly match: Match;
  readonly steps: readonly Step[];
}

/** All that one command brought about. */
export interface Step {
  /** Of its first and last event. */
  readonly from: number;
  readonly version: number;
  readonly by?: Seat;
  readonly at: Date;
  /** Whole, secrets included: for moments and bookkeeping; never to be told. */
  readonly events: readonly LoggedEvent[];
  /** What the viewer may be told of it. */
  told(viewer: Viewer): readonly BaseEvent[];
  /** Seats due before and after. */
  readonly activeBefore: readonly Seat[];
  readonly active: readonly Seat[];
  /** `game.view` after the step; `undefined` while the match has not started. */
  view(viewer: Viewer): unknown;
  /** `Position.decisions` after the step. */
  readonly decisions: readonly number[];
}

export interface MatchesNeeds {
  readonly stores: Stores;
  readonly clock: Clock;
}
