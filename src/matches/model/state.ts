import type { BeaconChain } from '#beacon/chain.ts';
import type { AnyGame, BaseEvent, Outcome, Seat, Upcast } from '#engine/game.ts';
import type { ActionSource, AwaitedMove, FairBy, MatchEvent, Motion, TimeOutAnswer } from './events.ts';

/** The outer match as its log tells it. Who sits in the seats stands beside the log. */
export type MatchState =
  | { readonly phase: 'unborn' }
  | LobbyState
  | PlayingState
  | EndedState
  | ({ readonly phase: 'closed' } & Terms);

type Options = Readonly<Record<string, string>>;

/** What a match is played under, beside and by its game's rules. */
export interface Terms {
  readonly options: Options;
  readonly remindAfterHours: number;
  /** The name of a pace, or `off`. */
  readonly pace: string;
  readonly timeOut: TimeOutAnswer;
  /** How its draws are keyed; absent: by the version of the log (see `chance.ts`). */
  readonly draws?: 'counted';
  /** The public beacon whose rounds go into each draw, too, if there is one. */
  readonly beacon?: BeaconChain;
}

/** A draw that waits for a round of the beacon, and whose act it is. */
export interface Awaited {
  readonly by?: Seat | undefined;
  readonly how?: ActionSource | undefined;
  readonly round: number;
  /** When it is published, in milliseconds since 1970. */
  readonly at: number;
  readonly move: AwaitedMove;
}

export interface LobbyState extends Terms {
  readonly phase: 'lobby';
  readonly host: Seat;
  /** Seats taken: 0 to `seats - 1`. */
  readonly seats: number;
  /** Those of them where computers sit, ascending. */
  readonly computers: readonly Seat[];
  /** By seat: the hash of the words it has put into the luck, or nothing. */
  readonly words: readonly (string | undefined)[];
}

/** A vote that is open. */
export interface OpenVote {
  /** The version at which it was called: what commands name it by, never told to anybody. */
  readonly called: number;
  /** Counted through the match: what people tell it from others by, since versions would tell of what is done unseen. */
  readonly number: number;
  /** Absent where the house asks. */
  readonly by?: Seat;
  readonly motion: Motion;
  /** When silence ends it, in milliseconds since 1970. */
  readonly until: number;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
}

/** Lists of seats are ascending. */
export interface PlayingState extends Terms {
  readonly phase: 'playing';
  readonly host: Seat;
  readonly seats: number;
  /** Hashes of the words that were put into the luck before the start, in the order of the seats. */
  readonly words: readonly string[];
  /** The game's own state. */
  readonly game: unknown;
  readonly conceded: readonly Seat[];
  /** Seats a computer plays until a person takes them over, if ever. */
  readonly computers: readonly Seat[];
  /** Those of them that anybody may take over. */
  readonly open: readonly Seat[];
  /** Seats a computer plays until they are no longer due, since their time ran out. */
  readonly standIns: readonly Seat[];
  /** Seats whose time ran out, and that have not acted by hand since. */
  readonly lapsed: readonly Seat[];
  /** Until when, in milliseconds since 1970. */
  readonly pausedUntil?: number;
  readonly vote?: OpenVote;
  /** While it is there, nobody is asked anything in the game. */
  readonly awaited?: Awaited;
  /** Per seat: when its person may call a vote again, in milliseconds since 1970. */
  readonly mayCallFrom: readonly number[];
  /** So many votes were called so far. */
  readonly votesCalled: number;
  /** Per seat: how many acts of it, or for it, there were. */
  readonly decisions: readonly number[];
}

export interface EndedState extends Omit<PlayingState, 'phase'> {
  readonly phase: 'ended';
  readonly outcome: Outcome;
}

export const NOT_CREATED: MatchState = { phase: 'unborn' };

/** The outer match's part of `Game.eventShapes`. */
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

/** Whether an event belongs to the outer match, not to its game. */
export const isMatchEvent = (event: BaseEvent): event is MatchEvent => Object.hasOwn(MATCH_EVENT_SHAPES, event.type);

/** The seats that must act now; empty in a match that is not being played. */
export const activeOf = (game: AnyGame, state: MatchState): readonly Seat[] =>
  state.phase === 'playing' && state.awaited === undefined ? game.active(state.game) : [];

/** Hashes of the words that make the luck of a match, in the order of the seats. */
export const wordsIn = (state: MatchState): readonly string[] => {
  if (state.phase === 'lobby') return state.words.filter((hash) => hash !== undefined);
  return state.phase === 'playing' || state.phase === 'ended' ? state.words : [];
};

/** The value of the option `fair`. */
export const fairnessIn = (state: MatchState): FairBy =>
  state.phase !== 'unborn' && state.beacon !== undefined ? 'beacon' : 'secret';

/** Whether a match's draws are keyed by their number. */
export const areDrawsCounted = (state: MatchState): boolean => state.phase !== 'unborn' && state.draws === 'counted';

/** How many commands of each seat were accepted; empty before the start. */
export const decisionsOf = (state: MatchState): readonly number[] =>
  state.phase === 'playing' || state.phase === 'ended' ? state.decisions : [];
