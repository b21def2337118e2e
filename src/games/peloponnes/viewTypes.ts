import type { Outcome, Seat } from '#engine/game.ts';
import type { Choice } from './commands.ts';
import type { Score } from './events.ts';
import type { Amounts, Chit, Civilisation, Disaster, Goods, Options, Phase, Resource, Stack, TileId } from './types.ts';

/** What a viewer sees of a match: everything on the table, and of choices not yet shown only the viewer's own. Plain JSON. */
export interface View {
  readonly viewer: Seat | 'spectator';
  readonly options: Options;
  /** 1 to 8; 0 before the deal. */
  readonly round: number;
  readonly phase: Phase;
  readonly active: readonly Seat[];
  readonly seats: readonly SeatView[];
  /** The turn order, first to last. */
  readonly order: readonly Seat[];
  /** Seats that still wait to offer, first to last; without the one that was pushed out. */
  readonly queue: readonly Seat[];
  /** The seat that must immediately move its offer or withdraw it. */
  readonly pushedOut?: { readonly seat: Seat; readonly tile: TileId; readonly coins: number };
  /** Tiles face up, in the order they came. */
  readonly auction: readonly RowTileView[];
  readonly conquest: readonly RowTileView[];
  /** Tiles face down, by stack. */
  readonly stacks: Readonly<Record<Stack, number>>;
  /** Chits turned up, by kind. */
  readonly chits: Readonly<Record<Chit, number>>;
  /** The current disaster; `protected`: seats that it does not affect. */
  readonly disaster?: { readonly disaster: Disaster; readonly protected: readonly Seat[] };
  /** Present during a supply round: called by a tile, or the final one. */
  readonly supply?: 'tile' | 'final';
  /** The seats that had something to choose in this step, and those of them that have chosen. */
  readonly asked: readonly Seat[];
  readonly chosen: readonly Seat[];
  /** What the viewer has chosen in this step, while it is hidden from the others. */
  readonly own: readonly Choice[];
  /** Campaign only. */
  readonly campaign?: { readonly level: number; readonly target: number; readonly bonuses: readonly Resource[] };
  readonly outcome?: Outcome;
}

/** A tile that lies face up for offers. */
export interface RowTileView {
  readonly tile: TileId;
  /** The smallest possible offer: the printed one, or the price of the conquest row. */
  readonly least: number;
  /** An offer is exactly `least`: conquest row, and all tiles in a match with one seat (moved offers may be larger). */
  readonly fixed: boolean;
  /** `half`: it counts half a coin more. */
  readonly offer?: { readonly seat: Seat; readonly coins: number; readonly half: boolean };
}

export interface SeatView {
  readonly seat: Seat;
  /** Absent before the deal. */
  readonly civilisation?: Civilisation;
  readonly goods: Goods;
  /** From the civilisation outwards. */
  readonly lands: readonly TileId[];
  readonly buildings: readonly { readonly tile: TileId; readonly marked: boolean }[];
  /** The next income, before the cut at the stores and without goods of choice. */
  readonly income: Amounts;
  /** Tiles whose income is of choice. */
  readonly incomeChoices: readonly TileId[];
  /** Disasters that do not affect this seat. */
  readonly protectedFrom: readonly Disaster[];
  /** Offers count half a coin more. */
  readonly half: boolean;
  /** What the civilisation would be worth if the match ended now. */
  readonly worth: Score;
}
