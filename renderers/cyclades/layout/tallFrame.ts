import type { BoardId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { type Box, columns } from '../../geometry/shapes.ts';
import { cornersOf, type Frame, frameOf, GAP, SEA, SEA_WIDTHS, TILE } from './frame.ts';

/** Height of a seat's line. */
const LINE = 66;

/** Returns the places of five gods, three creatures and the deck below a wide map. */
const tilesBelow = (board: BoardId, rowAt: (row: number) => Box): readonly Box[] =>
  board === '5'
    ? [...columns(rowAt(0), 5, GAP), ...columns(rowAt(1), 4, GAP)]
    : [...columns(rowAt(0), 4, GAP), ...columns(rowAt(1), 4, GAP), rowAt(2)];

/** Returns the frame with gods and creatures below the map: the map is as wide as the page. */
const withTilesBelow = (frame: Frame, board: BoardId): Frame => {
  const { height } = TILE;
  const { x } = frame.seats;
  const width = SEA_WIDTHS[board];
  const rowAt = (row: number): Box => ({ x, y: SEA.height + row * (height + GAP), width: width - 2 * x, height });
  const tiles = tilesBelow(board, rowAt);
  const [apollo = SEA, pile = SEA] = [tiles[4], tiles[8]];
  const last = frame.creatures === undefined ? apollo : pile;
  return {
    ...frame,
    ...cornersOf(width),
    page: { ...frame.page, width },
    gods: tiles.slice(0, 5),
    ...(frame.creatures && { creatures: { spaces: tiles.slice(5, 8), pile } }),
    seats: { ...rowAt(0), y: last.y + height + GAP },
  };
};

/** Returns the page for phones: a line for each seat, and no map narrower than the page for want of room beside it. */
export const tallFrame = ({ board, seats, options }: View): Frame => {
  const wide = frameOf(board, options.creatures === 'all');
  const frame = board === '2-3' ? wide : withTilesBelow(wide, board);
  const lines = { ...frame.seats, height: seats.length * (LINE + GAP) - GAP };
  return {
    ...frame,
    page: { ...frame.page, height: lines.y + lines.height + lines.x },
    seats: lines,
    lines: true,
  };
};
