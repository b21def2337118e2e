import { expect, test } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import { formatSteps } from '#discord/narration/eventText.ts';
import { seatName } from '#discord/text/seatNames.ts';
import { announce } from '#jobs/announce/announce.ts';
import { messagesFor } from '../../support/languages.ts';
import { isPostOfKind } from '../../support/laws/postIds.ts';
import { present } from '../../support/setup/present.ts';
import { type AnnouncementHarness, announcementHarness } from './announcementHarness.ts';

const NO_PICTURE = 'I couldn’t draw the picture this time';

/** Services whose painting thread hangs or crashes every time. */
const unpainted = (table: AnnouncementHarness): Services => ({
  ...table.services(),
  render: () => Promise.reject(new Error('the thread that paints is over: it was silent for too long')),
});

/** The files of the posts of a match's rounds, and the posts' texts. */
const roundsOf = async ({ discord, match, texts, thread }: AnnouncementHarness) => {
  const at = await thread();
  return discord
    .messages(at)
    .map(({ files, body }, index) => ({ files: files.length, text: texts(at)[index] ?? '', body }))
    .flatMap(({ body, ...post }) => (isPostOfKind(body, match, 'round') ? post : []));
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

test('the post of a board without a picture says everything in words: what led there, and the board', async () => {
  const table = await announcementHarness();
  table.discord.takeAtMost(10);
  await table.announceAll();
  const [{ text = '' } = {}] = await roundsOf(table);
  const { match, steps } = present(await table.services().matches.history(table.match, 0));
  const say = messagesFor();
  const shown = present(steps.find(({ events }) => events.some(({ event }) => event.type === 'MatchStarted')));
  const told = formatSteps(say, match, [shown], 'spectator', seatName);
  expect(told.length).toBeGreaterThan(5);
  expect(text).toContain(told.join('\n'));
  expect(text).toContain(say.game('cyclades').summary(shown.view('spectator'), seatName(say, match)));
});

test('a painting thread that works again has the cover and the table posted as before', async () => {
  const table = await announcementHarness();
  expect(await announce(unpainted(table), table.match)).toMatchObject({ kind: 'retry' });
  table.clock.advance(1);
  await table.announceAll();
  const rounds = await roundsOf(table);
  expect(rounds).toEqual([{ files: 2, text: expect.not.stringContaining(NO_PICTURE) }]);
  // Beside a picture there is room for five lines and the small last ones, and for no board in words.
  const [{ text = '' } = {}] = rounds;
  expect(text.split('\n').filter((line) => !/^-# (The mark below|Proof of fair chance: )/.test(line))).toHaveLength(5);
  expect(text).toMatch(/^… \d+ more lines: press \*In words\*$/m);
  expect(text).not.toContain('Still to bid');
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
