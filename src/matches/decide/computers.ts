import type { AnyGame, Seat } from '#engine/game.ts';
import { refusal } from '../model/rejections.ts';
import type { ComputerTurn } from '../model/results.ts';
import { activeOf, type MatchState, type PlayingState } from '../model/state.ts';
import { type Decider, playMove, playSafely, resolveAutomaticMoves, startTransition } from './transition.ts';

/** Whether a computer acts for a seat now: permanently, or as a stand-in because its person ran out of time. */
export const isPlayedByComputer = ({ computers, standIns, conceded }: PlayingState, seat: Seat): boolean =>
  (computers.includes(seat) || standIns.includes(seat)) && !conceded.includes(seat);

/** Plays a computer's choice, unless the match has moved on in the meantime. */
export const playAsComputer: Decider<'PlayAsComputer'> = (context, state, { seat, command, decision }) => {
  const isDue = isPlayedByComputer(state, seat) && context.game.active(state.game).includes(seat);
  if (!isDue || state.decisions[seat] !== decision) return { rejected: refusal('alreadyDone') };
  const begun = startTransition(state, { by: seat, how: 'computer' });
  const played = command && playMove(context, begun, { ...command, seat });
  const isRefused = played === undefined || 'rejected' in played;
  return resolveAutomaticMoves(context, isRefused ? playSafely(context, begun, seat) : played);
};

/** Returns the first active seat that a computer plays. */
export const computerDueIn = (game: AnyGame, state: MatchState): Seat | undefined =>
  state.phase === 'playing' ? activeOf(game, state).find((seat) => isPlayedByComputer(state, seat)) : undefined;

/** Returns the next decision a computer must make, with only what its seat may see, or `undefined` if there is none. */
export const computerTurnIn = (game: AnyGame, state: MatchState, version: number): ComputerTurn | undefined => {
  const seat = computerDueIn(game, state);
  if (seat === undefined || state.phase !== 'playing') return undefined;
  return {
    game: game.id,
    seat,
    level: state.levels[seat] ?? 'usual',
    version,
    decision: state.decisions[seat] ?? 0,
    view: game.view(state.game, seat),
    legal: game.legalMoves(state.game, seat),
  };
};
