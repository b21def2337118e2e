import type { Rejection, Seat } from '#engine/game.ts';
import type { MatchEventOf } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import { seatOf } from '../model/seatOf.ts';
import type { PlayingState } from '../model/state.ts';
import { closeObsoleteVote } from './obsoleteVotes.ts';
import { isOut, seatsStanding } from './seatsLeft.ts';
import {
  type Decider,
  type DecisionContext,
  resolveAutomaticMoves,
  type SeatDecider,
  startWith,
  type Transition,
} from './transition.ts';

/** Decides who plays a seat of a running match: its person, a computer or a substitute. */

/** Gives up the user's own seat. The last person cannot: without people there is no match. */
export const handOver: SeatDecider<'HandOver'> = (context, state, seat, { to }) => {
  if (state.conceded.includes(seat)) return { rejected: refusal('alreadyConceded') };
  if (isOut(context.game, state)(seat)) return { rejected: refusal('outOfTheGame') };
  if (to === 'substitute' && state.open.includes(seat)) return { rejected: refusal('seatOpenAlready') };
  if (to === 'computer' && state.computers.includes(seat)) return { rejected: refusal('computerThere', { seat }) };
  if (peopleIn(context, state).every((each) => each === seat)) return { rejected: refusal('lastPerson') };
  return changePlayer(context, state, { type: to === 'computer' ? 'SeatGivenToComputer' : 'SeatOpened', seat });
};

type PlayerChanged = MatchEventOf<'SeatGivenToComputer' | 'SeatOpened' | 'SeatTakenOver'>;

const changePlayer = (context: DecisionContext, state: PlayingState, changed: PlayerChanged): Transition => {
  const { seat } = changed;
  return resolveAutomaticMoves(context, closeObsoleteVote(context, startWith(context, state, { by: seat }, changed), seat));
};

/**
 * Returns why a seat's own person cannot act in the game, or `undefined` if they can. `decision`: the one the control belongs
 * to, if they used a control.
 */
export const whyNotAct = (state: PlayingState, seat: Seat, decision?: number): Rejection | undefined => {
  if (state.conceded.includes(seat)) return refusal('alreadyConceded');
  if (state.computers.includes(seat)) return refusal('computerPlaysForYou');
  return decision !== undefined && decision !== state.decisions[seat] ? refusal('alreadyDone') : undefined;
};

/** Returns the seats played by people who are still in the game. */
export const peopleIn = ({ game }: Pick<DecisionContext, 'game'>, state: PlayingState): readonly Seat[] =>
  seatsStanding(game, state).filter((seat) => !state.computers.includes(seat));

/**
 * Takes over an open seat, or takes back the user's own seat from a computer. Anyone who has played a seat knows its secrets
 * and may not take a different one.
 */
export const takeSeat: Decider<'TakeSeat'> = (context, state, { user, seat }) => {
  const { match } = context;
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
  return changePlayer(context, state, { type: 'SeatTakenOver', seat, ...(own === seat && { back: true }) });
};
