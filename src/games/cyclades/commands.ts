import type { Seat } from '#engine/game.ts';
import type { Building, Creature, God, IslandId, LandFigure, Piece, SeaId } from './types.ts';

/** The commands of a seat. Every amount is a count of gold pieces or of units. */
export type Command =
  /** Puts the current marker on a god with an amount of at least 1, or on Apollo for nothing. */
  | { readonly type: 'PlaceBid'; readonly seat: Seat; readonly god: God; readonly amount: number }
  | { readonly type: 'PlaceBid'; readonly seat: Seat; readonly god: 'apollo' }
  /** Poseidon: a fleet on a sea space. Ares: a troop on an island. Zeus, Athena: a priest, a philosopher (no `at`). */
  | { readonly type: 'Recruit'; readonly seat: Seat; readonly at?: SeaId | IslandId }
  /** The building of the god of the turn. */
  | { readonly type: 'Build'; readonly seat: Seat; readonly island: IslandId; readonly slot: number }
  /**
   * One step. From the space of the current voyage it continues that voyage, while steps are left; otherwise a new voyage
   * begins, for 1 GP.
   */
  | { readonly type: 'MoveFleets'; readonly seat: Seat; readonly from: SeaId; readonly to: SeaId; readonly fleets: number }
  | { readonly type: 'MoveTroops'; readonly seat: Seat; readonly from: IslandId; readonly to: IslandId; readonly troops: number }
  /** Apollo's Prosperity marker. */
  | { readonly type: 'PlaceProsperity'; readonly seat: Seat; readonly island: IslandId }
  /** Names one building of a completed set to give up, where the seat has several of that type. */
  | { readonly type: 'DiscardBuilding'; readonly seat: Seat; readonly island: IslandId; readonly slot: number }
  | { readonly type: 'PlaceMetropolis'; readonly seat: Seat; readonly island: IslandId }
  /** Another round of the battle, instead of retreating. */
  | { readonly type: 'Fight'; readonly seat: Seat }
  | { readonly type: 'Retreat'; readonly seat: Seat; readonly to: SeaId | IslandId }
  /** Zeus: replaces a creature of the track with the top of the deck. */
  | { readonly type: 'SwapCreature'; readonly seat: Seat; readonly creature: Creature }
  | UseCreature
  /** The Sphinx: sells one troop of an island, one fleet of a sea space (`at`), one priest or one philosopher (no `at`). */
  | { readonly type: 'SellPiece'; readonly seat: Seat; readonly piece: Piece; readonly at?: SeaId | IslandId }
  /** Polyphemus: all fleets of a space go one space away from him. */
  | { readonly type: 'PushFleets'; readonly seat: Seat; readonly from: SeaId; readonly to: SeaId }
  /** One further step of the Kraken, for 1 GP. */
  | { readonly type: 'MoveKraken'; readonly seat: Seat; readonly to: SeaId }
  /** Ends what a creature still allows: more sales, steps of the Sylph, steps of the Kraken. */
  | { readonly type: 'FinishCreature'; readonly seat: Seat }
  | { readonly type: 'EndTurn'; readonly seat: Seat };

/** Buys a creature of the track and uses it; after the Chimera, uses one of the discard pile. */
export type UseCreature =
  | Use<'fates' | 'sphinx' | 'sylph' | 'chimera'>
  /** `target`: the opponent who is robbed. */
  | Use<'griffon' | 'dryad' | 'satyr', { readonly target: Seat }>
  | Use<'harpy' | LandFigure, { readonly island: IslandId }>
  | Use<'pegasus', { readonly from: IslandId; readonly to: IslandId; readonly troops: number }>
  /** `from`: the space the own fleet comes from, when none is in reserve. */
  | Use<'mermaid', { readonly sea: SeaId; readonly from?: SeaId }>
  | Use<'giant', { readonly island: IslandId; readonly slot: number }>
  | Use<'cyclops', { readonly island: IslandId; readonly slot: number; readonly building: Building }>
  | Use<'kraken', { readonly sea: SeaId }>;

type Use<Name extends Creature, Target = unknown> = Name extends Creature
  ? { readonly type: 'UseCreature'; readonly seat: Seat; readonly creature: Name } & Target
  : never;

/** The use of one creature. */
export type UseOf<Name extends Creature> = Extract<UseCreature, { readonly creature: Name }>;

export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;
