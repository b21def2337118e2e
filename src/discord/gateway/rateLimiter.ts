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

/** Decides whether to handle an interaction from a server or a direct message. `canBeTold`: it can get a reply. */
export type RateLimiter = (user: UserId, server: string | undefined, canBeTold: boolean) => RateLimitResult;

/**
 * Returns a rate limiter that counts commands, presses and autocomplete requests in this process's memory. That suffices
 * because each server belongs to one shard. What exceeds a user's own limit does not count against their server. `now`:
 * monotonic milliseconds.
 */
export const createRateLimiter = (now: () => number, { person, server }: RateLimits): RateLimiter => {
  const people = createCounter(person);
  const servers = createCounter(server);
  return (user, at, canBeTold) => {
    const moment = now();
    const hasRoom = people.hasRoom(user, moment) && (at === undefined || servers.hasRoom(at, moment));
    if (!hasRoom) return canBeTold ? people.refuse(user, moment) : 'ignored';
    people.count(user, moment);
    if (at !== undefined) servers.count(at, moment);
    return 'admitted';
  };
};

/** Number of buckets from which full ones are dropped. It happens again each time the number has doubled. */
const MANY = 10_000;

/** A recent user's or server's bucket: when it is full again, and until when further refusals get no reply. */
interface Bucket {
  readonly fullAt: number;
  readonly quietUntil: number;
}

const NOTHING: Bucket = { fullAt: Number.NEGATIVE_INFINITY, quietUntil: Number.NEGATIVE_INFINITY };

/**
 * Returns a counter per key. Each interaction delays the time the bucket is full by one interval; there is room while that time
 * is near enough.
 */
const createCounter = ({ burst: atOnce, perSecond }: RateLimit) => {
  const interval = 1_000 / perSecond;
  const tallies = new Map<string, Bucket>();
  let most = MANY;
  const tallyOf = (key: string): Bucket => tallies.get(key) ?? NOTHING;
  const keep = (key: string, tally: Bucket, moment: number): void => {
    tallies.set(key, tally);
    if (tallies.size <= most) return;
    for (const [each, { fullAt: wholeAt, quietUntil }] of tallies)
      if (Math.max(wholeAt, quietUntil) <= moment) tallies.delete(each);
    most = Math.max(MANY, 2 * tallies.size);
  };
  return {
    hasRoom: (key: string, moment: number): boolean => tallyOf(key).fullAt <= moment + (atOnce - 1) * interval,
    count: (key: string, moment: number): void => {
      const { fullAt: wholeAt, quietUntil } = tallyOf(key);
      keep(key, { fullAt: Math.max(wholeAt, moment) + interval, quietUntil }, moment);
    },
    /** Returns `refused` once, then `ignored` until refusals have paused for the time that refills half a burst. */
    refuse: (key: string, moment: number): RateLimitResult => {
      const { fullAt: wholeAt, quietUntil } = tallyOf(key);
      keep(key, { fullAt: wholeAt, quietUntil: moment + (atOnce / 2) * interval }, moment);
      return moment < quietUntil ? 'ignored' : 'refused';
    },
  };
};
