import { rejected, type Seat } from '#engine/game.ts';
import { codesOf, none, type ParamsOf, params } from '#engine/paramsTable.ts';
import type { Building, Creature, God, IslandId, Piece, SeaId } from './types.ts';

/** The expected value of a command's field. */
export type Expected = 'seat' | 'patron' | 'text' | 'countFromOne' | 'countFromZero' | 'creature' | 'building' | 'piece';

/** What may be out of stock. */
export type StockItem = Building | 'priest' | 'philosopher';

/**
 * Why a command is rejected, with what its sentence may mention. `most`, `gold` and `cost` refer to the acting seat's own gold;
 * everything else is public.
 */
const REJECTIONS = {
  // The command is not one of this game.
  notACommand: none,
  unknownCommand: params<{ readonly type: string }>(),
  missingField: params<{ readonly command: string; readonly field: string }>(),
  unknownField: params<{ readonly command: string; readonly field: string }>(),
  wrongField: params<{ readonly command: string; readonly field: string; readonly expected: Expected }>(),
  noSuchSeat: params<{ readonly seat: Seat; readonly seats: number }>(),

  // Not now, or not this seat.
  notStarted: none,
  gameOver: none,
  eliminated: none,
  /** `active`: the actors. */
  notYourTurn: params<{ readonly active: readonly Seat[] }>(),
  offeringsFirst: none,
  offeringsOver: none,

  // Offerings.
  godFaceDown: params<{ readonly god: God; readonly gods: readonly God[] }>(),
  /** A displaced marker must go to another god. */
  sameGod: params<{ readonly god: God }>(),
  bidTooLow: params<{ readonly god: God; readonly least: number }>(),
  /** `most` is 0 when only Apollo is left. */
  bidUnpayable: params<{ readonly most: number }>(),

  // What comes first in a turn.
  battleFirst: none,
  noBattle: none,
  metropolisDueFirst: none,
  noMetropolisDue: none,
  prosperityDueFirst: none,
  noProsperityDue: none,
  /** What the creature in use still asks for comes first. */
  creatureFirst: params<{ readonly creature: Creature }>(),
  noCreatureInUse: none,
  freePhilosopherDue: none,

  // Actions of a god.
  /** `god` is the god of the current turn (or `apollo`); `needs` those that grant the action. */
  wrongGod: params<{ readonly god: string; readonly needs: readonly God[] }>(),
  goldShort: params<{ readonly cost: number; readonly gold: number }>(),
  noSuchIsland: params<{ readonly island: IslandId }>(),
  noSuchSea: params<{ readonly sea: SeaId }>(),
  noSuchSlot: params<{ readonly island: IslandId; readonly slots: number }>(),
  notYourIsland: params<{ readonly island: IslandId }>(),
  stockEmpty: params<{ readonly item: StockItem }>(),

  // Recruiting.
  /** All units allowed in one turn are taken. */
  recruitLimit: params<{ readonly most: number }>(),
  /** All eight of the colour are on the board. */
  allFleetsOut: params<{ readonly most: number }>(),
  allTroopsOut: params<{ readonly most: number }>(),
  seaNotCoastal: params<{ readonly sea: SeaId }>(),
  seaHeld: params<{ readonly sea: SeaId; readonly seat: Seat }>(),

  // Building.
  noFreeSlot: params<{ readonly island: IslandId }>(),
  slotTaken: params<{ readonly island: IslandId; readonly slot: number; readonly building: Building }>(),
  slotUnderMetropolis: params<{ readonly island: IslandId; readonly slot: number }>(),

  // Moving.
  noFleetsThere: params<{ readonly sea: SeaId }>(),
  tooFewFleets: params<{ readonly sea: SeaId; readonly fleets: number }>(),
  seasNotAdjacent: params<{ readonly from: SeaId; readonly to: SeaId }>(),
  noTroopsThere: params<{ readonly island: IslandId }>(),
  tooFewTroops: params<{ readonly island: IslandId; readonly troops: number }>(),
  sameIsland: params<{ readonly island: IslandId }>(),
  islandsNotLinked: params<{ readonly from: IslandId; readonly to: IslandId }>(),
  lastIslandProtected: params<{ readonly island: IslandId; readonly seat: Seat }>(),
  /** The Kraken lies there, or Polyphemus is on an adjacent island. */
  seaBlocked: params<{ readonly sea: SeaId; readonly by: 'kraken' | 'polyphemus' }>(),
  /** Medusa: troops cannot leave. */
  boundByMedusa: params<{ readonly island: IslandId }>(),

  // Creatures.
  notOnTrack: params<{ readonly creature: Creature }>(),
  notInDiscards: params<{ readonly creature: Creature }>(),
  /** Nothing that the creature could be used on. */
  noTargetFor: params<{ readonly creature: Creature }>(),
  deckEmpty: none,
  /** The target must be another seat. */
  notAnOpponent: params<{ readonly creature: Creature }>(),
  opponentOut: params<{ readonly seat: Seat }>(),
  nothingToSteal: params<{ readonly seat: Seat; readonly item: 'priest' | 'philosopher' }>(),
  notAnOpponentsIsland: params<{ readonly island: IslandId }>(),
  safeByChiron: params<{ readonly island: IslandId }>(),
  noLoneFleet: params<{ readonly sea: SeaId }>(),
  /** A fleet in reserve must be used before one from the board. */
  fleetInReserve: none,
  noFleetInReserve: none,
  sameBuilding: params<{ readonly island: IslandId; readonly slot: number; readonly building: Building }>(),
  sellOneFirst: none,
  nothingToSell: params<{ readonly piece: Piece }>(),
  stepsShort: params<{ readonly steps: number; readonly needed: number }>(),
  /** `fleets`: those of the space that have not fought. */
  fleetsHaveFought: params<{ readonly sea: SeaId; readonly fleets: number }>(),
  notBesidePolyphemus: params<{ readonly sea: SeaId }>(),
  noPushThere: params<{ readonly to: SeaId; readonly places: readonly SeaId[] }>(),

  // Battle.
  noRetreatThere: params<{ readonly to: string; readonly places: readonly string[] }>(),

  // Metropolises.
  noBuildingThere: params<{ readonly island: IslandId; readonly slot: number }>(),
  /** `buildings`: the types of which one is still to be chosen. */
  notToDiscard: params<{ readonly building: Building; readonly buildings: readonly Building[] }>(),
  discardFirst: params<{ readonly buildings: readonly Building[] }>(),
  nothingToDiscard: none,
  metropolisThere: params<{ readonly island: IslandId }>(),
  /** Free Metropolis places must be used before those where buildings are in the way. */
  freePlaceFirst: params<{ readonly islands: readonly IslandId[] }>(),
};

export type RejectionParams = ParamsOf<typeof REJECTIONS>;

export type RejectionCode = keyof RejectionParams;

/** A rejection of Cyclades, distinguished by its code. */
export type CycladesRejection = {
  readonly [Code in RejectionCode]: { readonly code: Code; readonly params: RejectionParams[Code] };
}[RejectionCode];

/** Every code, in the order above. */
export const REJECTION_CODES = codesOf(REJECTIONS);

/** A rejection: the code and what its sentence needs. */
export type Refusal = { readonly rejected: CycladesRejection };

/** Returns a rejection with its code. */
export const refuse = <Code extends RejectionCode>(code: Code, params: RejectionParams[Code]): Refusal =>
  rejected(code, params) as Refusal;
