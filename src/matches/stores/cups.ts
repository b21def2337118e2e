import type { BaseEvent } from '#engine/game.ts';
import type { MatchId, UserId } from '../model/types.ts';

/** Cups: an append-only log of each, and what its events do not name: people, matches and the post. */

/** The row of a cup. */
export interface CupRow {
  /** From 1; shown to people. */
  readonly id: number;
  readonly server: string;
  readonly channel: string;
  /** The post with the entries, then the standings. */
  readonly message?: string;
  /** The language of its posts. */
  readonly locale?: string;
  /** The moderator who opened it; absent once they are forgotten. */
  readonly organiser?: UserId;
  /** Version of the last event. */
  readonly version: number;
  /** The version that its post shows; 0 or, of a cup that is over, -1: it names a person who was forgotten since. */
  readonly posted: number;
  /** The bot cannot write in the channel; the organiser has a message about it. */
  readonly isUnposted: boolean;
  readonly isOver: boolean;
  /** When the job of cups looks at it next; absent once it is over. */
  readonly dueAt?: Date;
}

/** Who an entrant is. */
export interface CupPerson {
  readonly entrant: number;
  /** Absent for an AI player, and once they are forgotten. */
  readonly user?: UserId;
  /** As shown by Discord when they entered; empty for an AI player, and once they are forgotten. */
  readonly name: string;
}

/** A cup with all that is stored about it. */
export interface StoredCup {
  readonly row: CupRow;
  readonly events: readonly BaseEvent[];
  readonly people: readonly CupPerson[];
}

/** What a moderator does with a cup. */
export type CupAct = 'Open' | 'CloseEntries' | 'End' | 'Cancel';

export type NewCup = Pick<CupRow, 'server' | 'channel' | 'locale'> & { readonly organiser: UserId };

/** What one command writes, atomically. */
export interface CupEntry {
  /** Makes the command idempotent within its cup. */
  readonly commandId: string;
  readonly events: readonly BaseEvent[];
  readonly at: Date;
  readonly isOver: boolean;
  readonly dueAt?: Date;
  /** The command of a moderator, which is listed with their other decisions. */
  readonly decision?: { readonly by: UserId; readonly act: CupAct };
  /** New entrants. */
  readonly people: readonly CupPerson[];
  /** Matches that were opened for it, or have been scored. */
  readonly matches: readonly { readonly match: MatchId; readonly isScored: boolean }[];
}

export interface CupStore {
  /** Creates a cup. A repeated `commandId` returns the first one. */
  create(cup: NewCup, entry: CupEntry): Promise<CupRow>;
  find(cup: number): Promise<StoredCup | undefined>;
  /** Returns the cups of a server, those that are not over first, then the newest first. */
  list(server: string, limit: number): Promise<readonly CupRow[]>;
  /**
   * Appends to a cup at a version. `conflict`: it has changed since, or a new entrant was forgotten; nothing is written. `repeated`: the
   * command is in the log already.
   */
  append(cup: number, version: number, entry: CupEntry): Promise<'appended' | 'conflict' | 'repeated'>;
  /** Returns the cups to look at: their time has come, or a match of them is over. Those of servers the bot has left are not among them. */
  due(now: Date, limit: number): Promise<readonly number[]>;
  /** Sets when to look again, if the cup has not changed since this version. */
  postpone(cup: number, version: number, dueAt: Date): Promise<void>;
  /** Returns the cups whose post is older than their log. */
  unposted(limit: number): Promise<readonly number[]>;
  /** Changes where the post is, or what it shows. */
  setPost(cup: number, change: Partial<Pick<CupRow, 'channel' | 'message' | 'posted' | 'isUnposted'>>): Promise<void>;
}
