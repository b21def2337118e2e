import { fileURLToPath } from 'node:url';
import {
  Canvas,
  type Path2D as CanvasPath,
  createCanvas,
  GifEncoder,
  GlobalFonts,
  Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import sharp from 'sharp';
import { FACES, type Face, type Label, type Measure } from '../geometry/shapes.ts';
import type { RgbImage } from './rgb.ts';

export type Context = SKRSContext2D;
export type Page = Canvas;
export type Path = CanvasPath;
export type Gradient = ReturnType<Context['createLinearGradient']>;

/**
 * The font files of the faces: TrueType, from packages under the SIL Open Font License. The canvas would draw a character they
 * lack in whatever fonts the machine has. Therefore every text on a picture comes from `printableName` or from our own words.
 */
export const FONT_FILES: Readonly<Record<Face, string>> = {
  display: fileURLToPath(import.meta.resolve('@expo-google-fonts/cinzel/800ExtraBold/Cinzel_800ExtraBold.ttf')),
  body: fileURLToPath(import.meta.resolve('@expo-google-fonts/commissioner/700Bold/Commissioner_700Bold.ttf')),
  quiet: fileURLToPath(import.meta.resolve('@expo-google-fonts/commissioner/500Medium/Commissioner_500Medium.ttf')),
};
const FAMILIES: Readonly<Record<Face, string>> = { display: 'Trireme Display', body: 'Trireme Body', quiet: 'Trireme Quiet' };

// Every page is encoded once.
sharp.cache(false);

for (const face of FACES) {
  if (!GlobalFonts.registerFromPath(FONT_FILES[face], FAMILIES[face])) throw new Error(`cannot read ${FONT_FILES[face]}`);
}

const fontOf = (face: Face, size: number): string => `${size}px "${FAMILIES[face]}"`;

/** Pool of pages to draw on again: allocating a new page takes longer than everything drawn on it. */
const spare: Page[] = [];
const MAX_SPARE = 12;

/** Returns a page to the pool once nothing uses it any more, in place of the oldest there. */
export const giveBack = (page: Page): void => {
  spare.push(page);
  if (spare.length > MAX_SPARE) spare.shift();
};

const spareOf = (width: number, height: number): Page | undefined => {
  const found = spare.findIndex((page) => page.width === width && page.height === height);
  return found === -1 ? undefined : spare.splice(found, 1)[0];
};

/** Returns an empty page and the context that draws on it. */
export const newPage = (width: number, height: number): { readonly page: Page; readonly context: Context } => {
  const page = spareOf(width, height) ?? createCanvas(width, height);
  const context = page.getContext('2d');
  context.reset();
  // One language for all words: the fonts have no letter forms that another of our languages would need.
  context.lang = 'en';
  context.lineJoin = 'round';
  return { page, context };
};

/** Returns the shape of SVG path data. */
export const pathOf = (data: string): Path => new Path2D(data);

const ruler = newPage(1, 1).context;

/** Cache of measured widths: the same digits, names and captions recur. */
const widths = new Map<string, number>();
const MAX_WIDTHS = 20_000;

const measureAnew: Measure = (text, face, size) => {
  ruler.font = fontOf(face, size);
  return ruler.measureText(text).width;
};

/** Returns the width in pixels that `writeLabel` will fill. */
export const measure: Measure = (text, face, size) => {
  const key = `${face} ${size} ${text}`;
  const width = widths.get(key) ?? measureAnew(text, face, size);
  if (widths.size >= MAX_WIDTHS) widths.clear();
  widths.set(key, width);
  return width;
};

/** Sets font and alignment for a label. Returns the y of its baseline. */
const setType = (context: Context, { face, size, align, y }: Label): number => {
  context.font = fontOf(face, size);
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  return y + size * (face === 'display' ? 0.35 : 0.355);
};

/** The maximum width of a label's letters, if it has one. */
const mostOf = ({ narrow = false, width }: Label): number | undefined => (narrow ? width : undefined);

/** Writes a label in one colour. */
export const writeLabel = (context: Context, label: Label, colour: string): void => {
  const line = setType(context, label);
  context.fillStyle = colour;
  context.fillText(label.text, label.x, line, mostOf(label));
};

/** Draws a rim around the letters of a label, which separates them from what lies below. Call it before `writeLabel`. */
export const rimLabel = (context: Context, label: Label, colour: string, width: number): void => {
  const line = setType(context, label);
  context.strokeStyle = colour;
  context.lineWidth = 2 * width;
  context.strokeText(label.text, label.x, line, mostOf(label));
};

/**
 * Returns the page as a JPEG, encoded on a thread of the library's own. That takes half the time of the canvas's own encoder,
 * for a file a twelfth larger: it uses general tables instead of the best ones for this picture.
 */
export const encodeJpeg = async (page: Page | RgbImage, quality: number): Promise<Uint8Array> => {
  const { width, height } = page;
  const raw = { width, height } as const;
  const pixels =
    page instanceof Canvas
      ? sharp(page.data(), { raw: { ...raw, channels: 4 } }).removeAlpha()
      : sharp(page.data, { raw: { ...raw, channels: 3 } });
  return new Uint8Array(await pixels.jpeg({ quality, optimiseCoding: false }).toBuffer());
};

/** Returns the page as a PNG, transparent where nothing was drawn; encoded on a thread of the library's own. */
export const encodePage = async (page: Page): Promise<Uint8Array> => new Uint8Array(await page.encode('png'));

/** Takes frames and makes an animated picture of them that repeats forever. */
export type GifMaker = Pick<GifEncoder, 'finish'> & {
  addFrame(data: Uint8ClampedArray, width: number, height: number, at: { left: number; top: number; delay: number }): void;
};

export const newGif = (width: number, height: number): GifMaker => {
  const encoder = new GifEncoder(width, height, { repeat: 0 });
  return {
    addFrame: (data, partWidth, partHeight, at) => {
      encoder.addFrame(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), partWidth, partHeight, at);
    },
    finish: () => encoder.finish(),
  };
};
