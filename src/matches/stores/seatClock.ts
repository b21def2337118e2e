import type { Seat } from '#engine/game.ts';
import type { MatchId, UserId } from '../model/types.ts';
import type { EpochMs, Hours, Span } from '../time/clock/index.ts';

/**
 * What is kept of the time of matches, and the store of it. Hours are personal, so all of this stands beside the logs, is never in
 * an event, and others see none of it.
 */

/** The decision a seat is asked for now, with what must not change while its time runs. */
export interface RunningClock {
  /** When the seat was asked, which tells this decision from the seat's others: what runs out has run for longer than a moment. */
  readonly begun: EpochMs;
  /** Milliseconds; absent where no time runs: the match has no pace, or nobody else waits. */
  readonly pace?: number;
  /** Of the seat's person when it was asked. */
  readonly hours: Hours;
  readonly isWarned: boolean;
  /**
   * When to look at it next: never later than something is to be done about it, but perhaps earlier, for whatever makes the time
   * longer is only noticed then.
   */
  readonly dueAt?: EpochMs;
  /** Whether the post of the turn pings the person. */
  readonly isPinged: boolean;
  /** When they are to be told of the turn in person; absent once they were, and where the post is all there is. */
  readonly noticeAt?: EpochMs;
  /** How often the person was reminded of this decision, and when the next time is. */
  readonly reminded: number;
  readonly remindAt?: EpochMs;
  /** The message that is being sent about this decision, and perhaps about others of the same person. */
  readonly call?: ReminderMessage;
}

/** One message to a person about matches that wait for them, named by the first of these and what is told of it. */
export interface ReminderMessage {
  readonly match: MatchId;
  readonly kind: string;
}

/** How the person in a seat is told that they are asked. */
export type ReminderState = Pick<RunningClock, 'isPinged' | 'noticeAt' | 'reminded' | 'remindAt'>;

/** A decision of which a person is told, as it was read. */
export interface DecisionRef {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly running: RunningClock;
}

/** The clock of a seat of a match that was started. */
export interface SeatClock {
  readonly seat: Seat;
  /** Milliseconds in the seat's bank when the decision that runs was begun, or when the last one was over. */
  readonly bank: number;
  /** Milliseconds of its pace that the decision before the present one left: all there is for it, should it be asked again. */
  readonly paceLeft?: number;
  readonly running?: RunningClock;
}

/** What becomes of a seat's clock; without `running` it runs, or stands, as before. */
export interface ClockChange {
  readonly seat: Seat;
  readonly bank: number;
  readonly paceLeft?: number;
  readonly running?: RunningClock | 'over';
}

/** A pause of a match; one that was ended early is over at that moment. */
export interface Pause extends Span {
  /** When something is to be done about it next; absent once it is over. */
  readonly dueAt?: EpochMs;
}

/** What an append changes of a match's time. */
export interface ClockChanges {
  readonly seats: readonly ClockChange[];
  /** One that begins, or the end of the one there is: clocks that run are looked at again then. */
  readonly pause?: Pause | { readonly endedAt: EpochMs };
}

/** When no clock of a match ran, whoever it belongs to. */
export interface Stoppages {
  readonly pauses: readonly Pause[];
  readonly downtimes: readonly Span[];
}

export interface ClockStore {
  /** Of all seats of a match, in order; none before the start. */
  of(match: MatchId): Promise<readonly SeatClock[]>;
  /** Those of a match that were not over before a moment. */
  stoppages(match: MatchId, since: EpochMs): Promise<Stoppages>;
  /** Playing matches with a clock or a pause that is to be looked at by now, the longest due first. */
  due(now: EpochMs, limit: number): Promise<readonly MatchId[]>;
  /** Notes what a look at a running clock has come to; nothing happens when it was changed since it was read. */
  recordCheck(match: MatchId, read: SeatClock, next: { readonly isWarned: boolean; readonly dueAt: EpochMs }): Promise<void>;
  /** Has the clock of a seat looked at again, by whoever may be looking at it just now as well: its time may be over earlier than it was. */
  reschedule(match: MatchId, seat: Seat, at: EpochMs): Promise<void>;
  /** Who is to be told by now of a match that waits for them, the longest due first; nobody in a match that stands still. */
  usersToRemind(now: EpochMs, limit: number): Promise<readonly UserId[]>;
  /**
   * Has one message tell of some decisions, all of them or none: none when the first was made meanwhile, or is told of by another;
   * others of which that is so are left out.
   */
  claimReminder(call: ReminderMessage, asked: readonly DecisionRef[]): Promise<boolean>;
  /** Notes how a person was told; ends the call there was. False: they were asked anew, or told of it, since that was read. */
  markReminded(asked: DecisionRef, telling: ReminderState): Promise<boolean>;
  reschedulePause(match: MatchId, pause: Pause, dueAt: EpochMs): Promise<void>;
  /** In place of one that began at the same moment: it was noted, but not that the house was there again. */
  noteDowntime(downtime: Span): Promise<void>;
}
