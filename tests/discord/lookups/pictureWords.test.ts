import { expect, test } from 'vitest';
import type { Sentences } from '#i18n/index.ts';
import { announce } from '#jobs/announce/announce.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { announcementHarness } from '../../jobs/announce/announcementHarness.ts';
import { start } from '../../support/builders/starting.ts';
import { openTable } from '../../support/drivers/discordActions.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { present } from '../../support/setup/present.ts';

const english = present(LANGUAGES[0]);
const other = present(LANGUAGES[1]);
const wordsIn = ({ game }: Sentences, { game: id }: PictureRequest) => game(id).pictureWords;

/** Renders nothing, and records the requests. */
const keeping = () => {
  const asked: PictureRequest[] = [];
  const render = async (request: PictureRequest) => {
    asked.push(request);
    return { file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 };
  };
  return { asked, render };
};

test.each(['board', 'history'])("a picture requested by /%s has words in the actor's language", async (command) => {
  const { asked, render } = keeping();
  const { table, thread } = await start(2, openTable({ render }));
  for (const { discord } of [english, other]) await table.slash('Ada', command, {}, { in: thread, locale: present(discord[0]) });
  const [first, second] = [present(asked[0]), present(asked[1])];
  expect([first.words, second.words]).toEqual([wordsIn(english, first), wordsIn(other, second)]);
  expect(first.words).not.toEqual(second.words);
});

test.each([
  [english, other],
  [other, english],
])('a public picture has words in the match’s language ($locale), whatever the players speak', async (match, person) => {
  const place = { server: 'server', channel: 'games', locale: match.locale };
  const table = await announcementHarness({ lobby: { place }, wishes: { language: person.locale } });
  const { asked, render } = keeping();
  await announce({ ...table.services(), render }, table.match);
  // The cover, and the board.
  expect(asked).toHaveLength(2);
  for (const request of asked) expect(request.words).toEqual(wordsIn(match, request));
});
