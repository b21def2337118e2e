import type { Seat } from '#engine/game.ts';
import type { FairBy, TimeOutAnswer } from './events.ts';

/** Shown to people as `#12`. */
export type MatchId = number;
/** A Discord snowflake. Never in an event, view or picture. */
export type UserId = string;

export type MatchStatus = 'lobby' | 'playing' | 'ended' | 'closed' | 'setAside';

export interface SeatRow {
  readonly seat: Seat;
  /** Absent where a computer has sat from the start. */
  readonly user?: UserId;
  /** As Discord showed it on joining; always escaped before it is posted. */
  readonly name: string;
  /** Who else has played it since the start, oldest first: they know its secrets. Absent where nobody has. */
  readonly former?: readonly UserId[];
  /** The names it went by before, oldest first, each up to a version, by which what was done then is told. Absent where there are none. */
  readonly held?: readonly HeldName[];
}

export interface HeldName {
  readonly name: string;
  readonly upTo: number;
  /** A computer had sat there from the start. */
  readonly computer?: true;
  /** Whose name it is; absent for a computer's, and where it was not written down. */
  readonly user?: UserId;
}

/** A match as it stands beside its log: written with every append, in the same transaction. */
export interface Match {
  readonly id: MatchId;
  readonly game: string;
  readonly status: MatchStatus;
  /** Of the last event. */
  readonly version: number;
  /** Up to which version Discord has been told. */
  readonly announcedVersion: number;
  /** Empty once whoever it was has been forgotten, and nobody else is there. */
  readonly host: UserId;
  readonly private: boolean;
  /** Who may join a private match. */
  readonly guests: readonly UserId[];
  /** At most so many may join: the game's most, or fewer by the host's wish. */
  readonly seatLimit: number;
  readonly options: Readonly<Record<string, string>>;
  /** 0: no reminders. */
  readonly remindAfterHours: number;
  /** The name of a pace, or `off`. */
  readonly pace: string;
  readonly timeOut: TimeOutAnswer;
  readonly fair: FairBy;
  readonly seats: readonly SeatRow[];
  /** Seats that must act now. */
  readonly active: readonly Seat[];
  /** When one of them became due last. */
  readonly activeSince?: Date;
  /** When the lobby closes by itself. */
  readonly expiresAt?: Date;
  /** Seats a computer plays, ascending. */
  readonly computers: readonly Seat[];
  /** A computer must act now, or the house for a seat that was given up while the match stood still. */
  readonly computerDue: boolean;
  /** While the match is paused. */
  readonly pausedUntil?: Date;
  /** When silence ends the vote that is open, if any. */
  readonly voteUntil?: Date;
  /** When somebody at the table, computers included, last did something that all saw. */
  readonly movedAt: Date;
  /** When to look whether a running match is still played: see `staleness.ts`. */
  readonly staleAt?: Date;
  /** Since when it stands still because the bot is not on its server. */
  readonly suspendedAt?: Date;
  /** When it was last taken up again after that. */
  readonly resumedAt?: Date;
  readonly place: MatchPlace;
  /** Failures of announcing in a row; at five the match is set aside. */
  readonly failures: number;
  /** How often somebody in it has been forgotten; absent: nobody has. */
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
  /** In which language all are spoken to there; absent: in that of the house. */
  readonly locale?: string;
}

/** What an organiser has said about a decision, beside the log: `version` is that of its event. */
export interface Remark {
  readonly version: number;
  readonly user: UserId;
  readonly text: string;
}
