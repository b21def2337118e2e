import { BOARDS, type Island } from '#games/cyclades/data/boards.ts';
import type { BoardId, IslandId, SeaId } from '#games/cyclades/types.ts';
import { type Box, boxAround, cornersOf, hull, inset, middleOf, type Point } from '../shapes.ts';
import { SEA } from './frame.ts';

/** Distance between the middles of two neighbouring spaces. */
export const SPACING = 102;
const ROW_HEIGHT = (SPACING * Math.sqrt(3)) / 2;
const SLOT = 46;
const HORN = 21;

export interface SeaSpot extends Point {
  readonly id: SeaId;
  readonly trade: boolean;
}

/** The fixed places of an island. */
export interface IslandSpot {
  readonly id: IslandId;
  readonly circles: readonly Point[];
  readonly slots: readonly Box[];
  /** Outline of the dotted square, where a Metropolis goes. */
  readonly place: readonly Point[];
  readonly metropolis: Box;
  /** Middle of the owner's shield. */
  readonly troops: Point;
  /** On which side of the shield the troops are counted: away from the slots. */
  readonly countSide: -1 | 1;
  /** Middle of the island's number. */
  readonly name: Point;
  /** Each printed horn. */
  readonly horns: readonly Box[];
  /** Middle of the placed prosperity markers. */
  readonly markers: Point;
  /** Middle of a creature's figure. */
  readonly figure: Point;
  /** Middle of the swords that mark a battle. */
  readonly swords: Point;
}

export interface Chart {
  readonly id: BoardId;
  readonly seas: readonly SeaSpot[];
  readonly islands: readonly IslandSpot[];
}

const along = (from: Point, by: Point, length: number): Point => ({ x: from.x + by.x * length, y: from.y + by.y * length });

interface Spots extends Pick<IslandSpot, 'slots' | 'troops' | 'countSide' | 'name' | 'markers' | 'figure' | 'swords'> {
  /** Middle of the row of horns. */
  readonly horns: Point;
}

const moved = (from: Point, dx: number, dy: number): Point => ({ x: from.x + dx, y: from.y + dy });

/** An island of one circle: number and horns above, shield and slot side by side, a figure below. */
const single = (circle: Point): Spots => ({
  slots: [boxAround(moved(circle, 25, 9), SLOT)],
  troops: moved(circle, -31, 4),
  countSide: 1,
  name: moved(circle, -22, -36),
  horns: moved(circle, 14, -35),
  markers: moved(circle, 54, -32),
  figure: moved(circle, 8, 58),
  swords: moved(circle, -65, -5),
});

/**
 * A longer island: the two slots of the dotted square lie close together on the line of their circles, the shield before
 * them, number and horns behind; every other slot lies on its circle. A figure stands on the shore: beside the shield, or
 * below the second circle of an island that lies.
 */
const long = (first: Point, second: Point, others: readonly Point[]): Spots => {
  const line = { x: (second.x - first.x) / SPACING, y: (second.y - first.y) / SPACING };
  const lies = first.y === second.y;
  const middle = moved({ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }, 0, lies ? 0 : 8);
  const slots = [along(middle, line, -27), along(middle, line, 27), ...others].map((point) => boxAround(point, SLOT));
  return lies
    ? {
        slots,
        troops: moved(middle, -85, -2),
        countSide: 1,
        name: moved(second, 30, -22),
        horns: moved(second, 30, 3),
        markers: moved(second, 30, 29),
        figure: moved(second, -4, 54),
        swords: moved(middle, -119, -11),
      }
    : {
        slots,
        troops: moved(first, -6 * Math.sign(line.x), -24),
        countSide: line.x > 0 ? -1 : 1,
        name: moved(second, -21, 31),
        horns: moved(second, 1, 32),
        markers: moved(second, 28, 30),
        figure: moved(first, 45 * Math.sign(line.x), -18),
        swords: moved(first, line.x > 0 ? -40 : 40, -33),
      };
};

const hornRow = ({ x, y }: Point, count: number): readonly Box[] =>
  Array.from({ length: count }, (_, index) => boxAround({ x: x + (index - (count - 1) / 2) * HORN, y }, HORN));

const islandSpot = (island: Island, at: (q: number, r: number) => Point): IslandSpot => {
  const circles = island.hexes.map(([q, r]) => at(q, r));
  const [first, second, ...others] = circles;
  if (first === undefined) throw new Error(`${island.id} has no circle`);
  const spots = second === undefined ? single(first) : long(first, second, others);
  const covered = spots.slots.filter((_, slot) => island.metroCovers.includes(slot));
  const place = hull(covered.flatMap((slot) => cornersOf(inset(slot, -4))));
  const xs = covered.map((slot) => middleOf(slot).x);
  const ys = covered.map((slot) => middleOf(slot).y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  return {
    id: island.id,
    circles,
    ...spots,
    place,
    metropolis: boxAround(middle, metropolisSide(covered)),
    horns: hornRow(spots.horns, island.printedProsperity),
  };
};

/** As large as the ground allows: two slots side by side, one above the other at a slant, or one alone. */
const metropolisSide = ([first, second]: readonly Box[]): number => (second === undefined ? 44 : first?.y === second.y ? 58 : 54);

const makeChart = (id: BoardId): Chart => {
  const board = BOARDS[id];
  const hexes = [...board.seas.map(({ q, r }) => [q, r] as const), ...board.islands.flatMap((island) => island.hexes)];
  const columns = hexes.map(([q, r]) => q + r / 2);
  const centre = middleOf(SEA);
  const middleColumn = (Math.min(...columns) + Math.max(...columns)) / 2;
  const at = (q: number, r: number): Point => ({
    x: centre.x + (q + r / 2 - middleColumn) * SPACING,
    y: centre.y + r * ROW_HEIGHT,
  });
  return {
    id,
    seas: board.seas.map(({ id: sea, q, r, trade }) => ({ id: sea, trade, ...at(q, r) })),
    islands: board.islands.map((island) => islandSpot(island, at)),
  };
};

/** The places of each board's spaces on the picture: they depend on nothing else. */
export const CHARTS: Readonly<Record<BoardId, Chart>> = { '2-3': makeChart('2-3'), '4': makeChart('4'), '5': makeChart('5') };
