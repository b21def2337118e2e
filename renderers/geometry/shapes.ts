import type { Seat } from '#engine/game.ts';

/** Size of a plain picture: also a whole number of pixels at half and quarter size, as phones show it. */
export const PAGE = { width: 1600, height: 1200 } as const;

/** The numbers of a layout are pixels of the full-size picture, origin at its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A seat's round counter. */
export interface Counter extends Point {
  readonly seat: Seat;
  readonly radius: number;
}

/** `display` is for titles and gods, `body` for names and numbers, `quiet` for what is looked up only now and then. */
export const FACES = ['display', 'body', 'quiet'] as const;
export type Face = (typeof FACES)[number];

/** Returns the width of a drawn text in pixels. */
export type Measure = (text: string, face: Face, size: number) => number;

/** One line of text. `x` is its left end, centre or right end, depending on `align`; `y` is the middle of its digits. */
export interface Label extends Point {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly align: 'left' | 'center' | 'right';
  readonly width: number;
  /** Its letters are condensed to fit `width`. */
  readonly narrow?: boolean;
}

/** Height of digits and capitals as a fraction of the font size. */
const CAP_HEIGHT = 0.72;

/** Returns the box that a label's capitals fill. */
export const labelBox = ({ x, y, size, align, width }: Label): Box => {
  const left = { left: x, center: x - width / 2, right: x - width }[align];
  return { x: left, y: y - (size * CAP_HEIGHT) / 2, width, height: size * CAP_HEIGHT };
};

export const boxAround = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the box shrunk by `edge` on every side, grown if negative. */
export const inset = ({ x, y, width, height }: Box, edge: number): Box => ({
  x: x + edge,
  y: y + edge,
  width: width - 2 * edge,
  height: height - 2 * edge,
});

/** Returns `count` equal boxes side by side in `box`. */
export const columns = (box: Box, count: number, gap: number): readonly Box[] => {
  const width = (box.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ ...box, x: box.x + index * (width + gap), width }));
};

/** Returns `count` equal boxes one below the other in `box`. */
export const rows = (box: Box, count: number, gap: number): readonly Box[] => {
  const height = (box.height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ ...box, y: box.y + index * (height + gap), height }));
};

/** Returns the convex hull of some points, clockwise on the picture (Andrew's monotone chain). */
export const hull = (points: readonly Point[]): readonly Point[] => {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const chain = (from: readonly Point[]): readonly Point[] => {
    const kept: Point[] = [];
    for (const point of from) {
      while (kept.length >= 2 && !turnsRight(kept.at(-2), kept.at(-1), point)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
};

const turnsRight = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;

export const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Returns the corners of an outline that is written like the `points` of an SVG polygon: `x,y x,y`. */
export const outline = (points: string): readonly Point[] =>
  points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x, y };
  });

/** Returns the smallest box that contains these points. */
export const boundsOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** Returns the corners of a hexagon that stands on one of them. */
export const hexagonCorners = ({ x, y }: Point, radius: number): readonly Point[] =>
  [30, 90, 150, 210, 270, 330].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return { x: x + radius * Math.cos(radians), y: y + radius * Math.sin(radians) };
  });
