import type { Box, Point } from '../../geometry/shapes.ts';

/** Half the thickness of an arrow, rim included. */
export const THICK = 7;
/** How far the route of troops bends out, as a fraction of its length. */
const SWING = 0.14;
const BENDS = 12;

export const towards = (from: Point, to: Point, length: number): Point => {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
};

/** Returns a line bent to one side, for troops that go from island to island. */
const bentTo = (side: 1 | -1, from: Point, to: Point): readonly Point[] => {
  const swing = side * SWING * 2;
  const pull = { x: (from.x + to.x) / 2 + (from.y - to.y) * swing, y: (from.y + to.y) / 2 + (to.x - from.x) * swing };
  return Array.from({ length: BENDS + 1 }, (_, step) => {
    const part = step / BENDS;
    const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return { x: a * from.x + b * pull.x + c * to.x, y: a * from.y + b * pull.y + c * to.y };
  });
};

/** Returns a line bent to the side where it crosses fewer boxes. */
export const bent = (from: Point, to: Point, over: readonly Box[]): readonly Point[] => {
  const hidden = (line: readonly Point[]): number => line.filter((point) => over.some((box) => holds(box, point))).length;
  const [one, other] = [bentTo(1, from, to), bentTo(-1, from, to)];
  return hidden(other) < hidden(one) ? other : one;
};

const holds = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

/** Returns the line without the part within a distance of its first point. */
export const cutBefore = (line: readonly Point[], distance: number): readonly Point[] => {
  const [start] = line;
  if (start === undefined) return line;
  const from = line.findIndex(({ x, y }) => Math.hypot(x - start.x, y - start.y) > distance);
  const [inner, outer] = [line[from - 1], line[from]];
  if (inner === undefined || outer === undefined) return line.slice(-1);
  const within = Math.hypot(inner.x - start.x, inner.y - start.y);
  return [towards(inner, outer, distance - within), ...line.slice(from)];
};

export const cutAfter = (line: readonly Point[], distance: number): readonly Point[] =>
  cutBefore(line.toReversed(), distance).toReversed();
