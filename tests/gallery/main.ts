import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { paint } from '../support/pictures.ts';
import { writePairs } from './pairs.ts';
import { SHOWN } from './shown.ts';

/** Width of a picture on a phone. */
const PHONE = 400;

/**
 * Writes every picture of the gallery to a folder, as it is sent and in the size of a phone. With a commit also the golden pictures that
 * have changed since, each beside what it was: `npm run gallery -- gallery COMMIT`.
 */
const [, , folder = 'gallery', since] = process.argv;
mkdirSync(folder, { recursive: true });
for (const [title, request] of Object.entries(SHOWN)) {
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
  const { file, name: sent } = await paint(request);
  const whole = await loadImage(file);
  const small = createCanvas(PHONE, Math.round((whole.height * PHONE) / whole.width));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, small.width, small.height);
  writeFileSync(join(folder, `${name}${extname(sent)}`), file);
  writeFileSync(join(folder, `${name}-phone.png`), new Uint8Array(await small.encode('png')));
  process.stdout.write(`${join(basename(folder), name)}: ${whole.width}×${whole.height}, ${Math.round(file.length / 1000)} kB\n`);
}

if (since !== undefined) {
  const pairs = await writePairs(since, join(folder, 'pairs'));
  process.stdout.write(`${join(basename(folder), 'pairs')}: ${pairs.length} golden pictures changed since ${since}\n`);
}
