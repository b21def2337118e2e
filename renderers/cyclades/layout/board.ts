import { BOARDS, type Island } from '#games/cyclades/data/boards.ts';
import type { BoardId, IslandId } from '#games/cyclades/types.ts';
import { type Box, boxAround, cornersOf, hexagonCorners, hull, inset, middleOf, type Point } from '../../geometry/shapes.ts';
import { SEA } from './frame.ts';

/** Distance between the centres of two neighbouring spaces. */
export const SPACING = 102;
const ROW_HEIGHT = (SPACING * Math.sqrt(3)) / 2;
const SLOT = 46;
/** How far the dotted square extends beyond its slots. */
const PLACE = 2;

export type SeaSpot = Chart['seas'][number];

/** The fixed places of an island. */
export interface IslandSpot {
  readonly id: IslandId;
  readonly circles: readonly Point[];
  readonly slots: readonly Box[];
  /** Outline of the dotted square, where a Metropolis goes. */
  readonly place: readonly Point[];
  readonly metropolis: Box;
  /** Centre of the troops' shield. */
  readonly troops: Point;
  /** Position of the shield while a figure is below it; otherwise the shield has its place next to it. */
  readonly besideFigure: Point;
  /** Left end of the island's number, and the position of the island's income on the same line or below. */
  readonly name: Point;
  readonly income: Point;
  /** The land under number and income: from end to end of a strip. */
  readonly ground: readonly [Point, Point];
  /** Centre of a creature's figure. */
  readonly figure: Point;
  /** Centre of the swords that mark a battle. */
  readonly swords: Point;
}

export type Chart = ReturnType<typeof makeChart>;

const SIDE = SPACING / Math.sqrt(3);

/** Returns the corners of the space around a centre, its edges `shrink` pixels inside it. */
export const hexagon = (centre: Point, shrink: number): readonly Point[] => hexagonCorners(centre, SIDE - shrink);

const along = (from: Point, by: Point, length: number): Point => ({ x: from.x + by.x * length, y: from.y + by.y * length });

type Spots = Pick<IslandSpot, 'slots' | 'troops' | 'besideFigure' | 'name' | 'income' | 'ground' | 'figure' | 'swords'>;

const moved = (from: Point, dx: number, dy: number): Point => ({ x: from.x + dx, y: from.y + dy });

/** Width of a one-digit number, and the distance of the income from its left end. */
const DIGIT = 25;
const yieldBeside = (name: Point, digits: number): Point => moved(name, digits * DIGIT + 4, 0);
const LINE_WIDTH = 46;

/** Returns number and income on one line around a centre, and the land below them. */
const oneLine = (middle: Point, digits: number): Pick<Spots, 'name' | 'income' | 'ground'> => {
  const half = (digits * DIGIT + 4 + LINE_WIDTH) / 2;
  const name = moved(middle, -half, 0);
  return { name, income: yieldBeside(name, digits), ground: [moved(middle, 14 - half, 0), moved(middle, half - 14, 0)] };
};

/** Returns the places of an island of one circle: number and income above, shield and slot side by side, a figure below. */
const single = (circle: Point, digits: number): Spots => ({
  slots: [boxAround(moved(circle, 31, 12), SLOT)],
  troops: moved(circle, -26, 22),
  besideFigure: moved(circle, -26, 4),
  ...oneLine(moved(circle, 0, -32), digits),
  figure: moved(circle, -5, 52),
  swords: moved(circle, -58, -3),
});

/**
 * Returns the places of a longer island. The two slots of the dotted square lie close together on the line of their circles,
 * with the shield before them and number and income behind. Every other slot lies on its circle. A figure is on the shore: next
 * to the shield, or below the second circle of a horizontal island.
 */
const long = (first: Point, second: Point, others: readonly Point[], digits: number): Spots => {
  const line = { x: (second.x - first.x) / SPACING, y: (second.y - first.y) / SPACING };
  const lies = first.y === second.y;
  const middle = moved({ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }, 0, lies ? 0 : 5);
  const slots = [along(middle, line, -27), along(middle, line, 27), ...others].map((point) => boxAround(point, SLOT));
  if (lies) {
    const troops = moved(middle, -83, 8);
    return {
      slots,
      troops,
      besideFigure: troops,
      name: moved(second, 6, -18),
      income: moved(second, 6, 18),
      ground: [moved(second, 26, -16), moved(second, 26, 16)],
      figure: moved(second, -2, 53),
      swords: moved(middle, -108, -22),
    };
  }
  const troops = moved(first, 0, -16);
  const side = Math.sign(line.x);
  const [third] = others;
  const rest = third === undefined ? 0 : third.y === second.y ? 12 : 4 * side;
  /** Away from a bay that a third circle closes. */
  const open = third?.y === second.y ? 1 : side;
  return {
    slots,
    troops,
    besideFigure: troops,
    ...oneLine(moved(second, rest, 27), digits),
    figure: moved(first, 53 * open, -18),
    swords: moved(first, -46 * open, -24),
  };
};

const islandSpot = (island: Island, at: (q: number, r: number) => Point): IslandSpot => {
  const circles = island.hexes.map(([q, r]) => at(q, r));
  const [first, second, ...others] = circles;
  if (first === undefined) throw new Error(`${island.id} has no circle`);
  const digits = island.id.length - 'is'.length;
  const spots = second === undefined ? single(first, digits) : long(first, second, others, digits);
  const covered = spots.slots.filter((_, slot) => island.metroCovers.includes(slot));
  const place = hull(covered.flatMap((slot) => cornersOf(inset(slot, -PLACE))));
  const xs = covered.map((slot) => middleOf(slot).x);
  const ys = covered.map((slot) => middleOf(slot).y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  return {
    id: island.id,
    circles,
    ...spots,
    place,
    metropolis: boxAround(middle, metropolisSide(covered)),
  };
};

/** Returns the largest side that fits: two slots side by side, one above the other at a slant, or one alone. */
const metropolisSide = ([first, second]: readonly Box[]): number => (second === undefined ? 44 : first?.y === second.y ? 58 : 54);

const makeChart = (id: BoardId) => {
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

/** The positions of each board's spaces on the picture. They depend only on the board. */
export const CHARTS: Readonly<Record<BoardId, Chart>> = { '2-3': makeChart('2-3'), '4': makeChart('4'), '5': makeChart('5') };
