import type { Page } from '../canvas/canvas.ts';
import { newRgb, type RgbImage } from '../canvas/rgb.ts';
import type { Theme } from '../themes/theme.ts';
import { createTiles, groundPixel, type Plan, placeOf } from './plan.ts';

/** The pixels of a part that are not transparent, in runs along its rows. */
interface Layer {
  /** Four numbers each: x, y, length, and 1 if all pixels are opaque. */
  readonly runs: Int32Array;
  /** Three bytes per pixel, multiplied by its opacity. */
  readonly colours: Uint8Array;
  /** How much of what lies below each pixel shows through. */
  readonly through: Uint8Array;
}

/** Composes pictures from parts that were painted before, each above the earlier ones. */
export type Layers = Readonly<ReturnType<typeof createLayers>>;

const OPACITY = 3;
/** Shorter rows of opaque pixels are not worth a run of their own. */
const SHORT = 16;

/** Returns the pixels of a page that are not transparent, as runs. */
const read = (page: Page): Layer => {
  const { width, height } = page;
  const data = page.data();
  const runs: number[] = [];
  const opacityAt = (x: number, y: number): number => data[4 * (y * width + x) + OPACITY] ?? 0;
  /** Returns where the pixels end that are all opaque, or all not transparent. */
  const endOf = (from: number, y: number, least: number): number => {
    let x = from;
    while (x < width && opacityAt(x, y) >= least) x++;
    return x;
  };
  const addRuns = (start: number, end: number, y: number): void => {
    let from = start;
    for (let x = start; x < end; ) {
      const stop = Math.max(x + 1, endOf(x, y, 255));
      if (stop - x >= SHORT) {
        if (x > from) runs.push(from, y, x - from, 0);
        runs.push(x, y, stop - x, 1);
        from = stop;
      }
      x = stop;
    }
    if (end > from) runs.push(from, y, end - from, 0);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const end = endOf(x, y, 1);
      addRuns(x, end, y);
      x = end;
    }
  }
  return { runs: Int32Array.from(runs), ...pixelsOf(data, width, runs) };
};

const pixelsOf = (data: ReturnType<Page['data']>, width: number, runs: readonly number[]): Pick<Layer, 'colours' | 'through'> => {
  const pixels = runs.reduce((sum, length, at) => (at % 4 === 2 ? sum + length : sum), 0);
  const colours = new Uint8Array(3 * pixels);
  const through = new Uint8Array(pixels);
  let to = 0;
  for (let at = 0; at < runs.length; at += 4) {
    const from = (runs[at + 1] ?? 0) * width + (runs[at] ?? 0);
    for (let pixel = from; pixel < from + (runs[at + 2] ?? 0); pixel++) {
      colours[3 * to] = data[4 * pixel] ?? 0;
      colours[3 * to + 1] = data[4 * pixel + 1] ?? 0;
      colours[3 * to + 2] = data[4 * pixel + 2] ?? 0;
      through[to++] = 255 - (data[4 * pixel + OPACITY] ?? 0);
    }
  }
  return { colours, through };
};

/** Returns a part of what lies below, in 255ths, rounded. */
const dimmed = (below: number, share: number): number => {
  const product = below * share + 128;
  return (product + (product >> 8)) >> 8;
};

const blend = (data: Uint8Array, to: number, { colours, through }: Layer, from: number, pixels: number): void => {
  let at = to;
  for (let pixel = from; pixel < from + pixels; pixel++) {
    const share = through[pixel] ?? 0;
    data[at] = (colours[3 * pixel] ?? 0) + dimmed(data[at] ?? 0, share);
    data[at + 1] = (colours[3 * pixel + 1] ?? 0) + dimmed(data[at + 1] ?? 0, share);
    data[at + 2] = (colours[3 * pixel + 2] ?? 0) + dimmed(data[at + 2] ?? 0, share);
    at += 3;
  }
};

/** Lays a layer on a picture with its corner at a pixel; whatever leaves the picture is clipped. */
const lay = ({ width, height, data }: RgbImage, layer: Layer, left: number, top: number): void => {
  const { runs, colours } = layer;
  let from = 0;
  for (let at = 0; at < runs.length; at += 4) {
    const [x, y, length] = [left + (runs[at] ?? 0), top + (runs[at + 1] ?? 0), runs[at + 2] ?? 0];
    const first = Math.max(0, -x);
    const pixels = Math.min(length, width - x) - first;
    if (y >= 0 && y < height && pixels > 0) {
      const to = 3 * (y * width + x + first);
      if (runs[at + 3] === 0) blend(data, to, layer, from + first, pixels);
      else data.set(colours.subarray(3 * (from + first), 3 * (from + first + pixels)), to);
    }
    from += length;
  }
};

/** Returns the layers of a theme. */
export const createLayers = (theme: Theme) => {
  const layerOf = createTiles(theme, read, ({ runs, colours, through }) => runs.byteLength + colours.length + through.length);
  return {
    compose: ({ width, height, scale, ground, parts }: Plan) => {
      const picture = newRgb(width, height, layerOf(groundPixel(ground), 1).colours);
      for (const part of parts) {
        const { x, y } = placeOf(part.box, scale);
        lay(picture, layerOf(part, scale), x, y);
      }
      return picture;
    },
  };
};
