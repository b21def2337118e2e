import type { Seat } from '#engine/game.ts';
import type { MatchId, UserId } from '../model/types.ts';
import type { EpochMs, Hours, Span } from '../time/clock/index.ts';

/**
 * The stored clocks of matches. Hours are personal, so all of this is kept outside the logs, is never in an event and is not
 * visible to others.
 */

/** A seat's current decision, with everything that must not change while its time runs. */
export interface RunningClock {
  /** When the decision began. Identifies it among the seat's decisions, because a timeout takes longer than a millisecond. */
  readonly begun: EpochMs;
  /** Milliseconds; absent if no time runs: the match has no pace, or no other person waits. */
  readonly pace?: number;
  /** The person's hours when the decision began. */
  readonly hours: Hours;
  readonly isWarned: boolean;
  /**
   * When to check the clock next. Never later than its next event, but possibly earlier, because extensions of its time are
   * only noticed at the check.
   */
  readonly dueAt?: EpochMs;
  /** Whether the turn post mentions the person. */
  readonly isPinged: boolean;
  /** When to notify them of the turn personally; absent once that is done, or if the post is enough. */
  readonly noticeAt?: EpochMs;
  /** Number of reminders sent for this decision; `remindAt` is the time of the next. */
  readonly reminded: number;
  readonly remindAt?: EpochMs;
  /** The message being sent about this decision, and possibly about others of the same person. */
  readonly call?: ReminderMessage;
}

/** One message to a person about matches that wait for them, identified by the first match and its kind. */
export interface ReminderMessage {
  readonly match: MatchId;
  readonly kind: string;
}

/** How the seat's person is notified of their turn. */
export type ReminderState = Pick<RunningClock, 'isPinged' | 'noticeAt' | 'reminded' | 'remindAt'>;

/** A decision its person is notified of, as it was read. */
export interface DecisionRef {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly running: RunningClock;
}

/** The clock of a seat in a started match. */
export interface SeatClock {
  readonly seat: Seat;
  /** Milliseconds in the seat's bank when the current decision began, or when the last one ended. */
  readonly bank: number;
  /** Milliseconds of pace left by the previous decision: all it gets if it is reopened. */
  readonly paceLeft?: number;
  readonly running?: RunningClock;
}

/** A change to a seat's clock. Without `running`, the clock keeps running or stays stopped. */
export interface ClockChange {
  readonly seat: Seat;
  readonly bank: number;
  readonly paceLeft?: number;
  readonly running?: RunningClock | 'over';
}

/** A pause of a match. A pause that was ended early ends at that moment. */
export interface Pause extends Span {
  /** When to check it next; absent once it is over. */
  readonly dueAt?: EpochMs;
}

/** The changes of an append to a match's clocks. */
export interface ClockChanges {
  readonly seats: readonly ClockChange[];
  /** A pause that begins, or the end of the current one, at which running clocks are checked again. */
  readonly pause?: Pause | { readonly endedAt: EpochMs };
}

/** Times when all clocks of a match were stopped. */
export interface Stoppages {
  readonly pauses: readonly Pause[];
  readonly downtimes: readonly Span[];
}

export interface ClockStore {
  /** Returns the clocks of all seats of a match, in order; none before the start. */
  of(match: MatchId): Promise<readonly SeatClock[]>;
  /** Returns the stoppages of a match that were not over before a moment. */
  stoppages(match: MatchId, since: EpochMs): Promise<Stoppages>;
  /**
   * Returns the users whose notice about a waiting match is due by now, most overdue first. Suspended and paused matches do not
   * count.
   */
  usersToRemind(now: EpochMs, limit: number): Promise<readonly UserId[]>;
  /**
   * Claims some decisions for one message, atomically. Claims none if the first one has been made, or its reminder has changed since it was read;
   * other such decisions are left out. Returns the matches of the claimed ones: a user has one seat in a match.
   */
  claimReminder(call: ReminderMessage, asked: readonly DecisionRef[]): Promise<readonly MatchId[]>;
  /**
   * Stores how a person was notified and ends the claim. False if a new decision began, or they were notified, since it was
   * read.
   */
  markReminded(asked: DecisionRef, reminder: ReminderState): Promise<boolean>;
  /** Stores a downtime. Replaces one with the same start, whose end was not known before. */
  noteDowntime(downtime: Span): Promise<void>;
}
