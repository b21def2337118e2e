import type { Pace } from './pace.ts';
import { type Hours, quietStops } from './quietHours.ts';
import { anyOf, type EpochMs, listedStops, momentAfter, ranBetween, type Span, type Stops } from './running.ts';
import { type Day, dayAt, endOf } from './wallClock.ts';

/**
 * The clock of one decision of one seat: everything that must not change while it runs. Seats that decide simultaneously have
 * separate clocks. Changed quiet hours apply from a person's next decision on.
 */
export interface DecisionClock {
  readonly begun: EpochMs;
  /** Milliseconds of the match's pace. */
  readonly pace: number;
  /** Milliseconds left in the seat's bank when the decision began. */
  readonly bank: number;
  /** The person's hours when the decision began. */
  readonly hours: Hours;
}

/** Everything else known to stop a clock; the deadline can be recomputed when more is known. */
export interface Interruptions {
  /** Pauses of the match. One that was ended early ends at that moment. */
  readonly pauses: readonly Span[];
  /** When the bot was down. */
  readonly downtimes: readonly Span[];
  /** Days the seat's person has planned as holidays. */
  readonly holidays: readonly Day[];
}

/** When a seat's time is up, and the holidays spent until then, in order. */
export type Deadline = Readonly<ReturnType<typeof deadlineOf>>;

/** A spent holiday: from the moment the clock would have run out on it until the end of the day. */
export interface SpentHoliday extends Span {
  readonly day: Day;
}

/** Milliseconds left. */
export interface TimeLeft {
  readonly pace: number;
  readonly bank: number;
}

/** The warning comes when this share of a pace is left. */
const WARNING_SHARE = 1 / 4;

/** Returns the clock of a seat's new decision. `bank`: what its previous clock left of it, initially the pace's bank. */
export const startClock = (pace: Pace, bank: number, hours: Hours, begun: EpochMs): DecisionClock => ({
  begun,
  pace: pace.perDecision,
  bank,
  hours,
});

/** Returns when the clock is stopped, without holidays, which count only once no time is left. */
export const stopsOf = ({ hours }: DecisionClock, { pauses, downtimes }: Interruptions): Stops =>
  anyOf([quietStops(hours), listedStops([...pauses, ...downtimes])]);

/**
 * Returns when the seat's time is up: pace and bank have run, and the clock is not stopped. If that falls on a holiday, the day
 * is spent and the clock stops until it is over; if the clock would then run on another holiday, so is that one. Time that ran
 * earlier on a spent day is not given back: otherwise a clock with a longer stop, ending just past a holiday, would be up
 * earlier.
 */
export const deadlineOf = (clock: DecisionClock, interruptions: Interruptions) => {
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

/** Returns the holidays spent on the decision by a moment. */
export const holidaysSpent = (clock: DecisionClock, interruptions: Interruptions, at: EpochMs): readonly Day[] =>
  deadlineOf(clock, interruptions)
    .holidays.filter(({ from }) => from <= at)
    .map(({ day }) => day);

/** Returns the time left at a moment: zero once the time is up. The remaining bank goes to the seat's next clock. */
export const timeLeft = (clock: DecisionClock, interruptions: Interruptions, at: EpochMs): TimeLeft => {
  const ran = ranBetween(stopsOf(clock, interruptions), clock.begun, at);
  const beyondPace = Math.max(0, ran - clock.pace);
  return { pace: Math.max(0, clock.pace - ran), bank: Math.max(0, clock.bank - beyondPace) };
};

/**
 * Returns when to warn, once, that time is running out: when a quarter of a pace is left in total. The clock runs then, so it
 * is never within the decision's quiet hours, a pause or a downtime.
 */
export const warningDue = (clock: DecisionClock, interruptions: Interruptions): EpochMs => {
  const untilWarning = clock.pace + clock.bank - Math.round(clock.pace * WARNING_SHARE);
  return momentAfter(stopsOf(clock, interruptions), clock.begun, untilWarning);
};
