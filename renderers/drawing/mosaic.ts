import { LRUCache } from 'lru-cache';
import { type Context, newPage, type Page } from '../canvas/canvas.ts';
import { type IndexedImage, newNumbered } from '../canvas/png.ts';
import { type Colour, paletteIndexer } from '../canvas/quantize.ts';
import type { Box } from '../geometry/shapes.ts';
import type { Theme } from '../themes/theme.ts';
import { type Brush, brushOn } from './brush.ts';

/** A part of a picture that covers its whole box, and hides earlier parts there. */
export interface Part {
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

/** Returns a look that depends on all of `what`, but not on the position of its box. */
export const lookOf = ({ x, y }: Box, what: unknown): string =>
  JSON.stringify(what, (key, value: unknown) => {
    if (typeof value !== 'number') return value;
    const from = key === 'x' ? x : key === 'y' ? y : 0;
    return Math.round((value - from) * 64);
  });

/**
 * Returns the pixels of a part. Its upper left corner is rounded to a whole pixel, so that the part looks the same everywhere.
 */
const placeOf = ({ x, y, width, height }: Box, scale: number): Box => ({
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

/** Pixels of a part as palette indices, row by row. */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly numbers: Uint8Array;
}

/** Composes pictures from parts that were painted before. */
export interface Mosaic {
  readonly palette: readonly Colour[];
  compose(plan: Plan): IndexedImage;
  /** Returns a page as an indexed image. The page is painted already, in the colours of the palette. */
  copy(page: Page): IndexedImage;
}

/** Maximum size of the cached parts, looks included, in bytes: a few thousand parts. */
const KEPT_BYTES = 32 * 2 ** 20;

/** Returns a mosaic of a theme in the colours of a palette. It caches the parts used last. */
export const createMosaic = (theme: Theme, palette: readonly Colour[]): Mosaic => {
  const numberOf = paletteIndexer(palette);
  const kept = new LRUCache<string, Tile>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ numbers }, key) => key.length + numbers.length,
  });

  const read = (context: Context, width: number, height: number): Tile => {
    const { data } = context.getImageData(0, 0, width, height);
    const words = new Int32Array(data.buffer, data.byteOffset, width * height);
    const numbers = new Uint8Array(words.length);
    let last = words[0] ?? 0;
    let number = numberOf(last);
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0;
      if (word !== last) {
        last = word;
        number = numberOf(word);
      }
      numbers[at] = number;
    }
    return { width, height, numbers };
  };

  const tileOf = (part: Part, scale: number): Tile => {
    const { width, height } = placeOf(part.box, scale);
    // A page of its own: reading a corner of a larger page takes as long as reading all of it.
    const { context } = newPage(width, height);
    paintAt(context, theme, scale, part, 0, 0);
    return read(context, width, height);
  };

  const known = (part: Part, scale: number): Tile => {
    if (part.look === undefined) return tileOf(part, scale);
    const key = `${scale} ${part.box.width}×${part.box.height} ${part.look}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const tile = tileOf(part, scale);
    kept.set(key, tile);
    return tile;
  };

  /** Returns the palette index of a plain colour. */
  const plain = (colour: string): number => {
    const { context } = newPage(1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return read(context, 1, 1).numbers[0] ?? 0;
  };

  /** Copies a tile into a picture; whatever leaves the picture is clipped. */
  const lay = ({ width, height, rows }: IndexedImage, tile: Tile, x: number, y: number): void => {
    const shown = Math.min(tile.width, width - x);
    for (let line = 0; line < Math.min(tile.height, height - y); line++) {
      const from = line * tile.width;
      rows.set(tile.numbers.subarray(from, from + shown), (y + line) * (width + 1) + 1 + x);
    }
  };

  return {
    palette,
    compose: ({ width, height, scale, ground, parts }) => {
      const page = newNumbered(width, height);
      const number = plain(ground);
      for (let y = 0; y < height; y++) page.rows.fill(number, y * (width + 1) + 1, (y + 1) * (width + 1));
      for (const part of parts) {
        const { x, y } = placeOf(part.box, scale);
        lay(page, known(part, scale), x, y);
      }
      return page;
    },
    copy: (page) => {
      const picture = newNumbered(page.width, page.height);
      lay(picture, read(page.getContext('2d'), page.width, page.height), 0, 0);
      return picture;
    },
  };
};
