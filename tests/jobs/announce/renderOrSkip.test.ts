import { expect, test } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import { announce } from '#jobs/announce/announce.ts';
import { type AnnouncementHarness, announcementHarness } from './announcementHarness.ts';

const NO_PICTURE = 'I couldn’t draw the picture this time';

/** Services whose painting thread hangs or crashes every time. */
const unpainted = (table: AnnouncementHarness): Services => ({
  ...table.services(),
  render: () => Promise.reject(new Error('the thread that paints is over: it was silent for too long')),
});

/** The files of the posts of a match's rounds, and the posts' texts. */
const roundsOf = async ({ discord, texts, thread }: AnnouncementHarness) => {
  const at = await thread();
  return discord
    .messages(at)
    .map(({ files }, index) => ({ files: files.length, text: texts(at)[index] ?? '' }))
    .filter(({ text }) => text.includes('·round'));
};

test('a table whose picture cannot be painted is announced without it, after a second try', async () => {
  const table = await announcementHarness();
  expect(await announce(unpainted(table), table.match)).toMatchObject({ kind: 'retry' });
  table.clock.advance(1);
  expect(await announce(unpainted(table), table.match)).toMatchObject({ kind: 'announced' });
  expect(await roundsOf(table)).toEqual([{ files: 0, text: expect.stringContaining(NO_PICTURE) }]);
  expect(table.texts(await table.thread()).at(-1)).toContain('<@');
  expect(await table.found()).toMatchObject({ status: 'playing', failures: 0 });
});

test('a painting thread that works again has the cover and the table posted as before', async () => {
  const table = await announcementHarness();
  expect(await announce(unpainted(table), table.match)).toMatchObject({ kind: 'retry' });
  table.clock.advance(1);
  await table.announceAll();
  expect(await roundsOf(table)).toEqual([{ files: 2, text: expect.not.stringContaining(NO_PICTURE) }]);
});

test('a picture that Discord finds too large is left out, and the match goes on', async () => {
  const table = await announcementHarness();
  table.discord.takeAtMost(10);
  await table.announceAll();
  expect(await roundsOf(table)).toEqual([{ files: 0, text: expect.stringContaining(NO_PICTURE) }]);
  await table.move();
  await table.announceAll();
  expect(await table.found()).toMatchObject({ status: 'playing', failures: 0 });
});
