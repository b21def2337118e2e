import { createHash } from 'node:crypto';
import { sentencesAt } from '#discord/command/language.ts';
import { recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage } from '#discord/components/message.ts';
import { sendDirectMessageOnce } from '#discord/delivery/directMessage.ts';
import { ignoringRejection } from '#discord/delivery/personalNotices.ts';
import { postOnceInThread } from '#discord/delivery/threads.ts';
import { isOnServer } from '#discord/gateway/guildTracker.ts';
import { trySyncLobbyMessage } from '#discord/lobby/lobby.ts';
import { isRetryable } from '#discord/responses/discordErrors.ts';
import {
  type Absence,
  deadlinesOnResume,
  erasedAt,
  type Match,
  type MatchId,
  StoreUnavailable,
  type UserId,
} from '#matches/index.ts';
import { forEachConcurrently } from '../queue/forEachConcurrently.ts';
import { warnSparingly } from '../queue/logThrottle.ts';
import { resumeCups } from './cups.ts';

/**
 * Maximum number of messages in progress: Discord refuses users who share no other server with the bot, and counts the
 * refusals.
 */
const MAX_MESSAGES = 5;

/**
 * Handles servers that removed the bot. Each player there gets one message; when the bot is back, the matches resume; after
 * thirty days without it, everything kept about the server is erased. Waits while Discord is away.
 */
export const processGuildRemovals = async (services: Services): Promise<void> => {
  const { stores, log } = services;
  await forEachConcurrently(
    log,
    await stores.absences.all(),
    (absence) => processAbsence(services, absence),
    'could not process a server the bot has left',
  );
};

const processAbsence = async (services: Services, absence: Absence): Promise<void> => {
  try {
    if (absence.backAt !== undefined) await resumeAll(services, absence);
    else if (erasedAt(absence) <= services.clock.now()) await erase(services, absence);
    else await notifyNextUsers(services, absence);
  } catch (err) {
    if (!isRetryable(err)) throw err;
    warnSparingly(services.log, { err }, 'work on a server the bot has left waits for Discord');
  }
};

/** Erases a server's data, only if Discord confirms that the bot has left. */
const erase = async ({ rest, stores, clock, log }: Services, { server }: Absence): Promise<void> => {
  const isThere = await isOnServer({ rest }, server);
  if (isThere === undefined) return;
  if (isThere) await stores.absences.update(server, { backAt: clock.now() });
  else if (await stores.absences.erase(server)) log.info({}, 'data of a server erased');
};

/** Notifies the next few users. */
const notifyNextUsers = async (services: Services, absence: Absence): Promise<void> => {
  const matches = await services.stores.matches.list({ suspendedIn: absence.server });
  const people = new Set(matches.flatMap(({ seats }) => seats.flatMap(({ user }) => user ?? [])));
  const { since, toldUpTo = '' } = absence;
  const inOrder = [...people].map((user) => ({ user, place: placeOf(user, since) })).filter(({ place }) => place > toldUpTo);
  const next = inOrder.sort((one, other) => (one.place < other.place ? -1 : 1));
  for (const { user, place } of next.slice(0, MAX_MESSAGES)) {
    const own = matches.filter(({ seats }) => seats.some((row) => row.user === user));
    await notifyServerLeft(services, absence, user, own);
    await services.stores.absences.update(absence.server, { toldUpTo: place });
  }
};

/** Returns a user's position in the order of sending, as a hash, so that what is stored names nobody. */
const placeOf = (user: UserId, since: Date): string =>
  createHash('sha256').update(`${user} ${since.getTime()}`).digest('hex').slice(0, 16);

const notifyServerLeft = async (services: Services, absence: Absence, user: UserId, own: readonly Match[]): Promise<void> => {
  const [first] = own;
  if (first === undefined) return;
  const to = await recipientOf(services, user);
  const since = absence.since.getTime();
  const tag = `#${first.id}·left·${since}`;
  const until = `<t:${Math.floor(erasedAt(absence).getTime() / 1_000)}:D>`;
  const labels = own.map(({ id }) => `#${id}`);
  const body = buildMessage({ texts: [to.say.notices.serverLeft(labels, until)], tag, pings: [] });
  const key = { match: first.id, version: 0, kind: `left ${since}`, recipient: user };
  await sendDirectMessageOnce(services, to, { key, body, tag, dedupe: 'once' });
};

/** Resumes all matches. One that cannot be resumed does not affect the others, and keeps the absence open. */
const resumeAll = async (services: Services, absence: Absence): Promise<void> => {
  const { stores, log } = services;
  const { server } = absence;
  for (const { id } of await stores.matches.list({ suspendedIn: server })) {
    try {
      await resume(services, id);
    } catch (err) {
      if (isRetryable(err) || err instanceof StoreUnavailable) throw err;
      log.error({ match: id, err }, 'could not resume a match');
    }
  }
  await resumeCups(services, absence);
  await stores.absences.close(server);
};

/** Resumes a match and posts that once. If nothing can be posted, resumes it all the same. */
const resume = async (services: Services, id: MatchId): Promise<void> => {
  const { stores, clock } = services;
  const match = await stores.matches.find(id);
  if (match?.suspendedAt === undefined) return;
  const since = match.suspendedAt.getTime();
  const label = `#${id}`;
  const tag = `${label}·back·${since}`;
  const text = sentencesAt(services, match).notices.serverBack(label, `<t:${Math.floor(since / 1_000)}:f>`);
  await ignoringRejection(services, match, () =>
    postOnceInThread(services, match, { kind: `back ${since}`, texts: [text], tag, pings: [] }),
  );
  await stores.absences.resume(id, deadlinesOnResume(match, clock.now()));
  if (match.status === 'lobby') await trySyncLobbyMessage(services, id);
};
