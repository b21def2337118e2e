import type { Seat } from '#engine/game.ts';
import type { MatchId, UserId } from '../model/types.ts';

/**
 * How a person's part in a match counts. `placed`: by their place among those who stayed; `last`: they left, or gave up too early, and
 * lost to all who stayed; `present`: only the others' loss to them counts.
 */
export type Counts = 'placed' | 'last' | 'present';

/** A person's part in a rated match that is over. */
export interface RatedPart {
  readonly match: MatchId;
  readonly seat: Seat;
  /** A user id, or a placeholder that begins with `-` for a person who was forgotten. */
  readonly person: string;
  readonly server: string;
  readonly game: string;
  /** When the match ended. */
  readonly endedAt: Date;
  readonly counts: Counts;
  /** 1 is the best, and seats that tie share it. Says nothing about who left. */
  readonly place: number;
}

/** What the rated matches of a person in one game on one server say about them. */
export interface Rating {
  /** The most probable strength, and its standard deviation. */
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
  /** Number of different people they have met. */
  readonly met: number;
}

/** A person's part in a rated match, and their rating after it. */
export interface RatingRow extends RatedPart, Rating {}

/** Ratings: derived data. A match is rated when its `Participation`s are stored, with the same result as if all were rated again. */
export interface RatingStore {
  /** Returns a person's ratings on a server, in the order of the matches. */
  of(user: UserId, server: string): Promise<readonly RatingRow[]>;
  /** Returns the latest rating in each game of these people on a server; without `people`, of all, placeholders included. */
  latest(server: string, people?: readonly UserId[]): Promise<readonly RatingRow[]>;
  /** Computes all ratings again, and returns the number of matches. */
  rebuild(): Promise<number>;
}
