import type { Level } from '#engine/computer.ts';
import type { Seat } from '#engine/game.ts';
import type { FairBy, Gate, TimeOutAnswer } from './events.ts';

/** Shown to people as `#12`. */
export type MatchId = number;
/** A Discord snowflake. Never in an event, view or picture. */
export type UserId = string;

export type MatchStatus = 'lobby' | 'playing' | 'ended' | 'closed' | 'setAside';

export interface SeatRow {
  readonly seat: Seat;
  /** Absent when a computer has had the seat from the start. */
  readonly user?: UserId;
  /** The display name at the time of joining; always escaped before it is posted. */
  readonly name: string;
  /** How well the computer plays that has had the seat from the start; absent for `usual`. */
  readonly level?: Level;
  /** Everyone else who has played the seat since the start, oldest first: they know its secrets. Absent for none. */
  readonly former?: readonly UserId[];
  /**
   * Earlier names of the seat, oldest first, each valid up to a version. Past events are shown under the name valid at that
   * time. Absent for none.
   */
  readonly held?: readonly HeldName[];
}

export interface HeldName {
  readonly name: string;
  readonly upTo: number;
  /** Set if a computer had the seat from the start. */
  readonly computer?: true;
  /** The user behind the name; absent for a computer, and where it was not recorded. */
  readonly user?: UserId;
}

/** The fields of the match row that follow from its log and its commands, so that every append writes them. */
export interface Summary {
  readonly status: MatchStatus;
  /** Empty after the host was forgotten and no other person is seated. */
  readonly host: UserId;
  /** Users who may join a private match. */
  readonly guests: readonly UserId[];
  readonly options: Readonly<Record<string, string>>;
  /** 0: no reminders. */
  readonly remindAfterHours: number;
  /** The name of a pace, or `off`. */
  readonly pace: string;
  readonly timeOut: TimeOutAnswer;
  readonly fair: FairBy;
  /** Whether it counts for the ratings of its people. */
  readonly rated: boolean;
  /** What the records of players must be to join. Absent: `none`. */
  readonly gate?: Gate;
  readonly seats: readonly SeatRow[];
  /** Seats that must act now. */
  readonly active: readonly Seat[];
  /** When a seat last became active. */
  readonly activeSince?: Date;
  /** When the lobby expires. */
  readonly expiresAt?: Date;
  /** Seats a computer plays, ascending. */
  readonly computers: readonly Seat[];
  /**
   * Whether work is pending: a draw waits for the beacon, a computer must act, or a seat conceded during a suspension needs its
   * automatic moves.
   */
  readonly computerDue: boolean;
  /** Set while the match is paused. */
  readonly pausedUntil?: Date;
  /** When the open vote's time ends, if there is one. */
  readonly voteUntil?: Date;
  /** When a seat, computers included, last did something that everyone saw. */
  readonly movedAt: Date;
  /** When to check whether a running match is still played: see `abandonment.ts`. */
  readonly staleAt?: Date;
}

/** The match row. */
export interface Match extends Summary {
  readonly id: MatchId;
  readonly game: string;
  /** Version of the last event. */
  readonly version: number;
  /** The version up to which events were announced on Discord. */
  readonly announcedVersion: number;
  readonly private: boolean;
  /** Maximum number of seats: the game's maximum, or a lower limit set by the host. */
  readonly seatLimit: number;
  /** When the match was suspended because the bot left its server. */
  readonly suspendedAt?: Date;
  /** When the match last resumed after a suspension. */
  readonly resumedAt?: Date;
  readonly place: MatchPlace;
  /** Consecutive announcement failures; after five the match is quarantined. */
  readonly failures: number;
  /** How many times a person in this match was forgotten; absent for none. */
  readonly forgotten?: number;
  readonly createdAt: Date;
}

/** Where a match lives on Discord. */
export interface MatchPlace {
  readonly server: string;
  readonly channel: string;
  readonly thread?: string;
  /** The lobby message, in `channel`. */
  readonly lobbyMessage?: string;
  /** The language of the match's public messages; absent: the bot's default. */
  readonly locale?: string;
}

/** An organiser's reason for a decision, stored outside the log. `version`: that of the decision's event. */
export interface Remark {
  readonly version: number;
  readonly user: UserId;
  readonly text: string;
}
