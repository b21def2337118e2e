import type { AnyGame, BaseEvent, Outcome, Seat } from '#engine/game.ts';
import type { LobbyEvent, MatchEvent, MatchEventOf } from '../model/events.ts';
import { without, withSeat } from '../model/seatLists.ts';
import { type EndedState, isMatchEvent, type MatchState, type PlayingState } from '../model/state.ts';
import { type AttributionSource, afterMove } from './attribution.ts';
import { createdLobby, evolveLobby } from './evolveLobby.ts';

/**
 * Returns the state after one event of the match or its game. Undo events are resolved only when a whole log is folded (see
 * `stateCache.ts`).
 */
export const evolve = (game: AnyGame, state: MatchState, event: BaseEvent, origin: AttributionSource): MatchState => {
  if (isMatchEvent(event)) return evolveMatch(game, state, event, origin);
  if (state.phase === 'playing') return { ...afterMove(game, state, event, origin), game: game.evolve(state.game, event) };
  if (state.phase === 'ended') return { ...state, game: game.evolve(state.game, event) };
  throw new Error(`A log holds ${event.type} before its match has started.`);
};

const evolveMatch = (game: AnyGame, state: MatchState, event: MatchEvent, origin: AttributionSource): MatchState => {
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

const evolvePlaying = (game: AnyGame, state: PlayingState, event: MatchEvent, origin: AttributionSource): MatchState => {
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
      return takenOver(state, event);
    case 'VoteCalled':
      return voteCalled(state, event, origin.version);
    case 'Voted':
      return voted(state, event);
    case 'VoteEnded':
      return voteEnded(state, event);
    case 'TimeGranted':
      return inTime(state, event.seat);
    case 'DrawAwaited':
      return { ...state, awaited: { round: event.round, at: event.at, move: event.move, by: origin.by, how: origin.how } };
    case 'RoundDrawn':
      return drawn(state);
    case 'Undone':
      return event.of === undefined ? { ...state, standIns: [] } : state;
    case 'GuestInvited':
    case 'OrganiserDecided':
    case 'Redone':
      return state;
    default:
      event satisfies LobbyEvent;
      throw new Error(`A log holds ${event.type} while its match is being played.`);
  }
};

const drawn = ({ awaited, ...state }: PlayingState): PlayingState => state;

const ranOut = (state: PlayingState, { seat, answer }: MatchEventOf<'TimeRanOut'>): PlayingState => ({
  ...state,
  lapsed: withSeat(state.lapsed, seat),
  standIns: answer === 'computer' ? withSeat(state.standIns, seat) : state.standIns,
});

/** Returns the state with a seat's timeout cleared, because the seat was given time. */
const inTime = (state: PlayingState, seat: Seat): PlayingState => ({
  ...state,
  standIns: without(state.standIns, seat),
  lapsed: without(state.lapsed, seat),
});

const resumed = ({ pausedUntil, ...state }: PlayingState): PlayingState => state;

const voteCalled = (state: PlayingState, { by, motion, until }: MatchEventOf<'VoteCalled'>, called: number): PlayingState => {
  const number = state.votesCalled + 1;
  const vote = { called, number, ...(by !== undefined && { by }), motion, until, yes: [], no: [] };
  return {
    ...state,
    votesCalled: number,
    vote,
    mayCallFrom: by === undefined ? state.mayCallFrom : state.mayCallFrom.with(by, until),
  };
};

/** Returns the state after a vote. The caller of a carried vote may call another one immediately. */
const voteEnded = ({ vote, ...state }: PlayingState, { result }: MatchEventOf<'VoteEnded'>): PlayingState =>
  vote?.by === undefined || result !== 'carried' ? state : { ...state, mayCallFrom: state.mayCallFrom.with(vote.by, 0) };

/**
 * Returns the state after a person takes over a seat. A substitute starts without a timeout, has not voted and may call votes.
 * For a person who returns to their own seat, all of these stay as they were.
 */
const takenOver = (state: PlayingState, { seat, back }: MatchEventOf<'SeatTakenOver'>): PlayingState => ({
  ...(back === true ? state : withoutVoice(inTime(state, seat), seat)),
  computers: without(state.computers, seat),
  levels: state.levels.with(seat, undefined),
  open: without(state.open, seat),
});

const withoutVoice = (state: PlayingState, seat: Seat): PlayingState => {
  const { vote } = state;
  return {
    ...state,
    ...(vote !== undefined && { vote: { ...vote, yes: without(vote.yes, seat), no: without(vote.no, seat) } }),
    mayCallFrom: state.mayCallFrom.with(seat, 0),
  };
};

const voted = (state: PlayingState, { seat, yes }: MatchEventOf<'Voted'>): PlayingState => {
  if (state.vote === undefined) throw new Error('A log holds a vote while none is open.');
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

/**
 * Returns the match as ended. If it ended outside the game's rules, the game is concluded too, so that its views show no seat
 * as active.
 */
const endedMatch = (game: AnyGame, state: PlayingState, { winners, reason }: MatchEventOf<'MatchEnded'>): EndedState => {
  const outcome: Outcome = { winners, reason };
  const isOver = game.outcome(state.game) !== undefined;
  return { ...state, phase: 'ended', outcome, game: isOver ? state.game : game.conclude(state.game, outcome) };
};
