import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDatabase, isUsedByOthers, listDatabases, probe } from './adminQueries.ts';
import { createFolderAtomically } from './atomicFolder.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { serverUser } from './osUser.ts';
import { postgresBinaries, programsIn } from './postgresBinaries.ts';
import { initialise, type PostgresInstall, startServer, stopServer } from './postgresPrograms.ts';
import { cannotBeRun, PostgresFailed, whyNotStarted } from './postgresStartError.ts';
import { findPostmaster, readLastPort } from './postmaster.ts';
import { MAX_STARTS } from './restartPolicy.ts';
import { type Supervised, supervise } from './supervise.ts';

/** An embedded PostgreSQL server, on 127.0.0.1 only. */
export interface EmbeddedPostgres {
  /** The address of a database of this name, which is made if missing. It holds the password: never log it. */
  url(database: string): Promise<string>;
  /** The names of all databases there are. */
  databases(): Promise<readonly string[]>;
  /** From now on starts the server again whenever it has died, on the same port. */
  supervise(hooks: SupervisionHooks): void;
  /** Stops the server, unless somebody else still uses it. Close your own connections first. */
  stop(): Promise<void>;
}

export interface SupervisionHooks extends Pick<Supervised, 'warn'> {
  /** Called when the server cannot be kept running. */
  readonly onGivenUp: (reason: PostgresFailed) => void;
}

export interface EmbeddedPostgresOptions {
  /** Where password and data are kept from one start to the next. */
  readonly dataFolder: string;
  readonly log: (message: string) => void;
  /** Folder of the programs of another PostgreSQL, instead of the bundled one. */
  readonly programs?: string;
  /** `false` trades safety against a power cut for speed, for tests. */
  readonly durable?: boolean;
}

const ATTEMPTS = 120;
const PAUSE = 500;
/** More failed starts than a port that was taken, or a server that is just going, can explain. */
const MAX_FAILURES = 10;
/** Other processes may be waiting for the server on its last port, so that one is tried more than once. */
const SAME_PORT_FAILURES = 3;
/** More refused logins than the server of somebody else, which had the port a moment ago, can explain. */
const MAX_REFUSALS = 3;
const LATE_ATTEMPT = 10;

/**
 * Starts PostgreSQL on a data folder, or adopts the one that runs on it already (left by a process that was killed, or started by
 * another one). Never starts a second one on the same data. Throws `PostgresFailed` when it cannot; then nothing it started runs on.
 */
export const startEmbeddedPostgres = async (needs: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  try {
    const place = await locateInstall(needs);
    await createFolderAtomically(place.cluster.data, (draft) => initialise(place, draft));
    const port = await reach(place, needs.log);
    let endSupervision = async (): Promise<void> => undefined;
    return {
      url: (database) => ensureDatabase(place.cluster, port, database),
      databases: () => listDatabases(place.cluster, port),
      supervise: (hooks) => {
        endSupervision = keepRunning(place, port, hooks);
      },
      stop: async () => {
        await endSupervision();
        await stopUnlessUsed(place, port, needs.log);
      },
    };
  } catch (error) {
    if (error instanceof PostgresFailed || !(error instanceof Error)) throw error;
    throw cannotBeRun(needs.dataFolder, error);
  }
};

const locateInstall = async ({
  dataFolder,
  log,
  programs,
  durable = true,
}: EmbeddedPostgresOptions): Promise<PostgresInstall> => {
  const user = await serverUser();
  const cluster = await openCluster(dataFolder, user);
  if (cluster.isOutside) log(`PostgreSQL's user cannot enter ${dataFolder}; the data are in ${cluster.folder}.`);
  const binaries = programs === undefined ? await postgresBinaries(user, cluster.spare) : programsIn(programs);
  return { cluster, user, binaries, durable };
};

/** How the way to a running server has gone so far. */
interface Tries {
  hasStarted: boolean;
  failures: number;
  /** Of the last start. */
  failure?: unknown;
  refusals: number;
}

