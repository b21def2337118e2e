import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenStores, openStores } from '#store/index.ts';
import { columnsWith } from '../../support/laws/columnsWith.ts';
import { freshDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';
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

test('a forgotten user leaves no id, name, text or channel in any table', async () => {
  const { user, match } = await fillWith(stores);
  const words = [user, 'Ada'];
  expect(await columnsWith(database.url, words)).toEqual([
    'Avoid.avoided',
    'Avoid.userId',
    'Cup.organiser',
    'CupPerson.name',
    'CupPerson.userId',
    'Decision.about',
    'Decision.by',
    'Decision.reason',
    'Delivery.channel',
    'Delivery.recipient',
    'Departure.userId',
    'Follower.userId',
    'Holiday.userId',
    'Match.guests',
    'Match.host',
    'Note.text',
    'Note.userId',
    'Nudge.userId',
    'Participation.userId',
    'PlayerNote.by',
    'PlayerNote.userId',
    'Rating.person',
    'Remark.text',
    'Remark.userId',
    'Seat.former',
    'Seat.held',
    'Seat.name',
    'Seat.userId',
    'Seek.userId',
    'User.dmChannel',
    'User.id',
    'User.name',
  ]);
  expect(await stores.personal.forget(user, new Map([[match.id, match.version]]), (seat) => `Player ${seat + 1}`)).toBe(true);
  expect(await columnsWith(database.url, words)).toEqual([]);
});

test('data written while a user is being forgotten waits for that, and is not written', async () => {
  const { user, match } = await fillWith(stores);
  // Nobody has notified them yet.
  await sql(database.url, `DELETE FROM "Nudge" WHERE "userId" = '${user}'`);
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM "Match" WHERE id = $1 FOR UPDATE', [match.id]);
  const waiting = (count: number) =>
    vi.waitUntil(async () => {
      const { rows } = await sql(
        database.url,
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      return rows.length === count;
    }, 60_000);
  const forgetting = stores.personal.forget(user, new Map([[match.id, match.version]]), (seat) => `Player ${seat + 1}`);
  await waiting(1);
  const key = { match: match.id, version: 9, kind: 'card', recipient: user };
  const claiming = stores.deliveries.claim(key, new Date());
  const changing = stores.users.changeKnown(user, { dmChannel: `dm of ${user}` });
  const at = new Date();
  const nudging = stores.nudges.claim({ user, match: match.id, by: 1, at, dueAt: at }, at);
  const noting = stores.departures.note({ user, server: 'elsewhere', reason: 'left', since: at });
  const spending = stores.holidays.spend(user, ['2027-01-01']);
  await waiting(6);
  await holder.query('COMMIT');
  await holder.end();
  const done = await Promise.all([forgetting, claiming, changing, nudging, noting, spending]);
  expect(done).toEqual([true, ...Array(5).fill(undefined)]);
  expect(await columnsWith(database.url, [user, 'Ada'])).toEqual([]);
});
