import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type BackgroundRenderer, openRenderer, type PictureRequest } from '#renderers/index.ts';
import { encoded, pageOf, plainPageOf } from '../../support/pictures.ts';
import { type Figures, median, percentile } from '../figures.ts';
import { GAMES, requests, SEAT_COUNTS } from './requests.ts';
import { lumaOf, similarity } from './ssim.ts';

/** A picture of another match is shown first: the first picture of a new renderer is measured separately. */
const ANOTHER = 10;

setFlagsFromString('--expose-gc');
const clearAway = runInNewContext('gc') as () => void;

/** Garbage collection continues in the background for this long. */
const CLEARING_MS = 50;

/**
 * Waits for the garbage of earlier pictures to be collected, so that it does not count for this one: plain pages in particular are large.
 */
const timed = async <Made>(make: () => Promise<Made>): Promise<readonly [made: Made, milliseconds: number]> => {
  clearAway();
  await pause(CLEARING_MS);
  const begun = performance.now();
  const made = await make();
  return [made, performance.now() - begun];
};

/** The first picture of a new renderer: its thread starts, and everything that will be cached is painted. */
const cold = async (request: PictureRequest): Promise<number> => {
  const studio = openRenderer();
  const [, milliseconds] = await timed(() => studio.render(request));
  await studio.close();
  return milliseconds;
};

interface Measured {
  readonly warm: number;
  /** Encoding alone of these pixels, in the same format. */
  readonly encode: number;
  /** Everything painted again, encoded as a PNG. */
  readonly plain: number;
  readonly megapixels: number;
  readonly bytes: number;
  readonly ssim: number;
}

const measured = async (studio: BackgroundRenderer, request: PictureRequest): Promise<Measured> => {
  const [{ file, width, height }, warm] = await timed(() => studio.render(request));
  const page = pageOf(request);
  // Painting is deferred until pixels are read.
  page.data();
  const [, encode] = await timed(() => encoded(page, request));
  const [png, plain] = await timed(async () => new Uint8Array(await plainPageOf(request).encode('png')));
  const megapixels = (width * height) / 1e6;
  return { warm, encode, plain, megapixels, bytes: file.length, ssim: similarity(await lumaOf(file), await lumaOf(png)) };
};

const figuresOf = (colds: readonly number[], all: readonly Measured[]): Figures => {
  const of = (part: keyof Measured): readonly number[] => all.map((one) => one[part]);
  const p95 = (part: keyof Measured): number => percentile(of(part), 0.95);
  return {
    ColdP50Ms: median(colds),
    ColdP95Ms: percentile(colds, 0.95),
    P50Ms: median(of('warm')),
    P95Ms: p95('warm'),
    PlainP50Ms: median(of('plain')),
    PlainP95Ms: p95('plain'),
    EncodeP50Ms: median(of('encode')),
    EncodeP95Ms: p95('encode'),
    TimesFaster: p95('plain') / p95('warm'),
    PerEncode: p95('warm') / p95('encode'),
    Megapixels: median(of('megapixels')),
    BytesP50: Math.round(median(of('bytes'))),
    MostBytes: Math.max(...of('bytes')),
    SsimP50: median(of('ssim')),
    LeastSsim: Math.min(...of('ssim')),
  };
};

/** Returns the memory of a process that paints 2,000 pictures and does nothing else. */
const memory = async (): Promise<Figures> => {
  const script = fileURLToPath(new URL('memory.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
  });
  return JSON.parse(stdout) as Figures;
};

/** Returns the figures of one game. */
const ofGame = async (game: string, studio: BackgroundRenderer): Promise<Figures> => {
  const colds: number[] = [];
  const all: Measured[] = [];
  for (const seats of SEAT_COUNTS) {
    const [first, second, ...others] = requests(game, seats, seats);
    if (first === undefined || second === undefined) throw new Error('no pictures to paint');
    for (const request of [first, second]) colds.push(await cold(request));
    for (const request of [...requests(game, seats, seats + ANOTHER), first]) await studio.render(request);
    await measured(studio, { ...first, theme: 'light' });
    for (const request of [second, ...others]) all.push(await measured(studio, request));
  }
  return figuresOf(colds, all);
};

/**
 * The cost of pictures of both games, over positions of random matches of 2 to 5 seats, no view twice: from the view to the encoded file,
 * in a new renderer and in one that has painted before, with uncached painting in the same run as the baseline.
 */
export const picturesBench = async (): Promise<Figures> => {
  const figures: Record<string, number> = {};
  const studio = openRenderer();
  for (const game of GAMES)
    for (const [key, figure] of Object.entries(await ofGame(game, studio))) figures[`${game}Picture${key}`] = figure;
  await studio.close();
  return { ...figures, ...(await memory()) };
};
