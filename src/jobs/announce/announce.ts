import { randomUUID } from 'node:crypto';
import { RateLimitError } from 'discord.js';
import type { Services } from '#discord/command/services.ts';
import { recordIfRemoved } from '#discord/gateway/guildTracker.ts';
import { ChannelUnavailable } from '#discord/responses/channelUnavailable.ts';
import { CircuitOpen } from '#discord/responses/circuitBreaker.ts';
import { failureOf, isRetryable } from '#discord/responses/discordErrors.ts';
import { isUnderWay, type Match, type MatchHistory, type MatchId, StoreUnavailable } from '#matches/index.ts';
import { warnSparingly } from '../queue/logThrottle.ts';
import { announceQuarantine, notifyChannelUnavailable } from './incidentNotices.ts';
import { mergeUnsent } from './mergeUnsent.ts';
import { findOrphanedPosts } from './orphanedPosts.ts';
import { planPosts } from './planPosts.ts';
import type { PlannedPost, TurnPost } from './postTypes.ts';
import { sendPost } from './sendPosts.ts';

/** Longer than any send takes with all its retries. Renewed before each send. */
const LEASE_MS = 15_000;
/** For the two pictures of a recap, or the four of a report, each of which may take a minute to render. */
const RECAP_LEASE_MS = 300_000;
const OUTAGE_PAUSE_MS = 5_000;
/** For a log that only newer code can read: an update is in progress. */
const UNREADABLE_PAUSE_MS = 60_000;
/** Interval between two checks whether postponed cards may be sent. */
const CARDS_PAUSE_MS = 10_000;
/** Direct messages that nobody has to act on. */
const POSTPONED: ReadonlySet<string> = new Set<PlannedPost['kind']>(['card', 'loss']);
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 15 * 60_000;

/** Everything is announced (with the current match), another announcer has the lease, or to be retried after a pause. */
export type AnnounceResult =
  | { readonly kind: 'announced'; readonly match?: Match }
  | { readonly kind: 'busy' }
  | { readonly kind: 'retry'; readonly inMs: number };

/**
 * Announces on Discord the events of a match's log after `announcedVersion`: each exactly once, wherever an earlier announcer
 * stopped. A match has one announcer at a time. A job that finds it busy may be dropped, because the announcer checks again
 * after releasing the lease. Failures other than outages are retried with back-off. Throws only `StoreUnavailable`.
 */
export const announce = async (services: Services, id: MatchId): Promise<AnnounceResult> => {
  const leaseOwner = randomUUID();
  for (;;) {
    const leased = await acquireLease(services, id, leaseOwner, LEASE_MS);
    if (leased === undefined) return { kind: 'busy' };
    const progress = await announceOnce(services, leased, leaseOwner).catch((error: unknown) =>
      pauseAfter(services, id, leaseOwner, error),
    );
    if ('kind' in progress) return progress;
    const match = progress.announced ?? (await services.stores.announcements.release(id, leaseOwner));
    if (match === undefined) return { kind: 'busy' };
    if (match.status === 'setAside' || !isUnannounced(match)) return { kind: 'announced', match };
    const { inMs, upTo = match.version } = progress;
    if (inMs !== undefined && upTo === match.version) return { kind: 'retry', inMs };
  }
};

/** The log has events that this release cannot read. Not a failure. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Result of one attempt. */
interface AnnounceProgress {
  /** The match after everything was announced and the lease released. */
  readonly announced?: Match;
  /** How long the rest has to wait. */
  readonly inMs?: number;
  /** Events after this version need not wait. */
  readonly upTo?: number;
}

/** Returns the current match; `undefined` if another announcer has the lease. */
const acquireLease = async (
  { stores, clock }: Services,
  id: MatchId,
  leaseOwner: string,
  forMs: number,
): Promise<Match | undefined> => {
  const now = clock.now();
  return stores.announcements.lease(id, leaseOwner, now, new Date(now.getTime() + forMs));
};

const isUnannounced = ({ version, announcedVersion, suspendedAt }: Match): boolean =>
  version > announcedVersion && suspendedAt === undefined;

/**
 * Announces what is pending. If Discord's limit makes it wait, it reads the log only afterwards, so that one request covers
 * everything that happened in the meantime.
 */
