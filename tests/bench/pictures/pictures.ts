import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type BackgroundRenderer, openRenderer, type PictureRequest } from '#renderers/index.ts';
import { gameOf } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';
import { encoded, pageOf, plainPageOf } from '../../support/pictures.ts';
import { playOut } from '../../support/players/playout.ts';
import { type Figures, median, percentile } from '../figures.ts';
import { lumaOf, similarity } from './ssim.ts';

const GAMES = ['cyclades', 'peloponnes'];
const SEAT_COUNTS = [2, 3, 4, 5];
const PICTURES_A_MATCH = 6;
const NAMES = ['Ada', 'Björn', 'Chloé', 'Dimitri', 'Ève'];
const ALL_PICTURES = 2_000;
const FIRST_PICTURES = 200;
/** A picture of another match is shown first: the first picture of a new renderer is measured separately. */
const ANOTHER = 10;

/** Positions of a random match at even distances, from the first to the last, as a spectator sees them. */
const requests = (id: string, seats: number, seed: number): readonly PictureRequest[] => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`${id} is not in the registry`);
  const { pictureWords: words } = messagesFor().game(id);
  const { steps } = playOut(game, seats, seed, undefined, 400);
  const most = Math.min(PICTURES_A_MATCH, steps.length);
  return Array.from({ length: most }, (_, index) => {
    const step = steps[Math.round((index * (steps.length - 1)) / (most - 1))];
    return { game: id, view: game.view(step?.after, 'spectator'), names: NAMES.slice(0, seats), words, theme: 'dark' };
  });
};

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

const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20;

/** The memory of the process after 200 pictures and after 2,000, all different. */
const memory = async (studio: BackgroundRenderer, all: readonly PictureRequest[]): Promise<Figures> => {
  const after: number[] = [];
  for (let painted = 0; painted < ALL_PICTURES; painted += 1) {
    if (painted === FIRST_PICTURES) after.push(megabytes());
    const request = all[painted % all.length];
    if (request !== undefined) await studio.render({ ...request, names: [`Ada ${painted}`, ...request.names.slice(1)] });
  }
  const [first = Number.NaN] = after;
  return { pictureMemoryMegabytes: megabytes(), pictureMemoryGrowthMegabytes: megabytes() - first };
};

/** The figures of one game; its requests are added to `every`. */
const ofGame = async (game: string, studio: BackgroundRenderer, every: PictureRequest[]): Promise<Figures> => {
  const colds: number[] = [];
  const all: Measured[] = [];
  for (const seats of SEAT_COUNTS) {
    const [first, second, ...others] = requests(game, seats, seats);
    if (first === undefined || second === undefined) throw new Error('no pictures to paint');
    for (const request of [first, second]) colds.push(await cold(request));
    for (const request of [...requests(game, seats, seats + ANOTHER), first]) await studio.render(request);
    await measured(studio, { ...first, theme: 'light' });
    for (const request of [second, ...others]) all.push(await measured(studio, request));
    every.push(first, second, ...others);
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
  const every: PictureRequest[] = [];
  for (const game of GAMES)
    for (const [key, figure] of Object.entries(await ofGame(game, studio, every))) figures[`${game}Picture${key}`] = figure;
  Object.assign(figures, await memory(studio, every));
  await studio.close();
  return figures;
};
