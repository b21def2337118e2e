import type { Sentences } from '#i18n/index.ts';
import { PAUSE_HOURS } from '#matches/index.ts';
import type { Choices } from './command.ts';
import { namesHolding } from './folded.ts';

const DAY = 24;

/** What is offered where a length of time is asked for, in hours. Others can be typed. */
export const PAUSES: readonly number[] = [1, 2, 3, 5, 7, 14, 21, 28]
  .map((days) => days * DAY)
  .filter((hours) => hours >= PAUSE_HOURS.least);
export const EXTENSIONS: readonly number[] = [6, 12, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY];

/** Hours, of `36h`, `3d` or `36`; `undefined` for anything else. */
export const hoursTyped = (typed: string): number | undefined => {
  const [, digits, unit] = /^\s*(\d{1,4})\s*([hd]?)/iu.exec(typed) ?? [];
  if (digits === undefined || !/^\s*\d{1,4}\s*(h|d|hours?|days?)?\s*$/iu.test(typed)) return undefined;
  return Number(digits) * (unit?.toLowerCase() === 'd' ? DAY : 1);
};

/** Choices of lengths of time whose words hold what was typed, and what was typed itself where it is one. */
export const suggestDurations = (say: Sentences, offered: readonly number[], typed: string): Choices => {
  const choices = offered.map((hours) => ({ name: say.table.duration(hours), value: `${hours}h` }));
  const fitting = namesHolding(choices, typed);
  const own = hoursTyped(typed);
  if (own === undefined || own === 0 || fitting.length > 0) return fitting;
  return [{ name: say.table.duration(own), value: `${own}h` }];
};
