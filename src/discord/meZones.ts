import type { Sentences } from '#i18n/index.ts';
import { type Moment, type TimeZone, wallTimeAt } from '#matches/index.ts';
import type { Choices } from './command.ts';

/** All that can be chosen. Some systems leave the first one out of their list. */
const ZONES: readonly TimeZone[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/**
 * Time zones whose name, or the time that clocks show there now, holds what was typed: those of which a word begins with it come
 * first, and before anything is typed the one that is set.
 */
export const zonesCalled = ({ me }: Sentences, typed: string, own: TimeZone, now: Moment): Choices => {
  const words = typed.trim().toLowerCase();
  const found = ZONES.flatMap((zone) => {
    const time = wallTimeAt(now, zone);
    const names = `${zone} ${zone.replaceAll('_', ' ')} ${time}`.toLowerCase();
    if (!names.includes(words)) return [];
    const isFirst = words === '' ? zone === own : names.split(/[/ ]/).some((name) => name.startsWith(words));
    return [{ isFirst, choice: { name: me.zone(zone, time), value: zone } }];
  });
  return [...found.filter(({ isFirst }) => isFirst), ...found.filter(({ isFirst }) => !isFirst)].map(({ choice }) => choice);
};
