import type { BaseEvent } from '#engine/game.ts';
import type { RecordedCommand } from '../model/commandRecord.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { Match, MatchId, MatchPlace, Remark, Summary, UserId } from '../model/types.ts';
import type { AnnouncementStore } from './announcements.ts';
import type { CupStore } from './cups.ts';
import type { DeliveryStore } from './deliveries.ts';
import type { FollowerStore } from './followers.ts';
import type { AbsenceStore } from './guildAbsences.ts';
import type { ModerationStore } from './moderation.ts';
import type { NoteStore } from './notes.ts';
import type { ParticipationStore, PlayerNoteStore } from './participations.ts';
import type { DepartureStore, HolidayStore, NudgeStore, UserStore } from './people.ts';
import type { PersonalStore } from './personalData.ts';
import type { RatingStore } from './ratings.ts';
import type { ScheduleStore } from './schedule.ts';
import type { ClockChanges, ClockStore } from './seatClock.ts';
import type { SeekStore } from './seeks.ts';
import type { ServerStore } from './server.ts';
import type { OrderBook, OrderStore } from './standingOrders.ts';
import type { StatisticsStore } from './statistics.ts';

/**
 * The ports of the application. `store` implements the stores on PostgreSQL, tests implement them in memory, and one contract
 * test covers both.
 */

export interface Clock {
  now(): Date;
}

/** Runs a synchronous function for a match, with a watchdog that limits its time, and returns its result. */
export type Watch = <T>(match: MatchId, act: () => T) => T;

/** The initial values of a match. */
export interface NewMatch
  extends Pick<
    Match,
    'game' | 'host' | 'private' | 'guests' | 'seatLimit' | 'options' | 'remindAfterHours' | 'pace' | 'timeOut' | 'place'
  > {
  readonly expiresAt: Date;
  /** If the host already sits in this many open matches of the server, the match is not created. */
  readonly mostOpen?: number;
}

/** A stored log row. */
export interface StoredEvent extends LoggedEvent {
  /** The shape number of its event when it was written (see `Game.eventShapes`). */
  readonly shape: number;
  /**
   * The public form of the event when it was written. Absent: the event itself (or unknown, in rows without a chain); `false`:
   * hidden.
   */
  readonly seen?: false | BaseEvent;
  /** The command that caused it, in the first row of a command; absent in rows from before commands were recorded. */
  readonly command?: RecordedCommand;
}

/** What one command writes. Every row carries `commandId`. */
export interface Entry {
  readonly commandId: string;
  /** Never empty; consecutive versions from the expected one + 1. */
  readonly events: readonly StoredEvent[];
  readonly summary: Summary;
}

export interface Append extends Entry {
  readonly match: MatchId;
  readonly expectedVersion: number;
  /** `Match.forgotten` of the match this was decided on, so that data of people forgotten since is not written back. */
  readonly forgotten?: number;
  /**
   * `Match.suspendedAt` of the match this was decided on, so that a suspended match gets no events that are not allowed in it.
   */
  readonly suspendedAt?: Date;
  /** The order book generation this was decided on, and the new seats if they changed; absent if orders do not matter. */
  readonly orders?: { readonly generation: number; readonly seats?: OrderBook['seats'] };
  /** An organiser's remark on one of the events. */
  readonly remark?: Remark;
  /** Absent: all clocks stay as they are. */
  readonly clocks?: ClockChanges;
  /** Set if it ends the match or changes who plays a seat, so that the records of its players have to be computed again. */
  readonly isRecordDue?: boolean;
}

export type Created =
  | { readonly kind: 'created' | 'repeated'; readonly match: Match }
  | { readonly kind: 'tooManyOpen'; readonly match?: never };

/** A failed append changes nothing. */
export type Appended =
  /** `events`: as stored. */
  | { readonly kind: 'appended'; readonly match: Match; readonly events: readonly StoredEvent[] }
  /** Since then, the log or the order book was written, a person was forgotten, or the match was suspended or resumed. */
  | { readonly kind: 'versionConflict' }
  /** `commandId` is already in the log; these are its events. */
  | { readonly kind: 'repeated'; readonly events: readonly StoredEvent[] };

/** Which matches to list. */
export type MatchQuery =
  /** A user's or a server's matches that are not over (`lobby`, `playing`, `setAside`), newest first. */
  | { readonly openOf: UserId }
  | { readonly openIn: string }
  /** The matches in a thread, newest first. */
  | { readonly thread: string }
  /** The suspended matches of a server, oldest first. */
  | { readonly suspendedIn: string }
  /** The quarantined matches that this release has not tried to replay, oldest first. */
  | { readonly notTriedBy: string };

/** Every method throws `StoreUnavailable` when the store cannot be reached; then nothing was changed, or all of it was. */
export interface MatchStore {
  /**
   * Assigns the match its id (from 1, without gaps), stores its secret (32 bytes) in a separate table and writes its first
   * entry, atomically. A repeated `commandId` returns the first match.
   */
  create(match: NewMatch, secret: Uint8Array, entry: Entry): Promise<Created>;
  find(match: MatchId): Promise<Match | undefined>;
  /** Returns the matches of a query in its order, at most `limit`. */
  list(query: MatchQuery, limit?: number): Promise<readonly Match[]>;
  secretOf(match: MatchId): Promise<Uint8Array>;
  /** Returns the rows with a version above `after`, ascending; only those of `commandId`, if given. */
  read(match: MatchId, after: number, commandId?: string): Promise<readonly StoredEvent[]>;
  append(append: Append): Promise<Appended>;
  setPlace(match: MatchId, place: Partial<MatchPlace>): Promise<void>;
  /** Returns the remark on the event of a version; `undefined` also once its writer is forgotten. */
  remarkOn(match: MatchId, version: number): Promise<Remark | undefined>;
  /** Quarantines a match, or records that `release` cannot replay its log either. */
  setAside(match: MatchId, release: string): Promise<void>;
  /** Lets the next sweep retry a quarantined match; false if there is none. */
  retrySetAside(match: MatchId): Promise<boolean>;
}

/** Small facts the bot stores about itself, e.g. the hash of the registered commands. */
export interface SettingStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

export interface Stores {
  readonly matches: MatchStore;
  readonly announcements: AnnouncementStore;
  readonly schedule: ScheduleStore;
  readonly deliveries: DeliveryStore;
  readonly users: UserStore;
  readonly holidays: HolidayStore;
  readonly clocks: ClockStore;
  readonly nudges: NudgeStore;
  readonly departures: DepartureStore;
  readonly absences: AbsenceStore;
  readonly notes: NoteStore;
  readonly orders: OrderStore;
  readonly followers: FollowerStore;
  readonly servers: ServerStore;
  readonly moderation: ModerationStore;
  /** The messages about moderators' decisions, one each. */
  readonly decisionNotices: DeliveryStore;
  readonly settings: SettingStore;
  readonly seeks: SeekStore;
  readonly cups: CupStore;
  readonly participations: ParticipationStore;
  readonly statistics: StatisticsStore;
  readonly playerNotes: PlayerNoteStore;
  readonly ratings: RatingStore;
  readonly personal: PersonalStore;
}
