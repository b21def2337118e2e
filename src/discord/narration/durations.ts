import { generalMessages, type Sentences } from '#i18n/index.ts';
import { PAUSE_HOURS } from '#matches/index.ts';
import type { AutocompleteChoices } from '../command/command.ts';
import { filterByName, normalizeText } from '../text/normalizeText.ts';

const DAY = 24;
const WEEK = 7 * DAY;

/** The durations offered, in hours. Others can be typed. */
export const PAUSES: readonly number[] = [1, 2, 3, 5, 7, 14, 21, 28]
  .map((days) => days * DAY)
  .filter((hours) => hours >= PAUSE_HOURS.least);
export const EXTENSIONS: readonly number[] = [6, 12, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY];

/**
 * Returns the hours in `36h`, `3d`, `36`, “3 days” or “1 week”, in the typist's language or in English; `undefined` for
 * anything else.
 */
export const parseHours = (say: Sentences, typed: string): number | undefined => {
  const [, digits, unit = ''] = /^(\d{1,4})\s*(\p{L}*)$/u.exec(normalizeText(typed)) ?? [];
  if (digits === undefined) return undefined;
  const isOne = (words: readonly string[]): boolean => words.some((word) => normalizeText(word) === unit);
  const tables = [say.table, generalMessages().table];
  if (tables.some(({ weekWords }) => isOne(weekWords))) return Number(digits) * WEEK;
  if (tables.some(({ dayWords }) => isOne(dayWords))) return Number(digits) * DAY;
  return unit === '' || tables.some(({ hourWords }) => isOne(hourWords)) ? Number(digits) : undefined;
};

/** Returns offered durations whose words contain the typed text, and the typed duration itself if it is valid. */
export const suggestDurations = (say: Sentences, offered: readonly number[], typed: string): AutocompleteChoices => {
  const choices = offered.map((hours) => ({ name: say.table.duration(hours), value: `${hours}h` }));
  const fitting = filterByName(choices, typed);
  const own = parseHours(say, typed);
  if (own === undefined || own === 0 || fitting.length > 0) return fitting;
  return [{ name: say.table.duration(own), value: `${own}h` }];
};
