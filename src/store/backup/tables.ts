import type pg from 'pg';
import { Prisma } from '../generated/client.ts';

/** Returns a name as a quoted SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const OURS = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' ORDER BY 1`;

/** Returns our tables in a database. The queue has a schema of its own, and holds nothing that can't be rebuilt. */
export const ownTables = async (database: pg.ClientBase): Promise<readonly string[]> =>
  (await database.query<{ name: string }>(OURS)).rows.map(({ name }) => name);

/** Whether this release has a table of this name. */
export const isOurTable = (name: string): boolean => Object.hasOwn(Prisma.ModelName, name);

/** Returns the columns of a table, without generated ones. */
export const columnsOf = async (database: pg.ClientBase, table: string): Promise<readonly string[]> =>
  (
    await database.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
      [table],
    )
  ).rows.map(({ name }) => name);

/** Returns the applied migrations, oldest first; empty if no bot has ever used the database. */
export const appliedMigrations = async (database: pg.ClientBase): Promise<readonly string[]> => {
  const { rows: known } = await database.query(`SELECT to_regclass('_prisma_migrations') AS of`);
  if (known[0]?.of === null) return [];
  const { rows } = await database.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(({ name }) => name);
};

const REFERENCES = `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`;

/** Returns the tables ordered so that each comes after those its rows reference. */
export const inOrderOfReference = async (database: pg.ClientBase, tables: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await database.query<{ from: string; to: string }>(REFERENCES);
  const needs = new Map(
    tables.map((table) => [table, rows.filter(({ from }) => from === quotedIfNeeded(table)).map(({ to }) => to)] as const),
  );
  const ordered: string[] = [];
  const visit = (table: string): void => {
    if (ordered.includes(table)) return;
    for (const other of tables) if (needs.get(table)?.includes(quotedIfNeeded(other)) === true) visit(other);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
};

/** Returns a name as PostgreSQL prints it. */
const quotedIfNeeded = (name: string): string => (/^[a-z_][a-z0-9_]*$/u.test(name) ? name : quoted(name));
