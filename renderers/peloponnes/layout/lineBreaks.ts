import type { Label, Point } from '../../geometry/shapes.ts';
import type { Text, TextStyle } from '../../geometry/text.ts';
import { TYPE } from './frame.ts';

const LEADING = 1.06;

/** Returns all ways to break a name into two lines. */
const breaks = (name: string): readonly (readonly string[])[] => {
  const words = name.split(' ');
  return words.slice(1).map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')]);
};

/** Lays out a name centred around a point: in one line where it fits, otherwise in the two lines of most similar length. */
export const layOutName = (
  name: string,
  { x, y }: Point,
  room: number,
  text: Text,
  type: Pick<TextStyle, 'face' | 'size'> = { size: TYPE },
): readonly Label[] => {
  const style = { ...type, align: 'center' } as const;
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => text(line, 0, 0, style).width));
  const two = breaks(name).toSorted((one, other) => widest(one) - widest(other))[0];
  const lines = two === undefined || widest([name]) <= room ? [name] : two;
  const top = y - ((lines.length - 1) * type.size * LEADING) / 2;
  return lines.map((line, index) => text(line, x, top + index * type.size * LEADING, { ...style, room, narrow: true }));
};