/** The port of the server on these data, started if none is running. */
const reach = async (place: PostgresInstall, log: (message: string) => void): Promise<number> => {
  const { cluster } = place;
  const tries: Tries = { hasStarted: false, failures: 0, refusals: 0 };
  const isHopeless = (): boolean => tries.failures === MAX_FAILURES || tries.refusals === MAX_REFUSALS;
  for (let attempt = 0; attempt < ATTEMPTS && !isHopeless(); attempt++) {
    if (attempt === LATE_ATTEMPT) log(`PostgreSQL on ${cluster.data} does not answer yet: waiting for it.`);
    const port = await tryToReach(place, tries);
    if (port !== undefined) {
      if (!tries.hasStarted) log(`PostgreSQL runs on ${cluster.data} already (port ${port}): using it.`);
      return port;
    }
    await wait(PAUSE);
  }
  const reason = tries.refusals === MAX_REFUSALS ? wrongPassword(cluster) : await whyNotStarted(cluster, tries.failure);
  if (tries.hasStarted) await stopServer(place).catch(() => undefined);
  throw new PostgresFailed(`PostgreSQL does not start on ${cluster.data}. ${reason}`);
};

const tryToReach = async (place: PostgresInstall, tries: Tries): Promise<number | undefined> => {
  const { cluster } = place;
  const port = (await findPostmaster(cluster.data))?.port ?? (await tryToStart(place, tries));
  if (port === undefined) return undefined;
  const greeting = await probe(cluster, port);
  if (greeting === 'refused') tries.refusals++;
  return greeting === 'ours' ? port : undefined;
};

const tryToStart = async (place: PostgresInstall, tries: Tries): Promise<number | undefined> => {
  const lastPort = tries.failures < SAME_PORT_FAILURES ? await readLastPort(place.cluster.data) : undefined;
  const port = await freePort(lastPort);
  tries.failure = await startFailure(place, port);
  if (tries.failure === undefined) tries.hasStarted = true;
  else tries.failures++;
  return tries.failure === undefined ? port : undefined;
};

const wrongPassword = ({ passwordFile }: Cluster): string =>
  `Its password is not the one in ${passwordFile}. Put back the file that was made with these data (a backup of the folder has it).`;

/** Why it could not be started; `undefined` where it was. */
const startFailure = (place: PostgresInstall, port: number): Promise<unknown> =>
  startServer(place, port).then(
    () => undefined,
    (error: unknown) => error,
  );

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

/** Only on the port that all connections know. Of several processes that start it at once PostgreSQL's own lock lets one succeed. */
const keepRunning = (place: PostgresInstall, port: number, { warn, onGivenUp }: SupervisionHooks): (() => Promise<void>) => {
  const { cluster } = place;
  let failure: unknown;
  const isRunning = async (): Promise<boolean> =>
    (await findPostmaster(cluster.data))?.port === port || (await probe(cluster, port)) === 'ours';
  return supervise({
    isRunning,
    start: async () => {
      failure = await startFailure(place, port);
    },
    warn,
    onGivenUp: async () => {
      const told = `PostgreSQL on ${cluster.data} cannot be kept running: it was started ${MAX_STARTS} times in five minutes.`;
      onGivenUp(new PostgresFailed(`${told} ${await whyNotStarted(cluster, failure)}`));
    },
  });
};

/** Connections just closed take a moment to go; what stays belongs to somebody else. */
const stopUnlessUsed = async (place: PostgresInstall, port: number, log: (message: string) => void): Promise<void> => {
  const { cluster } = place;
  for (let look = 0; look < 10; look++) {
    if (!(await isUsedByOthers(cluster, port))) break;
    if (look === 9) return log('PostgreSQL is left running: somebody else still uses it.');
    await wait(100);
  }
  if ((await findPostmaster(cluster.data)) !== undefined) await stopServer(place);
};
