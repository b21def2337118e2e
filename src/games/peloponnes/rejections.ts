import { rejected, type Seat } from '#engine/game.ts';
import { codesOf, none, type ParamsOf, params } from '#engine/paramsTable.ts';
import type { Phase, TileId } from './types.ts';

/** The expected value of a command's field. */
export type Expected = 'seat' | 'tile' | 'countFromOne' | 'countFromZero' | 'incomeChoice' | 'resource';

/** Why a command is rejected, with what its sentence may mention. Everything is public, or the acting seat's own choice. */
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
  /** `active`: the actors. */
  notYourTurn: params<{ readonly active: readonly Seat[] }>(),
  /** The seat has chosen in this step; `active`: the actors. */
  alreadyChosen: params<{ readonly active: readonly Seat[] }>(),
  /** The command belongs to another step than `phase`, the current one. */
  notThisStep: params<{ readonly command: string; readonly phase: Phase }>(),

  // Offers.
  tileNotOffered: params<{ readonly tile: TileId; readonly tiles: readonly TileId[] }>(),
  bidTooLow: params<{ readonly tile: TileId; readonly least: number }>(),
  /** Conquest row, or a match with one seat: the offer is exactly this. */
  bidNotThePrice: params<{ readonly tile: TileId; readonly price: number }>(),
  tileTaken: params<{ readonly tile: TileId; readonly seat: Seat }>(),
  /** `most`: coins the seat can offer, luxury goods included. */
  bidUnpayable: params<{ readonly most: number }>(),
  /** A pushed-out offer keeps its coins. */
  bidUnchangeable: params<{ readonly coins: number }>(),
  /** A pushed-out seat moves its offer or withdraws it. */
  pushedOutFirst: params<{ readonly coins: number }>(),
  notPushedOut: none,

  // Own tiles.
  /** `tiles`: those that the command could name. */
  notThisTile: params<{ readonly tile: TileId; readonly tiles: readonly TileId[] }>(),
  /** The building costs too much; `needed`: luxury goods needed for what is missing; `has`: luxury goods the seat has. */
  buildingUnpayable: params<{ readonly tile: TileId; readonly needed: number; readonly has: number }>(),
  markerUnpayable: none,
  /** It can be paid or marked without luxury goods. */
  tileNotForgoable: params<{ readonly tile: TileId }>(),

  // Disasters and supply.
  /** Minimum number of further tiles to give up. */
  disasterUnpayable: params<{ readonly tiles: number }>(),
  /** An even number of luxury goods, `most` at most. */
  feedingNotSo: params<{ readonly most: number }>(),
};

export type RejectionParams = ParamsOf<typeof REJECTIONS>;

export type RejectionCode = keyof RejectionParams;

/** A rejection of Peloponnes, distinguished by its code. */
export type PeloponnesRejection = {
  readonly [Code in RejectionCode]: { readonly code: Code; readonly params: RejectionParams[Code] };
}[RejectionCode];

/** Every code, in the order above. */
export const REJECTION_CODES = codesOf(REJECTIONS);

/** A rejection: the code and what its sentence needs. */
export type Refusal = { readonly rejected: PeloponnesRejection };

/** Returns a rejection with its code. */
export const refuse = <Code extends RejectionCode>(code: Code, params: RejectionParams[Code]): Refusal =>
  rejected(code, params) as Refusal;
