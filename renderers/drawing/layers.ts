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

/** Shorter rows of opaque pixels are not worth a run of their own. */
const SHORT = 16;
/** The smallest values of pixels that are visible, and of opaque ones: the opacity is the highest byte. */
const VISIBLE = 0x01000000;
const OPAQUE = 0xff000000;

/** Returns the pixels of a page that are not transparent, as runs. */
const read = (page: Page, width: number, height: number): Layer => {
  const stride = page.width;
  const data = page.data();
  const words = new Uint32Array(data.buffer, data.byteOffset, stride * height);
  const runs: number[] = [];
  /** Returns where the pixels end that are all at least `least`. */
  const endOf = (from: number, end: number, least: number): number => {
    let at = from;
    while (at < end && (words[at] ?? 0) >= least) at++;
    return at;
  };
  const addRuns = (start: number, end: number, y: number): void => {
    const row = y * stride;
    let from = start;
    for (let at = start; at < end; ) {
      const stop = Math.max(at + 1, endOf(at, end, OPAQUE));
      if (stop - at >= SHORT) {
        if (at > from) runs.push(from - row, y, at - from, 0);
        runs.push(at - row, y, stop - at, 1);
        from = stop;
      }
      at = stop;
    }
    if (end > from) runs.push(from - row, y, end - from, 0);
  };
  for (let y = 0; y < height; y++) {
    const last = y * stride + width;
    for (let at = y * stride; at < last; at++) {
      const end = endOf(at, last, VISIBLE);
      addRuns(at, end, y);
      at = end;
    }
  }
  return { runs: Int32Array.from(runs), ...pixelsOf(words, stride, runs) };
};

const pixelsOf = (words: Uint32Array, stride: number, runs: readonly number[]): Pick<Layer, 'colours' | 'through'> => {
  const pixels = runs.reduce((sum, length, at) => (at % 4 === 2 ? sum + length : sum), 0);
  const colours = new Uint8Array(3 * pixels);
  const through = new Uint8Array(pixels);
  let to = 0;
  for (let at = 0; at < runs.length; at += 4) {
    const from = (runs[at + 1] ?? 0) * stride + (runs[at] ?? 0);
    for (let pixel = from; pixel < from + (runs[at + 2] ?? 0); pixel++) {
      const word = words[pixel] ?? 0;
      colours[3 * to] = word;
      colours[3 * to + 1] = word >>> 8;
      colours[3 * to + 2] = word >>> 16;
      through[to++] = 255 - (word >>> 24);
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
