import type { BeaconChain } from '#beacon/chain.ts';
import type { Level } from '#engine/computer.ts';
import type { AnyGame, BaseEvent, Outcome, Seat, Upcast } from '#engine/game.ts';
import type { ActionSource, AwaitedMove, FairBy, Gate, MatchEvent, Motion, TimeOutAnswer } from './events.ts';

/** The state of the outer match, folded from its log. User ids are stored outside the log. */
export type MatchState =
  | { readonly phase: 'unborn' }
  | LobbyState
  | PlayingState
  | EndedState
  | ({ readonly phase: 'closed' } & Terms);

type Options = Readonly<Record<string, string>>;

/** The terms a match is played under, besides its game's rules. */
export interface Terms {
  readonly options: Options;
  readonly remindAfterHours: number;
  /** The name of a pace, or `off`. */
  readonly pace: string;
  readonly timeOut: TimeOutAnswer;
  /** Draws are keyed by their number; absent: by the log version (see `chance.ts`). */
  readonly draws?: 'counted';
  /** The public beacon whose rounds are mixed into each draw, if any. */
  readonly beacon?: BeaconChain;
  /** Set if the match counts for ratings. */
  readonly rated?: true;
  /** Absent: `none`. */
  readonly gate?: Gate;
}

/** A draw that waits for a beacon round, with the seat whose act needs it. */
export interface Awaited {
  readonly by?: Seat | undefined;
  readonly how?: ActionSource | undefined;
  readonly round: number;
  /** When the round is published, in epoch milliseconds. */
  readonly at: number;
  readonly move: AwaitedMove;
}

export interface LobbyState extends Terms {
  readonly phase: 'lobby';
  readonly host: Seat;
  /** Number of seats taken: 0 to `seats - 1`. */
  readonly seats: number;
  /** The seats taken by computers, ascending. */
  readonly computers: readonly Seat[];
  /** By seat: how well its computer plays; absent for people, and for `usual`. */
  readonly levels: readonly (Level | undefined)[];
  /** By seat: the hash of the entropy it gave, if any. */
  readonly words: readonly (string | undefined)[];
}

/** An open vote. */
export interface OpenVote {
  /** The version at which it was called. Commands identify the vote by it; it is never shown. */
  readonly called: number;
  /** The vote's number in the match, which people see. Versions are not shown because they would reveal hidden acts. */
  readonly number: number;
  /** Absent when the bot called the vote. */
  readonly by?: Seat;
  readonly motion: Motion;
  /** When the voting time ends, in epoch milliseconds. */
  readonly until: number;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
}

/** All lists of seats are ascending. */
export interface PlayingState extends Terms {
  readonly phase: 'playing';
  readonly host: Seat;
  readonly seats: number;
  /** Entropy hashes given before the start, in seat order. */
  readonly words: readonly string[];
  /** The game's own state. */
  readonly game: unknown;
  readonly conceded: readonly Seat[];
  /** Seats that a computer plays until a person takes them over. */
  readonly computers: readonly Seat[];
  /** By seat: the level of a computer that has had it from the start; absent for `usual`, and once a person has taken over. */
  readonly levels: readonly (Level | undefined)[];
  /** The computer-played seats that anyone may take over. */
  readonly open: readonly Seat[];
  /** Seats whose time ran out and that a computer plays until they need not act. */
  readonly standIns: readonly Seat[];
  /** Seats whose time ran out and that have not acted by hand since. */
  readonly lapsed: readonly Seat[];
  /** When the pause ends, in epoch milliseconds. */
  readonly pausedUntil?: number;
  readonly vote?: OpenVote;
  /** While set, no seat can act in the game. */
  readonly awaited?: Awaited;
  /** Per seat: when its person may call a vote again, in epoch milliseconds. */
  readonly mayCallFrom: readonly number[];
  /** Number of votes called in the match. */
  readonly votesCalled: number;
  /** Per seat: number of acts by it or for it. */
  readonly decisions: readonly number[];
}

export interface EndedState extends Omit<PlayingState, 'phase'> {
  readonly phase: 'ended';
  readonly outcome: Outcome;
}

export const NOT_CREATED: MatchState = { phase: 'unborn' };

/** The outer match's upcasts, like `Game.eventShapes`. */
export const MATCH_EVENT_SHAPES: Readonly<Record<MatchEvent['type'], readonly Upcast[]>> = {
  MatchCreated: [(event) => ({ ...event, pace: 'off', timeOut: 'computer' })],
  OptionsChosen: [],
  ReminderChosen: [],
  GuestInvited: [],
  SeatTaken: [],
  SeatLeft: [],
  HostChanged: [],
  WordsGiven: [],
  FairnessChosen: [],
  RatedChosen: [],
  GateChosen: [],
  DrawAwaited: [],
  RoundDrawn: [],
  MatchStarted: [],
  SeatConceded: [],
  MatchEnded: [],
  MatchClosed: [],
  PaceChosen: [],
  TimeOutChosen: [],
  TimeRanOut: [],
  TimeGranted: [],
  MatchPaused: [],
  MatchResumed: [],
  ComputerSeated: [],
  SeatGivenToComputer: [],
  SeatOpened: [],
  SeatTakenOver: [],
  VoteCalled: [],
  Voted: [],
  VoteEnded: [],
  OrganiserDecided: [],
  Undone: [],
  Redone: [],
};

/** Whether an event belongs to the outer match rather than its game. */
export const isMatchEvent = (event: BaseEvent): event is MatchEvent => Object.hasOwn(MATCH_EVENT_SHAPES, event.type);

/** Returns the seats that must act now; empty unless the match is being played. */
export const activeOf = (game: AnyGame, state: MatchState): readonly Seat[] =>
  state.phase === 'playing' && state.awaited === undefined ? game.active(state.game) : [];

/** Returns the entropy hashes that go into the draws, in seat order. */
export const wordsIn = (state: MatchState): readonly string[] => {
  if (state.phase === 'lobby') return state.words.filter((hash) => hash !== undefined);
  return state.phase === 'playing' || state.phase === 'ended' ? state.words : [];
};

/** Returns the value of the option `fair`. */
export const fairnessIn = (state: MatchState): FairBy =>
  state.phase !== 'unborn' && state.beacon !== undefined ? 'beacon' : 'secret';

/** Whether a match counts for ratings. */
export const isRated = (state: MatchState): boolean => state.phase !== 'unborn' && state.rated === true;

/** Whether a match's draws are keyed by their number. */
export const areDrawsCounted = (state: MatchState): boolean => state.phase !== 'unborn' && state.draws === 'counted';

/** Returns the number of accepted commands per seat; empty before the start. */
export const decisionsOf = (state: MatchState): readonly number[] =>
  state.phase === 'playing' || state.phase === 'ended' ? state.decisions : [];
