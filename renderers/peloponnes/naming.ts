import type { Label, Point } from '../shapes.ts';
import type { Text } from '../text.ts';

/** From the largest type in which a name is written down to the smallest. */
const SIZES = [36, 34, 32, 30, 28, 26, 24, 22, 20, 18] as const;
const LEADING = 1.06;

/** All ways to write words on one line or two. */
const breaks = (name: string): readonly (readonly string[])[] => {
  const words = name.split(' ');
  return words.map((_, cut) => [words.slice(0, cut).join(' '), words.slice(cut).join(' ')].filter((line) => line !== ''));
};

type Width = (line: string, size: number) => number;

const widest = (lines: readonly string[], size: number, width: Width): number =>
  Math.max(...lines.map((line) => width(line, size)));

/** The lines of a name: one where it fits `room`, else the two that are most alike. */
const linesOf = (name: string, size: number, room: number, width: Width): readonly string[] => {
  if (width(name, size) <= room) return [name];
  return breaks(name).toSorted((one, other) => widest(one, size, width) - widest(other, size, width))[0] ?? [name];
};

/** The largest type in which all these names fit `room`, on two lines at most. */
export const typeFor = (names: readonly string[], room: number, width: Width): number =>
  SIZES.find((size) => names.every((name) => widest(linesOf(name, size, room, width), size, width) <= room)) ?? 18;

/** A name centred around a point, on two lines at most. */
export const layOutName = (name: string, { x, y }: Point, size: number, room: number, text: Text): readonly Label[] => {
  const style = { face: 'body', size, align: 'center', room } as const;
  const width: Width = (line) => text(line, 0, 0, { face: 'body', size, align: 'left' }).width;
  const lines = linesOf(name, size, room, width);
  const top = y - ((lines.length - 1) * size * LEADING) / 2;
  return lines.map((line, index) => text(line, x, top + index * size * LEADING, style));
};
