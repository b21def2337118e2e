import { expect, test } from 'vitest';
import { openRenderer } from '#renderers/index.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { firstRound, lastRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';

const words = wordsOf('peloponnes');

test('a recap is rendered on its own thread, which ends with it', async () => {
  const studio = openRenderer();
  const parts = [
    {
      title: 'Coins',
      values: [
        [7, 7],
        [9, 3],
        [12, 5],
      ],
    },
  ];
  const views = [firstRound(2), lastRound(2)];
  const retelling = studio.renderRecap({ game: 'peloponnes', names: NAMES, words, theme: 'light', parts, views });
  const board = studio.render({ game: 'peloponnes', view: lastRound(2), names: NAMES, words, theme: 'light' });
  const { chart, replay } = await retelling;
  expect([...chart.file.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(chart).toMatchObject({ name: 'course.jpg', width: 1200 });
  expect(new TextDecoder().decode(replay.file.subarray(0, 6))).toBe('GIF89a');
  expect(replay).toMatchObject({ name: 'replay.gif', width: 640 });
  expect(replay.file.length).toBeLessThan(2 ** 20);
  expect((await board).file.length).toBeGreaterThan(50_000);
  await studio.close();
});

test('a pending recap fails when the renderer closes', async () => {
  const studio = openRenderer();
  const views = Array.from({ length: 40 }, () => lastRound(5));
  const retelling = studio.renderRecap({ game: 'peloponnes', names: NAMES, words, theme: 'dark', parts: [], views });
  const refused = expect(retelling).rejects.toThrow('the renderer is closing');
  await studio.close();
  await refused;
});
