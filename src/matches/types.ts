import type { BaseCommand, BaseEvent, Seat } from '#engine/game.ts';

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
      readonly pace: string;
      readonly timeOut: TimeOutAnswer;
      /** What is posted of the secret: see `commitment.ts`. Absent in matches of before. */
      readonly commitment?: string;
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
  /** Words a seat puts into the luck: their hash (see `commitment.ts`), in place of any before. */
  | { readonly type: 'WordsGiven'; readonly seat: Seat; readonly hash: string }
  /** From here on the game's events follow. `words`: the hashes of the words that were given, in the order of the seats; absent: none were. */
  | {
      readonly type: 'MatchStarted';
      readonly seats: number;
      readonly options: Readonly<Record<string, string>>;
      readonly words?: readonly string[];
    }
  | { readonly type: 'SeatConceded'; readonly seat: Seat }
  | { readonly type: 'MatchEnded'; readonly winners: readonly Seat[]; readonly reason: string }
  /** The lobby ran out of time, or everybody left it. */
  | { readonly type: 'MatchClosed'; readonly reason: 'expired' | 'empty' }

  // Clocks. Moments are milliseconds since 1970; whose hours and holidays made them stands beside the log.
  /** The name of a pace of `clock/pace.ts`, or `off`. */
  | { readonly type: 'PaceChosen'; readonly pace: string }
  /** What comes of it when a seat's time runs out. */
  | { readonly type: 'TimeOutChosen'; readonly answer: TimeOutAnswer }
  /** A seat's time is over; what follows by the answer stands in the events behind, or comes in commands of its own. */
  | { readonly type: 'TimeRanOut'; readonly seat: Seat; readonly answer: TimeOutAnswer }
  | { readonly type: 'TimeGranted'; readonly seat: Seat; readonly hours: number }
  | { readonly type: 'MatchPaused'; readonly until: number }
  | { readonly type: 'MatchResumed' }

  // Seats.
  /** Like `SeatTaken`, by a computer. */
  | { readonly type: 'ComputerSeated'; readonly seat: Seat }
  /** From now on a computer plays the seat. */
  | { readonly type: 'SeatGivenToComputer'; readonly seat: Seat }
  /** Somebody else may take the seat; until then a computer plays it. */
  | { readonly type: 'SeatOpened'; readonly seat: Seat }
  /** A person plays the seat from now on; who it is stands beside the log. `back`: the one whose seat it was all the while. */
  | { readonly type: 'SeatTakenOver'; readonly seat: Seat; readonly back?: true }

  // Votes and the organiser.
  /** Without `by`: the house asks, since a seat's time ran out. */
  | { readonly type: 'VoteCalled'; readonly by?: Seat; readonly motion: Motion; readonly until: number }
  | { readonly type: 'Voted'; readonly seat: Seat; readonly yes: boolean }
  /** What a carried motion brings about stands in the events behind. */
  | { readonly type: 'VoteEnded'; readonly motion: Motion; readonly result: 'carried' | 'failed' | 'withdrawn' }
  /** Somebody who may has done this without a vote; the reason stands beside the log. */
  | { readonly type: 'OrganiserDecided'; readonly motion: Motion }

  // Undo. Neither takes an event out of the log; see `effective.ts` for what they mean.
  /**
   * The game's events after a version do not count any more. `of`: the seat that took its own act back; absent: the whole table goes
   * back. `alone`: only what that seat's own commands brought about goes, since others were asked at the same time.
   */
  | { readonly type: 'Undone'; readonly toVersion: number; readonly of?: Seat; readonly alone?: true }
  /** What the seat's `Undone` of this version took back counts again. */
  | { readonly type: 'Redone'; readonly version: number; readonly of: Seat };

/** A computer plays until the seat is no longer due; the game's safe moves are played; the others vote. */
export type TimeOutAnswer = 'computer' | 'safe' | 'vote';

/** What a vote, or an organiser, can decide. */
export type Motion =
  | { readonly kind: 'pause'; readonly hours: number }
  | { readonly kind: 'resume' }
  | { readonly kind: 'extend'; readonly seat: Seat; readonly hours: number }
  /** Somebody else may take the seat; until then a computer plays it. */
  | { readonly kind: 'replace'; readonly seat: Seat }
  | { readonly kind: 'computer'; readonly seat: Seat }
  /** The match ends, and all seats that stand share it. */
  | { readonly kind: 'draw' }
  /** The match ends, and whoever is ahead by the game's own measure wins it. */
  | { readonly kind: 'standing' }
  | { readonly kind: 'rewind'; readonly toVersion: number };

