import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Cluster, openCluster } from './cluster.ts';
import { makeFolder } from './makeFolder.ts';
import { type PostgresBinaries, postgresBinaries, programsIn } from './postgresBinaries.ts';
import { PostgresFailed } from './postgresFailed.ts';
import { findPostmaster, readLastPort } from './postmaster.ts';
import { ensureDatabase, isOurs, isUsedByOthers, listDatabases, OWNER } from './serverQueries.ts';
import { giveTo, type ServerUser, serverUser } from './serverUser.ts';

/** A PostgreSQL server of the house's own, on 127.0.0.1 only. */
export interface EmbeddedPostgres {
  /** The address of a database of this name, which is made if missing. It holds the password: never log it. */
  url(database: string): Promise<string>;
  /** The names of all databases there are. */
  databases(): Promise<readonly string[]>;
  /** Stops the server, unless somebody else still uses it. Close your own connections first. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresNeeds {
  /** Where password and data are kept from one start to the next. */
  readonly dataFolder: string;
  readonly log: (message: string) => void;
  /** Folder of the programs of another PostgreSQL, in place of the one that comes with the house. */
  readonly programs?: string;
  /** `false` trades safety against a power cut for speed, for tests. */
  readonly durable?: boolean;
}

/** Everything one start works with. */
interface Place {
  readonly cluster: Cluster;
  readonly user: ServerUser;
  readonly binaries: PostgresBinaries;
  readonly durable: boolean;
}

const ATTEMPTS = 120;
const PAUSE = 500;
/** More failed starts than a port that was taken, or a server that is just going, can explain. */
const MOST_FAILURES = 10;

/**
 * Starts PostgreSQL on a data folder, or adopts the one that runs on it already (left by a process that was killed, or started by
 * another one). Never starts a second one on the same data. Throws `PostgresFailed` when it cannot.
 */
export const startEmbeddedPostgres = async (needs: EmbeddedPostgresNeeds): Promise<EmbeddedPostgres> => {
  try {
    const place = await openPlace(needs);
    await makeFolder(place.cluster.data, (draft) => initialise(place, draft));
    const port = await reach(place, needs.log);
    return {
      url: (database) => ensureDatabase(place.cluster, port, database),
      databases: () => listDatabases(place.cluster, port),
      stop: () => stopUnlessUsed(place, port, needs.log),
    };
  } catch (error) {
    if (error instanceof PostgresFailed || !(error instanceof Error)) throw error;
    throw new PostgresFailed(`PostgreSQL cannot be run on ${needs.dataFolder}: ${error.message}`, { cause: error });
  }
};

const openPlace = async ({ dataFolder, log, programs, durable = true }: EmbeddedPostgresNeeds): Promise<Place> => {
  const user = await serverUser();
  const cluster = await openCluster(dataFolder, user);
  if (cluster.isOutside) log(`PostgreSQL's user cannot enter ${dataFolder}; the data are in ${cluster.folder}.`);
  const binaries = programs === undefined ? await postgresBinaries(user, cluster.spare) : programsIn(programs);
  return { cluster, user, binaries, durable };
};

/** Runs one of PostgreSQL's programs as the server's user, untouched by settings meant for other servers. */
const run = (place: Place, program: string, args: readonly string[]) =>
  promisify(execFile)(program, args, {
    ...place.user,
    cwd: place.cluster.folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });

/** Makes a data directory. */
const initialise = async (place: Place, draft: string): Promise<void> => {
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

/** The port of the server on these data, started if none is running. */
const reach = async (place: Place, log: (message: string) => void): Promise<number> => {
  const { cluster } = place;
  let failures = 0;
  let hasStarted = false;
  for (let attempt = 0; attempt < ATTEMPTS && failures < MOST_FAILURES; attempt++) {
    const port = (await findPostmaster(cluster.data))?.port;
    if (port !== undefined && (await isOurs(cluster, port))) {
      if (!hasStarted) log(`PostgreSQL runs on ${cluster.data} already (port ${port}): using it.`);
      return port;
    }
    hasStarted = port === undefined && (await tryStart(place, failures));
    if (hasStarted) continue;
    if (port === undefined) failures++;
    await wait(PAUSE);
  }
  throw new PostgresFailed(
    `PostgreSQL does not start on ${cluster.data}. Its log (${cluster.log}) ends: ${await lastLines(cluster)}`,
  );
};

const lastLines = async (cluster: Cluster): Promise<string> => {
  const text = await readFile(cluster.log, 'utf8').catch(() => '(no log)');
  return text.trim().split('\n').slice(-5).join(' | ');
};

const tryStart = async (place: Place, failures: number): Promise<boolean> => {
  const { cluster, binaries } = place;
  const port = await freePort(failures === 0 ? await readLastPort(cluster.data) : undefined);
  const settings = [...SETTINGS, ...(place.durable ? [] : HASTY)];
  const options = `-p ${port} ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
  try {
    await run(place, binaries.pgCtl, ['start', '-w', '-t', '60', '-D', cluster.data, '-l', cluster.log, '-o', options]);
    return true;
  } catch {
    return false;
  }
};

/** Each process of a house takes some thirty connections where the queue lives here, too: the hundred there are else would do for three. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** The wanted port, if nobody has it, else any that is free. */
const freePort = async (wanted: number | undefined): Promise<number> => {
  const tryPort = (port: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const server = createServer();
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        server.close(() =>
          address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
        );
      });
    });
  return wanted === undefined ? tryPort(0) : tryPort(wanted).catch(() => tryPort(0));
};

/** Connections just closed take a moment to go; what stays belongs to somebody else. */
const stopUnlessUsed = async (place: Place, port: number, log: (message: string) => void): Promise<void> => {
  const { cluster, binaries } = place;
  for (let look = 0; look < 10; look++) {
    if (!(await isUsedByOthers(cluster, port))) break;
    if (look === 9) return log('PostgreSQL is left running: somebody else still uses it.');
    await wait(100);
  }
  if ((await findPostmaster(cluster.data)) === undefined) return;
  await run(place, binaries.pgCtl, ['stop', '-w', '-t', '60', '-m', 'fast', '-D', cluster.data]);
};
