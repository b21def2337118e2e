import type { SeatFacts } from '#engine/facts.ts';
import type { Seat } from '#engine/game.ts';
import type { Match, MatchId, UserId } from '../model/types.ts';
import type { Counts } from './ratings.ts';

/**
 * How a match ended for a person.
 *
 * - `finished`: they had the seat when the match ended.
 * - Left: they `resigned` while others played on, gave the seat to an AI player (`handedOver`), were `replaced` by a vote, which needs that
 *   they were absent, let their time run out again and again until the end (`timedOut`), or had the turn when the match was closed because
 *   nobody moved (`abandoned`).
 * - `released`: they left without fault. Another person took the seat they handed over, a moderator gave it away, the bot was not on the
 *   server, or others let the match be abandoned.
 */
export type ParticipationOutcome = 'finished' | 'resigned' | 'handedOver' | 'replaced' | 'timedOut' | 'abandoned' | 'released';

/** A person's part in a match: one row for each person, seat and match, computed from the match's log. */
export interface Participation {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly user: UserId;
  readonly server: string;
  readonly game: string;
  readonly seats: number;
  /** Seats that a person had at the end. */
  readonly people: number;
  readonly rated: boolean;
  /** How it counts for ratings; absent where it doesn't. */
  readonly counts?: Counts;
  readonly outcome: ParticipationOutcome;
  /** The place of the seat, from 1; seats that tie share it. Absent before the end, and in a match without winners. */
  readonly place?: number;
  readonly won: boolean;
  /** Decisions with a time limit that the person made or missed. */
  readonly asked: number;
  readonly inTime: number;
  /** Seconds from question to answer for each of their answers, in order, without pauses and the bot's downtime. */
  readonly answers: readonly number[];
  /** When the match ended for the person. */
  readonly endedAt: Date;
  /** When the match ended. Absent while it goes on without them. */
  readonly finishedAt?: Date;
  /** What the game counts of their seat; empty before the end of the match, and for those who left the seat to another person. */
  readonly facts: Partial<SeatFacts>;
}

/** A moderator's note about a player of a server: the player and everyone in a lobby with them sees it. */
export interface PlayerNote {
  readonly server: string;
  readonly user: UserId;
  /** Empty: the note is deleted. */
  readonly text: string;
  readonly by: UserId;
  readonly changedAt: Date;
}

export interface PlayerNoteStore {
  /** Returns the notes about these people on a server. */
  of(users: readonly UserId[], server: string): Promise<ReadonlyMap<UserId, string>>;
  save(note: PlayerNote): Promise<void>;
}

/** Which rows to list, by the end of the match for the person, newest first. */
export type ParticipationQuery =
  /** Of these people: on a server, or of people who count all servers, everywhere. */
  { readonly users: readonly UserId[]; readonly server?: string } | { readonly server: string } | { readonly match: MatchId };

/** The rows about people's parts in matches: derived data, which can be computed again from the logs at any time. */
export interface ParticipationStore {
  /** Returns matches whose rows have to be computed, oldest first: an append changed them, or they are from before a release. */
  due(limit: number): Promise<readonly MatchId[]>;
  /**
   * Replaces all rows of a match, and notes that they are up to date. False, and nothing changes, if the match has changed, or a person in it
   * was forgotten, since it was read.
   */
  replace(match: Match, rows: readonly Participation[]): Promise<boolean>;
  /** Has the rows of all matches computed again. */
  renew(): Promise<void>;
  /** Returns the rows of a query, at most `limit`. */
  list(query: ParticipationQuery, limit?: number): Promise<readonly Participation[]>;
}
