import type { BeaconChain } from '#beacon/chain.ts';
import type { BaseCommand, BaseEvent, Seat } from '#engine/game.ts';

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
      /** Draws are keyed by their number; absent in matches of before, where the version of the log keys them. */
      readonly draws?: 'counted';
    }
  /** Draws mix in rounds of this beacon; absent: they come out of the secret and the words alone. */
  | { readonly type: 'FairnessChosen'; readonly beacon?: BeaconChain }
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
  /** The deal, or a move that draws, waits for a round of the beacon, published `at`; nobody sees the move before. */
  | { readonly type: 'DrawAwaited'; readonly round: number; readonly at: number; readonly move: AwaitedMove }
  /** It waits no more. `signature`: of the round, hexadecimal; absent: the table goes on without the beacon. The game's events follow. */
  | { readonly type: 'RoundDrawn'; readonly round: number; readonly signature?: string }
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

/** What waits for a draw. */
export type AwaitedMove = BaseCommand | { readonly type: 'Deal' };

/** A computer plays until the seat is no longer due; the game's safe moves are played; the others vote. */
export type TimeOutAnswer = 'computer' | 'safe' | 'vote';

/** What draws come out of: the secret and the words, or a public beacon beside them. */
export type FairBy = 'secret' | 'beacon';

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
  | { readonly kind: 'rewind'; readonly toVersion: number }
  /** The draw that waits for the beacon is made without it. */
  | { readonly kind: 'roll' };

export type MatchEventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>;

/** How a seat came to an act that its person did not make by hand. */
export type ActionSource = 'order' | 'safe' | 'computer';

/**
 * A row of the log. `by`: the seat whose act made it, which need not be that of the command: one command may set off acts of other
 * seats. Every row of one command has the same `commandId`.
 */
export interface LoggedEvent {
  readonly version: number;
  readonly event: BaseEvent;
  readonly commandId: string;
  readonly by?: Seat;
  readonly how?: ActionSource;
  readonly at: Date;
  /** How many draws its command made; in the first row of a command, where draws are counted. */
  readonly drew?: number;
  /** The chain over the log after it (see `chain.ts`); absent in rows of before there was one. */
  readonly chain?: string;
}
