import { type Box, boundsOf, boxAround, cornersOf, type Label, labelBox, type Point } from './shapes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the box of a label's letters, which extend above its capitals and below its line. */
const lettersOf = (label: Label): Box => {
  const { x, y, width, height } = labelBox(label);
  const over = label.size / 3;
  return { x: x - 2, y: y - over, width: width + 4, height: height + 2 * over };
};

/** Returns the boxes of all labels, discs and icons in a piece of a layout, recognised by their properties. */
const boxesIn = (value: unknown): readonly Box[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value) return [lettersOf(value as Label)];
  if ('x' in value && 'radius' in value) return [boxAround(value as unknown as Point, 2 * Number(value.radius) + 2)];
  if ('x' in value && 'width' in value) return [value as Box];
  return Object.values(value as Fields).flatMap(boxesIn);
};

/** Returns the box around everything in a piece of a layout. */
export const boxOf = (what: unknown): Box => boundsOf(boxesIn(what).flatMap(cornersOf));
