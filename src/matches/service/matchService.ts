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
 * The application: the only door to a match. Commands, buttons, jobs and sweeps all come in here. Whoever has just read a match hands
 * it over in place of its number: it is not read once more then, and what has happened since is found out on writing.
 */
export interface MatchService {
  /** A new lobby with its host in seat 0. */
  create(lobby: Lobby, commandId: string): Promise<Played>;
  /**
   * Loads, folds, decides and appends; tries again on a version conflict. `commandId` makes it happen once.
   * `name` is the display name of a person who joins.
   */
  play(match: MatchId | Match, command: MatchCommand, commandId: string, name?: string): Promise<Played>;
  /** What `user` may see now (a spectator's view for somebody without a seat). `undefined`: no such match. */
  position(match: MatchId | Match, user: UserId | undefined): Promise<Position | undefined>;
  /** The standing orders of a user's own seat; `undefined` where there can be none. */
  orders(match: MatchId, user: UserId): Promise<OwnOrders | undefined>;
  /** What would come of a user's saving these as all orders of their seat; nothing is saved. */
  previewOrders(match: MatchId, user: UserId, orders: unknown): Promise<TriedOrders>;
  /** Forgets what the owner of a seat has been told now of orders that are gone. */
  acknowledgeNotices(match: MatchId, seat: Seat, notices: readonly OrderNotice[]): Promise<void>;
  /** The status that a match has by its log, whether it was set aside or not; `undefined` where its log cannot be replayed. */
  replayed(match: MatchId | Match): Promise<MatchStatus | undefined>;
  /** What a computer is asked in a match now; `undefined` when none is, or there is no match that can be read. */
  computerTurn(match: MatchId): Promise<ComputerTurn | undefined>;
  /** The round of the beacon that a draw of a match waits for, and when it is published; `undefined` when none does. */
  awaitedRound(match: MatchId): Promise<Pick<Awaited, 'round' | 'at'> | undefined>;
  /** The version of a match that goes on again, where a seat was given up while it stood still and is due: `GoOn` answers for it. */
  unansweredAbandonment(match: MatchId): Promise<number | undefined>;
  /** The history after a version, one step a command, for telling it. */
  history(match: MatchId | Match, after: number): Promise<MatchHistory | undefined>;
  /** A match as a file, for whoever's position it is, by its whole story, which must be readable. */
  exportMatch(position: Position, story: MatchHistory): Promise<Exported>;
  /** What binds the house to the luck of a match: the secret only once it is over. */
  fairness(match: Match): Promise<Fairness>;
  /**
   * Called after every append (and when a match is set aside), e.g. to enqueue `announce`. A hint only: the log is the outbox.
   * `after`: the match as that left it, if it is known. The listener must not throw.
   */
  onPlayed(listener: (match: MatchId, after?: Match) => void): void;
}

/** What a host asks for. Options left out stand at their defaults. */
export interface Lobby extends Omit<NewMatch, 'expiresAt' | 'guests' | 'seatLimit' | 'remindAfterHours' | 'pace' | 'timeOut'> {
  readonly hostName: string;
  /** Invited from the start. */
  readonly guests?: readonly UserId[];
  /** The game's most by default. */
  readonly seatLimit?: number;
  /** 0: no reminders; 24 by default. */
  readonly remindAfterHours?: number;
  /** As typed: a pace, or `off`; the first of `MATCH_OPTIONS` by default. */
  readonly pace?: string;
  readonly timeOut?: TimeOutAnswer;
}

export interface MatchHistory {
  readonly match: Match;
  /** Why it cannot be told (`matchNewerThanCode`, `matchSetAside`); then there are no steps. */
  readonly unreadable?: Rejection;
  readonly steps: readonly HistoryStep[];
  /** Versions of the game's events that do not count any more: they were taken back. */
  readonly takenBack: ReadonlySet<number>;
  /** The versions to which the whole table may go back, oldest first; of a whole story. */
  rewindPoints(): readonly number[];
}

/** All that one command brought about. */
export interface HistoryStep {
  /** Of its first and last event. */
  readonly from: number;
  readonly version: number;
  /** Of its first row among those that all can see: what posts are marked by, since versions would tell of what is done unseen. */
  readonly number: number;
  readonly by?: Seat;
  readonly at: Date;
  /** Whole, secrets included: for moments and bookkeeping; never to be told. */
  readonly events: readonly LoggedEvent[];
  /** The game's rows that it took back, or brought again. */
  readonly retracted: readonly LoggedEvent[];
  /**
   * What the viewer may be told of it: rows as this viewer may see them, and no others; nothing that was taken back since. Events of
   * the outer match come without versions of other rows; to where a table goes back is told as `to`, by the number of the step.
   */
  redactedFor(viewer: Viewer): readonly LoggedEvent[];
  /** Whether there was more to be told, which does not count any more. */
  hasRetracted(viewer: Viewer): boolean;
  /** Seats due before and after, as it was then. */
  readonly activeBefore: readonly Seat[];
  readonly active: readonly Seat[];
  /** The votes that it was about, as they stand after it. */
  votes(): readonly VoteStanding[];
  /** `game.view` after the step, or after one of its events; `undefined` while the match has not started. */
  view(viewer: Viewer, version?: number): unknown;
}

export interface MatchServiceDeps {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly games: Readonly<Record<string, AnyGame>>;
  /** The standing orders of a game, by its id; none by default. */
  readonly orders?: (game: string) => AnyStandingOrders | undefined;
  /** What lobbies may choose for their draws; none by default. */
  readonly beacon?: BeaconChain | undefined;
  /** Watches over each fold and each decision; by default nobody does. */
  readonly watch?: Watch;
  /** Called with the reason each time a match's log cannot be replayed; the match is then set aside. Must not throw. */
  readonly onBroken: (match: MatchId, cause: unknown) => void;
}
