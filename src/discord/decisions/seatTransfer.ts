import { ButtonStyle } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { Position, UserId } from '#matches/index.ts';
import type { Actor } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { button, type Reply, row, textReply } from '../components/reply.ts';
import type { Heir } from '../customIds/decisionCustomId.ts';
import { addMembers } from '../delivery/threads.ts';
import { callGuest } from '../lobby/lobby.ts';
import { meet, welcome } from '../lobby/lobbyActions.ts';
import { inviteGuest } from '../lobby/lobbySettings.ts';
import { panel, START } from '../moves/panel.ts';
import { refusalReply, refusedBy } from '../narration/refusalReply.ts';
import { seatName } from '../text/seatNames.ts';

/** Returns the question that confirms the handover of the actor's own seat. */
export const askHandOver = ({ say }: CommandContext, { match, seat, decisions }: Position, to: Heir): Reply => {
  const { controls } = say.common;
  if (seat === undefined) return refusedBy(say, 'notInThisMatch');
  if (match.status === 'lobby') return refusedBy(say, 'matchNotStarted');
  if (match.status !== 'playing') return refusedBy(say, 'matchEnded');
  const words = controls[to === 'computer' ? 'reallyLetComputer' : 'reallyHandOver'];
  return textReply(
    `**${say.common.matchName(match.id)}** ${say.table.handOverAsked[to]}`,
    row(
      button({ kind: 'handover', match: match.id, seat, to }, words, ButtonStyle.Danger),
      button({ kind: 'panel', match: match.id, seat, decision: decisions[seat] ?? 0, page: 0, path: [] }, controls.back),
    ),
  );
};

export const handOver = async (
  { services, say }: CommandContext,
  { user, commandId }: Actor,
  { match }: Position,
  to: Heir,
): Promise<Reply> => {
  const played = await services.matches.play(match.id, { type: 'HandOver', user, to }, commandId);
  return played.kind === 'rejected'
    ? refusalReply(say, played.rejection, match.game, seatName(match))
    : textReply(say.table.handedOver[to]);
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
export const takeSeat = async (
  context: CommandContext,
  actor: Actor,
  { match: { id, game } }: Position,
  seat: Seat,
): Promise<Reply> => {
  const { services, say } = context;
  const isNew = await meet(context, actor);
  const played = await services.matches.play(id, { type: 'TakeSeat', user: actor.user, seat }, actor.commandId, actor.name);
  if (played.kind === 'rejected') {
    const name = played.match === undefined ? String : seatName(played.match);
    return refusalReply(say, played.rejection, game, name);
  }
  const { match } = played;
  const own = match.seats.filter(({ user }) => user === actor.user);
  if (match.place.thread !== undefined) await addMembers(services, { ...match, seats: own }, match.place.thread);
  const greeted = await welcome(context, actor, match, say.table.tookSeat(id), isNew);
  const position = await services.matches.position(id, actor.user);
  if (position === undefined || position.legal.length === 0) return greeted;
  return { components: [...greeted.components, ...panel(say, services.games, position, START).components] };
};

/** Invites a user: to the lobby (by its host), or to a free seat of a running match. */
export const invite = async (context: CommandContext, actor: Actor, { match }: Position, guest: UserId): Promise<Reply> => {
  if (match.status === 'lobby') return inviteGuest(context, actor, match.id, guest);
  const { services, say } = context;
  const command = { type: 'Invite', user: actor.user, guest } as const;
  const played = await services.matches.play(match.id, command, actor.commandId);
  if (played.kind === 'rejected') return refusalReply(say, played.rejection, match.game, seatName(match));
  await callGuest(services, played.match, guest, actor.user);
  return textReply(say.table.guestInvited(`<@${guest}>`));
};
