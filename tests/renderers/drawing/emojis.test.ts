import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { emojis as cyclades } from '#renderers/cyclades/emojis.ts';
import { drawEmojis } from '#renderers/drawing/emojis.ts';
import { emojis as peloponnes } from '#renderers/peloponnes/emojis.ts';

const hashOf = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');

describe.each([
  ['Cyclades', cyclades],
  ['Peloponnes', peloponnes],
])('the emojis of %s', (_game, own) => {
  test('each is a transparent PNG that Discord accepts, and looks like no other', async () => {
    const images = await drawEmojis(own);
    expect(images.map(({ sign }) => sign)).toEqual(['star', 'bull', 'moon', 'amphora', 'leaf', ...Object.keys(own)]);
    for (const { file } of images) {
      expect(file.length).toBeLessThan(256 * 1024);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 128, height: 128 });
      const { isOpaque, channels } = await sharp(file).stats();
      expect(isOpaque).toBe(false);
      expect(channels[3]?.max).toBe(255);
    }
    expect(new Set(images.map(({ file }) => hashOf(file))).size).toBe(images.length);
  });

  test('the same drawing has the same bytes, so that a restart uploads nothing', async () => {
    const [one, other] = [await drawEmojis(own), await drawEmojis(own)];
    expect(one.map(({ file }) => hashOf(file))).toEqual(other.map(({ file }) => hashOf(file)));
  });
});

test('no sign of one game is one of the other', () => {
  expect(Object.keys(cyclades).filter((sign) => sign in peloponnes)).toEqual([]);
});
