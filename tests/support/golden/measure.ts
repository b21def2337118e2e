import { measure as measureWith } from '#renderers/canvas/canvas.ts';
import type { Measure } from '#renderers/geometry/shapes.ts';

const known = new Map<string, number>();

/** The renderer's own measure, asked once for each text: tests lay the same words out again and again. */
export const measure: Measure = (text, face, size) => {
  const key = `${face} ${size} ${text}`;
  const width = known.get(key) ?? measureWith(text, face, size);
  known.set(key, width);
  return width;
};
