import type { AnyGame, BaseEvent, Outcome, Seat, Upcast } from '#engine/game.ts';
import type { How, MatchEvent, MatchEventOf, Motion, TimeOutAnswer } from './types.ts';

/** The outer match as its log tells it. Who sits in the seats stands beside the log. */
export type MatchState =
  | { readonly phase: 'unborn' }
  | LobbyState
  | PlayingState
  | EndedState
  | ({ readonly phase: 'closed' } & Terms);

type Options = Readonly<Record<string, string>>;

/** What a match is played under, beside and by its game's rules. */
interface Terms {
  readonly options: Options;
  readonly remindAfterHours: number;
  /** The name of a pace, or `off`. */
  readonly pace: string;
  readonly timeOut: TimeOutAnswer;
}

export interface LobbyState extends Terms {
  readonly phase: 'lobby';
  readonly host: Seat;
  /** Seats taken: 0 to `seats - 1`. */
  readonly seats: number;
  /** Those of them where computers sit, ascending. */
  readonly computers: readonly Seat[];
}

/** A vote that is open. */
export interface OpenVote {
  /** The version at which it was called: what tells it from others. */
  readonly called: number;
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
  /** Per seat: how many acts of it, or for it, there were. */
  readonly decisions: readonly number[];
}

export interface EndedState extends Omit<PlayingState, 'phase'> {
  readonly phase: 'ended';
  readonly outcome: Outcome;
}

export const UNBORN: MatchState = { phase: 'unborn' };

/** The outer match's part of `Game.eventShapes`. */
export const MATCH_EVENT_SHAPES: Readonly<Record<MatchEvent['type'], readonly Upcast[]>> = {
  MatchCreated: [(event) => ({ ...event, pace: 'off', timeOut: 'computer' })],
  OptionsChosen: [],
  ReminderChosen: [],
  GuestInvited: [],
  SeatTaken: [],
  SeatLeft: [],
  HostChanged: [],
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

/** What is known of an event beside itself when it is folded. */
export interface Origin {
  readonly version: number;
  /** The seat whose act it belongs to. */
  readonly by?: Seat | undefined;
  readonly how?: How | undefined;
}

/** Folds one event of either kind. What undoing means is known to the fold of a whole log alone (see `folded.ts`). */
export const evolve = (game: AnyGame, state: MatchState, event: BaseEvent, origin: Origin): MatchState => {
  if (isMatchEvent(event)) return evolveMatch(game, state, event, origin);
  if (state.phase === 'playing' || state.phase === 'ended') return { ...state, game: game.evolve(state.game, event) };
  throw new Error(`A log holds ${event.type} before its match has started.`);
};

/** Whether two events that follow each other in one command belong to one act. */
export const isSameAct = (one: Omit<Origin, 'version'>, other: Omit<Origin, 'version'>): boolean =>
  one.by === other.by && one.how === other.how;

/** Counts an act that is about to be folded. Whoever acts by hand has time again, and needs nobody to stand in. */
export const countAct = (state: MatchState, { by, how }: Omit<Origin, 'version'>): MatchState => {
  if (state.phase !== 'playing' || by === undefined) return state;
  const decisions = state.decisions.map((count, seat) => (seat === by ? count + 1 : count));
  if (how !== undefined) return { ...state, decisions };
  return { ...state, decisions, lapsed: without(state.lapsed, by), standIns: without(state.standIns, by) };
};

/** Ends the standing in for seats that are not due any more; asked once a command. */
export const endStandIns = (game: AnyGame, state: MatchState): MatchState => {
  if (state.phase !== 'playing' || state.standIns.length === 0) return state;
  const active = game.active(state.game);
  return { ...state, standIns: state.standIns.filter((seat) => active.includes(seat)) };
};

const without = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats.filter((each) => each !== seat) : seats;

const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat].sort((one, other) => one - other);

const evolveMatch = (game: AnyGame, state: MatchState, event: MatchEvent, origin: Origin): MatchState => {
  switch (state.phase) {
    case 'unborn':
      if (event.type === 'MatchCreated') return createdLobby(event);
      break;
    case 'lobby':
      return evolveLobby(game, state, event);
    case 'playing':
      return evolvePlaying(game, state, event, origin);
    case 'ended':
    case 'closed':
      break;
  }
  throw new Error(`A log holds ${event.type} while its match is ${state.phase}.`);
};

