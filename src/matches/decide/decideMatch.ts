import type { Seat } from '#engine/game.ts';
import type { LobbyCommand, MatchCommand } from '../model/commands.ts';
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
  type Decider,
  type DecisionContext,
  type MatchDecision,
  nextAbandonedSeat,
  playingIn,
  playMove,
  resolveAutomaticMoves,
  type SeatDecider,
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
  if (isIn(DECIDERS, command)) return (DECIDERS[command.type] as Decider<typeof command.type>)(context, state, command);
  if (!isIn(SEAT_DECIDERS, command)) {
    command satisfies LobbyCommand;
    return { rejected: refusalByStatus('playing') };
  }
  const seat = seatOf(context.match, command.user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  return (SEAT_DECIDERS[command.type] as SeatDecider<typeof command.type>)(context, state, seat, command);
};

/** Whether a table decides a command. */
const isIn = <Table extends object>(
  table: Table,
  command: MatchCommand,
): command is Extract<MatchCommand, { readonly type: keyof Table }> => Object.hasOwn(table, command.type);

/**
 * Plays a game command. The game itself rejects a seat that is not active, because only it knows why: the seat may be out, or
 * may have chosen already.
 */
const play: SeatDecider<'Play'> = (context, state, seat, { command, next = [], decision }) => {
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

const DECIDERS = {
  PlayAsComputer: playAsComputer,
  ChangeOrders: changeOrders,
  CountVotes: countVotes,
  DrawRound: drawRound,
  RunOutOfTime: runOutOfTime,
  EndPause: endPause,
  Organise: organise,
  TakeSeat: takeSeat,
  Abandon: abandon,
  GoOn: answerNow,
} satisfies { readonly [Type in MatchCommand['type']]?: Decider<Type> };

const SEAT_DECIDERS = {
  Play: play,
  Concede: concede,
  Undo: undo,
  Redo: redo,
  CallVote: callVote,
  Vote: vote,
  WithdrawVote: withdrawVote,
  HandOver: handOver,
  Invite: inviteToFreeSeat,
} satisfies { readonly [Type in MatchCommand['type']]?: SeatDecider<Type> };
