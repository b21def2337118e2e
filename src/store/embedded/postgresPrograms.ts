import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { OWNER } from './adminQueries.ts';
import type { Cluster } from './cluster.ts';
import { giveTo, type ServerUser } from './osUser.ts';
import type { PostgresBinaries } from './postgresBinaries.ts';

/** Everything PostgreSQL's programs work with. */
export interface PostgresInstall {
  readonly cluster: Cluster;
  readonly user: ServerUser;
  readonly binaries: PostgresBinaries;
  readonly durable: boolean;
}

/** Runs one of PostgreSQL's programs as the server's user, untouched by settings meant for other servers. */
const run = (place: PostgresInstall, program: string, args: readonly string[]) =>
  promisify(execFile)(program, args, {
    ...place.user,
    cwd: place.cluster.folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });

/** Makes a data directory. */
export const initialise = async (place: PostgresInstall, draft: string): Promise<void> => {
  const { cluster, user, binaries } = place;
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  await giveTo(user, passwordFile);
  try {
    const login = [`--username=${OWNER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    await run(place, binaries.initdb, [`--pgdata=${draft}`, ...login, '--encoding=UTF8', '--locale=C', '--no-instructions']);
  } finally {
    await rm(passwordFile, { force: true });
  }
};

/** Starts the server on this port; ends when it answers. Throws when it does not within a minute, or one runs there already. */
export const startServer = async (place: PostgresInstall, port: number): Promise<void> => {
  const { cluster, binaries } = place;
  const settings = [...SETTINGS, ...(place.durable ? [] : HASTY)];
  const options = `-p ${port} ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
  await run(place, binaries.pgCtl, ['start', '-w', '-t', '60', '-D', cluster.data, '-l', cluster.log, '-o', options]);
};

/** Each process of a house takes some thirty connections where the queue lives here, too: the hundred there are else would do for three. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Stops the server that runs on these data. */
export const stopServer = async (place: PostgresInstall): Promise<void> => {
  await run(place, place.binaries.pgCtl, ['stop', '-w', '-t', '60', '-m', 'fast', '-D', place.cluster.data]);
};
