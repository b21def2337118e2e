import type { Level } from '#engine/computer.ts';
import type { AnyGame, Seat } from '#engine/game.ts';
import type { MatchEvent, MatchEventOf, PlayingEvent } from '../model/events.ts';
import { without, withSeat } from '../model/seatLists.ts';
import type { LobbyState, MatchState, PlayingState, Terms } from '../model/state.ts';

/** Folds the events of a lobby. */

/** Returns the lobby that its first event creates. */
export const createdLobby = (created: MatchEventOf<'MatchCreated'>): LobbyState => ({
  phase: 'lobby',
  host: 0,
  seats: 0,
  computers: [],
  levels: [],
  words: [],
  ...termsOf(created),
});

/** Returns the lobby after an event, or the match that starts or closes with it. */
export const evolveLobby = (game: AnyGame, state: LobbyState, event: MatchEvent): MatchState => {
  switch (event.type) {
    case 'SeatTaken':
      return seatAdded(state);
    case 'ComputerSeated':
      return { ...seatAdded(state, event.level), computers: withSeat(state.computers, event.seat) };
    case 'SeatLeft':
      return leftLobby(state, event.seat);
    case 'HostChanged':
      return { ...state, host: event.seat };
    case 'WordsGiven':
      return { ...state, words: state.words.with(event.seat, event.hash) };
    case 'FairnessChosen': {
      const { beacon: _, ...rest } = state;
      return { ...rest, ...(event.beacon !== undefined && { beacon: event.beacon }) };
    }
    case 'RatedChosen': {
      const { rated: _, ...rest } = state;
      return { ...rest, ...(event.rated && { rated: true }) };
    }
    case 'GateChosen':
      return { ...state, gate: event.gate };
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
      event satisfies PlayingEvent | MatchEventOf<'MatchCreated'>;
      throw new Error(`A log holds ${event.type} while its match is a lobby.`);
  }
};

const seatAdded = (state: LobbyState, level?: Level): LobbyState => ({
  ...state,
  seats: state.seats + 1,
  levels: [...state.levels, level],
  words: [...state.words, undefined],
});

const leftLobby = (state: LobbyState, left: Seat): LobbyState => ({
  ...state,
  seats: state.seats - 1,
  host: left < state.host ? state.host - 1 : state.host,
  computers: without(state.computers, left).map((seat) => (seat > left ? seat - 1 : seat)),
  levels: state.levels.toSpliced(left, 1),
  words: state.words.toSpliced(left, 1),
});

const termsOf = ({ options, remindAfterHours, pace, timeOut, draws, beacon, rated, gate }: Terms): Terms => ({
  options,
  remindAfterHours,
  pace,
  timeOut,
  ...(draws !== undefined && { draws }),
  ...(beacon !== undefined && { beacon }),
  ...(rated !== undefined && { rated }),
  ...(gate !== undefined && { gate }),
});

const startedMatch = (game: AnyGame, state: LobbyState, event: MatchEventOf<'MatchStarted'>): PlayingState => ({
  phase: 'playing',
  host: state.host,
  seats: event.seats,
  ...termsOf(state),
  options: event.options,
  words: event.words ?? [],
  game: game.initialState(),
  conceded: [],
  computers: state.computers,
  levels: state.levels,
  open: [],
  standIns: [],
  lapsed: [],
  mayCallFrom: Array.from({ length: event.seats }, () => 0),
  votesCalled: 0,
  decisions: Array.from({ length: event.seats }, () => 0),
});
