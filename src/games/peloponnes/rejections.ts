import { rejected, type Seat } from '#engine/game.ts';
import type { Phase, TileId } from './types.ts';

/** The expected value of a command's field. */
export type Expected = 'seat' | 'tile' | 'countFromOne' | 'countFromZero' | 'incomeChoice' | 'resource';

type None = Readonly<Record<string, never>>;

/** Why a command is rejected, with what its sentence may mention. Everything is public, or the acting seat's own choice. */
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
  /** `active`: the actors. */
  readonly notYourTurn: { readonly active: readonly Seat[] };
  /** The seat has chosen in this step; `active`: the actors. */
  readonly alreadyChosen: { readonly active: readonly Seat[] };
  /** The command belongs to another step than `phase`, the current one. */
  readonly notThisStep: { readonly command: string; readonly phase: Phase };

  // Offers.
  readonly tileNotOffered: { readonly tile: TileId; readonly tiles: readonly TileId[] };
  readonly bidTooLow: { readonly tile: TileId; readonly least: number };
  /** Conquest row, or a match with one seat: the offer is exactly this. */
  readonly bidNotThePrice: { readonly tile: TileId; readonly price: number };
  readonly tileTaken: { readonly tile: TileId; readonly seat: Seat };
  /** `most`: coins the seat can offer, luxury goods included. */
  readonly bidUnpayable: { readonly most: number };
  /** A pushed-out offer keeps its coins. */
  readonly bidUnchangeable: { readonly coins: number };
  /** A pushed-out seat moves its offer or withdraws it. */
  readonly pushedOutFirst: { readonly coins: number };
  readonly notPushedOut: None;

  // Own tiles.
  /** `tiles`: those that the command could name. */
  readonly notThisTile: { readonly tile: TileId; readonly tiles: readonly TileId[] };
  /** The building costs too much; `needed`: luxury goods needed for what is missing; `has`: luxury goods the seat has. */
  readonly buildingUnpayable: { readonly tile: TileId; readonly needed: number; readonly has: number };
  readonly markerUnpayable: None;
  /** It can be paid or marked without luxury goods. */
  readonly tileNotForgoable: { readonly tile: TileId };

  // Disasters and supply.
  /** Minimum number of further tiles to give up. */
  readonly disasterUnpayable: { readonly tiles: number };
  /** An even number of luxury goods, `most` at most. */
  readonly feedingNotSo: { readonly most: number };
}

export type RejectionCode = keyof RejectionParams;

/** A rejection of Peloponnes, distinguished by its code. */
export type PeloponnesRejection = {
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
  'notYourTurn',
  'alreadyChosen',
  'notThisStep',
  'tileNotOffered',
  'bidTooLow',
  'bidNotThePrice',
  'tileTaken',
  'bidUnpayable',
  'bidUnchangeable',
  'pushedOutFirst',
  'notPushedOut',
  'notThisTile',
  'buildingUnpayable',
  'markerUnpayable',
  'tileNotForgoable',
  'disasterUnpayable',
  'feedingNotSo',
] as const satisfies readonly RejectionCode[];

/** A rejection: the code and what its sentence needs. */
export type Refusal = { readonly rejected: PeloponnesRejection };

/** Returns a rejection with its code. */
export const refuse = <Code extends RejectionCode>(code: Code, params: RejectionParams[Code]): Refusal =>
  rejected(code, params) as Refusal;
