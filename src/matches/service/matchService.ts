import type { BeaconChain } from '#beacon/chain.ts';
import type { AnyGame, Rejection, Seat, Viewer } from '#engine/game.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import type { LoggedEvent, TimeOutAnswer } from '../model/events.ts';
import type { VoteStanding } from '../model/results.ts';
import type { Match, MatchId, UserId } from '../model/types.ts';
import type { Clock, NewMatch, Stores, Watch } from '../stores/stores.ts';

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