const announceOnce = async (services: Services, match: Match, leaseOwner: string): Promise<AnnounceProgress> => {
  const { throttle } = services;
  const inMs = isUnannounced(match) ? (throttle?.writableInMs(match.id) ?? 0) : 0;
  if (inMs > 0) return { inMs };
  if (match.status === 'setAside') {
    await announceQuarantine(services, match);
    return {};
  }
  if (!isUnannounced(match)) return {};
  if (throttle === undefined) return announcePending(services, match, leaseOwner);
  if (throttle.isPutOff(match.id, match.version)) return { inMs: CARDS_PAUSE_MS, upTo: match.version };
  return throttle.inTurn(async (hasWaited) => {
    const current = hasWaited ? await acquireLease(services, match.id, leaseOwner, LEASE_MS) : match;
    return current === undefined ? {} : announcePending(services, current, leaseOwner);
  });
};

const announcePending = async (services: Services, match: Match, leaseOwner: string): Promise<AnnounceProgress> => {
  const planned = await planPending(services, match);
  if (planned === undefined) return {};
  const last = planned.history.steps.at(-1);
  if (last === undefined) throw new Unreadable(planned.history.unreadable?.code);
  const { matches, announcements } = services.stores;
  const send = (current: Match, posts: readonly PlannedPost[]) => sendAll(services, current, leaseOwner, posts);
  // While the limit is near, the players who have to act are notified first; personal messages to others follow.
  const mayPostpone = services.throttle?.mayPutOff(match.id) === true;
  const posts = (await attachRounds(services, match.id, planned.posts)).filter(
    ({ kind }) => !(mayPostpone && POSTPONED.has(kind)),
  );
  if (!(await send(match, posts))) return {};
  // These posts may have created a new thread.
  const current = (await matches.find(match.id)) ?? match;
  if (!(await send(current, await findOrphanedPosts(services, current, planned.posts)))) return {};
  services.throttle?.wrote(match.id);
  const postponedUpTo = posts.length < planned.posts.length ? last.version : undefined;
  services.throttle?.putOff(match.id, postponedUpTo);
  if (postponedUpTo !== undefined) return { inMs: CARDS_PAUSE_MS, upTo: postponedUpTo };
  return { announced: await announcements.announced(match.id, last.version, leaseOwner) };
};

/**
 * Reposts what is still useful from a deleted thread when a new thread exists and nothing has to be announced. The announcer
 * does this itself otherwise.
 */
export const repostOrphaned = async (services: Services, id: MatchId): Promise<void> => {
  const { announcements } = services.stores;
  const leaseOwner = randomUUID();
  const match = await acquireLease(services, id, leaseOwner, LEASE_MS);
  if (match === undefined) return;
  try {
    if (!isUnderWay(match) || match.version > match.announcedVersion) return;
    const planned = await planPending(services, match);
    await sendAll(services, match, leaseOwner, await findOrphanedPosts(services, match, planned?.posts ?? []));
  } finally {
    await announcements.release(id, leaseOwner);
  }
};

/** Returns the posts to send or edit, from the newest turn on. */
const planPending = async (
  services: Services,
  match: Match,
): Promise<{ readonly history: MatchHistory; readonly posts: readonly PlannedPost[] } | undefined> => {
  const { id } = match;
  const { deliveries } = services.stores;
  const newest = (await deliveries.latest(id, 'turn', 'thread'))?.version;
  const historyFrom = (turn: number | undefined) =>
    services.matches.history(match, Math.min(match.announcedVersion, (turn ?? Infinity) - 1));
  const newestHistory = await historyFrom(newest);
  const upTo = newestHistory && lastUnaffectedVersion(newestHistory, match);
  const resumed = upTo === undefined ? newest : (await deliveries.latest(id, 'turn', 'thread', upTo))?.version;
  const history = resumed === newest ? newestHistory : await historyFrom(resumed);
  if (history === undefined) return undefined;
  const posts = planPosts(history.steps, {
    moment: (event) => services.games.rules[match.game]?.moment(event),
    harms: services.games.find(match.game)?.harms,
    announced: match.announcedVersion,
    resumed,
    cardSeats: await cardSeats(services, history.match),
    takenBack: history.takenBack,
  });
  // Turns that were merged before a newer turn was posted stay merged.
  const mayMerge = async ({ version }: TurnPost): Promise<boolean> =>
    (services.throttle?.isExceeded() === true || version < (newest ?? 0)) &&
    (await deliveries.find({ match: id, version, kind: 'turn', recipient: 'thread' })) === undefined;
  return { history, posts: await mergeUnsent(posts, mayMerge) };
};

