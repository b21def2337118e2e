import { LRUCache } from 'lru-cache';
import { type Context, giveBack, newPage, type Page } from '../canvas/canvas.ts';
import type { Box } from '../geometry/shapes.ts';
import type { Theme } from '../themes/theme.ts';
import { type Brush, brushOn, drawBox } from './brush.ts';

/** A part of a picture. It lies above earlier parts. */
export interface Part {
  /** It draws nothing outside. */
  readonly box: Box;
  /**
   * Cache key: differs whenever the visible content may differ. Absent for content that only its viewer may see, which is
   * painted each time.
   */
  readonly look?: string;
  /** Paints the part in place; whatever leaves the box is clipped. */
  readonly paint: (brush: Brush) => void;
}

/** A picture as parts on a plain background. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Page pixels per unit of the layout. */
  readonly scale: number;
  readonly ground: string;
  readonly parts: readonly Part[];
}

/** Sixty-fourths of a pixel: places that differ by less look the same. */
const FINE = 64;

/** Returns a look that depends on all of `what`, but not on the position of its box. */
export const lookOf = ({ x, y }: Box, what: unknown): string =>
  JSON.stringify(what, (key, value: unknown) => {
    if (typeof value !== 'number') return value;
    const from = key === 'x' ? x : key === 'y' ? y : 0;
    return Math.round((value - from) * FINE);
  });

/** Returns what a look was made of, as seen from the corner of its box. */
export const whatOf = <What>(look: string): What =>
  JSON.parse(look, (_, value: unknown) => (typeof value === 'number' ? value / FINE : value)) as What;

/**
 * Returns the pixels of a part. Its upper left corner is rounded to a whole pixel, so that the part looks the same everywhere.
 */
export const placeOf = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: Math.round(x * scale),
  y: Math.round(y * scale),
  width: Math.ceil(width * scale),
  height: Math.ceil(height * scale),
});

/** Paints a part with its corner at a pixel of a page. */
const paintAt = (context: Context, theme: Theme, scale: number, { box, paint }: Part, left: number, top: number): void => {
  const { width, height } = placeOf(box, scale);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.beginPath();
  context.rect(left, top, width, height);
  context.clip();
  paint(brushOn(context, theme, scale, { x: left - box.x * scale, y: top - box.y * scale }));
  context.restore();
};

/** Paints a plan on a page, without the cache. */
export const paintPlan = ({ width, height, scale, ground, parts }: Plan, theme: Theme): Page => {
  const { page, context } = newPage(width, height);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  for (const part of parts) {
    const { x, y } = placeOf(part.box, scale);
    paintAt(context, theme, scale, part, x, y);
  }
  return page;
};

/** Returns one pixel of a plan's plain background. */
export const groundPixel = (ground: string): Part => {
  const box = { x: 0, y: 0, width: 1, height: 1 };
  return { box, look: ground, paint: (brush) => drawBox(brush, box, 0, { fill: ground }) };
};

/** Returns a length that pages of similar parts share, so that each is drawn on a page of an earlier one. */
const roundedUp = (length: number): number => Math.ceil(length / 64) * 64;

/** Maximum size of the cached tiles, looks included, in bytes: a few thousand parts. */
const KEPT_BYTES = 32 * 2 ** 20;

/**
 * Returns a function from a part and its scale to its tile: its pixels, as `read` returns them from the upper left corner of a page with
 * nothing else on it. The tiles used last are cached.
 */
export const createTiles = <Tile extends object>(
  theme: Theme,
  read: (page: Page, width: number, height: number) => Tile,
  sizeOf: (tile: Tile) => number,
): ((part: Part, scale: number) => Tile) => {
  const kept = new LRUCache<string, Tile>({ maxSize: KEPT_BYTES, sizeCalculation: (tile, key) => key.length + sizeOf(tile) });
  const painted = (part: Part, scale: number): Tile => {
    const { width, height } = placeOf(part.box, scale);
    // Reading a corner of a large page takes as long as reading all of it.
    const { page, context } = newPage(roundedUp(width), roundedUp(height));
    paintAt(context, theme, scale, part, 0, 0);
    const tile = read(page, width, height);
    giveBack(page);
    return tile;
  };
  return (part, scale) => {
    if (part.look === undefined) return painted(part, scale);
    const key = `${scale} ${part.box.width}×${part.box.height} ${part.look}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const tile = painted(part, scale);
    kept.set(key, tile);
    return tile;
  };
};
