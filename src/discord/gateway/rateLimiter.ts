import type { UserId } from '#matches/index.ts';

/** How much may be asked: so often at once, and so often a second in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

export interface RateLimits {
  readonly person: RateLimit;
  readonly server: RateLimit;
}

/** More than anybody presses, or any typing suggests; a script that goes on for a minute is past it. */
export const USUAL: RateLimits = { person: { burst: 400, perSecond: 10 }, server: { burst: 2_000, perSecond: 100 } };

/** `refused`: to be told so; `ignored`: they were told lately, or cannot be. */
export type RateLimitResult = 'admitted' | 'refused' | 'ignored';

/** Whether what somebody asks now, on a server or in direct messages, is to be looked at. `canBeTold`: that it is not. */
export type RateLimiter = (user: UserId, server: string | undefined, canBeTold: boolean) => RateLimitResult;

/**
 * Commands, presses and choices asked for while typing, all counted, in the memory of this process: each server is a matter of one
 * shard. What a person asks too much is not held against their server. `now`: milliseconds that never go back.
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

/** From so many on, and whenever they have doubled, those are left out whose allowance is whole again. */
const MANY = 10_000;

/** Of somebody who asked lately: when their allowance is whole again, and until when another refusal is not told. */
interface Bucket {
  readonly fullAt: number;
  readonly quietUntil: number;
}

const NOTHING: Bucket = { fullAt: Number.NEGATIVE_INFINITY, quietUntil: Number.NEGATIVE_INFINITY };

/** Each asking puts off by one interval when the allowance is whole again; there is room while that is not too far away. */
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
    /** Told once, until as much time has gone by without a refusal as makes half an allowance. */
    refuse: (key: string, moment: number): RateLimitResult => {
      const { fullAt: wholeAt, quietUntil } = tallyOf(key);
      keep(key, { fullAt: wholeAt, quietUntil: moment + (atOnce / 2) * interval }, moment);
      return moment < quietUntil ? 'ignored' : 'refused';
    },
  };
};
