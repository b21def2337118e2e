import { createHash } from 'node:crypto';
import type { Seat } from '#engine/game.ts';
import { type Day, type EpochMs, type Hours, planHolidays, quietUntil } from '#matches/time/clock/index.ts';
import { HOUR } from '#matches/time/clock/running.ts';
import { dayAt, daysLater, endOf, type TimeZone, type WallTime } from '#matches/time/clock/wallClock.ts';

/**
 * People who sit at a table by post. All about a person is drawn by the match's seed, the seat, and what it is that is drawn, never
 * in turn: so each arm of the bench has the same people, and the tenth prompt of a person waits as long in each.
 */
export interface Person {
  /** Their zone, and when they sleep: eight hours of each day. */
  readonly hours: Hours;
  /** Days of the weekends on which they are away. */
  readonly away: ReadonlySet<Day>;
  /** Those of them that are planned as holidays, as far as the yearly allowance goes. */
  readonly holidays: readonly Day[];
  /** When they leave for good; absent of those who stay. */
  readonly leaves?: Leaving;
  /** How long after their prompt of a number they look, if they are awake and there. */
  delay(prompt: number): number;
  /** Whether they plan ahead for a cycle. */
  plans(cycle: number): boolean;
}

/** Somebody answers nothing any more once they have answered so many prompts of a cycle. */
export interface Leaving {
  readonly cycle: number;
  readonly answered: number;
}

const MEDIAN_DELAY = 4 * HOUR;
/** Of the logarithm: one answer in six takes longer than 11 hours, one in 27 longer than a day. */
const SPREAD = 1;
const LEAVES = 1 / 10;
const PLANS = 7 / 10;
const AWAY = 1 / 4;
/** Weekends that are drawn: no match takes as long. */
const WEEKENDS = 52;

/** Where people live who play together by post. */
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

/** A number from 0 up to but not 1, the same for the same words. */
const drawn = (...words: readonly (string | number)[]): number =>
  createHash('sha1').update(words.join(' ')).digest().readUInt32LE() / 2 ** 32;

const oneOf = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

/** Who sits in a seat of a match that begins at a moment and takes about so many cycles. */
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

/** Two even shares as one value of the normal distribution (Box and Muller). */
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

/** The first moment from another on at which a person is awake and there. */
export const thereFrom = ({ hours, away }: Person, from: EpochMs): EpochMs => {
  for (let at = from; ; ) {
    const day = dayAt(at, hours.timeZone);
    const later = away.has(day) ? endOf(day, hours.timeZone) : quietUntil(hours, at);
    if (later === undefined) return at;
    at = later;
  }
};
