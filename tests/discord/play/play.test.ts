import { describe, expect, test } from 'vitest';
import { workOnSearches } from '#jobs/upkeep/formTables.ts';
import type { Match } from '#matches/index.ts';
import { openTable, type Person, type Table } from '../../support/drivers/discordActions.ts';

const HOUR = 3_600_000;
const FOUR = ['Ada', 'Blaise', 'Carl', 'Dora'] as const;

/** A table with a clock that the test sets. */
const openAt = (): { readonly table: Table; pass(hours: number): Promise<void>; look(): Promise<void> } => {
  let now = Date.UTC(2026, 0, 1, 12);
  const table = openTable({ clock: { now: () => new Date(now) } });
  const look = () => workOnSearches(table.services, 10);
  return {
    table,
    look,
    pass: async (hours) => {
      now += hours * HOUR;
      await look();
    },
  };
};

const find = (table: Table, who: Person) => table.press(who, { customId: '1.play.find', label: '' }, 'ephemeral');
const answer = (table: Table, who: Person, match: number, said: 'yes' | 'no') =>
  table.press(who, { customId: `1.answer.${match}.${said}`, label: '' });

const match = async (table: Table, id: number): Promise<Match> =>
  (await table.services.stores.matches.find(id)) ?? expect.fail(`There is no match ${id}.`);
const namesAt = async (table: Table, id: number) => (await match(table, id)).seats.map(({ name }) => name).sort();

describe('a search', () => {
  test('begins with one press after the command, and the command then shows its state', async () => {
    const { table } = openAt();
    const offered = await table.slash('Ada', 'play');
    expect(offered?.controls.map(({ customId }) => customId)).toContain('1.play.find');
    const begun = await find(table, 'Ada');
    expect(begun?.text).toContain('Looking for players');
    expect((await table.slash('Ada', 'play'))?.text).toBe(begun?.text);
    expect(await table.services.stores.seeks.find('900', '10')).toMatchObject({
      channel: '20',
      paces: ['48h'],
      seats: [3, 4, 5],
    });
  });

  test('with four people forms one table, asks each, and starts when all have agreed', async () => {
    const { table, look } = openAt();
    for (const who of FOUR) await table.slash(who, 'play', { game: 'cyclades', pace: '24h', players: 4 });
    await look();
    expect(await match(table, 1)).toMatchObject({ status: 'lobby', game: 'cyclades', pace: '24h', seatLimit: 4, private: true });
    expect((await match(table, 1)).guests).toHaveLength(3);
    for (const who of FOUR) await answer(table, who, 1, 'yes');
    expect((await match(table, 1)).status).toBe('playing');
    expect(await namesAt(table, 1)).toEqual([...FOUR]);
    for (const user of ['900', '901', '902', '903']) {
      expect(await table.services.stores.seeks.find(user, '10')).toMatchObject({ paces: ['24h'], agreed: false });
      expect((await table.services.stores.seeks.find(user, '10'))?.since).toBeUndefined();
    }
    expect(await table.services.stores.seeks.waits('10', new Date(0))).toEqual([0, 0, 0, 0]);
  });
});
