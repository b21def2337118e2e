import type { BeaconChain } from '#beacon/chain.ts';
import type { AnyGame, Rejection, Seat, Viewer } from '#engine/game.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import type { OwnOrders, TriedOrders } from '../decide/orders.ts';
import type { MatchCommand } from '../model/commands.ts';
import type { LoggedEvent, TimeOutAnswer } from '../model/events.ts';
import type { ComputerTurn, Fairness, Played, Position, VoteStanding } from '../model/results.ts';
import type { Awaited } from '../model/state.ts';
import type { Match, MatchId, MatchStatus, UserId } from '../model/types.ts';
import type { OrderNotice } from '../stores/standingOrders.ts';
import type { Clock, NewMatch, Stores, Watch } from '../stores/stores.ts';
import type { Exported } from './exportFormat.ts';

/**
 * The application's entry point for matches: commands, buttons, jobs and sweeps all use it. Callers that have just read a match
 * may pass it instead of its id to save a read; if it is stale, the write finds out.
 */
export interface MatchService {
  /** Creates a lobby with its host in seat 0. */
  create(lobby: Lobby, commandId: string): Promise<Played>;
  /**
   * Plays a command: loads and folds the match, decides, and appends the events; retries on a version conflict. `commandId`
   * makes it idempotent. `name` is the display name of a person who joins.
   */
  play(match: MatchId | Match, command: MatchCommand, commandId: string, name?: string): Promise<Played>;
  /** Returns what `user` may see now (a spectator's view for a user without a seat). `undefined`: no such match. */
  position(match: MatchId | Match, user: UserId | undefined): Promise<Position | undefined>;
  /** Returns the standing orders of a user's own seat; `undefined` where it cannot have any. */
  orders(match: MatchId, user: UserId): Promise<OwnOrders | undefined>;
  /** Returns what saving these as all orders of the user's seat would do. Saves nothing. */
  previewOrders(match: MatchId, user: UserId, orders: unknown): Promise<TriedOrders>;
  /** Removes the notices about dropped orders that the seat's owner has now been shown. */
  acknowledgeNotices(match: MatchId, seat: Seat, notices: readonly OrderNotice[]): Promise<void>;
  /** Notes that these notices were sent. They stay until `acknowledgeNotices`. */
  markNoticesSent(match: MatchId, seat: Seat, notices: readonly OrderNotice[]): Promise<void>;
  /** Returns a match's status according to its log, even if it is quarantined; `undefined` if its log cannot be replayed. */
  replayed(match: MatchId | Match): Promise<MatchStatus | undefined>;
  /** Returns the next decision a computer must make; `undefined` if there is none, or the match is unreadable. */
  computerTurn(match: MatchId): Promise<ComputerTurn | undefined>;
  /** Returns the beacon round that a draw waits for, and when it is published; `undefined` if none does. */
  awaitedRound(match: MatchId): Promise<Pick<Awaited, 'round' | 'at'> | undefined>;
  /**
   * Returns the match's version if it has resumed and an active seat was conceded during the suspension: `GoOn` then plays its
   * moves.
   */
  unansweredAbandonment(match: MatchId): Promise<number | undefined>;
  /** Returns the history after a version, one step per command. */
  history(match: MatchId | Match, after: number): Promise<MatchHistory | undefined>;
  /** Exports a match as the position's user may see it. Needs the match's whole, readable history. */
  exportMatch(position: Position, story: MatchHistory): Promise<Exported>;
  /** Returns the match's commitment, and its secret only once it is over. */
  fairness(match: Match): Promise<Fairness>;
  /**
   * Calls the listener after every append, and when a match is quarantined, e.g. to enqueue `announce`. It is only a hint,
   * because the log is the outbox. `after`: the match after the append, if known. The listener must not throw.
   */
  onPlayed(listener: (match: MatchId, after?: Match) => void): void;
}

/** A host's choices. Omitted options get their defaults. */
export interface Lobby extends Omit<NewMatch, 'expiresAt' | 'guests' | 'seatLimit' | 'remindAfterHours' | 'pace' | 'timeOut'> {
  readonly hostName: string;
  /** Users invited from the start. */
  readonly guests?: readonly UserId[];
  /** Defaults to the game's maximum. */
  readonly seatLimit?: number;
  /** 0: no reminders. Defaults to the first of `MATCH_OPTIONS`. */
  readonly remindAfterHours?: number;
  /** As typed: a pace, or `off`. Defaults to the first of `MATCH_OPTIONS`. */
  readonly pace?: string;
  readonly timeOut?: TimeOutAnswer;
}

export interface MatchHistory {
  readonly match: Match;
  /** Why there is no history (`matchNewerThanCode`, `matchSetAside`); `steps` is empty then. */
  readonly unreadable?: Rejection;
  readonly steps: readonly HistoryStep[];
  /** Versions of the game's events that were undone and no longer count. */
  readonly takenBack: ReadonlySet<number>;
  /** Returns the versions the table may rewind to, oldest first; needs a whole history. */
  rewindPoints(): readonly number[];
  /** Returns the seats of a finished match from the best to the worst, those that tie together; empty before the end. */
  ranking(): readonly (readonly Seat[])[];
}

/** The effects of one command. */
export interface HistoryStep {
  /** Versions of its first and last event. */
  readonly from: number;
  readonly version: number;
  /** The number of its first row among public rows. Checkpoint tags carry it, because versions would reveal hidden acts. */
  readonly number: number;
  readonly by?: Seat;
  readonly at: Date;
  /** Complete, secrets included: for milestones and bookkeeping, never to be shown. */
  readonly events: readonly LoggedEvent[];
  /** The game's rows that it undid or restored. */
  readonly retracted: readonly LoggedEvent[];
  /**
   * Returns the rows a viewer may see, redacted for them, without what was undone since. Events of the outer match come without
   * versions of other rows; a rewind's target is given in `to`, by its step number.
   */
  redactedFor(viewer: Viewer): readonly LoggedEvent[];
  /** Whether the viewer could once see more of it that has been undone since. */
  hasRetracted(viewer: Viewer): boolean;
  /** The seats active before and after it, at that time. */
  readonly activeBefore: readonly Seat[];
  readonly active: readonly Seat[];
  /** The active seats after it whose person decides, and not a computer. */
  readonly asked: readonly Seat[];
  /** Whether decisions that begin with it have a time limit: the match has a pace, and another person waits. */
  readonly isTimed: boolean;
  /** Returns the votes it affected, in their state after it. */
  votes(): readonly VoteStanding[];
  /** Returns `game.view` after the step, or after one of its events; `undefined` before the match has started. */
  view(viewer: Viewer, version?: number): unknown;
}

/**
 * Returns why these people may not join a lobby, or why its match may not start with them; `undefined` if they may. Asked at each attempt, with
 * the match as it was just read.
 */
export type Screen = (match: Match, users: readonly UserId[], isStart: boolean) => Promise<Rejection | undefined>;

export interface MatchServiceDeps {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly games: Readonly<Record<string, AnyGame>>;
  /** Returns a game's standing orders by its id; none by default. */
  readonly orders?: (game: string) => AnyStandingOrders | undefined;
  /** The beacon lobbies may choose for their draws; none by default. */
  readonly beacon?: BeaconChain | undefined;
  /** Keeps people out of lobbies; nobody by default. */
  readonly screen?: Screen | undefined;
  /** Wraps each fold and decision, e.g. in a timeout. By default, just runs it. */
  readonly watch?: Watch;
  /** Called with the cause whenever a match's log cannot be replayed and the match is quarantined. Must not throw. */
  readonly onBroken: (match: MatchId, cause: unknown) => void;
}
