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

/** Longer than any send takes with all its retries; renewed before each one. */
const LEASE_MS = 15_000;
/** For the pictures that retell a match: two are painted, each of which is given up only after a minute. */
const RETELLING_LEASE_MS = 150_000;
const OUTAGE_PAUSE_MS = 5_000;
/** For a log that only newer code can read: an update is under way. */
const UNREADABLE_PAUSE_MS = 60_000;
/** How long to wait before looking again whether cards may be sent. */
const CARDS_PAUSE_MS = 10_000;
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 15 * 60_000;

/** What came of announcing: all told (of the match as it stands), somebody else is at it, or to be tried again after a pause. */
export type AnnounceResult =
  | { readonly kind: 'told'; readonly match?: Match }
  | { readonly kind: 'busy' }
  | { readonly kind: 'later'; readonly inMs: number };

/**
 * Tells Discord what a match's log holds beyond `announcedVersion`: no gap and no double, wherever a former announcer
 * stopped. One announcer a match; a hint that finds it at work may be dropped, for it looks again after letting go.
 * A failure is tried again; one that is no outage after longer and longer pauses. Throws only `StoreUnavailable`.
 */
export const announce = async (services: Services, id: MatchId): Promise<AnnounceResult> => {
  const holder = randomUUID();
  for (;;) {
    const leased = await acquireLease(services, id, holder, LEASE_MS);
    if (leased === undefined) return { kind: 'busy' };
    const left = await tellWhatIsLeft(services, leased, holder).catch((error: unknown) =>
      error instanceof Unreadable ? pause(services, id, holder, UNREADABLE_PAUSE_MS) : pauseAfter(services, id, holder, error),
    );
    if ('kind' in left) return left;
    const match = left.told ?? (await services.stores.announcements.release(id, holder));
    if (match === undefined) return { kind: 'busy' };
    if (match.status === 'setAside' || !isUntold(match)) return { kind: 'told', match };
    const { inMs, upTo = match.version } = left;
    if (inMs !== undefined && upTo === match.version) return { kind: 'later', inMs };
  }
};

/** The match's log holds what cannot be told yet; it is no failure. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** What came of telling. */
interface AnnounceProgress {
  /** The match as it stands then, its lease given back. */
  readonly told?: Match;
  /** How long what is left has to wait. */
  readonly inMs?: number;
  /** What came after this version need not wait. */
  readonly upTo?: number;
}

const tellWhatIsLeft = async (services: Services, match: Match, holder: string): Promise<AnnounceProgress> => {
  const inMs = isUntold(match) ? (services.throttle?.writableInMs(match.id) ?? 0) : 0;
  return inMs > 0 ? { inMs } : announceOnce(services, match, holder);
};

/** The match as it stands, unless somebody else has the lease. */
const acquireLease = async (
  { stores, clock }: Services,
  id: MatchId,
  holder: string,
  forMs: number,
): Promise<Match | undefined> => {
  const now = clock.now();
  return stores.announcements.lease(id, holder, now, new Date(now.getTime() + forMs));
};

const isUntold = ({ version, announcedVersion, suspendedAt }: Match): boolean =>
  version > announcedVersion && suspendedAt === undefined;

/**
 * Tells what is untold of a match. Where Discord's limit makes it wait, it reads the log only after that, so that one request tells
 * all that happened meanwhile.
 */
const announceOnce = async (services: Services, match: Match, holder: string): Promise<AnnounceProgress> => {
  if (match.status === 'setAside') {
    await announceQuarantine(services, match);
    return {};
  }
  if (!isUntold(match)) return {};
  const { throttle } = services;
  if (throttle?.isPutOff(match.id, match.version)) return { inMs: CARDS_PAUSE_MS, upTo: match.version };
  if (throttle === undefined) return tellAll(services, match, holder);
  return throttle.inTurn(async (hasWaited) => {
    const standing = hasWaited ? await acquireLease(services, match.id, holder, LEASE_MS) : match;
    return standing === undefined ? {} : tellAll(services, standing, holder);
  });
};

const tellAll = async (services: Services, match: Match, holder: string): Promise<AnnounceProgress> => {
  const planned = await planPending(services, match);
  if (planned === undefined) return {};
  const last = planned.story.steps.at(-1);
  if (last === undefined) throw new Unreadable(planned.story.unreadable?.code);
  const { matches, announcements } = services.stores;
  const send = (standing: Match, posts: readonly PlannedPost[]) => sendAll(services, standing, holder, posts);
  // While the limit is near, players who are waited for are called first, and cards follow.
  const putsOff = services.throttle?.mayPutOff(match.id) === true;
  const posts = (await attachRounds(services, match.id, planned.posts)).filter(({ kind }) => kind !== 'card' || !putsOff);
  if (!(await send(match, posts))) return {};
  // Its thread may have been replaced by these posts.
  const standing = (await matches.find(match.id)) ?? match;
  if (!(await send(standing, await findOrphanedPosts(services, standing, planned.posts)))) return {};
  services.throttle?.wrote(match.id);
  const butCards = posts.length < planned.posts.length ? last.version : undefined;
  services.throttle?.putOff(match.id, butCards);
  if (butCards !== undefined) return { inMs: CARDS_PAUSE_MS, upTo: butCards };
  return { told: await announcements.announced(match.id, last.version, holder) };
};

