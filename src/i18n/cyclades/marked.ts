import type { Event } from '#games/cyclades/events.ts';

/** Events that change islands, fleets and pieces on the board. */
export const MARKED: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'IslandLanded',
  'SeaBattleBegan',
  'LandBattleBegan',
  'IslandConquered',
  'SeatEliminated',
  'MetropolisPlaced',
  'BuildingBuilt',
  'BuildingChanged',
  'BuildingDestroyed',
  'FleetsMoved',
  'FleetsPushed',
  'FleetsSunk',
  'FleetReplaced',
  'FleetRecruited',
  'TroopsMoved',
  'TroopRecruited',
  'TroopKilled',
  'Retreated',
]);

/** Events that decide a battle or bring a match closer to its end, and the beginning of a cycle. */
export const KEY: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'CycleBegan',
  'IslandLanded',
  'BattleEnded',
  'IslandConquered',
  'MetropolisPlaced',
  'SeatEliminated',
  'GameEnded',
]);
