import type { UserId } from '#matches/index.ts';

/** How much may be asked: so often at once, and so often a second in the long run. */
export interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

export interface Allowances {
  readonly person: Allowance;
  readonly server: Allowance;
}

/** More than anybody presses, or any typing suggests; a script that goes on for a minute is past it. */
export const USUAL: Allowances = { person: { atOnce: 400, perSecond: 10 }, server: { atOnce: 2_000, perSecond: 100 } };

/** `refused`: to be told so; `ignored`: they were told lately, or cannot be. */
export type Admission = 'admitted' | 'refused' | 'ignored';

/** Whether what somebody asks now, on a server or in direct messages, is to be looked at. `canBeTold`: that it is not. */
export type FloodGate = (user: UserId, server: string | undefined, canBeTold: boolean) => Admission;

/**
 * Commands, presses and choices asked for while typing, all counted, in the memory of this process: each server is a matter of one
 * shard. What a person asks too much is not held against their server. `now`: milliseconds that never go back.
 */
export const floodGate = (now: () => number, { person, server }: Allowances): FloodGate => {
  const people = openCounter(person);
  const servers = openCounter(server);
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
interface Tally {
  readonly wholeAt: number;
  readonly quietUntil: number;
}

const NOTHING: Tally = { wholeAt: Number.NEGATIVE_INFINITY, quietUntil: Number.NEGATIVE_INFINITY };

/** Each asking puts off by one interval when the allowance is whole again; there is room while that is not too far away. */
const openCounter = ({ atOnce, perSecond }: Allowance) => {
  const interval = 1_000 / perSecond;
  const tallies = new Map<string, Tally>();
  let most = MANY;
  const tallyOf = (key: string): Tally => tallies.get(key) ?? NOTHING;
  const keep = (key: string, tally: Tally, moment: number): void => {
    tallies.set(key, tally);
    if (tallies.size <= most) return;
    for (const [each, { wholeAt, quietUntil }] of tallies) if (Math.max(wholeAt, quietUntil) <= moment) tallies.delete(each);
    most = Math.max(MANY, 2 * tallies.size);
  };
  return {
    hasRoom: (key: string, moment: number): boolean => tallyOf(key).wholeAt <= moment + (atOnce - 1) * interval,
    count: (key: string, moment: number): void => {
      const { wholeAt, quietUntil } = tallyOf(key);
      keep(key, { wholeAt: Math.max(wholeAt, moment) + interval, quietUntil }, moment);
    },
    /** Told once, until as much time has gone by without a refusal as makes half an allowance. */
    refuse: (key: string, moment: number): Admission => {
      const { wholeAt, quietUntil } = tallyOf(key);
      keep(key, { wholeAt, quietUntil: moment + (atOnce / 2) * interval }, moment);
      return moment < quietUntil ? 'ignored' : 'refused';
    },
  };
};
