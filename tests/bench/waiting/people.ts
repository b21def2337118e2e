import { type Avoids, awakeHours, type HourMask } from '#community/queue/index.ts';
import type { Hours, WallTime } from '#matches/index.ts';

/**
 * People of a server who look for matches by post: where they live, when they sleep, what they like to play, whom they avoid. Each wants
 * one game at one pace, although `/play` offers all games first; nine in ten keep its numbers of seats.
 */
export interface Person {
  readonly userId: string;
  readonly awake: HourMask;
  readonly game: string;
  readonly pace: string;
  readonly seats: readonly number[];
  readonly computer: boolean;
  readonly skill: number;
}

/** Draws numbers in [0, 1). */
export type Draw = () => number;

type Shares<T> = readonly (readonly [value: T, share: number])[];

const ZONES: Shares<string> = [
  ['Europe/Berlin', 0.3],
  ['Europe/London', 0.1],
  ['America/New_York', 0.35],
  ['America/Los_Angeles', 0.12],
  ['Asia/Tokyo', 0.06],
  ['Australia/Sydney', 0.07],
];
const GAMES: Shares<string> = [
  ['cyclades', 0.6],
  ['peloponnes', 0.4],
];
const TIMERS: Shares<string> = [
  ['24h', 0.3],
  ['48h', 0.45],
  ['3d', 0.25],
];
const SEATS: Shares<readonly number[]> = [
  [[3, 4, 5], 0.9],
  [[4], 0.07],
  [[4, 5], 0.03],
];
const COMPUTER = 0.3;
const SKILL = { mean: 25, deviation: 6 };
/** One person in four avoids one or two others. */
const AVOIDS: Shares<number> = [
  [0, 0.75],
  [1, 0.15],
  [2, 0.1],
];
const FALLS_ASLEEP = 22;
const BEDTIMES = 3;
const DAY = 24;

const oneOf = <T>(shares: Shares<T>, drawn: number): T => {
  let left = drawn;
  for (const [value, share] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  return shares[0]?.[0] as T;
};

/** Two uniform numbers as one value of the normal distribution (Box and Muller). */
export const bell = (draw: Draw): number => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

const clock = (hour: number): WallTime => `${String(hour % DAY).padStart(2, '0')}:00`;

/** Returns the people of a server, who are available for these hours of each day, up to their bedtime. */
export const peopleOf = (size: number, hoursADay: number, now: number, draw: Draw): readonly Person[] =>
  Array.from({ length: size }, (_, index) => {
    const timeZone = oneOf(ZONES, draw());
    const bedtime = FALLS_ASLEEP + Math.floor(draw() * BEDTIMES);
    const hours: Hours = { timeZone, quietFrom: clock(bedtime), quietUntil: clock(bedtime + DAY - hoursADay) };
    return {
      userId: `u${index}`,
      awake: awakeHours(hours, now),
      game: oneOf(GAMES, draw()),
      pace: oneOf(TIMERS, draw()),
      seats: oneOf(SEATS, draw()),
      computer: draw() < COMPUTER,
      skill: SKILL.mean + SKILL.deviation * bell(draw),
    };
  });

/** Returns whom these people avoid. */
export const avoidsAmong = (people: readonly Person[], draw: Draw): Avoids =>
  new Map(
    people.flatMap(({ userId }) => {
      const count = oneOf(AVOIDS, draw());
      const others = Array.from({ length: count }, () => people[Math.floor(draw() * people.length)]?.userId ?? userId);
      return count === 0 ? [] : [[userId, new Set(others.filter((other) => other !== userId))] as const];
    }),
  );
