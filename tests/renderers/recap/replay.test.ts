import { describe, expect, test } from 'vitest';
import type { Pixels } from '#renderers/canvas/pixels.ts';
import { applyPalette, medianCutPalette } from '#renderers/canvas/quantize.ts';
import { changedBox, partOf } from '#renderers/recap/changedBox.ts';
import { evenly, replay } from '#renderers/recap/replay.ts';
import { spread } from '#renderers/recap/spread.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { firstRound, lastRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { rendererOf } from '../../support/pictures.ts';

const plain = (width: number, height: number, colour: readonly number[]): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(Array.from({ length: width * height }, () => [...colour, 255]).flat()),
});

const withDot = (frame: Pixels, x: number, y: number): Pixels => {
  const data = frame.data.slice();
  data.set([255, 0, 0, 255], (y * frame.width + x) * 4);
  return { ...frame, data };
};

describe('the changed part of a frame', () => {
  const before = plain(8, 6, [10, 20, 30]);

  test('the changed part of a frame is the box of all changed pixels', () => {
    const after = withDot(withDot(before, 2, 1), 5, 4);
    const box = changedBox(before, after);
    expect(box).toEqual({ x: 2, y: 1, width: 4, height: 4 });
    expect(changedBox(before, before)).toBeUndefined();
    const part = partOf(after, { x: 2, y: 1, width: 4, height: 4 }, before);
    expect([...part.data.subarray(0, 8)]).toEqual([255, 0, 0, 255, 0, 0, 0, 0]);
    expect([...partOf(after, { x: 5, y: 4, width: 2, height: 1 }).data]).toEqual([255, 0, 0, 255, 10, 20, 30, 255]);
  });
});

describe('a palette', () => {
  test('a palette keeps to its maximum of colours, and has one close to each frequent colour', () => {
    const noise: Pixels = {
      width: 64,
      height: 64,
      data: new Uint8ClampedArray(Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * 37) % 256)),
    };
    const frames = [plain(64, 64, [18, 56, 79]), plain(64, 64, [240, 192, 74]), noise];
    const palette = medianCutPalette(frames, 40);
    expect(palette.length).toBeLessThanOrEqual(40);
    const [sea = noise, gold = noise] = frames.map(applyPalette(palette));
    for (const [painted, wanted] of [
      [sea, [18, 56, 79]],
      [gold, [240, 192, 74]],
    ] as const)
      for (const channel of [0, 1, 2] as const)
        expect(Math.abs((painted.data[channel] ?? 0) - wanted[channel])).toBeLessThanOrEqual(4);
  });
});

describe('a replay', () => {
  const views = [firstRound(2), ...Array.from({ length: 5 }, (_, round) => ({ ...lastRound(2), round: round + 2 }))];
  const request = { game: 'peloponnes', names: NAMES, words: wordsOf('peloponnes'), theme: 'dark', views } as const;

  const framesOf = (file: Uint8Array): number => {
    let frames = 0;
    /** A graphic control extension of a GIF begins each frame: 21 F9 04, four bytes, 00. */
    for (let at = 0; at < file.length - 7; at++)
      if (file[at] === 0x21 && file[at + 1] === 0xf9 && file[at + 2] === 4 && file[at + 7] === 0) frames++;
    return frames;
  };

  test('a replay is a GIF with a frame for each view, as high as the highest', async () => {
    const { file, name, width, height } = await replay(rendererOf(request), request, {
      mostBytes: 2 ** 23,
      sizes: [{ width: 320, frames: 48 }],
    });
    expect(new TextDecoder().decode(file.subarray(0, 6))).toBe('GIF89a');
    expect([name, width]).toEqual(['replay.gif', 320]);
    const page = new DataView(file.buffer, file.byteOffset);
    expect([page.getUint16(6, true), page.getUint16(8, true)]).toEqual([width, height]);
    expect(framesOf(file)).toBe(views.length);
  });

  test('a replay is made smaller until it fits, and refused if it never does', async () => {
    const sizes = [
      { width: 320, frames: 6 },
      { width: 160, frames: 3 },
    ];
    const large = await replay(rendererOf(request), request, { mostBytes: 2 ** 23, sizes });
    const small = await replay(rendererOf(request), request, { mostBytes: large.file.length - 1, sizes });
    expect([large.width, small.width]).toEqual([320, 160]);
    expect(framesOf(small.file)).toBe(3);
    await expect(replay(rendererOf(request), request, { mostBytes: 10, sizes })).rejects.toThrow('exceeds the maximum file size');
  });

  test('a replay keeps the first and the last of many moments, and others at even intervals', () => {
    expect(evenly([0, 1, 2, 3, 4, 5, 6, 7, 8], 5)).toEqual([0, 2, 4, 6, 8]);
    expect(evenly([0, 1], 5)).toEqual([0, 1]);
    expect(evenly([0, 1, 2], 1)).toEqual([2]);
  });
});

describe('the labels at the ends of lines', () => {
  test('the labels at the ends of lines are spread apart around their middle, in order, within their range', () => {
    expect(spread([100, 100, 40], 54, { from: 0, to: 300 })).toEqual([80, 134, 26]);
    expect(spread([100, 100, 250, 100], 50, { from: 0, to: 300 })).toEqual([50, 100, 250, 150]);
    expect(spread([300, 290, 280], 54, { from: 0, to: 300 })).toEqual([300, 246, 192]);
    expect(spread([0, 0], 54, { from: 0, to: 300 })).toEqual([0, 54]);
  });
});
