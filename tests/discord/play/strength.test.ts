import { expect, test } from 'vitest';
import { SERVER } from '../../support/drivers/discordActions.ts';
import { STRONGEST, storeSeason, WEAKEST } from '../storedSeason.ts';
import { idOf, openQueue, type Queue } from './queueOf.ts';

/** A server on which Ada and Blaise, the best and the worst of twelve, look for a match of two after a season. */
const afterSeason = async (count: number): Promise<Queue> => {
  const queue = openQueue();
  await storeSeason(queue.table.services.stores, count, { [STRONGEST]: idOf('Ada'), [WEAKEST]: idOf('Blaise') });
  for (const who of ['Ada', 'Blaise'] as const) await queue.begin(who, { players: 2 });
  return queue;
};

test('two people with certain ratings that are far apart are not seated at once, but after a long wait', async () => {
  const { table, look, pass, match } = await afterSeason(150);
  const latest = await table.services.stores.ratings.latest(SERVER, [idOf('Ada'), idOf('Blaise')]);
  const [best = 0, worst = 0] = latest.map(({ mu }) => mu);
  const hours = (best - worst - 4) / 0.5;
  expect(hours).toBeGreaterThan(4);
  await look();
  await pass(hours - 1);
  expect(await match(1 + 150)).toBeUndefined();
  await pass(2);
  expect(await match(1 + 150)).toMatchObject({ status: 'lobby', seatLimit: 2 });
});

test('a rating that is not certain yet keeps nobody apart', async () => {
  const { look, match } = await afterSeason(12);
  await look();
  expect(await match(1 + 12)).toMatchObject({ status: 'lobby', seatLimit: 2 });
});

test('a rating in another game keeps nobody apart', async () => {
  const { table, begin, press, look, match } = await afterSeason(150);
  for (const who of ['Ada', 'Blaise'] as const) {
    await press(who, 'play.stop');
    await begin(who, { game: 'peloponnes', players: 2 });
  }
  await look();
  expect(await match(1 + 150)).toMatchObject({ status: 'lobby', game: 'peloponnes' });
  expect(table.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
