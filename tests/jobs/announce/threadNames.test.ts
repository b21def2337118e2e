import { describe, expect, test } from 'vitest';
import { announce } from '#jobs/announce/announce.ts';
import { openTable, type Table } from '../../support/drivers/discordActions.ts';

/** A lobby of two, whose host then chooses these languages one after the other. */
const lobby = async (...languages: readonly string[]): Promise<Table> => {
  const table = openTable();
  await table.slash('Ada', 'match create', { game: 'cyclades', seats: 2 });
  await table.press('Blaise', { customId: '1.join.1', label: 'Join' });
  for (const value of languages) await table.press('Ada', { customId: '1.set.1.language', value, label: '' }, 'ephemeral');
  await announce(table.services, 1);
  return table;
};

const started = async (table: Table): Promise<Table> => {
  await table.slash('Ada', 'match start');
  await announce(table.services, 1);
  return table;
};

const namesGiven = ({ requests }: Table): readonly unknown[] =>
  requests.flatMap(({ method, path, body }) => (method === 'PATCH' && /^\/channels\/\d+$/.test(path) ? [body] : []));

describe('the thread of a match', () => {
  test('the thread of a match is renamed once, when the match starts, if another language was chosen', async () => {
    const table = await lobby('es', 'cs');
    expect(namesGiven(table)).toEqual([]);
    await started(table);
    expect(namesGiven(table)).toEqual([{ name: '#1 Cyclades' }]);
    const { thread } = (await table.services.stores.matches.find(1))?.place ?? {};
    expect(table.requests.some(({ method, path }) => method === 'PATCH' && path === `/channels/${thread}`)).toBe(true);
    await table.slash('Ada', 'match concede', { sure: true }, { in: thread ?? '' });
    await announce(table.services, 1);
    expect(namesGiven(table)).toHaveLength(1);
  });

  test('the thread of a match keeps its name if no other language was chosen', async () => {
    expect(namesGiven(await started(await lobby()))).toEqual([]);
  });

  test('the thread of a match keeps its name when Discord refuses another, and the match goes on', async () => {
    const table = await lobby('cs');
    table.refuse(/^\/channels\/\d+$/, 50_013);
    await started(table);
    expect(namesGiven(table)).toHaveLength(1);
    expect(table.logged.map(({ message }) => message)).toContain('thread rename refused; keeping the old name');
    expect(await table.services.stores.matches.find(1)).toMatchObject({ status: 'playing', failures: 0 });
    const { version, announcedVersion } = (await table.services.stores.matches.find(1)) ?? {};
    expect(announcedVersion).toBe(version);
  });
});
