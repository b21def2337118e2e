import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Pixels, shrunk } from './pixels.ts';

/** With UPDATE_GOLDEN set, the pictures of today become the golden ones; look at them before they are committed. */
const UPDATE = process.env.UPDATE_GOLDEN !== undefined;
const FOLDER = new URL('../../renderers/golden/', import.meta.url);
/** Pixels that may differ: processors may round the edge of a letter differently. */
export const TOLERANCE = 20;

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`${name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}.png`, FOLDER));

/** The golden picture of a name; `today` takes its place when asked to. */
export const goldenPicture = async (name: string, today: Pixels): Promise<Pixels> => {
  if (UPDATE) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(fileOf(name), await today.png());
  }
  return shrunk(new Uint8Array(readFileSync(fileOf(name))));
};

/** How many bytes the file of a golden picture has. */
export const goldenSize = (name: string): number => statSync(fileOf(name)).size;
