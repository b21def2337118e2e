import { BOARDS, type Island } from '#games/cyclades/data/boards.ts';
import type { BoardId, IslandId } from '#games/cyclades/types.ts';
import { type Box, boxAround, cornersOf, hexagonCorners, hull, inset, middleOf, type Point } from '../../geometry/shapes.ts';
import { SEA, SEA_WIDTHS } from './frame.ts';

/** Distance between the centres of two neighbouring spaces. */
export const SPACING = 102;
const ROW_HEIGHT = (SPACING * Math.sqrt(3)) / 2;
const SLOT = 42;
/** Height of everything in the rows of an island: two of them fill a space between the names around it. */
export const ROW = 42;
export const COIN = 42;
export const badgeWidth = (digits: number): number => (digits === 1 ? 42 : 66);
/** How far the dotted square extends beyond its slots. */
const PLACE = 1;

export type SeaSpot = Chart['seas'][number];

/** Land from end to end. */
type Strip = readonly [Point, Point];

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
  /** Of the island's number. */
  readonly badge: Box;
  /** Centre of the coin that shows the island's income. */
  readonly coin: Point;
  /** More land, under what lies beside the circles. */
  readonly grounds: readonly Strip[];
  /** Centre of the swords that mark a battle. */
  readonly swords: Point;
}

export type Chart = ReturnType<typeof makeChart>;

const SIDE = SPACING / Math.sqrt(3);

/** Returns the corners of the space around a centre, its edges `shrink` pixels inside it. */
export const hexagon = (centre: Point, shrink: number): readonly Point[] => hexagonCorners(centre, SIDE - shrink);

const along = (from: Point, by: Point, length: number): Point => ({ x: from.x + by.x * length, y: from.y + by.y * length });

type Spots = Pick<IslandSpot, 'slots' | 'troops' | 'badge' | 'coin' | 'grounds' | 'swords'>;

const moved = (from: Point, dx: number, dy: number): Point => ({ x: from.x + dx, y: from.y + dy });

/** Returns badge and coin on one line around a centre, and the land below them. */
const oneLine = (middle: Point, digits: number): Pick<Spots, 'badge' | 'coin'> & { readonly ground: Strip } => {
  const badge = badgeWidth(digits);
  const half = (badge + COIN) / 2;
  return {
    badge: boxAround(moved(middle, badge / 2 - half, 0), badge, ROW),
    coin: moved(middle, half - COIN / 2, 0),
    ground: [moved(middle, 24 - half, 0), moved(middle, half - 24, 0)],
  };
};

/** Returns the places of an island of one circle: badge and coin above, shield and slot side by side. */
const single = (circle: Point, digits: number): Spots => {
  const { ground, ...line } = oneLine(moved(circle, 0, -25), digits);
  return {
    slots: [boxAround(moved(circle, 37, 18), SLOT)],
    troops: moved(circle, -22, 18),
    ...line,
    grounds: [ground, [moved(circle, -32, 18), moved(circle, 34, 18)]],
    swords: moved(circle, 63, 3),
  };
};

/**
 * Returns the places of a longer island. The two slots of the dotted square lie close together on the line of their circles,
 * with the shield before them, and badge and coin behind. Every other slot lies on its circle.
 */
const long = (first: Point, second: Point, others: readonly Point[], digits: number): Spots => {
  const line = { x: (second.x - first.x) / SPACING, y: (second.y - first.y) / SPACING };
  const lies = first.y === second.y;
  const middle = moved({ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }, 0, lies ? 8 : -2);
  const apart = lies ? 22.5 : 26;
  const slots = [along(middle, line, -apart), along(middle, line, apart), ...others].map((point) => boxAround(point, SLOT));
  if (lies) {
    const troops = moved(first, -30, 8);
    return {
      slots,
      troops,
      badge: boxAround(moved(second, 24, -26), badgeWidth(digits), ROW),
      coin: moved(second, 24, 17),
      grounds: [[moved(second, 26, -24), moved(second, 26, 18)]],
      swords: moved(troops, -22, -26),
    };
  }
  const troops = moved(first, 0, -26);
  const side = Math.sign(line.x);
  const [third] = others;
  const rest = third?.y === second.y ? 8 : 0;
  /** Away from a bay that a third circle closes. */
  const open = third?.y === second.y ? 1 : side;
  const { ground, ...row } = oneLine(moved(second, rest, 18), digits);
  return { slots, troops, ...row, grounds: [ground], swords: moved(first, -50 * open, -26) };
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
const metropolisSide = ([first, second]: readonly Box[]): number => (second === undefined ? 40 : first?.y === second.y ? 56 : 54);

const makeChart = (id: BoardId) => {
  const board = BOARDS[id];
  const hexes = [...board.seas.map(({ q, r }) => [q, r] as const), ...board.islands.flatMap((island) => island.hexes)];
  const columns = hexes.map(([q, r]) => q + r / 2);
  const centre = middleOf({ ...SEA, width: SEA_WIDTHS[id] });
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
