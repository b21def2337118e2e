import { type Brush, drawBox } from '../../drawing/brush.ts';
import { lookOf, type Part } from '../../drawing/mosaic.ts';
import { type Box, boundsOf, boxAround, cornersOf, inset, type Label, labelBox, type Point } from '../../geometry/shapes.ts';

/** Makes the last pixel of a part fully covered, wherever its edge falls. */
const SEAM = 2;

/** Returns a part on a plain background that shows `what` and nothing else. A part that is its viewer's `own` is not cached. */
export const detailRegion = (
  ground: 'sea' | 'panel' | 'plate',
  box: Box,
  what: unknown,
  paint: (brush: Brush) => void,
  own = false,
): Part => ({
  box,
  ...(!own && { look: lookOf(box, what) }),
  paint: (brush) => {
    drawBox(brush, inset(box, -SEAM), 0, { fill: brush.palette[ground] });
    paint(brush);
  },
});

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
