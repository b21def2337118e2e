import type { BaseCommand, BaseEvent, Outcome, Rejection, Seat } from '#engine/game.ts';

/** Shown to people as `#12`. */
export type MatchId = number;
/** A Discord snowflake. Never in an event, view or picture. */
export type UserId = string;

export type MatchStatus = 'lobby' | 'playing' | 'ended' | 'closed' | 'setAside';

/** Events of the outer match, beside the game's own in one log. They name seats only; `SeatRow`s say who sits there. */
export type MatchEvent =
  | {
      readonly type: 'MatchCreated';
      readonly game: string;
      readonly options: Readonly<Record<string, string>>;
      readonly remindAfterHours: number;
    }
  /** All options of the game as they stand now. */
  | { readonly type: 'OptionsChosen'; readonly options: Readonly<Record<string, string>> }
  /** 0: no reminders. */
  | { readonly type: 'ReminderChosen'; readonly remindAfterHours: number }
  /** Who it is stands beside the log (`Match.guests`). */
  | { readonly type: 'GuestInvited' }
  /** The first one is the host's. */
  | { readonly type: 'SeatTaken'; readonly seat: Seat }
  /** The seats behind move down by one. */
  | { readonly type: 'SeatLeft'; readonly seat: Seat }
  | { readonly type: 'HostChanged'; readonly seat: Seat }
  /** From here on the game's events follow. */
  | { readonly type: 'MatchStarted'; readonly seats: number; readonly options: Readonly<Record<string, string>> }
  | { readonly type: 'SeatConceded'; readonly seat: Seat }
  | { readonly type: 'MatchEnded'; readonly winners: readonly Seat[]; readonly reason: string }
  /** The lobby ran out of time, or everybody left it. */
  | { readonly type: 'MatchClosed'; readonly reason: 'expired' | 'empty' };

export type MatchEventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>;

/** What a person may ask of a match beyond the game's own commands. `Play` wraps those. */
export type MatchCommand =
  | { readonly type: 'Join'; readonly user: UserId }
  | { readonly type: 'Leave'; readonly user: UserId }
  | { readonly type: 'Invite'; readonly user: UserId; readonly guest: UserId }
  /** One of the game's options, or of `MATCH_OPTIONS`. */
  | { readonly type: 'ChooseOption'; readonly user: UserId; readonly option: string; readonly value: string }
  | { readonly type: 'PassHost'; readonly user: UserId; readonly to: UserId }
  | { readonly type: 'Start'; readonly user: UserId }
  | { readonly type: 'Concede'; readonly user: UserId }
  /** `decision`: the number the control carried (see `Position.decisions`); absent for a typed command. `command.seat` is set by the door. */
  | { readonly type: 'Play'; readonly user: UserId; readonly command: Omit<BaseCommand, 'seat'>; readonly decision?: number }
  /** By `sweep`, when a lobby's time is over. */
  | { readonly type: 'Expire' };

/** A row of the log. `by`: the seat whose command made it; every row of one command has the same `commandId`. */
export interface LoggedEvent {
  readonly version: number;
  readonly event: BaseEvent;
  readonly commandId: string;
  readonly by?: Seat;
  readonly at: Date;
}

export interface SeatRow {
  readonly seat: Seat;
  readonly user: UserId;
  /** As Discord showed it on joining; always escaped before it is posted. */
  readonly name: string;
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
  readonly host: UserId;
  readonly private: boolean;
  /** Who may join a private match. */
  readonly guests: readonly UserId[];
  /** At most so many may join: the game's most, or fewer by the host's wish. */
  readonly seatLimit: number;
  readonly options: Readonly<Record<string, string>>;
  /** 0: no reminders. */
  readonly remindAfterHours: number;
  readonly seats: readonly SeatRow[];
  /** Seats that must act now. */
  readonly active: readonly Seat[];
  /** When one of them became due last. */
  readonly activeSince?: Date;
  /** When the next reminder to any of them is due, if any. */
  readonly remindAt?: Date;
  /** When the lobby closes by itself. */
  readonly expiresAt?: Date;
  readonly place: MatchPlace;
  /** Failures of announcing in a row; at five the match is set aside. */
  readonly failures: number;
  readonly createdAt: Date;
}

/** Where a match lives on Discord. */
export interface MatchPlace {
  readonly server: string;
  readonly channel: string;
  readonly thread?: string;
  /** The lobby message, in `channel`. */
  readonly lobbyMessage?: string;
}

/** What a command came to. */
export type Played =
  | { readonly kind: 'played'; readonly match: Match; readonly events: readonly LoggedEvent[] }
  /** The same command id was played before; nothing happened now. */
  | { readonly kind: 'repeated'; readonly match: Match; readonly events: readonly LoggedEvent[] }
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly match?: Match };

/** What one person may see of a match now. */
export interface Position {
  readonly match: Match;
  /** The asker's seat, if any. */
  readonly seat?: Seat;
  /** `game.view` for the asker's seat, else for a spectator. Absent in the lobby. */
  readonly view?: unknown;
  /** The asker's legal commands; empty when not due. */
  readonly legal: readonly BaseCommand[];
  /** Per seat: how many commands of it have been accepted. What a control carries to be recognised as old. */
  readonly decisions: readonly number[];
  readonly conceded: readonly Seat[];
  readonly outcome?: Outcome;
  /** Why there is nothing to see (`matchNewerThanCode`, `matchSetAside`); then the rest is empty. */
  readonly unreadable?: Rejection;
}
