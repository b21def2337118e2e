import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';

/** The events by which seat 0 gets a Metropolis. */

export const build = (island: string, slot: number): Command => ({ type: 'Build', seat: 0, island, slot });
export const builds = (building: 'fortress' | 'temple', island: string, slot: number): Event => ({
  type: 'BuildingBuilt',
  seat: 0,
  island,
  slot,
  building,
  cost: 2,
});
export const due = (by: 'buildings' | 'philosophers'): Event => ({ type: 'MetropolisDue', seat: 0, by });
export const discarded = (island: string, slot: number): Event => ({ type: 'BuildingDiscarded', seat: 0, island, slot });
export const placed = (island: string, destroyed: readonly number[] = []): Event => ({
  type: 'MetropolisPlaced',
  seat: 0,
  island,
  destroyed,
});
export const PHILOSOPHER: Event = { type: 'PhilosopherRecruited', seat: 0, cost: 0 };
