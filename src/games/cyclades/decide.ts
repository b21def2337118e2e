import type { Chance, Decision, Seat } from '#engine/game.ts';
import type { Command } from './commands.ts';
import { withConsequences } from './consequences.ts';
import type { Event } from './events.ts';
import { type Refusal, refuse } from './rejections.ts';
import { bid, bids, markerDue, whyNotBid } from './rules/offerings.ts';
import { act, actingSeat, actions, whyNotAct } from './rules/turn.ts';
import { isActing, type State } from './state.ts';
import { whyMalformed } from './vocabulary/whyMalformed.ts';

/** Returns the seat that must act now, if any. */
export const dueSeat = (state: State): Seat | undefined => {
  if (state.phase === 'offerings') return markerDue(state);
  return isActing(state) ? actingSeat(state) : undefined;
};

/** Returns the events of a command, with everything that follows automatically; or why it is rejected. Accepts any JSON value. */
export const decide = (state: State, command: Command, chance: Chance): Decision<Event, State> => {
  const refused = whyMalformed(command) ?? whyNotNow(state, command) ?? whyNotLawful(state, command);
  return refused ?? withConsequences(state, eventsOf(state, command, chance), chance);
};

const whyNotNow = (state: State, { seat }: Command): Refusal | undefined => {
  if (state.phase === 'unstarted') return refuse('notStarted', {});
  if (!state.seats[seat]) return refuse('noSuchSeat', { seat, seats: state.seats.length });
  if (state.phase === 'ended') return refuse('gameOver', {});
  if (state.seats[seat].eliminated) return refuse('eliminated', {});
  const due = dueSeat(state);
  return due === seat ? undefined : refuse('notYourTurn', { active: due === undefined ? [] : [due] });
};

const whyNotLawful = (state: State, command: Command): Refusal | undefined => {
  if (state.phase === 'offerings') {
    return command.type === 'PlaceBid' ? whyNotBid(state, command) : refuse('offeringsFirst', {});
  }
  if (command.type === 'PlaceBid') return refuse('offeringsOver', {});
  return isActing(state) ? whyNotAct(state, command) : undefined;
};

/** Returns the events of a legal command alone, without what follows automatically. */
export const eventsOf = (state: State, command: Command, chance: Chance): readonly Event[] => {
  if (command.type === 'PlaceBid') return state.phase === 'offerings' ? bid(state, command) : [];
  return isActing(state) ? act(state, command, chance) : [];
};

/** Returns every command of the seat that would be accepted now. */
export const legalMoves = (state: State, seat: Seat): readonly Command[] => {
  if (dueSeat(state) !== seat) return [];
  if (state.phase === 'offerings') return bids(state, seat);
  return isActing(state) ? actions(state, seat) : [];
};
