import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, type SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

type SchemaEngine = bindings.SchemaEngine;

/** Node has it; its types come with the browser's only. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ readonly instance: { readonly exports: Record<string, unknown> } }>;
};

/** Prisma's schema engine in its WebAssembly form, which needs no binary from elsewhere. */
let isLoaded: Promise<void> | undefined;

const load = async (): Promise<void> => {
  const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(script.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(bytes), { './schema_engine_bg.js': { ...bindings } });
  const { __wbindgen_start: start } = instance.exports;
  bindings.__wbg_set_wasm(instance.exports);
  if (typeof start === 'function') start();
};

/**
 * The database was reached a moment ago, by whoever holds the lock. On a busy machine the engine, which is compiled just now,
 * leaves so little time to a new connection that a few seconds are not enough for it.
 */
const CONNECTED_WITHIN_MS = 60_000;

/** Runs `work` with a schema engine on the database of `url`, and closes its connection afterwards. */
const withSchemaEngine = async <Result>(url: string, work: (engine: SchemaEngine) => Promise<Result>): Promise<Result> => {
  isLoaded ??= load();
  await isLoaded;
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECTED_WITHIN_MS });
  pool.on('error', () => {});
  let failure: unknown;
  const onFailed = (error: unknown): void => {
    failure = error;
  };
  try {
    const engine = await bindings.SchemaEngine.new(
      { datamodels: undefined },
      () => {},
      bindMigrationAwareSqlAdapterFactory(wholeScripts(new PrismaPg(pool), onFailed)),
    );
    try {
      return await work(engine);
    } finally {
      // What the collector frees instead, while another engine is at work, can break that one's memory.
      engine.free();
    }
  } catch (error) {
    // The engine passes on the words of a failure alone.
    throw error instanceof Error && failure !== undefined ? Object.assign(error, { cause: failure }) : error;
  } finally {
    await pool.end();
  }
};

/**
 * The adapter cuts scripts at every semicolon, even inside a function's body. One query for the whole script keeps it together,
 * and makes a migration happen wholly or not at all. `onFailed` is called with each failure.
 */
const wholeScripts = (inner: PrismaPg, onFailed: (error: unknown) => void): SqlMigrationAwareDriverAdapterFactory => ({
  provider: inner.provider,
  adapterName: inner.adapterName,
  async connect() {
    const adapter = await inner.connect();
    const noted = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
      asked.catch(onFailed);
      return asked;
    };
    const { queryRaw, executeRaw } = adapter;
    adapter.queryRaw = (query) => noted(queryRaw.call(adapter, query));
    adapter.executeRaw = (query) => noted(executeRaw.call(adapter, query));
    adapter.executeScript = async (script) => void (await noted(adapter.underlyingDriver().query(script)));
    return adapter;
  },
  connectToShadowDb: () => Promise.reject(new Error('Migrations are compared with a database, not with a shadow of one.')),
});

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
  await withSchemaEngine(url, (engine) => engine.applyMigrations({ migrationsList, filters: FILTERS }));
};

const FILTERS = { externalTables: [], externalEnums: [] };