const evolvePlaying = (game: AnyGame, state: PlayingState, event: MatchEvent, origin: Origin): MatchState => {
  switch (event.type) {
    case 'SeatConceded':
      return { ...state, conceded: withSeat(state.conceded, event.seat) };
    case 'MatchEnded':
      return endedMatch(game, state, event);
    case 'PaceChosen':
      return { ...state, pace: event.pace };
    case 'TimeOutChosen':
      return { ...state, timeOut: event.answer };
    case 'TimeRanOut':
      return ranOut(state, event);
    case 'MatchPaused':
      return { ...state, pausedUntil: event.until };
    case 'MatchResumed':
      return resumed(state);
    case 'SeatGivenToComputer':
      return { ...state, computers: withSeat(state.computers, event.seat), open: without(state.open, event.seat) };
    case 'SeatOpened':
      return { ...state, computers: withSeat(state.computers, event.seat), open: withSeat(state.open, event.seat) };
    case 'SeatTakenOver':
      return takenOver(state, event.seat);
    case 'VoteCalled': {
      const { by, motion, until } = event;
      return { ...state, vote: { called: origin.version, ...(by !== undefined && { by }), motion, until, yes: [], no: [] } };
    }
    case 'Voted':
      return voted(state, event);
    case 'VoteEnded':
      return voteless(state);
    case 'TimeGranted':
    case 'OrganiserDecided':
    case 'Undone':
    case 'Redone':
      return state;
    default:
      throw new Error(`A log holds ${event.type} while its match is being played.`);
  }
};

const ranOut = (state: PlayingState, { seat, answer }: MatchEventOf<'TimeRanOut'>): PlayingState => ({
  ...state,
  lapsed: withSeat(state.lapsed, seat),
  standIns: answer === 'computer' ? withSeat(state.standIns, seat) : state.standIns,
});

const resumed = ({ pausedUntil, ...state }: PlayingState): PlayingState => state;

const voteless = ({ vote, ...state }: PlayingState): PlayingState => state;

const takenOver = (state: PlayingState, seat: Seat): PlayingState => ({
  ...state,
  computers: without(state.computers, seat),
  open: without(state.open, seat),
  standIns: without(state.standIns, seat),
  lapsed: without(state.lapsed, seat),
});

const voted = (state: PlayingState, { seat, yes }: MatchEventOf<'Voted'>): PlayingState => {
  if (state.vote === undefined) throw new Error('A log holds a voice where no vote is open.');
  const { yes: ayes, no: noes, ...vote } = state.vote;
  return {
    ...state,
    vote: {
      ...vote,
      yes: yes ? withSeat(ayes, seat) : without(ayes, seat),
      no: yes ? without(noes, seat) : withSeat(noes, seat),
    },
  };
};

const createdLobby = (created: MatchEventOf<'MatchCreated'>): LobbyState => ({
  phase: 'lobby',
  host: 0,
  seats: 0,
  computers: [],
  ...termsOf(created),
});

const evolveLobby = (game: AnyGame, state: LobbyState, event: MatchEvent): MatchState => {
  switch (event.type) {
    case 'SeatTaken':
      return { ...state, seats: state.seats + 1 };
    case 'ComputerSeated':
      return { ...state, seats: state.seats + 1, computers: withSeat(state.computers, event.seat) };
    case 'SeatLeft':
      return leftLobby(state, event.seat);
    case 'HostChanged':
      return { ...state, host: event.seat };
    case 'OptionsChosen':
      return { ...state, options: event.options };
    case 'ReminderChosen':
      return { ...state, remindAfterHours: event.remindAfterHours };
    case 'PaceChosen':
      return { ...state, pace: event.pace };
    case 'TimeOutChosen':
      return { ...state, timeOut: event.answer };
    case 'GuestInvited':
      return state;
    case 'MatchStarted':
      return startedMatch(game, state, event);
    case 'MatchClosed':
      return { phase: 'closed', ...termsOf(state) };
    default:
      throw new Error(`A log holds ${event.type} while its match is a lobby.`);
  }
};

const leftLobby = (state: LobbyState, left: Seat): LobbyState => ({
  ...state,
  seats: state.seats - 1,
  host: left < state.host ? state.host - 1 : state.host,
  computers: without(state.computers, left).map((seat) => (seat > left ? seat - 1 : seat)),
});

const termsOf = ({ options, remindAfterHours, pace, timeOut }: Terms): Terms => ({ options, remindAfterHours, pace, timeOut });

const startedMatch = (game: AnyGame, state: LobbyState, event: MatchEventOf<'MatchStarted'>): PlayingState => ({
  phase: 'playing',
  host: state.host,
  seats: event.seats,
  ...termsOf(state),
  options: event.options,
  game: game.initialState(),
  conceded: [],
  computers: state.computers,
  open: [],
  standIns: [],
  lapsed: [],
  decisions: Array.from({ length: event.seats }, () => 0),
});

/** A match that the game has not ended by its own rules is over for the game, too: its views ask nobody any more. */
const endedMatch = (game: AnyGame, state: PlayingState, { winners, reason }: MatchEventOf<'MatchEnded'>): EndedState => {
  const outcome: Outcome = { winners, reason };
  const isOver = game.outcome(state.game) !== undefined;
  return { ...state, phase: 'ended', outcome, game: isOver ? state.game : game.conclude(state.game, outcome) };
};

/** The seats that must act now; empty in a match that is not being played. */
export const activeOf = (game: AnyGame, state: MatchState): readonly Seat[] =>
  state.phase === 'playing' ? game.active(state.game) : [];

/** How many commands of each seat were accepted; empty before the start. */
export const decisionsOf = (state: MatchState): readonly number[] =>
  state.phase === 'playing' || state.phase === 'ended' ? state.decisions : [];
