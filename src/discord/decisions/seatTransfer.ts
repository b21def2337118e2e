import { ButtonStyle } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { Position, UserId } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import { button, type Reply, row, textReply } from '../components/reply.ts';
import type { Heir } from '../customIds/customId.ts';
import { addMember } from '../delivery/threads.ts';
import { pingGuest } from '../lobby/lobby.ts';
import { storeActor, welcome } from '../lobby/lobbyActions.ts';
import { inviteGuest } from '../lobby/lobbySettings.ts';
import { panel, START } from '../moves/panel.ts';
import { refusedBy } from '../narration/refusalReply.ts';
import { playCommand } from '../selection/playCommand.ts';
import { whyNotRated } from '../server/bans.ts';

/** Returns the question that confirms the handover of the actor's own seat. */
export const askHandOver = ({ say, position }: MatchContext, to: Heir): Reply => {
  const { match, seat, decisions } = position;
  const { controls } = say.common;
  if (seat === undefined) return refusedBy(say, 'notInThisMatch');
  if (match.status === 'lobby') return refusedBy(say, 'matchNotStarted');
  if (match.status !== 'playing') return refusedBy(say, 'matchEnded');
  if (isLastPerson(position)) return refusedBy(say, 'lastPerson');
  const words = controls[to === 'computer' ? 'reallyLetComputer' : 'reallyHandOver'];
  return textReply(
    `**${say.common.matchName(match.id)}** ${say.table.handOverAsked[to]}`,
    row(
      button({ kind: 'handover', match: match.id, seat, to }, words, ButtonStyle.Danger),
      button({ kind: 'panel', match: match.id, seat, decision: decisions[seat] ?? 0, page: 0, path: [] }, controls.back),
    ),
  );
};

/** Whether only AI players and players who resigned have the other seats. */
export const isLastPerson = ({ match, seat: own, conceded }: Position): boolean =>
  own !== undefined &&
  !conceded.includes(own) &&
  !match.computers.includes(own) &&
  match.seats.every(({ seat }) => seat === own || match.computers.includes(seat) || conceded.includes(seat));

export const handOver = async (context: MatchContext, to: Heir): Promise<Reply> => {
  const { refused } = await playCommand(context, { type: 'HandOver', user: context.actor.user, to });
  return refused ?? textReply(context.say.table.handedOver[to]);
};

/**
 * Returns the seat the actor would take without naming one: their own if an AI player has it, otherwise the only free one. If
 * there is no single one, returns all free seats.
 */
export const seatToTake = ({ match, seat, open }: Position): Seat | readonly Seat[] => {
  if (seat !== undefined && match.computers.includes(seat)) return seat;
  const [only, ...more] = open;
  return only === undefined || more.length > 0 ? open : only;
};

/**
 * Takes over a seat with everything it has. The new player gets the card by direct message, the thread in their list, and the
 * current decision immediately if it is theirs.
 */
export const takeSeat = async (context: MatchContext, seat: Seat): Promise<Reply> => {
  const { services, say, actor, position } = context;
  // Who returns to their own seat plays on in their match.
  const banned = position.seat === seat ? undefined : await whyNotRated(context, position.match);
  if (banned !== undefined) return banned;
  const isNew = await storeActor(context);
  const played = await playCommand(context, { type: 'TakeSeat', user: actor.user, seat });
  if (played.refused !== undefined) return played.refused;
  const { match } = played;
  await addMember(services, match, actor.user);
  const greeted = await welcome(context, match, say.table.tookSeat(match.id), isNew);
  const { position: now } = await played.after();
  if (now.legal.length === 0) return greeted;
  return { components: [...greeted.components, ...panel(say, services.games, now, START).components] };
};

/** Invites a user: to the lobby (by its host), or to a free seat of a running match. */
export const invite = async (context: MatchContext, guest: UserId): Promise<Reply> => {
  const { services, say, actor } = context;
  if (context.position.match.status === 'lobby') return inviteGuest(context, guest);
  const { match, refused } = await playCommand(context, { type: 'Invite', user: actor.user, guest });
  if (refused !== undefined) return refused;
  await pingGuest(services, match, guest, actor.user);
  return textReply(say.table.guestInvited(`<@${guest}>`));
};
