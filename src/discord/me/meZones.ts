import type { Sentences } from '#i18n/index.ts';
import { type EpochMs, type TimeZone, timeZoneNamed, wallTimeAt } from '#matches/index.ts';
import type { AutocompleteChoices } from '../command/command.ts';

/** All time zones. Some systems omit UTC from their list. */
const ZONES: readonly TimeZone[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** Maximum number of choices. */
const MAX_ZONES = 25;

/**
 * Returns time zones whose name or current time contains the typed text, those with a word beginning with it first. Without
 * text, the configured zone is first.
 * Finding a zone's current time is slow at first, so it is done only for the zones shown, or when a time is typed.
 */
export const matchingZones = ({ me }: Sentences, typed: string, own: TimeZone, now: EpochMs): AutocompleteChoices => {
  const words = typed.trim().toLowerCase();
  const isTime = /^\d/.test(words);
  const namesOf = (zone: TimeZone): string =>
    isTime ? wallTimeAt(now, zone) : `${zone} ${zone.replaceAll('_', ' ')}`.toLowerCase();
  const begins = (zone: TimeZone): boolean =>
    words === ''
      ? zone === own
      : namesOf(zone)
          .split(/[/_ ]/)
          .some((name) => name.startsWith(words.split(' ')[0] ?? ''));
  const found = ZONES.filter((zone) => namesOf(zone).includes(words));
  const firstOnes = found.filter(begins);
  const others = found.filter((zone) => !firstOnes.includes(zone));
  return [...firstOnes, ...others]
    .slice(0, MAX_ZONES)
    .map((zone) => ({ name: me.zone(zone, wallTimeAt(now, zone)), value: zone }));
};

/**
 * Returns the zones that typed text means: the one with that name, otherwise those of a city with that name, otherwise all
 * whose name contains it.
 */
export const findZones = (typed: string): readonly TimeZone[] => {
  const named = timeZoneNamed(typed);
  if (named !== undefined) return [named];
  const words = typed.trim().toLowerCase().replaceAll(' ', '_');
  if (words === '') return [];
  const ofCity = ZONES.filter((zone) => zone.toLowerCase().split('/').at(-1) === words);
  return ofCity.length > 0 ? ofCity : ZONES.filter((zone) => zone.toLowerCase().includes(words));
};
