import { TimestampStyles, time } from 'discord.js';
import { LEVELS, type Level } from '#engine/computer.ts';
import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Lobby, Match, MatchCommand, MatchId, Played, Seek } from '#matches/index.ts';
import { upsertUser } from '../command/actor.ts';
import type { CommandContext, MatchContext } from '../command/command.ts';
import { button, type Reply, type Row, row, textReply } from '../components/reply.ts';
import { probeDirectMessages } from '../delivery/directMessage.ts';
import { addMember } from '../delivery/threads.ts';
import { denied, refusalReply, refusedBy } from '../narration/refusalReply.ts';
import { playCommand } from '../selection/playCommand.ts';
import { whyBanned, whyNotRated } from '../server/bans.ts';
import { refuseOpening, rulesOf, type ServerMember } from '../server/serverPermissions.ts';
import { labelName, playerAndLevel, seatName } from '../text/seatNames.ts';
import { trySyncLobbyMessage } from './lobby.ts';

/** The match after an action on a lobby, with its message updated, or the refusal. */
export type LobbyResult =
  | { readonly match: Match; readonly refused?: never }
  | { readonly refused: Reply; readonly match?: never };

/** The commands with which a host changes who plays, or how. */
const CHANGING: readonly MatchCommand['type'][] = ['Invite', 'ChooseOption', 'PassHost', 'SeatComputer', 'RemoveComputer'];

/**
 * Returns why a host cannot change what others agree to: all of a table of `/play`, and that their own lobby is not rated, while it keeps
 * places for people who were asked.
 */
const whyTermsStay = async (context: MatchContext, command: MatchCommand): Promise<Reply | undefined> => {
  const ofTable = await whyTableStarts(context);
  const isRating = command.type === 'ChooseOption' && command.option === 'rated' && command.value === 'on';
  if (ofTable !== undefined || !isRating) return ofTable;
  return (await keptPlaces(context)).length === 0 ? undefined : refusedBy(context.say, 'ratedTooLate');
};

/** Returns the searches for which a table keeps places in a lobby. */
const keptPlaces = async ({ services, position: { match } }: MatchContext): Promise<readonly Seek[]> => {
  const { seeks } = services.stores;
  const table = (await seeks.proposals(match.place.server)).find((each) => each.match === match.id);
  return table === undefined ? [] : seeks.placed(table.id);
};

/** Plays a match command and updates the lobby message. */
export const actOnLobby = async (context: MatchContext, command: MatchCommand): Promise<LobbyResult> => {
  const kept = CHANGING.includes(command.type) ? await whyTermsStay(context, command) : undefined;
  if (kept !== undefined) return { refused: kept };
  const { match, refused } = await playCommand(context, command);
  return refused === undefined ? { match: await trySyncLobbyMessage(context.services, match.id) } : { refused };
};

/** Takes a seat and tests the actor's direct messages. The reply says immediately if they are closed. */
export const joinMatch = async (context: MatchContext): Promise<Reply> => {
  const { services, say, actor, position } = context;
  const { id, place } = position.match;
  // Who was asked to a table of `/play` stays invited to it.
  const isTable = await services.stores.seeks.isTable(id);
  const banned = await (isTable ? whyBanned(context, place.server) : whyNotRated(context, position.match));
  if (banned !== undefined) return banned;
  const isNew = await storeActor(context);
  const { match, refused } = await actOnLobby(context, { type: 'Join', user: actor.user });
  if (refused !== undefined) return refused;
  await addMember(services, match, actor.user);
  return welcome(context, match, say.common.joined(match.id), isNew);
};

/** Stores the actor before they join, because the greeting needs their language. Returns whether they are new. */
export const storeActor = async ({ services, storedUser, actor }: CommandContext): Promise<boolean> => {
  await upsertUser(services, actor);
  return storedUser === undefined;
};

/**
 * Returns the reply to a user who has just joined, after testing their direct messages. New users also get a hint about the
 * tutorial.
 */
