import { type EpochMs, paceOf } from '#matches/index.ts';
import type { Seek } from './seek.ts';

/** What a person accepts after some hours in the queue. Waiting only ever adds to it. */
export type Accepted = Readonly<ReturnType<typeof acceptedBy>>;

const HOUR = 3_600_000;

/** The least shared hours, by hours of waiting. */
const SHARED_HOURS = [
  { from: 12, hours: 4 },
  { from: 6, hours: 6 },
  { from: 0, hours: 8 },
] as const;
const SKILL = 4;
const SKILL_AN_HOUR = 0.5;
const NEXT_PACE_FROM = 12;
const SMALL_TABLE_FROM = 18;
const SMALL_TABLE = 3;
/** Seats of a usual table; people who want fewer at most have a usual table at that. */
export const USUAL_SEATS = 4;

/** The largest ratio of neighbouring paces: from three days to a week. It leaves `live` without a neighbour. */
const NEXT_PACE = 2.5;

export const hoursWaited = ({ since }: Pick<Seek, 'since'>, now: EpochMs): number => Math.max(0, now - since) / HOUR;

/** Returns what a person accepts by now. */
export const acceptedBy = (seek: Seek, now: EpochMs) => {
  const waited = hoursWaited(seek, now);
  const smallTable = waited >= SMALL_TABLE_FROM;
  const adds = smallTable && Math.max(...seek.seats) > SMALL_TABLE && !seek.seats.includes(SMALL_TABLE);
  return {
    /** The least number of hours a day in which all are awake, at tables where they have waited longest. */
    sharedHours: SHARED_HOURS.find(({ from }) => waited >= from)?.hours ?? SHARED_HOURS[2].hours,
    /** The largest distance of two ratings at these tables. */
    skill: SKILL + SKILL_AN_HOUR * waited,
    /** Whether a pace next to a wanted one will do. */
    nextPace: waited >= NEXT_PACE_FROM,
    seats: adds ? [SMALL_TABLE, ...seek.seats] : seek.seats,
    /** Whether a table may have fewer players than usual: three, or two and an AI player, or two. */
    smallTable,
  };
};

/** Whether a pace is a wanted one, or next to one where that is accepted. */
export const acceptsPace = (wanted: readonly string[], { nextPace }: Pick<Accepted, 'nextPace'>, pace: string): boolean =>
  wanted.includes(pace) || (nextPace && wanted.some((one) => isNextPace(one, pace)));

const isNextPace = (one: string, other: string): boolean => {
  const [first, second] = [paceOf(one)?.perDecision, paceOf(other)?.perDecision];
  if (first === undefined || second === undefined) return false;
  return Math.max(first, second) <= NEXT_PACE * Math.min(first, second);
};
