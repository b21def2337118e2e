import type pg from 'pg';
import { withDatabase } from '../connection/withDatabase.ts';
import type { Cluster } from './cluster.ts';

/** The superuser of an embedded cluster. */
export const OWNER = 'trireme';

const addressOf = ({ password }: Cluster, port: number, database: string): string =>
  `postgresql://${OWNER}:${password}@127.0.0.1:${port}/${database}`;

const query = (cluster: Cluster, port: number, sql: string, values: readonly string[] = []): Promise<pg.QueryResult> =>
  withDatabase(addressOf(cluster, port, 'postgres'), (database) => database.query(sql, [...values]), 5_000);

/**
 * Returns `ours` if the server on the port serves this cluster and accepts connections, `refused` if it rejects the cluster's
 * password, `away` otherwise.
 */
export const probe = async (cluster: Cluster, port: number): Promise<'ours' | 'refused' | 'away'> => {
  try {
    const { rows } = await query(cluster, port, 'SHOW data_directory');
    return rows[0]?.data_directory === cluster.data ? 'ours' : 'away';
  } catch (error) {
    return (error as { code?: string }).code === '28P01' ? 'refused' : 'away';
  }
};

/** Returns the address of a database, and creates the database if it is missing. */
export const ensureDatabase = async (cluster: Cluster, port: number, database: string): Promise<string> => {
  if (!/^[a-z][a-z0-9_]*$/.test(database)) throw new Error(`A database cannot be called ${database}.`);
  const { rowCount } = await query(cluster, port, 'SELECT FROM pg_database WHERE datname = $1', [database]);
  if (rowCount === 0) await query(cluster, port, `CREATE DATABASE ${database}`).catch(ignoreExisting);
  return addressOf(cluster, port, database);
};

export const listDatabases = async (cluster: Cluster, port: number): Promise<readonly string[]> =>
  (await query(cluster, port, 'SELECT datname FROM pg_database')).rows.map(({ datname }) => String(datname));

/** Ignores the error of a database that another process has created in the meantime. */
const ignoreExisting = (error: { code?: string }): void => {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
};

const OTHERS = `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/** Whether other clients are connected. A server that does not answer has none. */
export const isUsedByOthers = async (cluster: Cluster, port: number): Promise<boolean> => {
  const others = await query(cluster, port, OTHERS).catch(() => undefined);
  return others !== undefined && others.rowCount !== 0;
};
