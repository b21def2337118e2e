import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { LOCKS } from '../locks/locks.ts';
import { type SchemaEngine, withSchemaEngine } from './schemaEngine.ts';

/** Those of the house. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('#root/package.json')), 'prisma/migrations');

/** The database holds migrations this code does not know: it was made by a newer release. */
export class DatabaseNewerThanCode extends Error {
  override readonly name = 'DatabaseNewerThanCode';

  constructor(unknown: readonly string[]) {
    super(`The database was made by a newer release (it holds ${unknown.join(', ')}). Start that release, or restore a backup.`);
  }
}

/**
 * Brings the database up to date with the migrations of `folder`. One process does it, others wait their turn.
 * `through`: the last one to apply. Throws `DatabaseNewerThanCode`, and when a migration fails (which then left nothing behind but
 * its name).
 */
export const migrate = async (url: string, folder = FOLDER, through?: string): Promise<void> => {
  const names = (await migrationNames(folder)).filter((name) => through === undefined || name <= through);
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  lock.on('error', () => {});
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [LOCKS.migrating]);
    if (await isUpToDate(lock, names)) return;
    await withSchemaEngine(url, (engine) => applyMissing(engine, folder, names));
  } finally {
    await lock.end();
  }
};

/** Whether exactly these migrations have all been applied, as nearly always: then the engine, slow to start, need not be. */
const isUpToDate = async (database: pg.Client, names: readonly string[]): Promise<boolean> => {
  const { rows: tables } = await database.query(`SELECT to_regclass('_prisma_migrations') AS of`);
  if (tables[0]?.of === null) return false;
  const { rows } = await database.query(
    'SELECT migration_name AS name, finished_at IS NOT NULL AS done FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const applied = rows.filter(({ done }) => done).map(({ name }) => name);
  return rows.length === applied.length && isDeepStrictEqual(applied.sort(), names);
};

const FILTERS = { externalTables: [], externalEnums: [] };

const applyMissing = async (engine: SchemaEngine, folder: string, names: readonly string[]): Promise<void> => {
  const migrationsList = await readMigrations(folder, names);
  const { history } = await engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters: FILTERS });
  if (history !== null && 'unpersistedMigrationNames' in history) {
    throw new DatabaseNewerThanCode(history.unpersistedMigrationNames);
  }
  await engine.applyMigrations({ migrationsList, filters: FILTERS });
};

/** Those of a folder, oldest first. */
export const migrationNames = async (folder = FOLDER): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
};

/** The SQL of those that come after the one of this name, oldest first. */
export const migrationsAfter = async (through: string): Promise<readonly string[]> => {
  const names = (await migrationNames()).filter((name) => name > through);
  return Promise.all(names.map(async (name) => (await readMigration(FOLDER, name)).migrationFile.content.value));
};

const readMigrations = async (folder: string, names: readonly string[]) => ({
  baseDir: folder,
  lockfile: { path: 'migration_lock.toml', content: await readFile(join(folder, 'migration_lock.toml'), 'utf8') },
  shadowDbInitScript: '',
  migrationDirectories: await Promise.all(names.map((name) => readMigration(folder, name))),
});

const readMigration = async (folder: string, name: string) => {
  const value = await readFile(join(folder, name, 'migration.sql'), 'utf8');
  return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } };
};

/** The SQL that leads from one `schema.prisma` (`undefined`: an empty database) to another. The database of `url` is left alone. */
export const migrationScript = async (url: string, from: string | undefined, to: string): Promise<string> => {
  const datamodel = (content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ path: 'schema.prisma', content }] });
  const difference = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: from === undefined ? { tag: 'empty' } : datamodel(from),
      to: datamodel(to),
      script: true,
      exitCode: null,
      filters: FILTERS,
    }),
  );
  return difference.stdout ?? '';
};
