import type { Face, Label, Point } from '../shapes.ts';
import type { Text } from '../text.ts';

const SMALLEST = 18;
/** From the largest type in which a name is written down to the smallest. */
const SIZES = [40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, SMALLEST] as const;
const LEADING = 1.06;

/** The place of a name: how wide, and how large two lines of it may be at most. */
export interface NameRoom {
  readonly width: number;
  readonly mostForTwo: number;
}

type Width = (line: string, size: number) => number;

const widthWith =
  (text: Text, face: Face): Width =>
  (line, size) =>
    text(line, 0, 0, { face, size, align: 'left' }).width;

/** All ways to break a name into two lines. */
const breaks = (name: string): readonly (readonly [string, string])[] => {
  const words = name.split(' ');
  return words.slice(1).map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')]);
};

/** The lines of a name where it fits: one if possible, else the two that are most alike; `undefined` where it does not. */
const linesOf = (name: string, size: number, room: NameRoom, width: Width): readonly string[] | undefined => {
  if (width(name, size) <= room.width) return [name];
  if (size > room.mostForTwo) return undefined;
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => width(line, size)));
  const best = breaks(name).toSorted((one, other) => widest(one) - widest(other))[0];
  return best !== undefined && widest(best) <= room.width ? best : undefined;
};

/** A name centred around a point, in the largest type in which it fits; shortened where it fits in none. */
export const layOutName = (name: string, { x, y }: Point, room: NameRoom, text: Text, face: Face = 'body'): readonly Label[] => {
  const width = widthWith(text, face);
  const size = SIZES.find((type) => linesOf(name, type, room, width) !== undefined) ?? SMALLEST;
  const lines = linesOf(name, size, room, width) ?? [name];
  const top = y - ((lines.length - 1) * size * LEADING) / 2;
  return lines.map((line, index) =>
    text(line, x, top + index * size * LEADING, { face, size, align: 'center', room: room.width }),
  );
};
