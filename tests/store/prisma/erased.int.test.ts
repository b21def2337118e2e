import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenStores, openStores } from '#store/index.ts';
import { columnsWith } from '../../support/laws/columnsWith.ts';
import { freshDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';
import { AT, createMatch } from '../contract/matchRows.ts';
import { fillWith } from '../contract/personalRows.ts';

let database: TestDatabase;
let stores: OpenStores;
beforeAll(async () => {
  database = await freshDatabase();
  stores = await openStores(database.url);
});
afterAll(async () => {
  await stores?.close();
  await database?.drop();
});

test('an erased server leaves no id, channel, player or text in any table', async () => {
  await stores.servers.save('server', { channels: ['channel'], pace: 'live' });
  const { user, other, match } = await fillWith(stores);
  const elsewhere = await createMatch(stores, { place: { server: 'elsewhere', channel: 'other place' } });
  await stores.absences.begin('server', AT);
  const words = ['server', 'channel', user, other, 'carl', 'Ada’s', 'Blaise', 'ship', 'Moved'];
  expect(await columnsWith(database.url, words)).toEqual(
    expect.arrayContaining(['Absence.server', 'Event.type', 'Match.server', 'Seat.userId', 'Server.id', 'User.id']),
  );
  const logged = await sql(database.url, 'SELECT count(*)::int AS rows FROM "Event" WHERE "matchId" = $1', [match.id]);
  expect(logged.rows[0].rows).toBeGreaterThan(0);

  expect(await stores.absences.erase('server')).toBe(true);
  expect(await columnsWith(database.url, words)).toEqual([]);
  expect(await stores.matches.find(elsewhere.id)).toEqual(elsewhere);
  expect(await stores.matches.read(elsewhere.id, 0)).toHaveLength(2);
});

test('the log is still append-only for everybody else', async () => {
  const { id } = await createMatch(stores, { place: { server: 'elsewhere', channel: 'other place' } });
  for (const change of ['DELETE FROM "Event" WHERE "matchId" = $1', `UPDATE "Event" SET type = 'Other' WHERE "matchId" = $1`]) {
    await expect(sql(database.url, change, [id])).rejects.toThrow('append-only');
  }
  const allowed = `SET trireme.erasing = 'on'`;
  await expect(
    sql(database.url, `DO $$ BEGIN ${allowed}; UPDATE "Event" SET type = 'Other' WHERE "matchId" = ${id}; END $$`),
  ).rejects.toThrow('append-only');
  expect(await stores.matches.read(id, 0)).toHaveLength(2);
});
