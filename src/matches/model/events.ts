import type { BeaconChain } from '#beacon/chain.ts';
import type { Level } from '#engine/computer.ts';
import type { BaseCommand, BaseEvent, Seat } from '#engine/game.ts';

/**
 * Events of the outer match, which share one log with the game's own events. They name seats only; `SeatRow`s map seats to
 * users.
 */
export type MatchEvent = LobbyEvent | PlayingEvent | SharedEvent;

/** Events that only a lobby has. */
export type LobbyEvent =
  | {
      readonly type: 'MatchCreated';
      readonly game: string;
      readonly options: Readonly<Record<string, string>>;
      readonly remindAfterHours: number;
      readonly pace: string;
      readonly timeOut: TimeOutAnswer;
      /** The public commitment to the secret: see `seedCommitment.ts`. Absent in matches from before commitments. */
      readonly commitment?: string;
      /** Draws are keyed by their number. Absent in older matches, whose draws are keyed by the log version. */
      readonly draws?: 'counted';
    }
  /** Draws mix in rounds of this beacon. Absent: draws depend on the secret and the players' entropy alone. */
  | { readonly type: 'FairnessChosen'; readonly beacon?: BeaconChain }
  /** Whether the match counts for the ratings of its people. */
  | { readonly type: 'RatedChosen'; readonly rated: boolean }
  /** What the records of players must be to join. */
  | { readonly type: 'GateChosen'; readonly gate: Gate }
  /** All current options of the game. */
  | { readonly type: 'OptionsChosen'; readonly options: Readonly<Record<string, string>> }
  /** 0: no reminders. */
  | { readonly type: 'ReminderChosen'; readonly remindAfterHours: number }
  /** The first seat taken is the host's. */
  | { readonly type: 'SeatTaken'; readonly seat: Seat }
  /** Seats with higher numbers move down by one. */
  | { readonly type: 'SeatLeft'; readonly seat: Seat }
  | { readonly type: 'HostChanged'; readonly seat: Seat }
  /** The hash of a seat's entropy (see `seedCommitment.ts`); replaces any earlier one. */
  | { readonly type: 'WordsGiven'; readonly seat: Seat; readonly hash: string }
  /** The game's events follow. `words`: the entropy hashes, in seat order; absent if no seat gave any. */
  | {
      readonly type: 'MatchStarted';
      readonly seats: number;
      readonly options: Readonly<Record<string, string>>;
      readonly words?: readonly string[];
    }
  /** The lobby expired, or everyone left it. */
  | { readonly type: 'MatchClosed'; readonly reason: 'expired' | 'empty' }
  /** Like `SeatTaken`, for a computer. Without a level, as in older logs, it plays as usual. */
  | { readonly type: 'ComputerSeated'; readonly seat: Seat; readonly level?: Level };

/** Events that both a lobby and a started match have. */
type SharedEvent =
  /** The guest's user id is stored outside the log (`Match.guests`). */
  | { readonly type: 'GuestInvited' }
  /** The name of a pace in `clock/pace.ts`, or `off`. */
  | { readonly type: 'PaceChosen'; readonly pace: string }
  /** What happens when a seat's time runs out. */
  | { readonly type: 'TimeOutChosen'; readonly answer: TimeOutAnswer };

/**
 * Events that only a started match has. Times are epoch milliseconds; the quiet hours and holidays they were computed from are
 * stored outside the log.
 */