export type MatchEventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>;

/** What a person may ask of a match beyond the game's own commands. `Play` wraps those. */
export type MatchCommand =
  | { readonly type: 'Join'; readonly user: UserId }
  | { readonly type: 'Leave'; readonly user: UserId }
  | { readonly type: 'Invite'; readonly user: UserId; readonly guest: UserId }
  /** One of the game's options, or of `MATCH_OPTIONS`. */
  | { readonly type: 'ChooseOption'; readonly user: UserId; readonly option: string; readonly value: string }
  | { readonly type: 'PassHost'; readonly user: UserId; readonly to: UserId }
  /** Own words for the luck of the match, as `hashOfWords` makes them. */
  | { readonly type: 'GiveWords'; readonly user: UserId; readonly hash: string }
  | { readonly type: 'Start'; readonly user: UserId }
  | { readonly type: 'Concede'; readonly user: UserId }
  /** `decision`: the number the control carried (see `Position.decisions`); absent for a typed command. `command.seat` is set by the door. */
  | { readonly type: 'Play'; readonly user: UserId; readonly command: Omit<BaseCommand, 'seat'>; readonly decision?: number }
  /** All standing orders of the asker's seat, as JSON; untrusted. An empty list takes them back. */
  | { readonly type: 'ChangeOrders'; readonly user: UserId; readonly orders: unknown }
  /** Takes back the asker's own last act, as far as that is allowed. `decision` as for `Play`. */
  | { readonly type: 'Undo'; readonly user: UserId; readonly decision?: number }
  | { readonly type: 'Redo'; readonly user: UserId; readonly decision?: number }
  /** `isGone`: whether the person concerned is known to have left; whoever plays the command has to know that. */
  | { readonly type: 'CallVote'; readonly user: UserId; readonly motion: Motion; readonly isGone?: boolean }
  /** `called`: the version at which the vote was called that is meant. */
  | { readonly type: 'Vote'; readonly user: UserId; readonly called: number; readonly yes: boolean }
  | { readonly type: 'WithdrawVote'; readonly user: UserId; readonly called: number }
  /** The door checks nothing but that it is possible: only whoever may act as an organiser there may send it. */
  | { readonly type: 'Organise'; readonly user: UserId; readonly motion: Motion; readonly reason: string }
  /** The asker gives their own seat away: to a substitute, or to a computer for good. */
  | { readonly type: 'HandOver'; readonly user: UserId; readonly to: 'substitute' | 'computer' }
  | { readonly type: 'TakeSeat'; readonly user: UserId; readonly seat: Seat }
  /** The host seats a computer in the lobby, or sends one away. */
  | { readonly type: 'SeatComputer'; readonly user: UserId }
  | { readonly type: 'RemoveComputer'; readonly user: UserId; readonly seat: Seat }

  // By the house's own jobs, never by a person.
  /** When a lobby's time is over. */
  | { readonly type: 'Expire' }
  /** The time of a seat is over that was asked at `begun`. */
  | { readonly type: 'RunOutOfTime'; readonly seat: Seat; readonly begun: number }
  /** What a computer has thought of for a seat it plays; without a command, or one that is not legal, the safe move. `decision` as for `Play`. */
  | { readonly type: 'PlayAsComputer'; readonly seat: Seat; readonly command?: BaseCommand; readonly decision: number }
  /** The time of the vote called at this version is over. */
  | { readonly type: 'CountVotes'; readonly called: number }
  /** The pause is over. */
  | { readonly type: 'EndPause' }
  /** Nobody has moved for so long that the match is over. */
  | { readonly type: 'Abandon' }
  /** The match stood still and does no more: what could not be answered meanwhile is answered. */
  | { readonly type: 'GoOn' };

export type MatchCommandOf<Type extends MatchCommand['type']> = Extract<MatchCommand, { type: Type }>;

/** How a seat came to an act that its person did not make by hand. */
export type How = 'order' | 'safe' | 'computer';

/**
 * A row of the log. `by`: the seat whose act made it, which need not be that of the command: one command may set off acts of other
 * seats. Every row of one command has the same `commandId`.
 */
export interface LoggedEvent {
  readonly version: number;
  readonly event: BaseEvent;
  readonly commandId: string;
  readonly by?: Seat;
  readonly how?: How;
  readonly at: Date;
  /** The chain over the log after it (see `chain.ts`); absent in rows of before there was one. */
  readonly chain?: string;
}

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
