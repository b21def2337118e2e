import type { BaseEvent } from '#engine/game.ts';
import type { RecordedCommand } from '../model/commandRecord.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { Match, MatchId, MatchPlace, Remark, UserId } from '../model/types.ts';
import type { DeliveryStore } from './deliveries.ts';
import type { AbsenceStore } from './guildAbsences.ts';
import type { NoteStore } from './notes.ts';
import type { DepartureStore, HolidayStore, NudgeStore, UserStore } from './people.ts';
import type { PersonalStore } from './personalData.ts';
import type { ClockChanges, ClockStore } from './seatClock.ts';
import type { ServerStore } from './server.ts';
import type { OrderBook, OrderStore } from './standingOrders.ts';

/** What the application needs from outside. `store` implements the stores on PostgreSQL, and the tests in memory, under one contract test. */

export interface Clock {
  now(): Date;
}

/** Does something about a match without a pause, under the eyes of whoever ends what takes too long. */
export type Watch = <T>(match: MatchId, act: () => T) => T;

/** What a match begins with. */
export interface NewMatch
  extends Pick<
    Match,
    'game' | 'host' | 'private' | 'guests' | 'seatLimit' | 'options' | 'remindAfterHours' | 'pace' | 'timeOut' | 'place'
  > {
  readonly expiresAt: Date;
  /** Nothing is made for a host who sits in so many open matches of the server already. */
  readonly mostOpen?: number;
}

/** What stands beside the log after an append: the fields of `Match` that follow from it. */
export type Summary = Pick<
  Match,
  | 'status'
  | 'host'
  | 'options'
  | 'remindAfterHours'
  | 'pace'
  | 'timeOut'
  | 'fair'
  | 'guests'
  | 'seats'
  | 'active'
  | 'activeSince'
  | 'expiresAt'
  | 'computers'
  | 'computerDue'
  | 'pausedUntil'
  | 'voteUntil'
  | 'movedAt'
  | 'staleAt'
>;

/** A row as it is kept. */
export interface StoredEvent extends LoggedEvent {
  /** The number of its event's shape when it was written (see `Game.eventShapes`). */
  readonly shape: number;
  /** What all could see of the event then; absent: the event itself (or nobody asked, in rows without a chain), `false`: nothing. */
  readonly seen?: false | BaseEvent;
  /** What brought it about, in the first row of a command; absent in rows of before it was kept. */
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
  /** `Match.forgotten` of the match that this was decided by: what was written down of people before they were forgotten does not come back. */
  readonly forgotten?: number;
  /** `Match.suspendedAt` of the match that this was decided by: what nobody may do in one that stands still is not written into it. */
  readonly suspendedAt?: Date;
  /** The generation of the book of orders that this was decided by, and its seats if they have changed; absent: no orders matter. */
  readonly orders?: { readonly generation: number; readonly seats?: OrderBook['seats'] };
  /** What is to stand beside one of the events. */
  readonly remark?: Remark;
  /** Absent: all clocks go on as they are. */
  readonly clocks?: ClockChanges;
}

export type Created =
  | { readonly kind: 'created' | 'repeated'; readonly match: Match }
  | { readonly kind: 'tooManyOpen'; readonly match?: never };

/** A failed append changes nothing. */
export type Appended =
  /** `events`: as they stand now. */
  | { readonly kind: 'appended'; readonly match: Match; readonly events: readonly StoredEvent[] }
  /** Log or book of orders have been written since, or somebody was forgotten, or the match stands still or goes on since. */
  | { readonly kind: 'versionConflict' }
  /** `commandId` stands in the log already: its events. */
  | { readonly kind: 'repeated'; readonly events: readonly StoredEvent[] };

