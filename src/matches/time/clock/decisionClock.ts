import type { Pace } from './pace.ts';
import { type Hours, quietStops } from './quietHours.ts';
import { anyOf, type EpochMs, listedStops, momentAfter, ranBetween, type Span, type Stops } from './running.ts';
import { type Day, dayAt, endOf } from './wallClock.ts';

/**
 * The clock of one decision of one seat, from being asked: all that must not change while it runs. Seats asked at once have one
 * each. Whoever changes their hours has the new ones from their next decision on.
 */
export interface DecisionClock {
  readonly begun: EpochMs;
  /** Milliseconds of the match's pace. */
  readonly pace: number;
  /** Milliseconds left in the seat's bank when it was asked. */
  readonly bank: number;
  /** Of the seat's person when it was asked. */
  readonly hours: Hours;
}

/** What else a clock has to do with, as far as it is known: it may be reckoned again whenever more is. */
export interface Interruptions {
  /** Of the match, by consent; one that was ended early is over at that moment. */
  readonly pauses: readonly Span[];
  /** When the bot was down. */
  readonly downtimes: readonly Span[];
  /** Days the seat's person has planned as holidays. */
  readonly holidays: readonly Day[];
}

/** When a seat's time is up, and the holidays it takes to get there, in order. */
export interface Deadline {
  readonly at: EpochMs;
  readonly holidays: readonly SpentHoliday[];
}

/** A holiday that is spent: from when the clock would have run out on it, until the day is over. */
export interface SpentHoliday extends Span {
  readonly day: Day;
}

/** Milliseconds that are left. */
export interface TimeLeft {
  readonly pace: number;
  readonly bank: number;
}

/** Of the pace, how much is left when the warning comes. */
const WARNING_SHARE = 1 / 4;

/** The clock of what a seat is asked now. `bank`: what its clock before left of it, at first the pace's. */
export const startClock = (pace: Pace, bank: number, hours: Hours, begun: EpochMs): DecisionClock => ({
  begun,
  pace: pace.perDecision,
  bank,
  hours,
});

/** When the clock stands, holidays aside: these count only once no time is left. */
export const stopsOf = ({ hours }: DecisionClock, { pauses, downtimes }: Interruptions): Stops =>
  anyOf([quietStops(hours), listedStops([...pauses, ...downtimes])]);

/**
 * When the seat's time is up: pace and bank have run, and the clock would run on. If that is on a holiday, the day is spent and the
 * clock stands until it is over; if it is a holiday again when the clock would run on, so is that one. What ran before on a day
 * that is spent is not given back: else a clock that stood longer, just past a holiday, would be up earlier.
 */
export const deadlineOf = (clock: DecisionClock, interruptions: Interruptions): Deadline => {
  const stops = stopsOf(clock, interruptions);
  const { timeZone } = clock.hours;
  const holidays: SpentHoliday[] = [];
  let at = momentAfter(stops, clock.begun, clock.pace + clock.bank);
  for (let day = dayAt(at, timeZone); interruptions.holidays.includes(day); day = dayAt(at, timeZone)) {
    const until = endOf(day, timeZone);
    holidays.push({ day, from: at, until });
    at = momentAfter(stops, until, 0);
  }
  return { at, holidays };
};

/** The holidays that have been spent on the decision by a moment. */
export const holidaysSpent = (clock: DecisionClock, interruptions: Interruptions, at: EpochMs): readonly Day[] =>
  deadlineOf(clock, interruptions)
    .holidays.filter(({ from }) => from <= at)
    .map(({ day }) => day);

/** What is left at a moment: nothing once the time is up. The bank that is left is that of the seat's next clock. */
export const timeLeft = (clock: DecisionClock, interruptions: Interruptions, at: EpochMs): TimeLeft => {
  const ran = ranBetween(stopsOf(clock, interruptions), clock.begun, at);
  const beyondPace = Math.max(0, ran - clock.pace);
  return { pace: Math.max(0, clock.pace - ran), bank: Math.max(0, clock.bank - beyondPace) };
};

/**
 * When to warn, once, that time is running out: when a quarter of a pace is left of all the seat has. The clock runs then, so it is
 * never within the decision's quiet hours, a pause, or a time in which the bot was down.
 */
export const warningDue = (clock: DecisionClock, interruptions: Interruptions): EpochMs => {
  const untilWarning = clock.pace + clock.bank - Math.round(clock.pace * WARNING_SHARE);
  return momentAfter(stopsOf(clock, interruptions), clock.begun, untilWarning);
};
