import type { DecisionClock, Hours, Interruptions } from '#matches/time/clock/index.ts';

/** Words for the tests of clocks: moments as people write them, and decisions that differ from a plain one in what matters. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A moment by its time in UTC, or with an offset: `2026-03-28 22:00+01:00`. */
export const at = (text: string): number => {
  const moment = Date.parse(text.replace(' ', 'T') + (/[+-]\d\d:\d\d$/.test(text) ? '' : 'Z'));
  if (Number.isNaN(moment)) throw new Error(`${text} is no moment`);
  return moment;
};

/** A moment as UTC shows it: what a failing test prints. */
export const shown = (moment: number): string => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

/** Quiet hours by a wall clock; by night unless said otherwise. */
export const nights = (timeZone: string, quietFrom = '22:00', quietUntil = '08:00'): Hours => ({
  timeZone,
  quietFrom,
  quietUntil,
});

/** No quiet hours. */
export const always = (timeZone = 'UTC'): Hours => nights(timeZone, '00:00', '00:00');

/** A decision begun on a Monday noon (UTC) with a pace of 24 hours and nothing in the bank, but for what is said. */
export const decision = (but: Partial<DecisionClock> = {}): DecisionClock => ({
  begun: at('2026-06-01 12:00'),
  pace: 24 * HOUR,
  bank: 0,
  hours: always(),
  ...but,
});

/** Nothing that interrupts, but for what is said. */
export const interrupted = (by: Partial<Interruptions> = {}): Interruptions => ({
  pauses: [],
  downtimes: [],
  holidays: [],
  ...by,
});

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, known);
  return known;
};

/** What a wall clock shows, `HH:MM`, and on which day, by JavaScript's own `Intl`: a second opinion of the calendar. */
export const wallClockOf = (timeZone: string, moment: number): { readonly day: string; readonly time: string } => {
  const [day = '', time = ''] = formatOf(timeZone).format(moment).split(' ');
  return { day, time };
};
