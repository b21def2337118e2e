import type { FactsOf } from '#engine/facts.ts';
import type { Event } from './events.ts';

/** Returns the god whose turns each seat took most, of several the first, and how often it bought or called each creature. */
export const facts: FactsOf<Event> = (events) => {
  const seats = events.find((event) => event.type === 'GameBegan')?.seats ?? 0;
  const counted = Array.from({ length: seats }, () => ({ gods: {} as Counts, used: {} as Counts }));
  for (const event of events) {
    const of = 'seat' in event ? counted[event.seat] : undefined;
    if (of === undefined) continue;
    if (event.type === 'TurnBegan') of.gods[event.god] = (of.gods[event.god] ?? 0) + 1;
    if (event.type === 'CreatureBought' || event.type === 'CreatureCalled')
      of.used[event.creature] = (of.used[event.creature] ?? 0) + 1;
  }
  return counted.map(({ gods, used }) => {
    const [side] = Object.keys(gods).toSorted((one, other) => (gods[other] ?? 0) - (gods[one] ?? 0));
    return { ...(side !== undefined && { side }), used };
  });
};

type Counts = Record<string, number>;
