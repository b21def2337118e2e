import type { Event } from '#games/peloponnes/events.ts';

/** What happened to tiles, and what disasters took. */
export const MARKED: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'LandPlaced',
  'BuildingPaid',
  'BuildingMarked',
  'BuildingFinished',
  'BuildingAbandoned',
  'TileLost',
  'DisasterStruck',
  'LossSuffered',
  'DisasterPaid',
]);
