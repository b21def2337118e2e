import type { Sentences } from '#i18n/index.ts';
import { type EpochMs, type TimeZone, timeZoneNamed, wallTimeAt } from '#matches/index.ts';
import type { AutocompleteChoices } from '../command/command.ts';

/** All that can be chosen. Some systems leave the first one out of their list. */
const ZONES: readonly TimeZone[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** So many fit into a list of choices. */
const MAX_ZONES = 25;

/**
 * Time zones whose name, or the time that clocks show there now, holds what was typed: those of which a word begins with it come
 * first, and before anything is typed the one that is set. What time it is takes long to find out at first, so it is asked only of
 * zones that are shown, or when a time is typed.
 */
export const zonesCalled = ({ me }: Sentences, typed: string, own: TimeZone, now: EpochMs): AutocompleteChoices => {
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

/** The zones somebody means: the one of that name, else those of a city called so, else all whose name holds it. */
export const zonesMeant = (typed: string): readonly TimeZone[] => {
  const named = timeZoneNamed(typed);
  if (named !== undefined) return [named];
  const words = typed.trim().toLowerCase().replaceAll(' ', '_');
  if (words === '') return [];
  const ofCity = ZONES.filter((zone) => zone.toLowerCase().split('/').at(-1) === words);
  return ofCity.length > 0 ? ofCity : ZONES.filter((zone) => zone.toLowerCase().includes(words));
};
