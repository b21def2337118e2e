import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#store/index.ts';
import { migrationScript } from '../../../prisma/schemaEngine.ts';
import { fromRoot } from '../../support/setup/compose.ts';
import { emptyDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';
import { applyWithEngine } from './applyWithEngine.ts';

/** Prisma's own engine, in its own process, because many runs in one process have corrupted its memory. */

/** Every column, index and constraint of a database, as PostgreSQL prints them. */
const shapeOf = async (url: string) => {
  const [columns, indexes, constraints] = await Promise.all(
    [
      `SELECT table_name, column_name, udt_name, is_nullable, column_default, datetime_precision FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%' ORDER BY 1, 2`,
      `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%' ORDER BY 1`,
      `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text NOT LIKE '\\_%' ORDER BY 1, 2`,
    ].map((query) => sql(url, query)),
  );
  return { columns: columns?.rows, indexes: indexes?.rows, constraints: constraints?.rows };
};

/** The history of each migration, and its table. */
const historyOf = async (url: string) => [
  (
    await sql(
      url,
      `SELECT migration_name, checksum, applied_steps_count, logs, rolled_back_at, finished_at >= started_at AS "isFinished",
         length(id) AS "idLength" FROM _prisma_migrations ORDER BY migration_name`,
    )
  ).rows,
  (
    await sql(
      url,
      `SELECT column_name, udt_name, character_maximum_length, is_nullable, column_default FROM information_schema.columns
       WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`,
    )
  ).rows,
];

const withDatabases = async (act: (one: TestDatabase, other: TestDatabase) => Promise<void>): Promise<void> => {
  const [one, other] = [await emptyDatabase(), await emptyDatabase()];
  try {
    await act(one, other);
  } finally {
    await one.drop();
    await other.drop();
  }
};

test('migrations lead to the tables of schema.prisma', async () => {
  await withDatabases(async (one, other) => {
    await migrate(one.url);
    const schema = await readFile(fromRoot('prisma/schema.prisma'), 'utf8');
    await sql(other.url, await migrationScript(other.url, undefined, schema));
    const shape = await shapeOf(one.url);
    expect(shape.columns?.length).toBeGreaterThan(40);
    expect(shape).toEqual(await shapeOf(other.url));
  });
});

test('migrations leave the same history as Prisma, and each can continue the other’s work', async () => {
  await withDatabases(async (one, other) => {
    const folder = fromRoot(join('prisma', 'migrations'));
    await migrate(one.url);
    await applyWithEngine(other.url, folder);
    const [rows] = await historyOf(one.url);
    expect(rows?.length).toBeGreaterThan(5);
    expect(await historyOf(one.url)).toEqual(await historyOf(other.url));
    await applyWithEngine(one.url, folder);
    await migrate(other.url);
    expect(await historyOf(one.url)).toEqual(await historyOf(other.url));
  });
});