/** Returns false if another announcer has taken the lease. `leased`: the match as returned with the lease, just now. */
const sendAll = async (
  services: Services,
  leased: Match,
  leaseOwner: string,
  posts: readonly PlannedPost[],
): Promise<boolean> => {
  let match: Match | undefined = leased;
  for (const [index, post] of posts.entries()) {
    const looksBack = post.kind === 'course' || post.kind === 'report';
    const forMs = looksBack ? RECAP_LEASE_MS : LEASE_MS;
    if (index > 0 || looksBack) match = await acquireLease(services, leased.id, leaseOwner, forMs);
    if (match === undefined) return false;
    await sendPost(services, match, post);
  }
  return true;
};

/** Returns the version up to which no post is affected by events undone or redone since; `undefined`: all of them. */
const lastUnaffectedVersion = ({ steps }: MatchHistory, { announcedVersion }: Match): number | undefined => {
  const touched = steps
    .filter((step) => step.version > announcedVersion)
    .flatMap((step) => step.retracted.map(({ version }) => version));
  return touched.length === 0 ? undefined : Math.min(...touched) - 1;
};

/** Attaches cards of a round before these steps to the newest round that was posted. */
const attachRounds = async (
  { stores, matches }: Services,
  id: MatchId,
  posts: readonly PlannedPost[],
): Promise<readonly PlannedPost[]> => {
  if (!posts.some((post) => post.kind === 'card' && post.round === undefined)) return posts;
  const version = (await stores.deliveries.latest(id, 'round', 'thread'))?.version;
  const number = version === undefined ? undefined : (await matches.history(id, version - 1))?.steps[0]?.number;
  const round = version === undefined || number === undefined ? undefined : { version, number };
  return posts.map((post) => (post.kind === 'card' ? { ...post, round: post.round ?? round } : post));
};

const cardSeats = async ({ matches }: Services, match: Match): Promise<readonly number[]> => {
  const conceded = (await matches.position(match, undefined))?.conceded ?? [];
  return match.seats.map(({ seat }) => seat).filter((seat) => !conceded.includes(seat) && !match.computers.includes(seat));
};

const pauseAfter = async (services: Services, id: MatchId, leaseOwner: string, error: unknown): Promise<AnnounceResult> => {
  if (error instanceof StoreUnavailable) throw error;
  if (error instanceof Unreadable) return pause(services, id, leaseOwner, UNREADABLE_PAUSE_MS);
  const inMs = await pauseMs(services, id, error);
  return inMs === undefined ? { kind: 'announced' } : pause(services, id, leaseOwner, inMs);
};

/** Keeps the lease for a pause, so that nobody retries before it is over. */
const pause = async (services: Services, id: MatchId, leaseOwner: string, inMs: number): Promise<AnnounceResult> => {
  await acquireLease(services, id, leaseOwner, inMs);
  return { kind: 'retry', inMs };
};

/**
 * Returns the milliseconds to wait before a retry; `undefined` if the match was quarantined, or suspended because the bot is
 * not on its server. Only a log that cannot be replayed quarantines a match. Other failures are retried within a quarter of
 * an hour.
 */
const pauseMs = async (services: Services, id: MatchId, error: unknown): Promise<number | undefined> => {
  const { matches, announcements } = services.stores;
  if (isRetryable(error)) {
    warnSparingly(services.log, { match: id, err: error }, 'announcement waits for Discord');
    return retryInMs(error) ?? OUTAGE_PAUSE_MS;
  }
  const failures = await announcements.failed(id);
  services.log.error({ match: id, failures, err: error }, 'announcement failed');
  const match = await matches.find(id);
  if (match !== undefined && error instanceof ChannelUnavailable) {
    if (await recordIfRemoved(services, match.place.server)) return undefined;
    await notifyChannelUnavailable(services, match, error);
  } else if (match !== undefined && failureOf(error) === undefined && (await isBroken(services, match))) {
    await announceQuarantine(services, match);
    return undefined;
  }
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS);
};

/** Returns the pause that Discord demands, if any. */
const retryInMs = (error: unknown): number | undefined => {
  if (error instanceof CircuitOpen) return error.retryInMs;
  return error instanceof RateLimitError ? Math.max(error.retryAfter, error.timeToReset) : undefined;
};

const isBroken = async (services: Services, match: Match): Promise<boolean> =>
  (await services.matches.position(match, undefined))?.unreadable?.code === 'matchSetAside';
