import type { AnyGame, BaseEvent, Outcome, Seat, Upcast } from '#engine/game.ts';
import type { MatchEvent, MatchEventOf } from './types.ts';

/** The outer match as its log tells it. Who sits in the seats stands beside the log. */
export type MatchState =
  | { readonly phase: 'unborn' }
  | LobbyState
  | PlayingState
  | EndedState
  | { readonly phase: 'closed'; readonly options: Options; readonly remindAfterHours: number };

type Options = Readonly<Record<string, string>>;

export interface LobbyState {
  readonly phase: 'lobby';
  readonly host: Seat;
  /** Seats taken: 0 to `seats - 1`. */
  readonly seats: number;
  readonly options: Options;
  readonly remindAfterHours: number;
}

export interface PlayingState {
  readonly phase: 'playing';
  readonly host: Seat;
  readonly seats: number;
  readonly options: Options;
  readonly remindAfterHours: number;
  /** The game's own state. */
  readonly game: unknown;
  /** Ascending. */
  readonly conceded: readonly Seat[];
  /** Per seat: how many commands of it were accepted. */
  readonly decisions: readonly number[];
}

export interface EndedState extends Omit<PlayingState, 'phase'> {
  readonly phase: 'ended';
  readonly outcome: Outcome;
}

export const UNBORN: MatchState = { phase: 'unborn' };

/** The outer match's part of `Game.eventShapes`. */
export const MATCH_EVENT_SHAPES: Readonly<Record<MatchEvent['type'], readonly Upcast[]>> = {
  MatchCreated: [],
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
};

/** Whether an event belongs to the outer match, not to its game. */
export const isMatchEvent = (event: BaseEvent): event is MatchEvent => Object.hasOwn(MATCH_EVENT_SHAPES, event.type);

/** Folds one event of either kind. */
export const evolve = (game: AnyGame, state: MatchState, event: BaseEvent): MatchState => {
  if (isMatchEvent(event)) return evolveMatch(game, state, event);
  if (state.phase === 'playing' || state.phase === 'ended') return { ...state, game: game.evolve(state.game, event) };
  throw new Error(`A log holds ${event.type} before its match has started.`);
};

/** Counts a command of `by` that is about to be folded, once a command. */
export const countDecision = (state: MatchState, by: Seat | undefined): MatchState =>
  state.phase === 'playing' && by !== undefined
    ? { ...state, decisions: state.decisions.map((count, seat) => (seat === by ? count + 1 : count)) }
    : state;

const evolveMatch = (game: AnyGame, state: MatchState, event: MatchEvent): MatchState => {
  switch (state.phase) {
    case 'unborn':
      if (event.type === 'MatchCreated') return createdLobby(event);
      break;
    case 'lobby':
      return evolveLobby(game, state, event);
    case 'playing':
      if (event.type === 'SeatConceded') {
        return { ...state, conceded: [...state.conceded, event.seat].sort((one, other) => one - other) };
      }
      if (event.type === 'MatchEnded') return endedMatch(game, state, event);
      break;
    case 'ended':
    case 'closed':
      break;
  }
  throw new Error(`A log holds ${event.type} while its match is ${state.phase}.`);
};

const createdLobby = ({ options, remindAfterHours }: MatchEventOf<'MatchCreated'>): LobbyState => ({
  phase: 'lobby',
  host: 0,
  seats: 0,
  options,
  remindAfterHours,
});

const evolveLobby = (game: AnyGame, state: LobbyState, event: MatchEvent): MatchState => {
  switch (event.type) {
    case 'SeatTaken':
      return { ...state, seats: state.seats + 1 };
    case 'SeatLeft':
      return { ...state, seats: state.seats - 1, host: event.seat < state.host ? state.host - 1 : state.host };
    case 'HostChanged':
      return { ...state, host: event.seat };
    case 'OptionsChosen':
      return { ...state, options: event.options };
    case 'ReminderChosen':
      return { ...state, remindAfterHours: event.remindAfterHours };
    case 'GuestInvited':
      return state;
    case 'MatchStarted':
      return startedMatch(game, state, event);
    case 'MatchClosed':
      return { phase: 'closed', options: state.options, remindAfterHours: state.remindAfterHours };
    case 'MatchCreated':
    case 'SeatConceded':
    case 'MatchEnded':
      throw new Error(`A log holds ${event.type} while its match is a lobby.`);
  }
};

const startedMatch = (game: AnyGame, state: LobbyState, event: MatchEventOf<'MatchStarted'>): PlayingState => ({
  phase: 'playing',
  host: state.host,
  seats: event.seats,
  options: event.options,
  remindAfterHours: state.remindAfterHours,
  game: game.initialState(),
  conceded: [],
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
