import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type BackgroundRenderer, openRenderer, type PictureRequest } from '#renderers/index.ts';
import { gameOf } from '../support/games.ts';
import { messagesFor } from '../support/languages.ts';
import { encoded, pageOf, plainPageOf } from '../support/pictures.ts';
import { playOut } from '../support/players/playout.ts';
import { type Figures, median, percentile } from './figures.ts';
import { lumaOf, similarity } from './ssim.ts';

const GAMES = ['cyclades', 'peloponnes'];
const SEAT_COUNTS = [2, 3, 4, 5];
const PICTURES_A_MATCH = 6;
const NAMES = ['Ada', 'Björn', 'Chloé', 'Dimitri', 'Ève'];
const ALL_PICTURES = 2_000;
const FIRST_PICTURES = 200;
/** Another match is shown before: a studio that has just been opened is measured by itself. */
const ANOTHER = 10;

/** Positions of a random match that stand evenly far apart, from the first to the last, as one who watches sees them. */
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

/** Clearing away goes on beside for so long. */
const CLEARING_MS = 50;

/** What was made before is cleared away first, not in the time of what is made now: plain pages above all are large. */
const timed = async <Made>(make: () => Promise<Made>): Promise<readonly [made: Made, milliseconds: number]> => {
  clearAway();
  await pause(CLEARING_MS);
  const begun = performance.now();
  const made = await make();
  return [made, performance.now() - begun];
};

/** The first picture of a studio that has just been opened: its thread starts, and all that will be kept is painted. */
const cold = async (request: PictureRequest): Promise<number> => {
  const studio = openRenderer();
  const [, milliseconds] = await timed(() => studio.render(request));
  await studio.close();
  return milliseconds;
};

interface Measured {
  readonly warm: number;
  /** The same pixels encoded alone, in the same format. */
  readonly encode: number;
  /** Everything painted anew, encoded as a PNG. */
  readonly plain: number;
  readonly megapixels: number;
  readonly bytes: number;
  readonly ssim: number;
}

const measured = async (studio: BackgroundRenderer, request: PictureRequest): Promise<Measured> => {
  const [{ file, width, height }, warm] = await timed(() => studio.render(request));
  const page = pageOf(request);
  // Painting is put off until somebody looks.
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

/** What the process takes after 200 pictures and after 2,000, none of them like another. */
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

/** Of one game; all that was asked for is added to `every`. */
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
 * What pictures of both games cost, over positions of random matches of 2 to 5 seats, no view twice: from the view to the encoded
 * file, in a studio just opened and in one that has painted before, beside the plain way, in the same run.
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
