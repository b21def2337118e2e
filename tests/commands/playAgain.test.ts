import { expect, test } from 'vitest';
import { openTable, type Table } from '../support/drivers/discordActions.ts';

const found = async (table: Table, id: number) =>
  (await table.services.stores.matches.find(id)) ?? expect.fail(`There is no match ${id}.`);

test('a match to play again has the AI players of the last one with their levels, and each only once', async () => {
  const table = openTable();
  await table.slash('Ada', 'match create', { game: 'peloponnes', seats: 3 });
  for (const level of ['novice', 'strong']) await table.press('Ada', { customId: `1.level.1.${level}`, label: '' });
  await table.slash('Ada', 'match start');
  const { computers, place } = await found(table, 1);
  expect(computers).toHaveLength(2);
  const thread = { in: place.thread ?? '' };
  await table.slash('Ada', 'match concede', { sure: true }, thread);
  for (let pressed = 0; pressed < 2; pressed += 1) {
    await table.press('Ada', { customId: '1.again.1', label: '' }, 'post', thread);
    const { seats, status } = await found(table, 2);
    expect([status, ...seats.map(({ name }) => name)]).toEqual(['lobby', 'Ada', 'Talos', 'Pandora']);
    expect(seats.map(({ level }) => level)).toEqual([undefined, 'novice', 'strong']);
  }
});
