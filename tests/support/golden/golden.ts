import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Pixels, shrunk } from './pixels.ts';

/** With UPDATE_GOLDEN set, the current pictures replace the golden ones; look at them before you commit them. */
const UPDATE = process.env.UPDATE_GOLDEN !== undefined;
const FOLDER = new URL('../../renderers/golden/', import.meta.url);
/** Maximum number of pixels that may differ: processors may anti-alias letters differently. */
export const TOLERANCE = 20;

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`${name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}.png`, FOLDER));

/** The golden picture of that name; `today` replaces it if updating is requested. */
export const goldenPicture = async (name: string, today: Pixels): Promise<Pixels> => {
  if (UPDATE) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(fileOf(name), await today.png());
  }
  return shrunk(new Uint8Array(readFileSync(fileOf(name))), today.width);
};

/** The size of a golden picture's file, in bytes. */
export const goldenSize = (name: string): number => statSync(fileOf(name)).size;
