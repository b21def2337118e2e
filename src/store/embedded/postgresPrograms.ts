import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { OWNER } from './adminQueries.ts';
import type { Cluster } from './cluster.ts';
import { giveTo, type ServerUser } from './osUser.ts';
import type { PostgresBinaries } from './postgresBinaries.ts';

/** What PostgreSQL's programs need to run. */
export interface PostgresInstall {
  readonly cluster: Cluster;
  readonly user: ServerUser;
  readonly binaries: PostgresBinaries;
  readonly durable: boolean;
}

/** Runs one of PostgreSQL's programs as the server's user, without environment variables meant for other servers. */
const run = (install: PostgresInstall, program: string, args: readonly string[]) =>
  promisify(execFile)(program, args, {
    ...install.user,
    cwd: install.cluster.folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });

/** Creates a data directory. */
export const initialise = async (install: PostgresInstall, draft: string): Promise<void> => {
  const { cluster, user, binaries } = install;
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  await giveTo(user, passwordFile);
  try {
    const login = [`--username=${OWNER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    await run(install, binaries.initdb, [`--pgdata=${draft}`, ...login, '--encoding=UTF8', '--locale=C', '--no-instructions']);
  } finally {
    await rm(passwordFile, { force: true });
  }
};

/** Starts the server on a port and waits until it answers. Throws after a minute, or if one already runs on these data. */
export const startServer = async (install: PostgresInstall, port: number): Promise<void> => {
  const { cluster, binaries } = install;
  const settings = [...SETTINGS, ...(install.durable ? [] : NOT_DURABLE)];
  const options = `-p ${port} ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
  await run(install, binaries.pgCtl, ['start', '-w', '-t', '60', '-D', cluster.data, '-l', cluster.log, '-o', options]);
};

/** A process takes some thirty connections if the queue is in PostgreSQL too: the default of 100 would be enough for three. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Stops the cluster's server. */
export const stopServer = async (install: PostgresInstall): Promise<void> => {
  await run(install, install.binaries.pgCtl, ['stop', '-w', '-t', '60', '-m', 'fast', '-D', install.cluster.data]);
};