export const welcome = async (context: CommandContext, match: Match, greeted: string, isNew: boolean): Promise<Reply> => {
  const greeting = isNew ? `${greeted}\n-# ${context.say.tutorial.hint}` : greeted;
  const result = await probeDirectMessages(context.services, context.actor.user, match.id);
  return result === 'closed' ? directMessagesClosed(context, match.id, [greeting]) : textReply(greeting);
};

const directMessagesClosed = ({ say: { common } }: CommandContext, match: MatchId, before: readonly string[]): Reply =>
  textReply(
    [...before, common.plain.directMessageClosed].join('\n\n'),
    row(button({ kind: 'dm', match }, common.controls.tryDirectMessage)),
  );

/** Retries the actor's direct messages after they pressed "try again". */
export const tryAgain = async (context: MatchContext): Promise<Reply> => {
  const { services, say, actor, position } = context;
  if (position.seat === undefined) return refusedBy(say, 'notInThisMatch');
  await upsertUser(services, actor);
  const result = await probeDirectMessages(services, actor.user, position.match.id, actor.commandId);
  if (result === 'closed') return directMessagesClosed(context, position.match.id, []);
  return textReply(say.common.plain[result === 'open' ? 'directMessageOpen' : 'discordAway']);
};

export const leaveMatch = async (context: MatchContext): Promise<Reply> => {
  const { refused } = await actOnLobby(context, { type: 'Leave', user: context.actor.user });
  return refused ?? textReply(context.say.common.left(context.position.match.id));
};

/** Returns why nobody starts a table of `/play`: it does so itself. */
const whyTableStarts = async (context: MatchContext): Promise<Reply | undefined> => {
  const { services, say, position } = context;
  const { match } = position;
  if (match.status !== 'lobby' || !(await services.stores.seeks.isTable(match.id))) return undefined;
  const asked = await keptPlaces(context);
  const waits = asked.flatMap(({ agreed, answerBy, user }) => (agreed || answerBy === undefined ? [] : { user, answerBy }));
  const until = waits.length === 0 ? undefined : new Date(Math.max(...waits.map(({ answerBy }) => answerBy.getTime())));
  return denied(
    say,
    'tableStarts',
    waits.map(({ user }) => `<@${user}>`),
    until && time(until, TimestampStyles.ShortDateTime),
  );
};

/** Starts the match, unless it starts by itself, or it is rated and a player was banned from that meanwhile. */
export const startMatch = async (context: MatchContext): Promise<Reply> => {
  const { services, say, position } = context;
  const { rated, seats, place } = position.match;
  const refused = (await whyTableStarts(context)) ?? (await whyNotRated(context, position.match));
  if (refused !== undefined) return refused;
  for (const { seat, user } of rated ? seats : []) {
    const ban = user && (await services.stores.moderation.banOf(place.server, user, services.clock.now()));
    if (ban) return denied(say, 'bannedSeat', seatName(say, position.match)(seat));
  }
  const started = await actOnLobby(context, { type: 'Start', user: context.actor.user });
  if (started.refused !== undefined) return started.refused;
  const { match } = started;
  const { thread } = match.place;
  return textReply(context.say.common.started(match.id, thread === undefined ? undefined : `<#${thread}>`));
};

/** What a lobby has from the start besides its host. */
interface Furnishing {
  readonly computers?: readonly Level[];
  readonly rated?: boolean;
}

/**
 * Opens a lobby hosted by the actor, once per `creationId`, with its message and its furnishing. Returns the
 * reply to its host.
 */
