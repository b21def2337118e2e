import { createHash } from 'node:crypto';
import type { Seat } from '#engine/game.ts';
import { type Day, type EpochMs, type Hours, planHolidays, quietUntil } from '#matches/time/clock/index.ts';
import { HOUR } from '#matches/time/clock/running.ts';
import { dayAt, daysLater, endOf, type TimeZone, type WallTime } from '#matches/time/clock/wallClock.ts';

/**
 * People who play by post. All random facts about a person are derived from the match's seed, the seat and the fact's name, never drawn in
 * sequence: each arm of the bench has the same people, and the tenth prompt of a person has the same delay in each.
 */
export interface Person {
  /** Their time zone, and when they sleep: eight hours of each day. */
  readonly hours: Hours;
  /** Days of the weekends on which they are away. */
  readonly away: ReadonlySet<Day>;
  /** Those planned as holidays, within the yearly allowance. */
  readonly holidays: readonly Day[];
  /** When they leave for good; absent for those who stay. */
  readonly leaves?: Leaving;
  /** The delay from their nth prompt to their next look, if they are awake and available. */
  delay(prompt: number): number;
  /** Whether they plan ahead for a cycle. */
  plans(cycle: number): boolean;
}

/** A person who leaves stops answering after this many prompts of a cycle. */
export interface Leaving {
  readonly cycle: number;
  readonly answered: number;
}

const MEDIAN_DELAY = 4 * HOUR;
/** Standard deviation of the logarithm: one answer in six takes longer than 11 hours, one in 27 longer than a day. */
const SPREAD = 1;
const LEAVES = 1 / 10;
const PLANS = 7 / 10;
const AWAY = 1 / 4;
/** Number of weekends drawn; no match takes as long. */
const WEEKENDS = 52;

/** Time zones of people who play together by post. */
const ZONES: readonly TimeZone[] = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Australia/Sydney',
];
const BEDTIMES: readonly (readonly [WallTime, WallTime])[] = [
  ['22:00', '06:00'],
  ['23:00', '07:00'],
  ['00:00', '08:00'],
];

/** A number in [0, 1), the same for the same words. */
const drawn = (...words: readonly (string | number)[]): number =>
  createHash('sha1').update(words.join(' ')).digest().readUInt32LE() / 2 ** 32;

const oneOf = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

/** The person in a seat of a match that begins at a moment and takes roughly this many cycles. */
export const personIn = (seed: string, seat: Seat, begun: EpochMs, cycles: number): Person => {
  const draw = (...words: readonly (string | number)[]): number => drawn(seed, seat, ...words);
  const timeZone = oneOf(ZONES, draw('zone'));
  const [quietFrom, quietUntil] = oneOf(BEDTIMES, draw('bedtime'));
  const weekends = weekendsFrom(dayAt(begun, timeZone)).filter(([saturday]) => draw('away', saturday) < AWAY);
  const leaves: Leaving = { cycle: 1 + Math.floor(draw('cycle') * cycles), answered: draw('answered') < 0.5 ? 0 : 1 };
  return {
    hours: { timeZone, quietFrom, quietUntil },
    away: new Set(weekends.flat()),
    holidays: planned(weekends, timeZone, begun),
    ...(draw('leaves') < LEAVES && { leaves }),
    delay: (prompt) => Math.round(MEDIAN_DELAY * Math.exp(SPREAD * bell(draw('delay', prompt), draw('delay too', prompt)))),
    plans: (cycle) => draw('plans', cycle) < PLANS,
  };
};

/** When a match begins: at some moment of some year. */
export const beginningFor = (seed: string): EpochMs => Date.UTC(2027, 0, 1) + Math.floor(drawn(seed, 'begins') * 365 * 24 * HOUR);

/** Two uniform numbers as one value of the normal distribution (Box and Muller). */
const bell = (one: number, other: number): number => Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other);

type Weekend = readonly [saturday: Day, sunday: Day];

const SATURDAY = 6;

const weekendsFrom = (day: Day): readonly Weekend[] => {
  const first = daysLater(day, SATURDAY - new Date(`${day}T12:00Z`).getUTCDay());
  return Array.from({ length: WEEKENDS }, (_, week): Weekend => {
    const saturday = daysLater(first, 7 * week);
    return [saturday, daysLater(saturday, 1)];
  });
};

const planned = (weekends: readonly Weekend[], timeZone: TimeZone, begun: EpochMs): readonly Day[] =>
  weekends
    .filter(([saturday]) => saturday >= dayAt(begun, timeZone))
    .reduce<readonly Day[]>((days, [from, until]) => {
      const plan = planHolidays({ planned: days, spent: [] }, { from, until }, timeZone, begun);
      return 'planned' in plan ? plan.planned : days;
    }, []);

/** The first moment from another on at which a person is awake and available. */
export const thereFrom = ({ hours, away }: Person, from: EpochMs): EpochMs => {
  for (let at = from; ; ) {
    const day = dayAt(at, hours.timeZone);
    const later = away.has(day) ? endOf(day, hours.timeZone) : quietUntil(hours, at);
    if (later === undefined) return at;
    at = later;
  }
};