export type PlayingEvent =
  /** The deal, or a move that draws, waits for the beacon round published `at`. No one sees the move before then. */
  | { readonly type: 'DrawAwaited'; readonly round: number; readonly at: number; readonly move: AwaitedMove }
  /**
   * The wait is over and the game's events follow. `signature`: the round's, hexadecimal; absent if the players go on without
   * the beacon.
   */
  | { readonly type: 'RoundDrawn'; readonly round: number; readonly signature?: string }
  | { readonly type: 'SeatConceded'; readonly seat: Seat }
  | { readonly type: 'MatchEnded'; readonly winners: readonly Seat[]; readonly reason: string }
  /** A seat's time has run out. The consequences follow in the next events, or come in commands of their own. */
  | { readonly type: 'TimeRanOut'; readonly seat: Seat; readonly answer: TimeOutAnswer }
  | { readonly type: 'TimeGranted'; readonly seat: Seat; readonly hours: number }
  | { readonly type: 'MatchPaused'; readonly until: number }
  | { readonly type: 'MatchResumed' }
  /** From now on a computer plays the seat. */
  | { readonly type: 'SeatGivenToComputer'; readonly seat: Seat }
  /** Anyone else may take the seat; until then a computer plays it. */
  | { readonly type: 'SeatOpened'; readonly seat: Seat }
  /**
   * From now on a person plays the seat; the user id is stored outside the log. `back`: it is the seat's own person who
   * returns.
   */
  | { readonly type: 'SeatTakenOver'; readonly seat: Seat; readonly back?: true }
  // Votes and the organiser.
  /** Without `by`, the bot called the vote because a seat's time ran out. */
  | { readonly type: 'VoteCalled'; readonly by?: Seat; readonly motion: Motion; readonly until: number }
  | { readonly type: 'Voted'; readonly seat: Seat; readonly yes: boolean }
  /** The effects of a carried motion follow in the next events. */
  | { readonly type: 'VoteEnded'; readonly motion: Motion; readonly result: 'carried' | 'failed' | 'withdrawn' }
  /** An organiser carried out the motion without a vote. The reason is stored outside the log. */
  | { readonly type: 'OrganiserDecided'; readonly motion: Motion }
  // Undo. Neither event removes rows from the log; `undoResolution.ts` defines what they mean.
  /**
   * The game's events after `toVersion` no longer count. `of`: the seat that undid its own act; absent when the whole table
   * rewinds. `alone`: drops only the events of that seat's own commands, because other seats were deciding at the same time.
   */
  | { readonly type: 'Undone'; readonly toVersion: number; readonly of?: Seat; readonly alone?: true }
  /** What the seat's `Undone` at this version dropped counts again. */
  | { readonly type: 'Redone'; readonly version: number; readonly of: Seat };

/** The move or deal that waits for a draw. */
export type AwaitedMove = BaseCommand | { readonly type: 'Deal' };

/**
 * `computer`: a computer plays until the seat need not act. `safe`: the game's safe moves are played. `vote`: the other players
 * vote.
 */
export type TimeOutAnswer = 'computer' | 'safe' | 'vote';

/** What the draws depend on: the secret and the players' entropy, or a public beacon as well. */
export type FairBy = 'secret' | 'beacon';

/** The percentage that the records of players must reach to join; `known`: players without a record may not. */
export type Gate = 'none' | '85' | '95' | '85known' | '95known';

/** What a vote or an organiser can decide. */
export type Motion =
  | { readonly kind: 'pause'; readonly hours: number }
  | { readonly kind: 'resume' }
  | { readonly kind: 'extend'; readonly seat: Seat; readonly hours: number }
  /** Anyone else may take the seat; until then a computer plays it. */
  | { readonly kind: 'replace'; readonly seat: Seat }
  | { readonly kind: 'computer'; readonly seat: Seat }
  /** The match ends and all remaining seats share the win. */
  | { readonly kind: 'draw' }
  /** The match ends and the leader by the game's own measure wins. */
  | { readonly kind: 'standing' }
  | { readonly kind: 'rewind'; readonly toVersion: number }
  /** The draw that waits for the beacon is made without it. */
  | { readonly kind: 'roll' };

export type MatchEventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>;

/** Who made an act for the seat when its person did not: a standing order, the safe move or a computer. */
export type ActionSource = 'order' | 'safe' | 'computer';

/**
 * A row of the log. `by`: the seat that acted, which can differ from the seat of the command, because one command can trigger
 * acts of other seats. All rows of one command share a `commandId`.
 */
export interface LoggedEvent {
  readonly version: number;
  readonly event: BaseEvent;
  readonly commandId: string;
  readonly by?: Seat;
  readonly how?: ActionSource;
  readonly at: Date;
  /** Number of draws its command made; only in the first row of a command, where draws are counted. */
  readonly drew?: number;
  /** The hash chain after this row (see `hashChain.ts`); absent in rows from before the chain. */
  readonly chain?: string;
}
