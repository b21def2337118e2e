import { newPage, type Page } from '../canvas/canvas.ts';
import type { Box } from '../geometry/shapes.ts';
import { type Brush, brushOn } from './brush.ts';

/** Margin around a sprite's box for its rim and shadow, in the layout's units. */
const EDGE = 8;

const painted = (brush: Brush, { width, height }: Box, paint: (brush: Brush, box: Box) => void): Page => {
  const side = (length: number): number => Math.ceil((length + 2 * EDGE) * brush.scale);
  const { page, context } = newPage(side(width), side(height));
  const corner = Math.round(EDGE * brush.scale);
  paint(brushOn(context, brush, brush.scale, { x: corner, y: corner }), { x: 0, y: 0, width, height });
  return page;
};

/**
 * Draws a thing that looks the same in every place: painted once for each key, theme and size, then copied pixel by pixel.
 * `paint` may depend on nothing else.
 */
export const drawKept = (brush: Brush, key: string, box: Box, paint: (brush: Brush, box: Box) => void): void => {
  const { context, kept, scale, origin } = brush;
  const known = `${key} ${box.width}×${box.height} ${scale}`;
  const page = kept.get(known) ?? painted(brush, box, paint);
  kept.set(known, page);
  const onPixel = (place: number, from: number): number =>
    (Math.round(from + place * scale) - Math.round(EDGE * scale) - from) / scale;
  context.drawImage(page, onPixel(box.x, origin.x), onPixel(box.y, origin.y), page.width / scale, page.height / scale);
};
