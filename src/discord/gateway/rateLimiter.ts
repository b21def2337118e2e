import type { UserId } from '#matches/index.ts';

/** A limit on interactions: the largest burst, and the sustained number per second. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

export interface RateLimits {
  readonly person: RateLimit;
  readonly server: RateLimit;
}

/** More than any person presses or typing suggests. A script reaches these limits within a minute. */
export const DEFAULT_LIMITS: RateLimits = { person: { burst: 400, perSecond: 10 }, server: { burst: 2_000, perSecond: 100 } };

/** `refused`: reply that there were too many; `ignored`: no reply, because there was one lately or none is possible. */
export type RateLimitResult = 'admitted' | 'refused' | 'ignored';

/** Decides whether to handle an interaction from a server or a direct message. `canReply`: it can get a reply. */
export type RateLimiter = (user: UserId, server: string | undefined, canReply: boolean) => RateLimitResult;

/**
 * Returns a rate limiter that counts commands, presses and autocomplete requests in this process's memory. That suffices
 * because each server belongs to one shard. What exceeds a user's own limit does not count against their server. `now`:
 * monotonic milliseconds.
 */
export const createRateLimiter = (now: () => number, { person, server }: RateLimits): RateLimiter => {
  const people = createCounter(person);
  const servers = createCounter(server);
  return (user, at, canReply) => {
    const moment = now();
    const hasRoom = people.hasRoom(user, moment) && (at === undefined || servers.hasRoom(at, moment));
    if (!hasRoom) return canReply ? people.refuse(user, moment) : 'ignored';
    people.count(user, moment);
    if (at !== undefined) servers.count(at, moment);
    return 'admitted';
  };
};

/** Number of buckets from which full ones are dropped. It happens again each time the number has doubled. */
const MIN_SWEEP_SIZE = 10_000;

/** A recent user's or server's bucket: when it is full again, and until when further refusals get no reply. */
interface Bucket {
  readonly fullAt: number;
  readonly quietUntil: number;
}

const EMPTY: Bucket = { fullAt: Number.NEGATIVE_INFINITY, quietUntil: Number.NEGATIVE_INFINITY };

/**
 * Returns a counter per key. Each interaction delays the time the bucket is full by one interval; there is room while that time
 * is near enough.
 */
const createCounter = ({ burst, perSecond }: RateLimit) => {
  const interval = 1_000 / perSecond;
  const buckets = new Map<string, Bucket>();
  let sweepAt = MIN_SWEEP_SIZE;
  const bucketOf = (key: string): Bucket => buckets.get(key) ?? EMPTY;
  const set = (key: string, bucket: Bucket, moment: number): void => {
    buckets.set(key, bucket);
    if (buckets.size <= sweepAt) return;
    for (const [each, { fullAt, quietUntil }] of buckets) if (Math.max(fullAt, quietUntil) <= moment) buckets.delete(each);
    sweepAt = Math.max(MIN_SWEEP_SIZE, 2 * buckets.size);
  };
  return {
    hasRoom: (key: string, moment: number): boolean => bucketOf(key).fullAt <= moment + (burst - 1) * interval,
    count: (key: string, moment: number): void => {
      const { fullAt, quietUntil } = bucketOf(key);
      set(key, { fullAt: Math.max(fullAt, moment) + interval, quietUntil }, moment);
    },
    /** Returns `refused` once, then `ignored` until refusals have paused for the time that refills half a burst. */
    refuse: (key: string, moment: number): RateLimitResult => {
      const { fullAt, quietUntil } = bucketOf(key);
      set(key, { fullAt, quietUntil: moment + (burst / 2) * interval }, moment);
      return moment < quietUntil ? 'ignored' : 'refused';
    },
  };
};
