import type { Seat } from '#engine/game.ts';
import type { MatchCommandOf } from '../model/commands.ts';
import type { MatchEvent } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import { seatOf } from '../model/seatOf.ts';
import type { LobbyState, PlayingState } from '../model/state.ts';
import type { Match, UserId } from '../model/types.ts';
import { peopleIn } from './seats.ts';
import { applyEvents, type DecisionContext, type MatchDecision, startTransition } from './transition.ts';

/** Far more than can sit down, and few enough to be named and called in one message. */
const MAX_GUESTS = 20;

/** Invites somebody to a lobby, or to a seat of a running match that is free. `by` may do so. */
export const invite = (
  ground: DecisionContext,
  state: LobbyState | PlayingState,
  match: Match,
  by: Seat,
  guest: UserId,
): MatchDecision => {
  if (seatOf(match, guest) !== undefined) return { rejected: refusal('guestSeated') };
  if (match.guests.includes(guest)) return { rejected: refusal('alreadyInvited') };
  const awaited = match.guests.filter((user) => seatOf(match, user) === undefined);
  if (awaited.length >= MAX_GUESTS) return { rejected: refusal('tooManyGuests', { most: MAX_GUESTS }) };
  const invited: MatchEvent = { type: 'GuestInvited' };
  return applyEvents(ground, startTransition(state, { by }), [invited]);
};

/** Once a match runs its host may be gone: whoever still plays in it may invite to a seat that is free. */
export const inviteToFreeSeat = (
  ground: DecisionContext,
  state: PlayingState,
  match: Match,
  { user, guest }: MatchCommandOf<'Invite'>,
): MatchDecision => {
  const seat = seatOf(match, user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  if (state.open.length === 0) return { rejected: refusal('noSeatFree') };
  if (!peopleIn(ground, state).includes(seat)) return { rejected: refusal('onlyPlayersInvite') };
  return invite(ground, state, match, seat, guest);
};
