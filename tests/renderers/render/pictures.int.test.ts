import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Picture, PictureRequest, SeatNames, ThemeName } from '#renderers/index.ts';
import { crowdedView, NAMES, privateView, startView } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { paint } from '../../support/pictures.ts';

/** Returns the size of a JPEG from its first frame header. */
const sizeOf = (file: Uint8Array): readonly [number, number] => {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const frame = file.findIndex((byte, at) => byte === 0xff && file[at + 1] === 0xc0);
  return [bytes.getUint16(frame + 7), bytes.getUint16(frame + 5)];
};

const of = (view: unknown, names: SeatNames = NAMES, theme: ThemeName = 'dark'): PictureRequest => ({
  game: 'cyclades',
  view,
  names,
  words: wordsOf('cyclades'),
  theme,
});

const digest = ({ file }: Picture): string => createHash('sha256').update(file).digest('hex');

describe('a picture', () => {
  afterEach(() => {
    vi.resetModules();
  });

  test.each([
    [2, 988, 1172],
    [3, 988, 1172],
    [4, 1192, 1172],
    [5, 1244, 1262],
  ])('a picture of %i seats is one JPEG of %i × %i pixels, as declared', async (seats, width, height) => {
    const picture = await paint(of(crowdedView(seats)));
    expect([...picture.file.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(picture).toMatchObject({ name: 'board.jpg', width, height });
    expect(sizeOf(picture.file)).toEqual([width, height]);
    expect(picture.file.length).toBeLessThan(400_000);
  });

  test('a picture without creatures is lower', async () => {
    const start = startView(5);
    const plain = { ...start, options: { ...start.options, creatures: 'none' as const }, track: [] };
    const picture = await paint(of(plain));
    expect([picture.width, picture.height]).toEqual([1244, 1172]);
    expect(sizeOf(picture.file)).toEqual([1244, 1172]);
  });

  test('a picture of the same view has the same bytes, in another process too', async () => {
    const first = await paint(of(crowdedView(4)));
    const second = await paint(of(crowdedView(4)));
    vi.resetModules();
    const restarted = await import('../../support/pictures.ts');
    const third = await restarted.paint(of(crowdedView(4)));
    expect([digest(second), digest(third)]).toEqual([digest(first), digest(first)]);
  });

  test('a picture is not changed by pictures drawn in between', async () => {
    const before = await paint(of(startView(4)));
    await Promise.all([2, 3, 4, 5].map((seats) => paint(of(crowdedView(seats)))));
    expect(digest(await paint(of(startView(4))))).toBe(digest(before));
  });

  test('a picture shows gold only to the seat that owns it', async () => {
    const eyes = [crowdedView(4), privateView(crowdedView(4), 1, 5), privateView(crowdedView(4), 1, 9)];
    const pictures = await Promise.all(eyes.map((view) => paint(of(view))));
    expect(new Set(pictures.map(digest)).size).toBe(3);
  });

  test('a picture accepts any name', async () => {
    const names = ['山田太郎', '🔥🔥🔥', '\u202eabc', 'W'.repeat(32), ''];
    expect((await paint(of(crowdedView(5), names))).file.length).toBeGreaterThan(100_000);
    expect((await paint(of(crowdedView(5), []))).file.length).toBeGreaterThan(100_000);
  });

  test('a picture of a game without a renderer is refused', async () => {
    await expect(paint({ game: 'chess', view: {}, names: [], words: {}, theme: 'dark' })).rejects.toThrow(
      'no renderer for game chess',
    );
  });
});
