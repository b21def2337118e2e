import type { Match, MatchCommand, MatchId, Played } from '#matches/index.ts';
import { type Actor, upsertUser } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { button, type Reply, row, textReply } from '../components/reply.ts';
import { probeDirectMessages } from '../delivery/directMessage.ts';
import { addMembers } from '../delivery/threads.ts';
import { denied, refusalReply, refusedBy } from '../narration/refusalReply.ts';
import { refuseOpening, rulesOf, type ServerMember } from '../server/serverPermissions.ts';
import { seatName } from '../text/seatNames.ts';
import { keepLobbyIfPossible } from './lobby.ts';

/** The match after an action on a lobby, with its message updated, or the refusal. */
export type Acted = { readonly match: Match; readonly refused?: never } | { readonly refused: Reply; readonly match?: never };

/** Plays a match command and updates the lobby message. */
export const actOnLobby = async (
  context: CommandContext,
  actor: Actor,
  match: MatchId,
  command: MatchCommand,
): Promise<Acted> => {
  const played = await context.services.matches.play(match, command, actor.commandId, actor.name);
  if (played.kind === 'rejected') return { refused: refusalOf(context, played) };
  return { match: await keepLobbyIfPossible(context.services, match) };
};

const refusalOf = ({ say }: CommandContext, { rejection, match }: Extract<Played, { kind: 'rejected' }>): Reply =>
  refusalReply(say, rejection, match?.game, match === undefined ? String : seatName(match));

/** Takes a seat and tests the actor's direct messages. The reply says immediately if they are closed. */
export const joinMatch = async (context: CommandContext, actor: Actor, id: MatchId): Promise<Reply> => {
  const { services, say } = context;
  const isNew = await meet(context, actor);
  const { match, refused } = await actOnLobby(context, actor, id, { type: 'Join', user: actor.user });
  if (refused !== undefined) return refused;
  const own = match.seats.filter(({ user }) => user === actor.user);
  if (match.place.thread !== undefined) await addMembers(services, { ...match, seats: own }, match.place.thread);
  return welcome(context, actor, match, say.common.joined(id), isNew);
};

/** Stores the actor before they join, because the greeting needs their language. Returns whether they are new. */
export const meet = async ({ services, known }: CommandContext, actor: Actor): Promise<boolean> => {
  await upsertUser(services, actor);
  return known === undefined;
};

/**
 * Returns the reply to a user who has just joined, after testing their direct messages. New users also get a hint about the
 * tutorial.
 */
export const welcome = async (
  context: CommandContext,
  actor: Actor,
  match: Match,
  greeted: string,
  isNew: boolean,
): Promise<Reply> => {
  const greeting = isNew ? `${greeted}\n-# ${context.say.tutorial.hint}` : greeted;
  const directly = await probeDirectMessages(context.services, actor.user, match.id);
  return directly === 'closed' ? closedDoor(context, match.id, [greeting]) : textReply(greeting);
};

const closedDoor = ({ say: { common } }: CommandContext, match: MatchId, before: readonly string[]): Reply =>
  textReply(
    [...before, common.plain.directMessageClosed].join('\n\n'),
    row(button({ kind: 'dm', match }, common.controls.tryDirectMessage)),
  );

/** Retries the actor's direct messages after they pressed "try again". */
export const tryAgain = async (context: CommandContext, actor: Actor, match: MatchId): Promise<Reply> => {
  const { services, say } = context;
  const seats = (await services.stores.matches.find(match))?.seats ?? [];
  if (seats.every(({ user }) => user !== actor.user)) return refusedBy(say, 'notInThisMatch');
  await upsertUser(services, actor);
  const directly = await probeDirectMessages(services, actor.user, match, actor.commandId);
  if (directly === 'closed') return closedDoor(context, match, []);
  return textReply(say.common.plain[directly === 'open' ? 'directMessageOpen' : 'discordAway']);
};

export const leaveMatch = async (context: CommandContext, actor: Actor, id: MatchId): Promise<Reply> => {
  const { refused } = await actOnLobby(context, actor, id, { type: 'Leave', user: actor.user });
  return refused ?? textReply(context.say.common.left(id));
};

export const startMatch = async (context: CommandContext, actor: Actor, id: MatchId): Promise<Reply> => {
  const { match, refused } = await actOnLobby(context, actor, id, { type: 'Start', user: actor.user });
  if (refused !== undefined) return refused;
  const { thread } = match.place;
  return textReply(context.say.common.started(id, thread === undefined ? undefined : `<#${thread}>`));
};

/**
 * Opens a lobby with the settings and users of a match that is over, with the presser as host. Later presses, by any user, lead to
 * the same lobby.
 */
export const playAgain = async (context: CommandContext, actor: Actor, id: MatchId, member: ServerMember): Promise<Reply> => {
  const { services, say } = context;
  const old = await services.stores.matches.find(id);
  if (old === undefined) return refusedBy(say, 'noSuchMatch');
  if (old.status !== 'ended' && old.status !== 'closed') return denied(say, 'notOverYet');
  if (old.seats.every(({ user }) => user !== actor.user)) return refusedBy(say, 'notInThisMatch');
  const { server, channel, locale } = old.place;
  const refused = await refuseOpening(context, member, old.place);
  if (refused !== undefined) return refused;
  const { mostOpen } = await rulesOf(services, server);
  const isNew = await meet(context, actor);
  const played = await services.matches.create(
    {
      game: old.game,
      host: actor.user,
      hostName: actor.name,
      private: old.private,
      guests: old.seats.flatMap(({ user }) => (user === undefined || user === actor.user ? [] : [user])),
      seatLimit: old.seatLimit,
      options: old.options,
      remindAfterHours: old.remindAfterHours,
      pace: old.pace,
      timeOut: old.timeOut,
      place: { server, channel, ...(locale !== undefined && { locale }) },
      ...(mostOpen !== undefined && { mostOpen }),
    },
    `again ${id}`,
  );
  if (played.kind === 'rejected') return refusalOf(context, played);
  const match = await keepLobbyIfPossible(services, played.match.id);
  return welcome(context, actor, match, say.common.created(match.id, `<#${match.place.thread ?? channel}>`), isNew);
};
