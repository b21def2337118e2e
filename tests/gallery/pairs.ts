import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Width of each picture of a pair, as a phone shows it. */
const WIDTH = 308;
const GAP = 16;
const GOLDEN = 'tests/renderers/golden';

/**
 * Writes the golden pictures that have changed since a commit as pairs, before and after, at the width of a phone: what a change to the
 * drawing did, for those who review it.
 */
export const writePairs = async (since: string, folder: string): Promise<readonly string[]> => {
  mkdirSync(folder, { recursive: true });
  const written: string[] = [];
  for (const name of readdirSync(GOLDEN)) {
    const [before, after] = [fileAt(since, join(GOLDEN, name)), readFileSync(join(GOLDEN, name))];
    if (before === undefined || Buffer.compare(new Uint8Array(before), new Uint8Array(after)) === 0) continue;
    writeFileSync(join(folder, name), await besideEachOther([before, after]));
    written.push(name);
  }
  return written;
};

/** Returns a file as it was at a commit; `undefined` if it was not there. */
const fileAt = (commit: string, path: string): Buffer | undefined => {
  try {
    return execFileSync('git', ['show', `${commit}:${path}`], { maxBuffer: 10_000_000, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
};

const besideEachOther = async (files: readonly Buffer[]): Promise<Uint8Array> => {
  const images = await Promise.all(files.map((file) => loadImage(file)));
  const heights = images.map(({ width, height }) => Math.round((height * WIDTH) / width));
  const canvas = createCanvas(images.length * WIDTH + (images.length - 1) * GAP, Math.max(...heights));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  for (const [index, image] of images.entries()) {
    context.drawImage(image, index * (WIDTH + GAP), 0, WIDTH, heights[index] ?? 0);
  }
  return new Uint8Array(await canvas.encode('png'));
};
