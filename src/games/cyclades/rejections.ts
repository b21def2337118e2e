import { rejected, type Seat } from '#engine/game.ts';
import type { Building, Creature, God, IslandId, Piece, SeaId } from './types.ts';

/** The expected value of a command's field. */
export type Expected = 'seat' | 'patron' | 'text' | 'countFromOne' | 'countFromZero' | 'creature' | 'building' | 'piece';

/** What may be out of stock. */
export type StockItem = Building | 'priest' | 'philosopher';

type None = Readonly<Record<string, never>>;

/**
 * Why a command is rejected, with what its sentence may mention. `most`, `gold` and `cost` refer to the acting seat's own gold;
 * everything else is public.
 */
export interface RejectionParams {
  // The command is not one of this game.
  readonly notACommand: None;
  readonly unknownCommand: { readonly type: string };
  readonly missingField: { readonly command: string; readonly field: string };
  readonly unknownField: { readonly command: string; readonly field: string };
  readonly wrongField: { readonly command: string; readonly field: string; readonly expected: Expected };
  readonly noSuchSeat: { readonly seat: Seat; readonly seats: number };

  // Not now, or not this seat.
  readonly notStarted: None;
  readonly gameOver: None;
  readonly eliminated: None;
  /** `active`: the actors. */
  readonly notYourTurn: { readonly active: readonly Seat[] };
  readonly offeringsFirst: None;
  readonly offeringsOver: None;

  // Offerings.
  readonly godFaceDown: { readonly god: God; readonly gods: readonly God[] };
  /** A displaced marker must go to another god. */
  readonly sameGod: { readonly god: God };
  readonly bidTooLow: { readonly god: God; readonly least: number };
  /** `most` is 0 when only Apollo is left. */
  readonly bidUnpayable: { readonly most: number };

  // What comes first in a turn.
  readonly battleFirst: None;
  readonly noBattle: None;
  readonly metropolisDueFirst: None;
  readonly noMetropolisDue: None;
  readonly prosperityDueFirst: None;
  readonly noProsperityDue: None;
  /** What the creature in use still asks for comes first. */
  readonly creatureFirst: { readonly creature: Creature };
  readonly noCreatureInUse: None;
  readonly freePhilosopherDue: None;

  // Actions of a god.
  /** `god` is the god of the current turn (or `apollo`); `needs` those that grant the action. */
  readonly wrongGod: { readonly god: string; readonly needs: readonly God[] };
  readonly goldShort: { readonly cost: number; readonly gold: number };
  readonly noSuchIsland: { readonly island: IslandId };
  readonly noSuchSea: { readonly sea: SeaId };
  readonly noSuchSlot: { readonly island: IslandId; readonly slots: number };
  readonly notYourIsland: { readonly island: IslandId };
  readonly stockEmpty: { readonly item: StockItem };

  // Recruiting.
  /** All units allowed in one turn are taken. */
  readonly recruitLimit: { readonly most: number };
  /** All eight of the colour are on the board. */
  readonly allFleetsOut: { readonly most: number };
  readonly allTroopsOut: { readonly most: number };
  readonly seaNotCoastal: { readonly sea: SeaId };
  readonly seaHeld: { readonly sea: SeaId; readonly seat: Seat };

  // Building.
  readonly noFreeSlot: { readonly island: IslandId };
  readonly slotTaken: { readonly island: IslandId; readonly slot: number; readonly building: Building };
  readonly slotUnderMetropolis: { readonly island: IslandId; readonly slot: number };

  // Moving.
  readonly noFleetsThere: { readonly sea: SeaId };
  readonly tooFewFleets: { readonly sea: SeaId; readonly fleets: number };
  readonly seasNotAdjacent: { readonly from: SeaId; readonly to: SeaId };
  readonly noTroopsThere: { readonly island: IslandId };
  readonly tooFewTroops: { readonly island: IslandId; readonly troops: number };
  readonly sameIsland: { readonly island: IslandId };
  readonly islandsNotLinked: { readonly from: IslandId; readonly to: IslandId };
  readonly lastIslandProtected: { readonly island: IslandId; readonly seat: Seat };
  /** The Kraken lies there, or Polyphemus is on an adjacent island. */
  readonly seaBlocked: { readonly sea: SeaId; readonly by: 'kraken' | 'polyphemus' };
  /** Medusa: troops cannot leave. */
  readonly boundByMedusa: { readonly island: IslandId };

