import type { FactsOf } from '#engine/facts.ts';
import type { Event } from './events.ts';

/** Returns the civilisation of each seat, and the tiles that it laid out or finished. */
export const facts: FactsOf<Event> = (events) => {
  const seats = events.find((event) => event.type === 'GameBegan')?.seats ?? 0;
  const counted = Array.from({ length: seats }, () => ({
    side: undefined as string | undefined,
    used: {} as Record<string, number>,
  }));
  for (const event of events) {
    const of = 'seat' in event ? counted[event.seat] : undefined;
    if (of === undefined) continue;
    if (event.type === 'CivilisationDealt') of.side = event.civilisation;
    if (event.type === 'LandPlaced' || event.type === 'BuildingPaid' || event.type === 'BuildingFinished')
      of.used[event.tile] = (of.used[event.tile] ?? 0) + 1;
  }
  return counted.map(({ side, used }) => ({ ...(side !== undefined && { side }), used }));
};
