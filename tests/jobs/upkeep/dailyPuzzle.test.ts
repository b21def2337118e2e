import { expect, test } from 'vitest';
import { dayOf } from '#discord/puzzle/puzzles.ts';
import { postPuzzles } from '#jobs/upkeep/dailyPuzzle.ts';
import { openTable, type Table } from '../../support/drivers/discordActions.ts';

const TODAY = dayOf(new Date(Date.UTC(2026, 0, 1)));

const posts = ({ requests }: Table) =>
  requests.filter(({ method, path }) => method === 'POST' && /^\/channels\/\d+\/messages$/.test(path));

test('the puzzle of the day is posted once in the channel that a server chose, in its language, with a button that opens it', async () => {
  const table = openTable();
  await table.services.stores.servers.save('10', { puzzleChannel: '20', locale: 'de' });
  await table.services.stores.servers.save('11', { theme: 'light' });
  await postPuzzles(table.services, 10);
  await postPuzzles(table.services, 10);
  const [post, ...others] = posts(table);
  expect(others).toEqual([]);
  expect(post?.path).toBe('/channels/20/messages');
  const text = JSON.stringify(post?.body);
  expect(text).toContain('Rätsel des Tages');
  expect(text).toContain('1.todaypuzzle');
  expect((await table.services.stores.servers.find('10')).puzzlePosted).toBe(TODAY);
});

test('a channel that refuses gets no second try on the same day, and the next day one again', async () => {
  const table = openTable();
  await table.services.stores.servers.save('10', { puzzleChannel: '20', puzzlePosted: TODAY - 1 });
  await table.services.stores.servers.save('11', { puzzleChannel: '21' });
  table.refuse(/channels\/20\/messages/, 50013);
  await postPuzzles(table.services, 10);
  table.refuseNothing();
  const before = posts(table).length;
  await postPuzzles(table.services, 10);
  expect(posts(table)).toHaveLength(before);
  expect(posts(table).some(({ path }) => path === '/channels/21/messages')).toBe(true);
  await table.services.stores.servers.save('10', { puzzlePosted: TODAY - 1 });
  await postPuzzles(table.services, 10);
  expect(posts(table)).toHaveLength(before + 1);
});
