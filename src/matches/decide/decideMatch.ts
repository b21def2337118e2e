import type { Seat } from '#engine/game.ts';
import type { LobbyCommand, MatchCommand, MatchCommandOf } from '../model/commands.ts';
import { refusal, refusalByStatus } from '../model/rejections.ts';
import { seatOf } from '../model/seatOf.ts';
import type { MatchState, PlayingState } from '../model/state.ts';
import { abandon } from './abandonment.ts';
import { playAsComputer } from './computers.ts';
import { drawRound } from './drawRound.ts';
import { inviteToFreeSeat } from './invite.ts';
import { decideLobby } from './lobby.ts';
import { closeObsoleteVote } from './obsoleteVotes.ts';
import { changeOrders } from './orders.ts';
import { organise } from './organiserDecisions.ts';
import { handOver, takeSeat, whyNotAct } from './seats.ts';
import { isOut } from './seatsLeft.ts';
import { endPause, runOutOfTime } from './timeOut.ts';
import {
  type DecisionContext,
  type MatchDecision,
  nextAbandonedSeat,
  playingIn,
  playMove,
  resolveAutomaticMoves,
  SYSTEM,
  startTransition,
  startWith,
} from './transition.ts';
import { redo, undo } from './undo.ts';
import { callVote, countVotes, vote, withdrawVote } from './votes.ts';

/**
 * Returns the events of a command on a match in `state`, including its game's events, or a rejection. This is the outer
 * decider; it is pure.
 */
export const decideMatch = (context: DecisionContext, state: MatchState, command: MatchCommand): MatchDecision => {
  switch (state.phase) {
    case 'unborn':
      return { rejected: refusal('noSuchMatch') };
    case 'lobby':
      return decideLobby(context, state, command);
    case 'playing':
      return decidePlaying(context, state, command);
    case 'ended':
    case 'closed':
      return { rejected: refusalByStatus(state.phase) };
  }
};

/**
 * Commands that are possible while a draw waits for the beacon. For motions, `whyNotMotion` checks which kinds are possible.
 */
const WHILE_AWAITED: readonly MatchCommand['type'][] = [
  'DrawRound',
  'CallVote',
  'Vote',
  'WithdrawVote',
  'CountVotes',
  'Organise',
  'Concede',
  'Abandon',
];

const decidePlaying = (context: DecisionContext, state: PlayingState, command: MatchCommand): MatchDecision => {
  if (state.awaited !== undefined && !WHILE_AWAITED.includes(command.type)) return { rejected: refusal('drawAwaited') };
  switch (command.type) {
    case 'PlayAsComputer':
      return playAsComputer(context, state, command);
    case 'ChangeOrders':
      return changeOrders(context, state, command);
    case 'CountVotes':
      return countVotes(context, state, command);
    case 'DrawRound':
      return drawRound(context, state, command);
    case 'RunOutOfTime':
      return runOutOfTime(context, state, command);
    case 'EndPause':
      return endPause(context, state);
    case 'Organise':
      return organise(context, state, command);
    case 'TakeSeat':
      return takeSeat(context, state, command);
    case 'Abandon':
      return abandon(context, state);
    case 'GoOn':
      return answerNow(context, state);
    case 'Play':
    case 'Concede':
    case 'Undo':
    case 'Redo':
    case 'CallVote':
    case 'Vote':
    case 'WithdrawVote':
    case 'HandOver':
    case 'Invite': {
      const seat = seatOf(context.match, command.user);
      return seat === undefined ? { rejected: refusal('notInThisMatch') } : decideAsSeat(context, state, seat, command);
    }
    default:
      command satisfies LobbyCommand;
      return { rejected: refusalByStatus('playing') };
  }
};

type SeatCommand = MatchCommandOf<
  'Play' | 'Concede' | 'Undo' | 'Redo' | 'CallVote' | 'Vote' | 'WithdrawVote' | 'HandOver' | 'Invite'
>;

const decideAsSeat = (context: DecisionContext, state: PlayingState, seat: Seat, command: SeatCommand): MatchDecision => {
  switch (command.type) {
    case 'Play':
      return play(context, state, seat, command);
    case 'Concede':
      return concede(context, state, seat);
    case 'Undo':
      return undo(context, state, seat, command);
    case 'Redo':
      return redo(context, state, seat, command);
    case 'CallVote':
      return callVote(context, state, seat, command);
    case 'Vote':
      return vote(context, state, seat, command);
    case 'WithdrawVote':
      return withdrawVote(context, state, seat, command);
    case 'HandOver':
      return handOver(context, state, seat, command);
    case 'Invite':
      return inviteToFreeSeat(context, state, seat, command);
  }
};

/**
 * Plays a game command. The game itself rejects a seat that is not active, because only it knows why: the seat may be out, or
 * may have chosen already.
 */
const play = (
  context: DecisionContext,
  state: PlayingState,
  seat: Seat,
  { command, next = [], decision }: MatchCommandOf<'Play'>,
): MatchDecision => {
  const rejected = whyNotAct(state, seat, decision);
  if (rejected !== undefined) return { rejected };
  let played = startTransition(state, { by: seat });
  for (const move of [command, ...next]) {
    // The move that the beacon has to draw for is the last.
    if (playingIn(played).awaited !== undefined) break;
    const after = playMove(context, played, { ...move, seat });
    if ('rejected' in after) return after;
    played = after;
  }
  return resolveAutomaticMoves(context, closeObsoleteVote(context, played, seat));
};

/** Plays the automatic moves of a seat that was conceded while the match was suspended, and any standing orders that follow. */
const answerNow = (context: DecisionContext, state: PlayingState): MatchDecision =>
  nextAbandonedSeat(context.game, state) === undefined
    ? { rejected: refusal('alreadyDone') }
    : resolveAutomaticMoves(context, startTransition(state, SYSTEM));

/** Concedes a seat. It stays in the game; from now on its safe moves are played as soon as it must act. */
const concede = (context: DecisionContext, state: PlayingState, seat: Seat): MatchDecision => {
  if (state.conceded.includes(seat)) return { rejected: refusal('alreadyConceded') };
  if (isOut(context.game, state)(seat)) return { rejected: refusal('outOfTheGame') };
  return resolveAutomaticMoves(context, startWith(context, state, { by: seat }, { type: 'SeatConceded', seat }));
};
