import type { Seat } from '#engine/game.ts';
import type { LoggedEvent, Match, MatchId, MatchPlace, MatchStatus, SeatRow, UserId } from './types.ts';

/** What the application needs from outside. `store` implements the stores twice (memory, Prisma) under one contract test. */

export interface Clock {
  now(): Date;
}

export interface NewMatch {
  readonly game: string;
  readonly host: UserId;
  readonly private: boolean;
  readonly guests: readonly UserId[];
  readonly seatLimit: number;
  readonly options: Readonly<Record<string, string>>;
  readonly remindAfterHours: number;
  readonly place: MatchPlace;
  readonly expiresAt: Date;
}

/** What stands beside the log after an append: the fields of `Match` that follow from it. */
export interface Summary {
  readonly status: MatchStatus;
  readonly host: UserId;
  readonly options: Readonly<Record<string, string>>;
  readonly remindAfterHours: number;
  readonly guests: readonly UserId[];
  readonly seats: readonly SeatRow[];
  readonly active: readonly Seat[];
  readonly activeSince?: Date;
  readonly remindAt?: Date;
  readonly expiresAt?: Date;
}

/** A row as it is kept: `shape` is the number of its event's shape when it was written (see `Game.eventShapes`). */
export interface StoredEvent extends LoggedEvent {
  readonly shape: number;
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
}

export type Created = { readonly kind: 'created' | 'repeated'; readonly match: Match };

/** A failed append changes nothing. */
export type Appended =
  | { readonly kind: 'appended'; readonly match: Match }
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
  /** Only while the match stands at `version`: who has moved since is not reminded of it. */
  setReminder(match: MatchId, version: number, remindAt: Date | undefined): Promise<void>;

  /** Matches whose `announcedVersion` trails, oldest first; not those set aside. */
  unannounced(limit: number): Promise<readonly MatchId[]>;
  /** Playing matches with `remindAt` at or before `now`. */
  remindersDue(now: Date, limit: number): Promise<readonly MatchId[]>;
  /** Lobbies with `expiresAt` at or before `now`. */
  lobbiesDue(now: Date, limit: number): Promise<readonly MatchId[]>;

  /** One announcer a match: true when `holder` has the lease until `until`. A lease that ran out may be taken over. */
  lease(match: MatchId, holder: string, now: Date, until: Date): Promise<boolean>;
  release(match: MatchId, holder: string): Promise<void>;
  /** Never goes back. Clears `failures`. */
  announced(match: MatchId, version: number): Promise<void>;
  /** Counts a failure of announcing; answers how many in a row. */
  failed(match: MatchId): Promise<number>;
  setAside(match: MatchId): Promise<void>;
}

export interface DeliveryKey {
  readonly match: MatchId;
  /** The version the message belongs to (of a turn post: the first it tells of). */
  readonly version: number;
  /** `turn`, `round`, `card`, `reminder`, `lobby`, … */
  readonly kind: string;
  /** `thread`, or a user id. */
  readonly recipient: string;
}

export interface Delivery extends DeliveryKey {
  /** Where it was sent. */
  readonly channel?: string;
  /** Set once it is known to have been sent. Claimed without a message: in doubt. */
  readonly message?: string;
  /** SHA-256 of what it says now, so an edit to the same is not sent. */
  readonly contentHash?: string;
  readonly claimedAt: Date;
}

/** One row for each message that is sent: claimed before the send, marked after. */
export interface DeliveryStore {
  /** Makes the row if there is none, and answers the row as it stands: `fresh` when this call made it. */
  claim(key: DeliveryKey, now: Date): Promise<{ readonly fresh: boolean; readonly delivery: Delivery }>;
  mark(
    key: DeliveryKey,
    sent: { readonly channel: string; readonly message: string; readonly contentHash: string },
  ): Promise<void>;
  find(key: DeliveryKey): Promise<Delivery | undefined>;
  /** The newest delivery of a kind to a recipient of a match. */
  latest(match: MatchId, kind: string, recipient: string): Promise<Delivery | undefined>;
}

export interface User {
  readonly id: UserId;
  readonly name: string;
  /** The DM channel, once opened. */
  readonly dmChannel?: string;
  /** Discord refused a DM (50007); nothing is sent until the user presses "try again". */
  readonly dmClosed: boolean;
  readonly locale?: string;
}

export interface UserStore {
  find(user: UserId): Promise<User | undefined>;
  save(user: User): Promise<void>;
}

/** What a person has written down about a match, for nobody else. */
export interface Note {
  readonly match: MatchId;
  readonly user: UserId;
  readonly text: string;
  readonly changedAt: Date;
}

export interface NoteStore {
  find(match: MatchId, user: UserId): Promise<Note | undefined>;
  /** In place of the one there was. */
  save(note: Note): Promise<void>;
  /** Nothing happens where there is none. */
  remove(match: MatchId, user: UserId): Promise<void>;
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
  readonly notes: NoteStore;
  readonly settings: SettingStore;
}
