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

/** What an action on a lobby came to, with the lobby message brought up to date. */
export type Acted = { readonly match: Match; readonly refused?: never } | { readonly refused: Reply; readonly match?: never };

/** Plays a command of the outer match and keeps the lobby message in step. */
export const actOnLobby = async (asking: CommandContext, asker: Actor, match: MatchId, command: MatchCommand): Promise<Acted> => {
  const played = await asking.services.matches.play(match, command, asker.commandId, asker.name);
  if (played.kind === 'rejected') return { refused: refusalOf(asking, played) };
  return { match: await keepLobbyIfPossible(asking.services, match) };
};

const refusalOf = ({ say }: CommandContext, { rejection, match }: Extract<Played, { kind: 'rejected' }>): Reply =>
  refusalReply(say, rejection, match?.game, match === undefined ? String : seatName(match));

/** Takes a seat, and tries the direct messages, where a closed door is told at once. */
export const joinMatch = async (asking: CommandContext, asker: Actor, id: MatchId): Promise<Reply> => {
  const { services, say } = asking;
  const isNew = await meet(asking, asker);
  const { match, refused } = await actOnLobby(asking, asker, id, { type: 'Join', user: asker.user });
  if (refused !== undefined) return refused;
  const own = match.seats.filter(({ user }) => user === asker.user);
  if (match.place.thread !== undefined) await addMembers(services, { ...match, seats: own }, match.place.thread);
  return welcome(asking, asker, match, say.common.joined(id), isNew);
};

/** Before somebody sits down, for whatever greets them has to know their language. Answers whether they are new. */
export const meet = async ({ services, known }: CommandContext, asker: Actor): Promise<boolean> => {
  await upsertUser(services, asker);
  return known === undefined;
};

/** A first word to somebody who has just sat down, with the direct messages tried; to somebody new also that there are lessons. */
export const welcome = async (
  asking: CommandContext,
  asker: Actor,
  match: Match,
  greeted: string,
  isNew: boolean,
): Promise<Reply> => {
  const greeting = isNew ? `${greeted}\n-# ${asking.say.tutorial.hint}` : greeted;
  const directly = await probeDirectMessages(asking.services, asker.user, match.id);
  return directly === 'closed' ? closedDoor(asking, match.id, [greeting]) : textReply(greeting);
};

const closedDoor = ({ say: { common } }: CommandContext, match: MatchId, before: readonly string[]): Reply =>
  textReply(
    [...before, common.plain.directMessageClosed].join('\n\n'),
    row(button({ kind: 'dm', match }, common.controls.tryDirectMessage)),
  );

/** Tries the direct messages again, because the asker has pressed the button for it. */
export const tryAgain = async (asking: CommandContext, asker: Actor, match: MatchId): Promise<Reply> => {
  const { services, say } = asking;
  const seats = (await services.stores.matches.find(match))?.seats ?? [];
  if (seats.every(({ user }) => user !== asker.user)) return refusedBy(say, 'notInThisMatch');
  await upsertUser(services, asker);
  const directly = await probeDirectMessages(services, asker.user, match, asker.commandId);
  if (directly === 'closed') return closedDoor(asking, match, []);
  return textReply(say.common.plain[directly === 'open' ? 'directMessageOpen' : 'discordAway']);
};

export const leaveMatch = async (asking: CommandContext, asker: Actor, id: MatchId): Promise<Reply> => {
  const { refused } = await actOnLobby(asking, asker, id, { type: 'Leave', user: asker.user });
  return refused ?? textReply(asking.say.common.left(id));
};

export const startMatch = async (asking: CommandContext, asker: Actor, id: MatchId): Promise<Reply> => {
  const { match, refused } = await actOnLobby(asking, asker, id, { type: 'Start', user: asker.user });
  if (refused !== undefined) return refused;
  const { thread } = match.place;
  return textReply(asking.say.common.started(id, thread === undefined ? undefined : `<#${thread}>`));
};

/**
 * A new lobby with the settings and the people of a match that is over, the presser its host. However often and by whomever
 * it is pressed, there is one.
 */
export const playAgain = async (asking: CommandContext, asker: Actor, id: MatchId, comer: ServerMember): Promise<Reply> => {
  const { services, say } = asking;
  const old = await services.stores.matches.find(id);
  if (old === undefined) return refusedBy(say, 'noSuchMatch');
  if (old.status !== 'ended' && old.status !== 'closed') return denied(say, 'notOverYet');
  if (old.seats.every(({ user }) => user !== asker.user)) return refusedBy(say, 'notInThisMatch');
  const { server, channel, locale } = old.place;
  const refused = await refuseOpening(asking, comer, old.place);
  if (refused !== undefined) return refused;
  const { mostOpen } = await rulesOf(services, server);
  const isNew = await meet(asking, asker);
  const played = await services.matches.create(
    {
      game: old.game,
      host: asker.user,
      hostName: asker.name,
      private: old.private,
      guests: old.seats.flatMap(({ user }) => (user === undefined || user === asker.user ? [] : [user])),
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
  if (played.kind === 'rejected') return refusalOf(asking, played);
  const match = await keepLobbyIfPossible(services, played.match.id);
  return welcome(asking, asker, match, say.common.created(match.id, `<#${match.place.thread ?? channel}>`), isNew);
};
