import type { Seat } from '#engine/game.ts';
import type { MatchCommandOf } from '../model/commands.ts';
import type { MatchEvent } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import { seatOf } from '../model/seatOf.ts';
import type { PlayingState } from '../model/state.ts';
import type { Match } from '../model/types.ts';
import { closeObsoleteVote } from './obsoleteVotes.ts';
import { isOut, seatsStanding } from './seatsLeft.ts';
import { applyEvents, type DecisionContext, type MatchDecision, resolveAutomaticMoves, startTransition } from './transition.ts';

/** Decides who plays a seat of a running match: its person, a computer or a substitute. */

/** Gives up the user's own seat. The last person cannot: without people there is no match. */
export const handOver = (
  context: DecisionContext,
  state: PlayingState,
  match: Match,
  { user, to }: MatchCommandOf<'HandOver'>,
): MatchDecision => {
  const seat = seatOf(match, user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  if (state.conceded.includes(seat)) return { rejected: refusal('alreadyConceded') };
  if (isOut(context.game, state)(seat)) return { rejected: refusal('outOfTheGame') };
  if (to === 'substitute' && state.open.includes(seat)) return { rejected: refusal('seatOpenAlready') };
  if (to === 'computer' && state.computers.includes(seat)) return { rejected: refusal('computerThere', { seat }) };
  if (peopleIn(context, state).every((each) => each === seat)) return { rejected: refusal('lastPerson') };
  const given: MatchEvent = to === 'computer' ? { type: 'SeatGivenToComputer', seat } : { type: 'SeatOpened', seat };
  return resolveAutomaticMoves(
    context,
    closeObsoleteVote(context, applyEvents(context, startTransition(state, { by: seat }), [given]), seat),
  );
};

/** Returns the seats played by people who are still in the game. */
export const peopleIn = ({ game }: Pick<DecisionContext, 'game'>, state: PlayingState): readonly Seat[] =>
  seatsStanding(game, state).filter((seat) => !state.computers.includes(seat));

/**
 * Takes over an open seat, or takes back the user's own seat from a computer. Anybody who had a seat knows its secrets, and so
 * may not take a different one.
 */
export const takeSeat = (
  context: DecisionContext,
  state: PlayingState,
  match: Match,
  { user, seat }: MatchCommandOf<'TakeSeat'>,
): MatchDecision => {
  const own = seatOf(match, user);
  if (own !== undefined && own !== seat) return { rejected: refusal('alreadySeated', { seat: own }) };
  if (own === seat ? !state.computers.includes(seat) : !state.open.includes(seat)) {
    return { rejected: own === seat ? refusal('alreadySeated', { seat }) : refusal('seatNotOpen') };
  }
  if (state.conceded.includes(seat) || isOut(context.game, state)(seat)) return { rejected: refusal('seatOut', { seat }) };
  const before = match.seats.filter(({ former }) => former?.includes(user)).map((row) => row.seat);
  if (before.some((other) => other !== seat)) return { rejected: refusal('satElsewhere') };
  const isInvited = own === seat || before.includes(seat) || match.guests.includes(user);
  if (match.private && !isInvited) return { rejected: refusal('notInvited') };
  const taken: MatchEvent = { type: 'SeatTakenOver', seat, ...(own === seat && { back: true }) };
  return resolveAutomaticMoves(
    context,
    closeObsoleteVote(context, applyEvents(context, startTransition(state, { by: seat }), [taken]), seat),
  );
};
