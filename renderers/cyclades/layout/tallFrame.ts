import type { View } from '#games/cyclades/viewTypes.ts';
import { type Box, columns } from '../../geometry/shapes.ts';
import { type Frame, frameOf, GAP, SEA, SEA_WIDTHS } from './frame.ts';

/** Height of a seat's line. */
const LINE = 66;
/** Gods and creatures in a row below the map of four seats. */
const IN_A_ROW = 4;

/** Returns the frame with gods and creatures below the map, in as many rows as they need: the map is as wide as the page. */
const withTilesBelow = (frame: Frame, width: number): Frame => {
  const [{ height } = SEA] = frame.gods;
  const { x } = frame.seats;
  const rowAt = (row: number): Box => ({ x, y: SEA.height + row * (height + GAP), width: width - 2 * x, height });
  const tiles = [0, 1].flatMap((row) => columns(rowAt(row), IN_A_ROW, GAP));
  const { creatures } = frame;
  const last = rowAt(creatures === undefined ? 1 : 2);
  return {
    ...frame,
    page: { ...frame.page, width },
    gods: tiles.slice(0, 5),
    ...(creatures && { creatures: { spaces: tiles.slice(5), pile: last } }),
    seats: { ...last, y: last.y + height + GAP },
  };
};

/** Returns the page for phones: a line for each seat, and no map narrower than the page for want of room beside it. */
export const tallFrame = ({ board, seats, options }: View): Frame => {
  const wide = frameOf(board, options.creatures === 'all');
  const frame = board === '4' ? withTilesBelow(wide, SEA_WIDTHS[board]) : wide;
  const lines = { ...frame.seats, height: seats.length * (LINE + GAP) - GAP };
  return {
    ...frame,
    page: { ...frame.page, height: lines.y + lines.height + lines.x },
    seats: lines,
    lines: true,
  };
};
