import { expect, test } from 'vitest';
import { openTable, type Table } from '../support/drivers/discordActions.ts';

const found = async (table: Table, id: number) =>
  (await table.services.stores.matches.find(id)) ?? expect.fail(`There is no match ${id}.`);

test('a match to play again has the AI players of the last one, and each only once', async () => {
  const table = openTable();
  await table.slash('Ada', 'match create', { game: 'peloponnes', seats: 3 });
  const seatComputer = { customId: '1.computer.1', label: '' };
  for (let count = 0; count < 2; count += 1) await table.press('Ada', seatComputer);
  await table.slash('Ada', 'match start');
  const { computers, place } = await found(table, 1);
  expect(computers).toHaveLength(2);
  const thread = { in: place.thread ?? '' };
  await table.slash('Ada', 'match concede', { sure: true }, thread);
  for (let pressed = 0; pressed < 2; pressed += 1) {
    await table.press('Ada', { customId: '1.again.1', label: '' }, 'post', thread);
    const { seats, status } = await found(table, 2);
    expect([status, ...seats.map(({ name }) => name)]).toEqual(['lobby', 'Ada', 'Talos', 'Pandora']);
  }
});
