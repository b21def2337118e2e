import type { DecisionClock, Hours, Interruptions } from '#matches/time/clock/index.ts';

/** Builders for the tests of clocks: moments as text, and decisions with defaults. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Returns the moment of a time in UTC, or with an offset: `2026-03-28 22:00+01:00`. */
export const at = (text: string): number => {
  const moment = Date.parse(text.replace(' ', 'T') + (/[+-]\d\d:\d\d$/.test(text) ? '' : 'Z'));
  if (Number.isNaN(moment)) throw new Error(`${text} is no moment`);
  return moment;
};

/** Returns a moment as UTC text, which a failing test prints. */
export const shown = (moment: number): string => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

/** Returns quiet hours, at night by default. */
export const nights = (timeZone: string, quietFrom = '22:00', quietUntil = '08:00'): Hours => ({
  timeZone,
  quietFrom,
  quietUntil,
});

/** No quiet hours. */
export const always = (timeZone = 'UTC'): Hours => nights(timeZone, '00:00', '00:00');

/** Returns a decision that by default begins on a Monday at noon UTC, with a pace of 24 hours and an empty bank. */
export const decision = (but: Partial<DecisionClock> = {}): DecisionClock => ({
  begun: at('2026-06-01 12:00'),
  pace: 24 * HOUR,
  bank: 0,
  hours: always(),
  ...but,
});

/** Returns interruptions, none by default. */
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

/** Returns the day and `HH:MM` on a wall clock, computed with `Intl` as an independent check. */
export const wallClockOf = (timeZone: string, moment: number): { readonly day: string; readonly time: string } => {
  const [day = '', time = ''] = formatOf(timeZone).format(moment).split(' ');
  return { day, time };
};
