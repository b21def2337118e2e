import { rejected, type Seat } from '#engine/game.ts';
import type { Phase, TileId } from './types.ts';

/** What a field of a command should have been. */
export type Expected = 'seat' | 'tile' | 'countFromOne' | 'countFromZero' | 'incomeChoice' | 'resource';

type None = Readonly<Record<string, never>>;

/** Why a command is refused, with what its sentence may mention. Everything is on the table, or of the asking seat's own choice. */
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
  /** `active`: who is waited for. */
  readonly notYourTurn: { readonly active: readonly Seat[] };
  /** The seat has chosen in this step; `active`: who is waited for. */
  readonly alreadyChosen: { readonly active: readonly Seat[] };
  /** The command belongs to another step than `phase`, where the match stands. */
  readonly notThisStep: { readonly command: string; readonly phase: Phase };

  // Offers.
  readonly tileNotOffered: { readonly tile: TileId; readonly tiles: readonly TileId[] };
  readonly bidTooLow: { readonly tile: TileId; readonly least: number };
  /** Conquest row, or a seat alone: the offer is exactly this. */
  readonly bidNotThePrice: { readonly tile: TileId; readonly price: number };
  readonly tileTaken: { readonly tile: TileId; readonly seat: Seat };
  /** `most`: coins the seat can offer, luxury goods included. */
  readonly bidUnpayable: { readonly most: number };
  /** A pushed-out offer keeps its coins. */
  readonly bidUnchangeable: { readonly coins: number };
  /** A pushed-out seat moves its offer or withdraws it. */
  readonly pushedOutFirst: { readonly coins: number };
  readonly notPushedOut: None;

  // Tiles of one's own.
  /** `tiles`: those the command could be about. */
  readonly notThisTile: { readonly tile: TileId; readonly tiles: readonly TileId[] };
  /** What the building takes; `luxury`: goods of it that would be needed for what is missing, and `has` of them. */
  readonly buildingUnpayable: { readonly tile: TileId; readonly needed: number; readonly has: number };
  readonly markerUnpayable: None;
  /** It can be paid or marked without luxury goods. */
  readonly tileNotForgoable: { readonly tile: TileId };

  // Disasters and supply.
  /** At least so many tiles more must be given up. */
  readonly disasterUnpayable: { readonly tiles: number };
  /** An even number of luxury goods, `most` at most. */
  readonly feedingNotSo: { readonly most: number };
}

export type RejectionCode = keyof RejectionParams;

/** A rejection of Peloponnes, told apart by its code. */
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

/** A refusal: the code and what its sentence needs. */
export type Refusal = { readonly rejected: PeloponnesRejection };

/** A refusal by its code. */
export const refuse = <Code extends RejectionCode>(code: Code, params: RejectionParams[Code]): Refusal =>
  rejected(code, params) as Refusal;
