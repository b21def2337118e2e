import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, type SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

/** Node has it, but its types come only with those of browsers. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ readonly instance: { readonly exports: Record<string, unknown> } }>;
};

/** Loading of Prisma's schema engine in its WebAssembly form, which needs no downloaded binary. */
let loading: Promise<void> | undefined;

const load = async (): Promise<void> => {
  const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(script.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(bytes), { './schema_engine_bg.js': { ...bindings } });
  const { __wbindgen_start: start } = instance.exports;
  bindings.__wbg_set_wasm(instance.exports);
  if (typeof start === 'function') start();
};

/** The engine, compiled at this moment, leaves little time to a new connection on a busy machine. */
const CONNECT_TIMEOUT_MS = 60_000;

/** The engine looks at the tables of the schema only. */
export const FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Runs `work` with a schema engine on the database of `url`, and closes its connection afterwards. `adapt` may change the adapter
 * through which the engine reaches the database.
 */
export const withSchemaEngine = async <Result>(
  url: string,
  work: (engine: bindings.SchemaEngine) => Promise<Result>,
  adapt: (adapter: PrismaPg) => SqlMigrationAwareDriverAdapterFactory = (adapter) => adapter,
): Promise<Result> => {
  loading ??= load();
  await loading;
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  pool.on('error', () => {});
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(adapt(new PrismaPg(pool)));
    const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, adapter);
    try {
      return await work(engine);
    } finally {
      // If the garbage collector frees it while another engine works, that engine's memory can break.
      engine.free();
    }
  } finally {
    await pool.end();
  }
};

/** Returns the SQL from one `schema.prisma` (`undefined`: no tables) to another. The database of `url` does not change. */
export const migrationScript = async (url: string, from: string | undefined, to: string): Promise<string> => {
  const datamodel = (content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ path: 'schema.prisma', content }] });
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: from === undefined ? { tag: 'empty' } : datamodel(from),
      to: datamodel(to),
      script: true,
      exitCode: null,
      filters: FILTERS,
    }),
  );
  return stdout ?? '';
};