/**
 * Reposts what is still useful from a deleted thread when a new thread exists and nothing has to be announced. The announcer
 * does this itself otherwise.
 */
export const repostOrphaned = async (services: Services, id: MatchId): Promise<void> => {
  const { announcements } = services.stores;
  const holder = randomUUID();
  const match = await acquireLease(services, id, holder, LEASE_MS);
  if (match === undefined) return;
  try {
    if (!isUnderWay(match) || match.version > match.announcedVersion) return;
    const planned = await planPending(services, match);
    await sendAll(services, match, holder, await findOrphanedPosts(services, match, planned?.posts ?? []));
  } finally {
    await announcements.release(id, holder);
  }
};

/** The posts there are to make or to change, from the newest turn on. */
const planPending = async (
  services: Services,
  match: Match,
): Promise<{ readonly story: MatchHistory; readonly posts: readonly PlannedPost[] } | undefined> => {
  const { id } = match;
  const { deliveries } = services.stores;
  const newest = (await deliveries.latest(id, 'turn', 'thread'))?.version;
  const storyFrom = (turn: number | undefined) =>
    services.matches.history(match, Math.min(match.announcedVersion, (turn ?? Infinity) - 1));
  const newestStory = await storyFrom(newest);
  const upTo = newestStory && lastUnaffectedVersion(newestStory, match);
  const resumed = upTo === undefined ? newest : (await deliveries.latest(id, 'turn', 'thread', upTo))?.version;
  const story = resumed === newest ? newestStory : await storyFrom(resumed);
  if (story === undefined) return undefined;
  const posts = planPosts(story.steps, {
    moment: (event) => services.games.rules[match.game]?.moment(event),
    announced: match.announcedVersion,
    resumed,
    cardSeats: await cardSeats(services, story.match),
    takenBack: story.takenBack,
  });
  // Turns that were merged before a newer turn was posted stay merged.
  const mayMerge = async ({ version }: TurnPost): Promise<boolean> =>
    (services.throttle?.isExceeded() === true || version < (newest ?? 0)) &&
    (await deliveries.find({ match: id, version, kind: 'turn', recipient: 'thread' })) === undefined;
  return { story, posts: await mergeUnsent(posts, mayMerge) };
};

/** False where somebody else has the lease by now. `leased`: the match as it was when the lease was taken, just now. */
const sendAll = async (services: Services, leased: Match, holder: string, posts: readonly PlannedPost[]): Promise<boolean> => {
  let match: Match | undefined = leased;
  for (const [index, post] of posts.entries()) {
    const forMs = post.kind === 'course' ? RETELLING_LEASE_MS : LEASE_MS;
    if (index > 0 || post.kind === 'course') match = await acquireLease(services, leased.id, holder, forMs);
    if (match === undefined) return false;
    await sendPost(services, match, post);
  }
  return true;
};

/** What all posts say that were opened up to this version is untouched by anything taken back, or brought again, since. */
const lastUnaffectedVersion = ({ steps }: MatchHistory, { announcedVersion }: Match): number | undefined => {
  const touched = steps
    .filter((step) => step.version > announcedVersion)
    .flatMap((step) => step.retracted.map(({ version }) => version));
  return touched.length === 0 ? undefined : Math.min(...touched) - 1;
};

/** Cards of a round before these steps belong to the newest round that was posted. */
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

const pauseAfter = async (services: Services, id: MatchId, holder: string, error: unknown): Promise<AnnounceResult> => {
  if (error instanceof StoreUnavailable) throw error;
  const inMs = await pauseMs(services, id, error);
  return inMs === undefined ? { kind: 'told' } : pause(services, id, holder, inMs);
};

/** Keeps the lease for a pause, so that nobody tries before it is over. */
const pause = async (services: Services, id: MatchId, holder: string, inMs: number): Promise<AnnounceResult> => {
  await acquireLease(services, id, holder, inMs);
  return { kind: 'later', inMs };
};

/**
 * How long to wait before the next try; `undefined`: the match was set aside, or is suspended since the bot is not on its server. Only
 * a log that cannot be replayed sets a match aside. Any other failure is tried again, at the latest after a quarter of an hour.
 */
const pauseMs = async (services: Services, id: MatchId, error: unknown): Promise<number | undefined> => {
  const { matches, announcements } = services.stores;
  if (isRetryable(error)) {
    warnSparingly(services.log, { match: id, err: error }, 'announcing waits for Discord');
    return retryInMs(error) ?? OUTAGE_PAUSE_MS;
  }
  const failures = await announcements.failed(id);
  services.log.error({ match: id, failures, err: error }, 'announcing failed');
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

/** What Discord asks for, where it says so. */
const retryInMs = (error: unknown): number | undefined => {
  if (error instanceof CircuitOpen) return error.retryInMs;
  return error instanceof RateLimitError ? Math.max(error.retryAfter, error.timeToReset) : undefined;
};

const isBroken = async (services: Services, match: Match): Promise<boolean> =>
  (await services.matches.position(match, undefined))?.unreadable?.code === 'matchSetAside';
