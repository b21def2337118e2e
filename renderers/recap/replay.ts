import { type GifMaker, giveBack, newGif, newPage, type Page } from '../canvas/canvas.ts';
import { type Pixels, wordsOf } from '../canvas/pixels.ts';
import { applyPalette, medianCutPalette } from '../canvas/quantize.ts';
import type { GameRenderer } from '../render/gameRenderer.ts';
import { pageOf } from '../render/renderPicture.ts';
import type { Picture, SeatNames } from '../request/picture.ts';
import type { ThemeName } from '../themes/theme.ts';
import { changedBox, partOf } from './changedBox.ts';

/** A match from its first moment to its last, in the public view. */
export interface ReplayRequest {
  readonly game: string;
  readonly names: SeatNames;
  readonly words: unknown;
  readonly theme: ThemeName;
  readonly views: readonly unknown[];
}

/** Maximum size of the file, and the attempts at width and frame count, from large to small until one fits. */
export interface Fit {
  readonly mostBytes: number;
  readonly sizes: readonly { readonly width: number; readonly frames: number }[];
}

/** Discord plays a GIF in the message, and accepts 10 MiB; 8 leave room for whatever else is sent with it. */
const FIT: Fit = {
  mostBytes: 8 * 2 ** 20,
  sizes: [
    { width: 640, frames: 36 },
    { width: 480, frames: 30 },
    { width: 400, frames: 15 },
    { width: 400, frames: 5 },
  ],
};

/** A GIF has 256 colours, one of them for pixels that show the previous frame. */
const COLOURS = 255;
const FRAME_MS = 800;
const LAST_MS = 6_000;

/** Returns at most `most` items, evenly spaced, the first and the last among them. */
export const evenly = <T>(all: readonly T[], most: number): readonly T[] => {
  const count = Math.min(all.length, most);
  const at = (index: number): number => (count === 1 ? all.length - 1 : Math.round((index * (all.length - 1)) / (count - 1)));
  return Array.from({ length: count }, (_, index) => all[at(index)] as T);
};

/**
 * Returns the picture of a page, `width` pixels wide. Gives the large page back to the pool immediately: many of them would
 * fill the memory.
 */
const frameOf = (page: Page, width: number): Pixels => {
  const height = Math.round((page.height * width) / page.width);
  const small = newPage(width, height);
  small.context.imageSmoothingQuality = 'high';
  small.context.drawImage(page, 0, 0, width, height);
  const { data } = small.context.getImageData(0, 0, width, height);
  for (const done of [page, small.page]) giveBack(done);
  return { width, height, data };
};

/** Returns the frame extended to the maximum height, in the colour of its corner. */
const madeHigh = (frame: Pixels, height: number): Pixels => {
  if (frame.height === height) return frame;
  const data = new Uint8ClampedArray(frame.width * height * 4);
  wordsOf({ ...frame, data }).fill(wordsOf(frame)[0] ?? 0);
  data.set(frame.data);
  return { ...frame, height, data };
};

/** Writes only the changed part of each frame. Where nothing has changed, the previous frame is shown longer. */
const addFrames = (gif: GifMaker, frames: readonly Pixels[], painted: (frame: Pixels) => Pixels): void => {
  let before: Pixels | undefined;
  for (const [index, drawn] of frames.entries()) {
    const frame = painted(drawn);
    const isLast = index === frames.length - 1;
    const box = before === undefined ? { x: 0, y: 0, width: frame.width, height: frame.height } : changedBox(before, frame);
    const part = partOf(frame, box ?? { x: 0, y: 0, width: 1, height: 1 }, before);
    gif.addFrame(part.data, part.width, part.height, { left: box?.x ?? 0, top: box?.y ?? 0, delay: isLast ? LAST_MS : FRAME_MS });
    before = frame;
  }
};

/** Returns frames of the same size as a GIF. */
export const animated = (frames: readonly Pixels[]): Uint8Array => {
  const [{ width, height } = { width: 1, height: 1 }] = frames;
  const gif = newGif(width, height);
  addFrames(gif, frames, applyPalette(medianCutPalette(frames, COLOURS)));
  return new Uint8Array(gif.finish());
};

/**
 * Returns the match as an animated picture within the maximum size. Throws where there is nothing to show, or where no attempt
 * fits.
 */
export const replay = async (
  renderer: GameRenderer,
  request: ReplayRequest,
  { mostBytes, sizes }: Fit = FIT,
): Promise<Picture> => {
  const { views, ...alike } = request;
  for (const { width, frames } of sizes) {
    const drawn = evenly(views, frames).map((view) => frameOf(pageOf(renderer, { ...alike, view }), width));
    const height = Math.max(...drawn.map((frame) => frame.height));
    const file = animated(drawn.map((frame) => madeHigh(frame, height)));
    if (file.length <= mostBytes) return { file, name: 'replay.gif', width, height };
  }
  throw new Error('the replay exceeds the maximum file size at every attempt');
};
