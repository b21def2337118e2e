import type { Seat } from '#engine/game.ts';
import type { God, IslandId, SeaId } from './types.ts';

/** What a seat may ask for. Every amount is a count of gold pieces or of units. */
export type Command =
  /** Puts the marker that is due on a god with an amount of at least 1, or on Apollo for nothing. */
  | { readonly type: 'PlaceBid'; readonly seat: Seat; readonly god: God; readonly amount: number }
  | { readonly type: 'PlaceBid'; readonly seat: Seat; readonly god: 'apollo' }
  /** Poseidon: a fleet on a sea space. Ares: a troop on an island. Zeus, Athena: a priest, a philosopher (no `at`). */
  | { readonly type: 'Recruit'; readonly seat: Seat; readonly at?: SeaId | IslandId }
  /** The building of the god of the turn. */
  | { readonly type: 'Build'; readonly seat: Seat; readonly island: IslandId; readonly slot: number }
  /** One step. From the space where the voyage stands it goes on, while steps are left; else a new voyage begins, for 1 GP. */
  | { readonly type: 'MoveFleets'; readonly seat: Seat; readonly from: SeaId; readonly to: SeaId; readonly fleets: number }
  | { readonly type: 'MoveTroops'; readonly seat: Seat; readonly from: IslandId; readonly to: IslandId; readonly troops: number }
  /** Apollo's prosperity marker. */
  | { readonly type: 'PlaceProsperity'; readonly seat: Seat; readonly island: IslandId }
  /** Names one building of a completed set to give up, where several of that type stand. */
  | { readonly type: 'DiscardBuilding'; readonly seat: Seat; readonly island: IslandId; readonly slot: number }
  | { readonly type: 'PlaceMetropolis'; readonly seat: Seat; readonly island: IslandId }
  /** Another round of the battle, instead of retreating. */
  | { readonly type: 'Fight'; readonly seat: Seat }
  | { readonly type: 'Retreat'; readonly seat: Seat; readonly to: SeaId | IslandId }
  | { readonly type: 'EndTurn'; readonly seat: Seat };

export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;
