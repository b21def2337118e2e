import { describe, expect, test } from 'vitest';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { measure } from '#renderers/canvas/canvas.ts';
import { draw } from '#renderers/peloponnes/draw.ts';
import { layOut } from '#renderers/peloponnes/layout/layout.ts';
import { THEMES, themes } from '#renderers/themes/theme.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { firstRound, lastRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { goldenPicture, goldenSize, TOLERANCE } from '../../support/golden/golden.ts';
import { PELOPONNES_PICTURES, type Shown } from '../../support/golden/peloponnesGallery.ts';
import { differing, type Pixels, shrunk } from '../../support/golden/pixels.ts';
import { paint, plainPageOf } from '../../support/pictures.ts';

const WORDS = wordsOf('peloponnes');

/** Tall pictures are narrower, for small files. */
const TALL_WIDTH = 360;

const pictured = (shown: Shown): Promise<Pixels> =>
  shrunk(draw(layOut(shown.view, shown.names, WORDS, measure, shown), themes[shown.theme]), shown.shape && TALL_WIDTH);
const drawn = (view: View): Promise<Pixels> => shrunk(draw(layOut(view, NAMES, WORDS, measure), themes.dark));

describe('the golden pictures', () => {
  test.each(Object.entries(PELOPONNES_PICTURES))('%s', async (name, shown) => {
    const picture = await pictured(shown);
    expect(differing(picture, await goldenPicture(name, picture))).toBeLessThanOrEqual(TOLERANCE);
  });

  test.each(Object.keys(PELOPONNES_PICTURES))('%s is a small file', (name) => {
    expect(goldenSize(name)).toBeLessThan(300_000);
  });

  test.each<readonly [string, Partial<View>]>([
    [
      'an offer is another seat’s',
      { auction: lastRound(3).auction.map((row) => ({ ...row, offer: { seat: 2, coins: 18, half: true } })) },
    ],
    ['one chit more is turned up', { chits: { ...lastRound(3).chits, drought: 3 } }],
    ['the turn order is another', { order: [0, 1, 2] }],
    ['a tile is another', { conquest: lastRound(3).conquest.map((row) => ({ ...row, tile: 'A01' })) }],
  ])('golden pictures differ beyond the tolerance when %s', async (_, changes) => {
    expect(differing(await drawn(lastRound(3)), await drawn({ ...lastRound(3), ...changes }))).toBeGreaterThan(TOLERANCE);
  });
});

describe('a picture of Peloponnes', () => {
  test.each([1, 2, 3, 4, 5])('a full picture of %i seats is a PNG of at most 400 kB', async (seats) => {
    const picture = await paint({ game: 'peloponnes', view: lastRound(seats), names: NAMES, words: WORDS, theme: 'dark' });
    expect([...picture.file.subarray(0, 3)]).toEqual([0x89, 0x50, 0x4e]);
    if (seats < 5) {
      expect(picture.width).toBe(1200);
      expect(picture.height).toBeLessThan(540 + 225 * seats);
    } else expect(picture.width / picture.height).toBeCloseTo(11 / 7, 1);
    expect(picture.file.length).toBeLessThan(400_000);
  });

  test.each([1, 2, 3, 4, 5])('a full tall picture of %i seats is a PNG of at most 400 kB, 1080 pixels wide', async (seats) => {
    const request = {
      game: 'peloponnes',
      view: lastRound(seats),
      names: NAMES,
      words: WORDS,
      theme: 'dark',
      shape: 'tall',
    } as const;
    const { file, width } = await paint(request);
    expect(width).toBe(1080);
    expect(file.length).toBeLessThan(400_000);
  });

  test('a picture equals a page painted without a cache, in few colours, whatever was painted before', async () => {
    const shapes = [{}, { shape: 'tall' }] as const;
    for (const more of THEMES.flatMap((theme) => shapes.map((shape) => ({ theme, ...shape })))) {
      const request = { game: 'peloponnes', view: lastRound(3), names: NAMES, words: WORDS, ...more };
      await paint({ ...request, view: lastRound(2) });
      const { file } = await paint(request);
      // Compared as a file too, because a page is scaled down in another way.
      const plain = new Uint8Array(await plainPageOf(request).encode('png'));
      expect(differing(await shrunk(file), await shrunk(plain))).toBeLessThanOrEqual(TOLERANCE);
    }
  });

  test('a picture of the same view has the same bytes, whatever is drawn in between', async () => {
    const first = await paint({ game: 'peloponnes', view: lastRound(3), names: NAMES, words: WORDS, theme: 'dark' });
    await paint({ game: 'peloponnes', view: firstRound(5), names: NAMES, words: WORDS, theme: 'dark' });
    expect((await paint({ game: 'peloponnes', view: lastRound(3), names: NAMES, words: WORDS, theme: 'dark' })).file).toEqual(
      first.file,
    );
  });
});
