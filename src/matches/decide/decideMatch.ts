import type { Seat } from '#engine/game.ts';
import type { LobbyCommand, MatchCommand, MatchCommandOf } from '../model/commands.ts';
import type { MatchEvent } from '../model/events.ts';
import { refusal, refusalByStatus } from '../model/rejections.ts';
import { seatOf } from '../model/seatOf.ts';
import type { MatchState, PlayingState } from '../model/state.ts';
import type { Match } from '../model/types.ts';
import { abandon } from './abandonment.ts';
import { playAsComputer } from './computers.ts';
import { drawRound } from './drawRound.ts';
import { inviteToFreeSeat } from './invite.ts';
import { decideLobby } from './lobby.ts';
import { closeObsoleteVote } from './obsoleteVotes.ts';
import { changeOrders } from './orders.ts';
import { organise } from './organiserDecisions.ts';
import { handOver, takeSeat } from './seats.ts';
import { isOut } from './seatsLeft.ts';
import { endPause, runOutOfTime } from './timeOut.ts';
import {
  applyEvents,
  type DecisionContext,
  type MatchDecision,
  nextAbandonedSeat,
  playMove,
  resolveAutomaticMoves,
  SYSTEM,
  startTransition,
} from './transition.ts';
import { redo, undo } from './undo.ts';
import { callVote, countVotes, vote, withdrawVote } from './votes.ts';

/**
 * The outer decider: returns the events of a command in a match at `state`, including its game's events. Pure.
 * `match` is the match row at the same version. Only what the state lacks is read from it: users, guests and privacy, the seat
 * limit, and the times of turns, moves and expiry.
 */
export const decideMatch = (
  context: DecisionContext,
  state: MatchState,
  match: Match,
  command: MatchCommand,
  now: Date,
): MatchDecision => {
  switch (state.phase) {
    case 'unborn':
      return { rejected: refusal('noSuchMatch') };
    case 'lobby':
      return decideLobby(context, state, match, command, now);
    case 'playing':
      return decidePlaying(context, state, match, command, now);
    case 'ended':
    case 'closed':
      return { rejected: refusalByStatus(state.phase) };
  }
};

/** Commands that are possible while a draw waits for the beacon. Motions check for themselves which kinds are. */
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

const decidePlaying = (
  context: DecisionContext,
  state: PlayingState,
  match: Match,
  command: MatchCommand,
  now: Date,
): MatchDecision => {
  if (state.awaited !== undefined && !WHILE_AWAITED.includes(command.type)) return { rejected: refusal('drawAwaited') };
  switch (command.type) {
    case 'Play':
      return play(context, state, seatOf(match, command.user), command);
    case 'Concede':
      return concede(context, state, seatOf(match, command.user));
    case 'PlayAsComputer':
      return playAsComputer(context, state, command);
    case 'ChangeOrders':
      return changeOrders(context, state, match, command);
    case 'Undo':
      return undo(context, state, match, command);
    case 'Redo':
      return redo(context, state, match, command);
    case 'CallVote':
      return callVote(context, state, match, command, now);
    case 'Vote':
      return vote(context, state, match, command, now);
    case 'WithdrawVote':
      return withdrawVote(context, state, match, command);
    case 'CountVotes':
      return countVotes(context, state, command, now);
    case 'DrawRound':
      return drawRound(context, state, command);
    case 'RunOutOfTime':
      return runOutOfTime(context, state, command, now);
    case 'EndPause':
      return endPause(context, state, now);
    case 'Organise':
      return organise(context, state, command, now);
    case 'HandOver':
      return handOver(context, state, match, command);
    case 'TakeSeat':
      return takeSeat(context, state, match, command);
    case 'Invite':
      return inviteToFreeSeat(context, state, match, command);
    case 'Abandon':
      return abandon(context, state, match, now);
    case 'GoOn':
      return answerNow(context, state);
    default:
      command satisfies LobbyCommand;
      return { rejected: refusalByStatus('playing') };
  }
};

/**
 * Leaves it to the game to reject a seat that is not active, because only the game knows why: it may be out, or have chosen
 * already.
 */
const play = (
  context: DecisionContext,
  state: PlayingState,
  seat: Seat | undefined,
  { command, decision }: MatchCommandOf<'Play'>,
): MatchDecision => {
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  if (state.conceded.includes(seat)) return { rejected: refusal('alreadyConceded') };
  if (state.computers.includes(seat)) return { rejected: refusal('computerPlaysForYou') };
  if (decision !== undefined && decision !== state.decisions[seat]) return { rejected: refusal('alreadyDone') };
  const played = playMove(context, startTransition(state, { by: seat }), state, { ...command, seat });
  return 'rejected' in played ? played : resolveAutomaticMoves(context, closeObsoleteVote(context, played, seat));
};

/** Plays the automatic moves of a seat that was conceded while the match was suspended, and any standing orders that follow. */
const answerNow = (context: DecisionContext, state: PlayingState): MatchDecision =>
  nextAbandonedSeat(context.game, state) === undefined
    ? { rejected: refusal('alreadyDone') }
    : resolveAutomaticMoves(context, startTransition(state, SYSTEM));

/** The seat stays in the game; from now on its safe moves are played as soon as it must act. */
const concede = (context: DecisionContext, state: PlayingState, seat: Seat | undefined): MatchDecision => {
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  if (state.conceded.includes(seat)) return { rejected: refusal('alreadyConceded') };
  if (isOut(context.game, state)(seat)) return { rejected: refusal('outOfTheGame') };
  const conceded: MatchEvent = { type: 'SeatConceded', seat };
  return resolveAutomaticMoves(context, applyEvents(context, startTransition(state, { by: seat }), [conceded]));
};
