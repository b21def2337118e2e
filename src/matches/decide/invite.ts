import type { Seat } from '#engine/game.ts';
import { refusal } from '../model/rejections.ts';
import { seatOf } from '../model/seatOf.ts';
import type { LobbyState, PlayingState } from '../model/state.ts';
import type { UserId } from '../model/types.ts';
import { peopleIn } from './seats.ts';
import { type DecisionContext, type MatchDecision, type SeatDecider, startWith } from './transition.ts';

/** Far more than can be seated, and few enough to name and mention in one message. */
const MAX_GUESTS = 20;

/** Invites a user to a lobby, or to an open seat of a running match. The caller has checked that `by` may invite. */
export const invite = (context: DecisionContext, state: LobbyState | PlayingState, by: Seat, guest: UserId): MatchDecision => {
  const { match } = context;
  if (seatOf(match, guest) !== undefined) return { rejected: refusal('guestSeated') };
  if (match.guests.includes(guest)) return { rejected: refusal('alreadyInvited') };
  const awaited = match.guests.filter((user) => seatOf(match, user) === undefined);
  if (awaited.length >= MAX_GUESTS) return { rejected: refusal('tooManyGuests', { most: MAX_GUESTS }) };
  return startWith(context, state, { by }, { type: 'GuestInvited' });
};

/** Invites a user to an open seat of a running match. Anyone who still plays in it may do so, because its host may be gone. */
export const inviteToFreeSeat: SeatDecider<'Invite'> = (context, state, seat, { guest }) => {
  if (state.open.length === 0) return { rejected: refusal('noSeatFree') };
  if (!peopleIn(context, state).includes(seat)) return { rejected: refusal('onlyPlayersInvite') };
  return invite(context, state, seat, guest);
};
