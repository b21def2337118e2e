import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openQueues } from '#jobs/queue/queues.ts';
import { type EmbeddedPostgres, migrate, startEmbeddedPostgres } from '#store/index.ts';
import { quiet } from '../fakes/silentLogger.ts';

/** A test's own database. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Runs SQL on a database over its own connection. */
export const sql = async (url: string, text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text, [...values]);
  } finally {
    await client.end();
  }
};

let server: Promise<EmbeddedPostgres> | undefined;

/**
 * The PostgreSQL server of this run: started by the first caller, reused by the others, stopped at the end of the run (`postgresSetup.ts`).
 */
const testServer = (): Promise<EmbeddedPostgres> => {
  server ??= startEmbeddedPostgres({ dataFolder: inject('postgresFolder'), log: () => {}, durable: false });
  return server;
};

const TEMPLATE = 'migrated';
let template: Promise<void> | undefined;

/** With our tables and those the queue creates for itself. Creating them is idempotent, so concurrent callers are harmless. */
const preparedTemplate = async (): Promise<void> => {
  const running = await testServer();
  const [url, admin] = [await running.url(TEMPLATE), await running.url('postgres')];
  const { rows } = await sql(admin, `SELECT shobj_description(oid, 'pg_database') AS is FROM pg_database WHERE datname = $1`, [
    TEMPLATE,
  ]);
  if (rows[0]?.is === PREPARED) return;
  await migrate(url);
  await (await openQueues({ kind: 'postgres', url }, quiet)).close();
  await sql(admin, `COMMENT ON DATABASE ${TEMPLATE} IS '${PREPARED}'`);
};

const PREPARED = 'prepared';

/** A new database, copied from a prepared template in some hundredths of a second. `drop` it when done. */
export const freshDatabase = async (): Promise<TestDatabase> => {
  template ??= preparedTemplate();
  await template;
  return newDatabase(copyTemplate);
};

/** A new, empty database. */
export const emptyDatabase = (): Promise<TestDatabase> =>
  newDatabase(async (admin, name) => void (await sql(admin, `CREATE DATABASE ${name}`)));

const newDatabase = async (make: (admin: string, name: string) => Promise<void>): Promise<TestDatabase> => {
  const running = await testServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await running.url('postgres');
  await make(admin, name);
  const url = await running.url(name);
  return { url, drop: async () => void (await sql(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)) };
};

/** A template can be copied only while no client is connected to it; waits for a concurrent migration. */
const copyTemplate = async (admin: string, name: string): Promise<void> => {
  const create = `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`;
  for (let left = 50; left > 0; left--) {
    const error = await sql(admin, create).then(
      () => undefined,
      (reason: { code?: string }) => reason,
    );
    if (error === undefined) return;
    if (error.code !== '55006') throw error;
    await sql(admin, 'SELECT pg_sleep(0.1)');
  }
  throw new Error(`A client stays connected to the database ${TEMPLATE}.`);
};
