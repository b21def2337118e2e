import { MATCH_END_REASONS } from '#engine/game.ts';
import { anyOf, each, exactly, flag, listOf, oneOf, shape, type ValueOf } from '../schema.ts';
import { choice } from './commands.ts';
import { OPTIONS_SHAPE } from './events.ts';
import { CHITS, PHASES, REASONS, STACKS } from './types.ts';
import {
  amounts,
  civilisation,
  disaster,
  fromOne,
  fromZero,
  goods,
  resource,
  score,
  seat,
  seats,
  tile,
  tiles,
} from './vocabulary/words.ts';

const rowTileView = shape(
  {
    tile,
    /** The smallest possible offer: what is printed, or the price of the conquest row. */
    least: fromOne,
    /** An offer is exactly `least`: conquest row, and all tiles in a game of one seat (moved offers may be larger). */
    fixed: flag,
  },
  /** `half`: it counts half a coin more. */
  { offer: shape({ seat, coins: fromOne, half: flag }) },
);

const seatView = shape(
  {
    seat,
    goods,
    /** From the civilisation outwards. */
    lands: tiles,
    buildings: listOf(shape({ tile, marked: flag })),
    /** What the next income would bring, before the cut at the stores and without what can be chosen. */
    income: amounts,
    /** Tiles whose income can be chosen. */
    incomeChoices: tiles,
    /** Disasters that do not affect this seat. */
    protectedFrom: listOf(disaster),
    /** Offers count half a coin more. */
    half: flag,
    /** What the civilisation would be worth if the match ended now. */
    worth: score,
  },
  /** Absent before the deal. */
  { civilisation },
);

/** What a viewer sees of a match: everything on the table, and of choices not yet shown only the viewer's own. Plain JSON. */
export const VIEW_SHAPE = shape(
  {
    viewer: anyOf(seat, exactly('spectator')),
    options: OPTIONS_SHAPE,
    /** 1 to 8; 0 before the deal. */
    round: fromZero,
    phase: oneOf(PHASES),
    active: seats,
    seats: listOf(seatView),
    /** The turn order, first to last. */
    order: seats,
    /** Seats that still have to offer, first to last; without the one that was pushed out. */
    queue: seats,
    /** Tiles face up, in the order they came. */
    auction: listOf(rowTileView),
    conquest: listOf(rowTileView),
    /** Tiles face down, by stack. */
    stacks: shape(each(STACKS, fromZero)),
    /** Chits turned up, by kind. */
    chits: shape(each(CHITS, fromZero)),
    /** Seats that had something to choose in this step, and those of them that have chosen. */
    asked: seats,
    chosen: seats,
    /** What the viewer has chosen in this step, while it is not shown to others. */
    own: listOf(choice),
  },
  {
    /** The seat that has to move its offer or withdraw it immediately. */
    pushedOut: shape({ seat, tile, coins: fromOne }),
    /** The disaster in progress; `protected`: seats it does not affect. */
    disaster: shape({ disaster, protected: seats }),
    /** A supply round is in progress: called by a tile, or the final one. */
    supply: oneOf(['tile', 'final']),
    /** Campaign only. */
    campaign: shape({ level: fromOne, target: fromZero, bonuses: listOf(resource) }),
    outcome: shape({ winners: seats, reason: oneOf<string>([...REASONS, ...MATCH_END_REASONS]) }),
  },
);

export type View = ValueOf<typeof VIEW_SHAPE>;
/** A tile that is face up for offers. */
export type RowTileView = ValueOf<typeof rowTileView>;
export type SeatView = ValueOf<typeof seatView>;
