import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenStores, openStores } from '#store/index.ts';
import { freshDatabase, sql, type TestDatabase } from '../support/postgres.ts';
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

/** The columns of the whole database, of every schema that is not PostgreSQL's own, in which one of some words stands. */
const columnsWith = async (words: readonly string[]): Promise<readonly string[]> => {
  const tables = await sql(
    database.url,
    `SELECT format('%I.%I', table_schema, table_name) AS place, table_name AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  const searches = tables.rows.map(
    ({ place, name }) => `SELECT DISTINCT '${name}.' || field.key AS found
       FROM ${place} AS searched, json_each_text(row_to_json(searched)) AS field WHERE field.value LIKE ANY ($1)`,
  );
  const { rows } = await sql(database.url, searches.join(' UNION '), [words.map((word) => `%${word}%`)]);
  return rows.map(({ found }) => found).sort();
};

test('of a person who was forgotten no table holds the id, the name, a word or a channel', async () => {
  const { user, match } = await fillWith(stores);
  const words = [user, 'Ada'];
  expect(await columnsWith(words)).toEqual([
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
  expect(await columnsWith(words)).toEqual([]);
});
