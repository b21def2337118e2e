import type { EmbeddedPostgres } from './embeddedPostgres.ts';
import { holdsRows, ownTables, withDatabase } from './tables.ts';

/** Whose matches a database of the embedded PostgreSQL holds. */
export const DATABASE_KINDS = ['bot', 'sandbox'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** What the databases of the embedded PostgreSQL are called. */
export const DATABASE_NAMES: Readonly<Record<DatabaseKind, string>> = { bot: 'trireme', sandbox: 'trireme_sandbox' };

/** How many matches a database holds; `undefined` where it does not exist, or no table has a row. It is not made. */
export const countMatches = async (server: EmbeddedPostgres, kind: DatabaseKind): Promise<number | undefined> => {
  const exists = await withDatabase(await server.url('postgres'), (admin) =>
    admin.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE_NAMES[kind]]),
  );
  if (exists.rowCount === 0) return undefined;
  return withDatabase(await server.url(DATABASE_NAMES[kind]), async (database) => {
    if (!(await holdsRows(database))) return undefined;
    if (!(await ownTables(database)).includes('Match')) return 0;
    const { rows } = await database.query<{ matches: number }>('SELECT count(*)::integer AS matches FROM "Match"');
    return rows[0]?.matches ?? 0;
  });
};
