import { ButtonStyle } from 'discord.js';
import { playCup } from '#community/cups/index.ts';
import type { Match, MatchCommand, MatchId, NameOfFormer, Played, UserId } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import { sentencesAt } from '../command/language.ts';
import type { Services } from '../command/services.ts';
import { button, type Reply, row, textReply } from '../components/reply.ts';
import { trySyncCupPost } from '../cups/cupPost.ts';
import { trySyncLobbyMessage } from '../lobby/lobby.ts';
import { refusedBy } from '../narration/refusalReply.ts';

/** Returns what will be deleted and what stays, with a question to confirm it. */
export const askToForget = async ({ services, say, actor: { user } }: CommandContext): Promise<Reply> => {
  const { seats } = await services.stores.personal.of(user);
  const open = seats.filter(({ isTheirs }) => isTheirs);
  const count = (status: Match['status']): number => open.filter((seat) => seat.status === status).length;
  const facts = { seats: seats.length, lobbies: count('lobby'), running: count('playing') };
  return textReply(say.me.forget(facts), row(button({ kind: 'me', part: 'forget' }, say.me.forgetMe, ButtonStyle.Danger)));
};

/** Maximum number of attempts to leave all seats: a match may continue between two steps of one. */
const ATTEMPTS = 8;

/**
 * Leaves lobbies, hands the seats of running matches to AI players, and deletes everything stored about the actor. A failure
 * midway is harmless: the actor can ask again.
 */
export const forget = async ({ services, say, actor: { user, commandId } }: CommandContext): Promise<Reply> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const left = await leaveAll(services, user, `${commandId} forget ${attempt}`);
    const { invitedTo, cups } = await services.stores.personal.of(user);
    for (const { cup } of cups) await playCup(services, cup, { type: 'Withdraw', user }, `${commandId} forget`);
    const formerly: NameOfFormer = (seat, match) => sentencesAt(services, match).me.formerPlayer(seat);
    if (!(await services.stores.personal.forget(user, left, formerly))) continue;
    for (const match of invitedTo) await keepLobbyIfOpen(services, match);
    for (const { cup } of cups) await trySyncCupPost(services, cup);
    return textReply(say.me.forgotten);
  }
  return refusedBy(say, 'tooBusy');
};

/**
 * Leaves every open match. Returns the versions of the matches in which the user still has a seat but does not play any more.
 */
const leaveAll = async (services: Services, user: UserId, commandId: string): Promise<ReadonlyMap<MatchId, number>> => {
  const left = new Map<MatchId, number>();
  for (const match of await services.stores.matches.list({ openOf: user })) {
    const after = await leave(services, match, user, commandId);
    if (after !== undefined) left.set(match.id, after.version);
  }
  return left;
};

/** Returns the match once the user no longer plays in it; `undefined` if it was too busy and they still do. */
const leave = async (services: Services, match: Match, user: UserId, commandId: string): Promise<Match | undefined> => {
  const play = (command: MatchCommand): Promise<Played> => services.matches.play(match.id, command, commandId);
  if (match.status === 'lobby') {
    const played = await play({ type: 'Leave', user });
    await keepLobbyIfOpen(services, match.id);
    return leftBy(played);
  }
  const given = await play({ type: 'HandOver', user, to: 'computer' });
  const isLast = given.kind === 'rejected' && given.rejection.code === 'lastPerson';
  return leftBy(isLast ? await play({ type: 'Concede', user }) : given);
};

/** The refusals that mean that the user no longer plays the seat, or nobody can. */
const PLAYS_NO_MORE: readonly string[] = [
  ...['alreadyConceded', 'outOfTheGame', 'computerThere', 'notInThisMatch', 'matchEnded', 'matchClosed'],
  ...['matchSetAside', 'matchNewerThanCode'],
];

const leftBy = (played: Played): Match | undefined =>
  played.kind !== 'rejected' || PLAYS_NO_MORE.includes(played.rejection.code) ? played.match : undefined;

const keepLobbyIfOpen = async (services: Services, match: MatchId): Promise<void> => {
  const status = (await services.stores.matches.find(match))?.status;
  if (status === 'lobby' || status === 'closed') await trySyncLobbyMessage(services, match);
};
