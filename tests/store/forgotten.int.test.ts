import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenStores, openStores } from '#store/index.ts';
import { columnsWith } from '../support/columnsWith.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';
import { fillWith } from './personalRows.ts';

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

test('of a person who was forgotten no table holds the id, the name, a word or a channel', async () => {
  const { user, match } = await fillWith(stores);
  const words = [user, 'Ada'];
  expect(await columnsWith(database.url, words)).toEqual([
    'Delivery.channel',
    'Delivery.recipient',
    'Departure.userId',
    'Holiday.userId',
    'Match.guests',
    'Match.host',
    'Note.text',
    'Note.userId',
    'Nudge.userId',
    'Remark.text',
    'Remark.userId',
    'Seat.former',
    'Seat.held',
    'Seat.name',
    'Seat.userId',
    'User.dmChannel',
    'User.id',
    'User.name',
  ]);
  expect(await stores.personal.forget(user, new Map([[match.id, match.version]]), (seat) => `Player ${seat + 1}`)).toBe(true);
  expect(await columnsWith(database.url, words)).toEqual([]);
});
