import pg from 'pg';
import type { Cluster } from './cluster.ts';

/** The superuser of a cluster of ours. */
export const OWNER = 'trireme';

const addressOf = ({ password }: Cluster, port: number, database: string): string =>
  `postgresql://${OWNER}:${password}@127.0.0.1:${port}/${database}`;

const query = async (cluster: Cluster, port: number, sql: string, values: readonly string[] = []): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: addressOf(cluster, port, 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
};

/**
 * `ours` where the server that listens there has our password and our data, and lets us in already; `refused` where it does not know
 * the password.
 */
export const greet = async (cluster: Cluster, port: number): Promise<'ours' | 'refused' | 'away'> => {
  try {
    const { rows } = await query(cluster, port, 'SHOW data_directory');
    return rows[0]?.data_directory === cluster.data ? 'ours' : 'away';
  } catch (error) {
    return (error as { code?: string }).code === '28P01' ? 'refused' : 'away';
  }
};

/** The address of a database, which is made if missing. */
export const ensureDatabase = async (cluster: Cluster, port: number, database: string): Promise<string> => {
  if (!/^[a-z][a-z0-9_]*$/.test(database)) throw new Error(`A database cannot be called ${database}.`);
  const { rowCount } = await query(cluster, port, 'SELECT FROM pg_database WHERE datname = $1', [database]);
  if (rowCount === 0) await query(cluster, port, `CREATE DATABASE ${database}`).catch(unlessMadeMeanwhile);
  return addressOf(cluster, port, database);
};

export const listDatabases = async (cluster: Cluster, port: number): Promise<readonly string[]> =>
  (await query(cluster, port, 'SELECT datname FROM pg_database')).rows.map(({ datname }) => String(datname));

const unlessMadeMeanwhile = (error: { code?: string }): void => {
  const isMade = error.code === '42P04' || error.code === '23505';
  if (!isMade) throw error;
};

const OTHERS = `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/** Whether somebody is connected. A server that does not answer is used by nobody. */
export const isUsedByOthers = async (cluster: Cluster, port: number): Promise<boolean> => {
  const others = await query(cluster, port, OTHERS).catch(() => undefined);
  return others !== undefined && others.rowCount !== 0;
};
