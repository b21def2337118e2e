import { measure as measureWith } from '#renderers/canvas/canvas.ts';
import type { Measure } from '#renderers/geometry/shapes.ts';

const known = new Map<string, number>();

/** The renderer's own text measure, memoised: tests lay the same words out many times. */
export const measure: Measure = (text, face, size) => {
  const key = `${face} ${size} ${text}`;
  const width = known.get(key) ?? measureWith(text, face, size);
  known.set(key, width);
  return width;
};
