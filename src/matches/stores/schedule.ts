import type { Seat } from '#engine/game.ts';
import type { MatchId } from '../model/types.ts';
import type { EpochMs } from '../time/clock/index.ts';
import type { RunningClock } from './seatClock.ts';

/** The kind of work a match needs without anyone asking for it; never while it is suspended. */
export type DueWork =
  /** Its `announcedVersion` lags behind, and it is not in quarantine. */
  | 'announcement'
  /** It is running, and `computerDue` is set. */
  | 'computer'
  /** It is running, and a clock or a pause has to be checked. */
  | 'clock'
  /** It is running, and there are notices of dropped orders to deliver. New notices are due immediately. */
  | 'notices'
  /** It is running, and the time of its vote is over. */
  | 'vote'
  /** It is running, and its `staleAt` has come. */
  | 'stale'
  /** It is a lobby, and its `expiresAt` has come. */
  | 'lobby';

/** What was checked, as it was read. If it has changed since, the time of the next check is not set. */
export type Checked =
  /** A seat's clock as it was read. Without `running`, its time is set even if a check is in progress: it may now end earlier. */
  | { readonly seat: Seat; readonly running?: RunningClock; readonly isWarned?: boolean }
  /** A pause, by its beginning. */
  | { readonly pause: EpochMs }
  /** The notices in the order book, by its generation. */
  | { readonly generation: number }
  /** Whether the match is abandoned, by its version. */
  | { readonly version: number };

/** When matches need attention next. */
export interface ScheduleStore {
  /** Returns the matches with work due by now, most overdue first; for work without a time, oldest match first. */
  due(work: DueWork, now: Date, limit: number): Promise<readonly MatchId[]>;
  /** Sets the time of the next check; without `at`, there is none. */
  reschedule(match: MatchId, checked: Checked, at?: Date): Promise<void>;
}
