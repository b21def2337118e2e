import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { FILTERS, withSchemaEngine } from '../../../prisma/schemaEngine.ts';

/** Applies the migrations of a folder with Prisma's own engine, as `prisma migrate deploy` does. */
export const applyWithEngine = async (url: string, folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => /^\d/.test(name)).sort();
  const migrationsList = {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: await readFile(join(folder, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (path) => {
        const value = await readFile(join(folder, path, 'migration.sql'), 'utf8');
        return { path, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } };
      }),
    ),
  };
  await withSchemaEngine(url, (engine) => engine.applyMigrations({ migrationsList, filters: FILTERS }), withWholeScripts);
};

/**
 * Returns an adapter that runs a script as one query. Prisma's cuts scripts at every semicolon, even inside a function's
 * body.
 */
const withWholeScripts = (inner: PrismaPg): SqlMigrationAwareDriverAdapterFactory => ({
  provider: inner.provider,
  adapterName: inner.adapterName,
  connect: async () => {
    const adapter = await inner.connect();
    adapter.executeScript = async (script) => void (await adapter.underlyingDriver().query(script));
    return adapter;
  },
  connectToShadowDb: () => Promise.reject(new Error('Migrations are compared with a database, not with a shadow database.')),
});
