import type { BoardId } from '#games/cyclades/types.ts';
import { type Box, columns } from '../../geometry/shapes.ts';

/** The type size of what lies on the board, and of the names of its sea spaces, which are quieter. */
export const BOARD_TYPE = 53;
export const SEA_TYPE = 41;

/** The largest place of a map; that of a board with fewer columns is less wide. Every page has it in its upper left corner. */
export const SEA: Box = { x: 0, y: 0, width: 1152, height: 1020 };
export const SEA_WIDTHS: Readonly<Record<BoardId, number>> = { '2-3': 744, '4': 948, '5': 1140 };

/** The shape of a page: where everything beside the map lies, and how large its words are. */
export interface Frame {
  readonly page: { readonly width: number; readonly height: number };
  /** The type size of names of seats and of amounts, and that of other words. */
  readonly type: number;
  readonly small: number;
  /** In the corners of the map, where no board has a space. */
  readonly header: Box;
  readonly now: Box;
  readonly next: Box;
  /** Five tiles: four gods from the first, then Apollo. */
  readonly gods: readonly Box[];
  /** The creature track, its dearest space first, and the deck with the discard pile. A match without creatures has none. */
  readonly creatures?: { readonly spaces: readonly Box[]; readonly pile: Box };
  /** The place of the seats' cards, side by side, or a line for each. */
  readonly seats: Box;
  readonly lines?: boolean;
}

/** Between parts beside the map. */
export const GAP = 8;

const EDGE = 12;
const CORNER = { width: 246, height: 96 } as const;
export const TILE = { width: 232, height: 103 } as const;
/** A tile in a corner of the widest map, clear of its coasts. */
const CORNER_TILE = { width: 192, height: 82 } as const;
export const isLow = ({ height }: Box): boolean => height < TILE.height;
/** What the page of the widest map has to its right. */
const MARGIN = 104;
const SEATS_HEIGHT = 140;
/** Five gods and three creatures; the deck gets what they leave of the height of the map. */
const TILES = 8;

const below = (top: Box, height: number): Box => ({ ...top, y: top.y + top.height + GAP, height });

const above = (low: Box, height: number): Box => ({ ...low, y: low.y - GAP - height, height });

const stack = (first: Box, count: number): readonly Box[] =>
  Array.from({ length: count }, (_, row) => ({ ...first, y: first.y + row * (first.height + GAP) }));

/** Returns the places in the corners of a map. */
export const cornersOf = (width: number): Pick<Frame, 'header' | 'now' | 'next'> => {
  const [right, low] = [width - EDGE - CORNER.width, SEA.height - EDGE - CORNER.height];
  return {
    header: { x: EDGE, y: EDGE, ...CORNER },
    next: { x: right, y: EDGE, ...CORNER },
    now: { x: right, y: low, ...CORNER },
  };
};

const sized = (page: Frame['page'], board: BoardId) => ({
  page,
  type: BOARD_TYPE,
  small: SEA_TYPE,
  ...cornersOf(SEA_WIDTHS[board]),
  seats: { x: EDGE, y: page.height - EDGE - SEATS_HEIGHT, width: page.width - 2 * EDGE, height: SEATS_HEIGHT },
});

/** Returns a page with gods and creatures to the right of a narrow map. */
const beside = (board: BoardId, creatures: boolean): Frame => {
  const left = SEA_WIDTHS[board];
  const tiles = stack({ x: left, y: EDGE, ...TILE }, TILES);
  const [last = SEA] = tiles.slice(-1);
  const page = { width: left + TILE.width + EDGE, height: SEA.height + SEATS_HEIGHT + EDGE };
  return {
    ...sized(page, board),
    gods: tiles.slice(0, 5),
    ...(creatures && { creatures: { spaces: tiles.slice(5), pile: below(last, SEA.height - last.y - last.height - 2 * GAP) } }),
  };
};

/**
 * Returns a page as wide as it is high for the widest map: in its corners to the right are four gods, and then Apollo, the next
 * order and the current step; creatures lie below it.
 */
const around = (board: BoardId, creatures: boolean): Frame => {
  const width = SEA_WIDTHS[board] + MARGIN;
  const plain = { ...sized({ width, height: SEA.height + SEATS_HEIGHT + EDGE }, board), ...cornersOf(width) };
  const next = above(plain.now, plain.now.height);
  const first: Box = { x: width - EDGE - CORNER_TILE.width, y: GAP, ...CORNER_TILE };
  const gods = [...stack(first, 4), { ...above(next, first.height), x: first.x, width: first.width }];
  const strip: Box = { ...plain.seats, y: SEA.height, height: first.height };
  const pile: Box = { ...strip, x: strip.x + strip.width - TILE.width, width: TILE.width };
  const spaces = columns({ ...strip, width: pile.x - GAP - strip.x }, 3, GAP);
  return creatures
    ? {
        ...plain,
        page: { width, height: plain.page.height + strip.height + GAP },
        next,
        gods,
        creatures: { spaces, pile },
        seats: below(strip, SEATS_HEIGHT),
      }
    : { ...plain, next, gods };
};

const framesOf = (board: BoardId): readonly [plain: Frame, withCreatures: Frame] => {
  const shape = board === '5' ? around : beside;
  return [shape(board, false), shape(board, true)];
};

const FRAMES = { '2-3': framesOf('2-3'), '4': framesOf('4'), '5': framesOf('5') } as const;

/**
 * Returns the page of a board, with creatures or without. Each is as large as possible both on a phone, which shows it 308
 * pixels wide, and in the box of 550 × 350 pixels of Discord's desktop client.
 */
export const frameOf = (board: BoardId, creatures: boolean): Frame => FRAMES[board][creatures ? 1 : 0];
