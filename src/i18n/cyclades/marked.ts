import type { Event } from '#games/cyclades/events.ts';

/** Events that change islands, fleets and pieces on the board, decide battles, or show beside it: creatures, priests, philosophers. */
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
  'BattleEnded',
  'ProsperityPlaced',
  'PriestRecruited',
  'PhilosopherRecruited',
  'CreatureBought',
  'CreatureCalled',
  'GoldStolen',
  'PriestStolen',
  'PhilosopherStolen',
  'PieceSold',
  'FigurePlaced',
  'KrakenPlaced',
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