  // Creatures.
  readonly notOnTrack: { readonly creature: Creature };
  readonly notInDiscards: { readonly creature: Creature };
  /** Nothing that the creature could be used on. */
  readonly noTargetFor: { readonly creature: Creature };
  readonly deckEmpty: None;
  /** The target must be another seat. */
  readonly notAnOpponent: { readonly creature: Creature };
  readonly opponentOut: { readonly seat: Seat };
  readonly nothingToSteal: { readonly seat: Seat; readonly item: 'priest' | 'philosopher' };
  readonly notAnOpponentsIsland: { readonly island: IslandId };
  readonly safeByChiron: { readonly island: IslandId };
  readonly noLoneFleet: { readonly sea: SeaId };
  /** A fleet in reserve must be used before one from the board. */
  readonly fleetInReserve: None;
  readonly noFleetInReserve: None;
  readonly sameBuilding: { readonly island: IslandId; readonly slot: number; readonly building: Building };
  readonly sellOneFirst: None;
  readonly nothingToSell: { readonly piece: Piece };
  readonly stepsShort: { readonly steps: number; readonly needed: number };
  /** `fleets`: those of the space that have not fought. */
  readonly fleetsHaveFought: { readonly sea: SeaId; readonly fleets: number };
  readonly notBesidePolyphemus: { readonly sea: SeaId };
  readonly noPushThere: { readonly to: SeaId; readonly places: readonly SeaId[] };

  // Battle.
  readonly noRetreatThere: { readonly to: string; readonly places: readonly string[] };

  // Metropolises.
  readonly noBuildingThere: { readonly island: IslandId; readonly slot: number };
  /** `buildings`: the types of which one is still to be chosen. */
  readonly notToDiscard: { readonly building: Building; readonly buildings: readonly Building[] };
  readonly discardFirst: { readonly buildings: readonly Building[] };
  readonly nothingToDiscard: None;
  readonly metropolisThere: { readonly island: IslandId };
  /** Free Metropolis places must be used before those where buildings are in the way. */
  readonly freePlaceFirst: { readonly islands: readonly IslandId[] };
}

export type RejectionCode = keyof RejectionParams;

/** A rejection of Cyclades, distinguished by its code. */
export type CycladesRejection = {
  readonly [Code in RejectionCode]: { readonly code: Code; readonly params: RejectionParams[Code] };
}[RejectionCode];

/** Every code, in the order above. */
export const REJECTION_CODES = [
  'notACommand',
  'unknownCommand',
  'missingField',
  'unknownField',
  'wrongField',
  'noSuchSeat',
  'notStarted',
  'gameOver',
  'eliminated',
  'notYourTurn',
  'offeringsFirst',
  'offeringsOver',
  'godFaceDown',
  'sameGod',
  'bidTooLow',
  'bidUnpayable',
  'battleFirst',
  'noBattle',
  'metropolisDueFirst',
  'noMetropolisDue',
  'prosperityDueFirst',
  'noProsperityDue',
  'creatureFirst',
  'noCreatureInUse',
  'freePhilosopherDue',
  'wrongGod',
  'goldShort',
  'noSuchIsland',
  'noSuchSea',
  'noSuchSlot',
  'notYourIsland',
  'stockEmpty',
  'recruitLimit',
  'allFleetsOut',
  'allTroopsOut',
  'seaNotCoastal',
  'seaHeld',
  'noFreeSlot',
  'slotTaken',
  'slotUnderMetropolis',
  'noFleetsThere',
  'tooFewFleets',
  'seasNotAdjacent',
  'noTroopsThere',
  'tooFewTroops',
  'sameIsland',
  'islandsNotLinked',
  'lastIslandProtected',
  'seaBlocked',
  'boundByMedusa',
  'notOnTrack',
  'notInDiscards',
  'noTargetFor',
  'deckEmpty',
  'notAnOpponent',
  'opponentOut',
  'nothingToSteal',
  'notAnOpponentsIsland',
  'safeByChiron',
  'noLoneFleet',
  'fleetInReserve',
  'noFleetInReserve',
  'sameBuilding',
  'sellOneFirst',
  'nothingToSell',
  'stepsShort',
  'fleetsHaveFought',
  'notBesidePolyphemus',
  'noPushThere',
  'noRetreatThere',
  'noBuildingThere',
  'notToDiscard',
  'discardFirst',
  'nothingToDiscard',
  'metropolisThere',
  'freePlaceFirst',
] as const satisfies readonly RejectionCode[];

/** A rejection: the code and what its sentence needs. */
export type Refusal = { readonly rejected: CycladesRejection };

/** Returns a rejection with its code. */
export const refuse = <Code extends RejectionCode>(code: Code, params: RejectionParams[Code]): Refusal =>
  rejected(code, params) as Refusal;