export const openLobby = async (
  context: CommandContext,
  lobby: Omit<Lobby, 'host' | 'hostName'>,
  creationId: string,
  { computers = [], rated = false }: Furnishing = {},
): Promise<Reply> => {
  const { services, say, actor } = context;
  const banned = await whyNotRated(context, { ...lobby, rated });
  if (banned !== undefined) return banned;
  const isNew = await storeActor(context);
  const created = await services.matches.create({ ...lobby, host: actor.user, hostName: actor.name }, creationId);
  if (created.kind === 'rejected') return refusalReply(say, created.rejection);
  const { id, host: user } = created.match;
  const play = (command: MatchCommand, name: string): Promise<Played> =>
    services.matches.play(id, command, `${creationId} ${name}`);
  if (rated) await play({ type: 'ChooseOption', user, option: 'rated', value: 'on' }, 'rated');
  for (const [index, level] of computers.entries()) {
    // A repeated press adds none again, not even those that the host has removed.
    await play({ type: 'SeatComputer', user, level }, `computer ${index + 1}`);
  }
  const match = await trySyncLobbyMessage(services, created.match.id);
  return welcome(context, match, say.common.created(match.id, `<#${match.place.thread ?? match.place.channel}>`), isNew);
};

/**
 * Opens a lobby with the settings, users and AI players of a match that is over, with the presser as host. Later presses, by any user, lead to
 * the same lobby.
 */
export const playAgain = async (context: MatchContext, member: ServerMember): Promise<Reply> => {
  const { services, say, actor, position } = context;
  const { match: old, seat } = position;
  if (old.status !== 'ended' && old.status !== 'closed') return denied(say, 'notOverYet');
  if (seat === undefined) return refusedBy(say, 'notInThisMatch');
  const { server, channel, locale } = old.place;
  const refused = await refuseOpening(context, member, old.place);
  if (refused !== undefined) return refused;
  const { mostOpen } = await rulesOf(services, server);
  return openLobby(
    context,
    {
      game: old.game,
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
    `again ${old.id}`,
    { computers: old.seats.flatMap(({ user, level = 'usual' }) => (user === undefined ? level : [])), rated: old.rated },
  );
};

/** Returns the refusal for all but the host of a lobby that is still open. */
export const refuseOthers = ({ say, actor, position: { match } }: MatchContext): Reply | undefined => {
  if (match.status !== 'lobby') return refusedBy(say, 'matchStarted');
  if (match.host === actor.user) return undefined;
  const host = match.seats.find(({ user }) => user === match.host)?.seat ?? 0;
  return refusalReply(say, { code: 'notHost', params: { host } }, match.game, labelName(match));
};

/** Asks the host how well an AI player should play, if there is a seat for it. */
export const askLevel = (context: MatchContext): Reply => {
  const { say, position } = context;
  const { match } = position;
  const seats = match.seatLimit;
  const refused = refuseOthers(context);
  if (refused !== undefined) return refused;
  if (match.seats.length >= seats) return refusalReply(say, { code: 'lobbyFull', params: { seats } });
  return textReply(say.levels.asked, levelRow(say, match));
};

const levelRow = ({ levels }: Sentences, { id: match }: Match): Row =>
  row(...LEVELS.map((level) => button({ kind: 'level', match, level }, levels.buttons[level])));

/** Seats an AI player in the host's lobby, and asks for the next one while there is a free seat. */
export const seatComputer = async (context: MatchContext, level: Level): Promise<Reply> => {
  const { say } = context;
  const { match, refused } = await actOnLobby(context, { type: 'SeatComputer', user: context.actor.user, level });
  if (refused !== undefined) return refused;
  const joined = say.levels.joined(playerAndLevel(say, match)(match.computers.at(-1) ?? 0));
  if (match.seats.length >= match.seatLimit) return textReply(joined);
  return textReply(`${joined}\n${say.levels.another}`, levelRow(say, match));
};

/** Removes an AI player from the host's lobby. */
export const removeComputer = async (context: MatchContext, seat: Seat): Promise<Reply> => {
  const { refused } = await actOnLobby(context, { type: 'RemoveComputer', user: context.actor.user, seat });
  return refused ?? textReply(context.say.table.computerRemoved(seatName(context.say, context.position.match)(seat)));
};
