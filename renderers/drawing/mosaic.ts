import type { Page } from '../canvas/canvas.ts';
import { type IndexedImage, newNumbered } from '../canvas/png.ts';
import { type Colour, paletteIndexer } from '../canvas/quantize.ts';
import type { Theme } from '../themes/theme.ts';
import { createTiles, groundPixel, type Plan, placeOf } from './plan.ts';

/** Pixels of a part as palette indices, row by row. */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly numbers: Uint8Array;
}

/** Composes pictures from parts that were painted before; each covers its whole box, and hides earlier parts there. */
export interface Mosaic {
  readonly palette: readonly Colour[];
  compose(plan: Plan): IndexedImage;
  /** Returns a page as an indexed image. The page is painted already, in the colours of the palette. */
  copy(page: Page): IndexedImage;
}

/** Returns a mosaic of a theme in the colours of a palette. */
export const createMosaic = (theme: Theme, palette: readonly Colour[]): Mosaic => {
  const numberOf = paletteIndexer(palette);
  const read = (page: Page, width: number, height: number): Tile => {
    const stride = page.width;
    const data = page.data();
    const words = new Int32Array(data.buffer, data.byteOffset, stride * height);
    const numbers = new Uint8Array(width * height);
    let to = 0;
    for (let line = 0; line < height; line++) {
      const end = line * stride + width;
      for (let at = line * stride; at < end; ) {
        const word = words[at];
        const number = numberOf(word ?? 0);
        for (; at < end && words[at] === word; at++) numbers[to++] = number;
      }
    }
    return { width, height, numbers };
  };

  const tileOf = createTiles(theme, read, ({ numbers }) => numbers.length);

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
      const page = newNumbered(width, height, tileOf(groundPixel(ground), 1).numbers[0]);
      for (const part of parts) {
        const { x, y } = placeOf(part.box, scale);
        lay(page, tileOf(part, scale), x, y);
      }
      return page;
    },
    copy: (page) => {
      const picture = newNumbered(page.width, page.height);
      lay(picture, read(page, page.width, page.height), 0, 0);
      return picture;
    },
  };
};