/** Every method throws `StoreUnavailable` when the store cannot be reached; then nothing was changed, or all of it was. */
export interface MatchStore {
  /**
   * Numbers the match (from 1, without gaps), keeps its secret (32 bytes) in a table of its own and writes its first entry,
   * all or nothing. A repeated `commandId` answers the first match.
   */
  create(match: NewMatch, secret: Uint8Array, entry: Entry): Promise<Created>;
  find(match: MatchId): Promise<Match | undefined>;
  /** The newest one there. */
  findByThread(thread: string): Promise<Match | undefined>;
  /** Matches of a user that are not over (`lobby`, `playing`, `setAside`), newest first. */
  openMatchesOf(user: UserId): Promise<readonly Match[]>;
  /** Open matches of a server, newest first. */
  openMatchesIn(server: string): Promise<readonly Match[]>;
  secretOf(match: MatchId): Promise<Uint8Array>;
  /** Rows with a version above `after`, ascending. */
  read(match: MatchId, after: number): Promise<readonly StoredEvent[]>;
  /** What a command wrote, ascending; empty when it never came to anything. */
  readCommand(match: MatchId, commandId: string): Promise<readonly StoredEvent[]>;
  append(append: Append): Promise<Appended>;
  setPlace(match: MatchId, place: Partial<MatchPlace>): Promise<void>;

  /** Matches whose `announcedVersion` trails, oldest first; not those set aside. */
  unannounced(limit: number): Promise<readonly MatchId[]>;
  /** Playing matches in which a computer must act, or the house for a seat that was given up. */
  computersDue(limit: number): Promise<readonly MatchId[]>;
  /** Lobbies with `expiresAt` at or before `now`. */
  lobbiesDue(now: Date, limit: number): Promise<readonly MatchId[]>;

  /** Playing matches with a vote whose time is over. */
  votesDue(now: Date, limit: number): Promise<readonly MatchId[]>;
  /** Playing matches with `staleAt` at or before `now`. */
  staleDue(now: Date, limit: number): Promise<readonly MatchId[]>;
  /** Only while the match stands at `version`: somebody may have moved since. */
  setStale(match: MatchId, version: number, staleAt: Date): Promise<void>;
  /** What was remarked on the event of a version. */
  remarkOn(match: MatchId, version: number): Promise<Remark | undefined>;

  /**
   * One announcer a match: the match as it stands when `holder` has the lease until `until`. A lease that ran out may be taken over.
   * Read with the answer, so that whoever announces need not ask for the match again.
   */
  lease(match: MatchId, holder: string, now: Date, until: Date): Promise<Match | undefined>;
  /** Answers the match as it stands; nothing where `holder` has no lease. */
  release(match: MatchId, holder: string): Promise<Match | undefined>;
  /** Never goes back. Clears `failures`, and gives the lease back where `holder` has it. Answers the match as it stands. */
  announced(match: MatchId, version: number, holder: string): Promise<Match>;
  /** Counts a failure of announcing; answers how many in a row. */
  failed(match: MatchId): Promise<number>;
  /** Sets a match aside, or notes that `release` cannot replay its log either. */
  setAside(match: MatchId, release: string): Promise<void>;
  /** Matches set aside that this release has not tried to replay, oldest first. */
  setAsideByOthers(release: string, limit: number): Promise<readonly MatchId[]>;
  /** Has the next sweep try a match that was set aside; false where there is none. */
  retrySetAside(match: MatchId): Promise<boolean>;
}

/** Small facts the bot keeps about itself, e.g. the hash of the registered commands. */
export interface SettingStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

export interface Stores {
  readonly matches: MatchStore;
  readonly deliveries: DeliveryStore;
  readonly users: UserStore;
  readonly holidays: HolidayStore;
  readonly clocks: ClockStore;
  readonly nudges: NudgeStore;
  readonly departures: DepartureStore;
  readonly absences: AbsenceStore;
  readonly notes: NoteStore;
  readonly orders: OrderStore;
  readonly servers: ServerStore;
  readonly settings: SettingStore;
  readonly personal: PersonalStore;
}
