import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDatabase, isUsedByOthers, listDatabases, probe } from './adminQueries.ts';
import { createFolderAtomically } from './atomicFolder.ts';
import { type Cluster, locateCluster } from './cluster.ts';
import { serverUser } from './osUser.ts';
import { postgresBinaries, programsIn } from './postgresBinaries.ts';
import { initialise, type PostgresInstall, startServer, stopServer } from './postgresPrograms.ts';
import { explainStartError, PostgresFailed, whyNotStarted } from './postgresStartError.ts';
import { findPostmaster, readLastPort } from './postmaster.ts';
import { MAX_STARTS } from './restartPolicy.ts';
import { type Supervised, supervise } from './supervise.ts';

/** An embedded PostgreSQL server, on 127.0.0.1 only. */
export type EmbeddedPostgres = Readonly<Awaited<ReturnType<typeof startEmbeddedPostgres>>>;

export interface SupervisionHooks extends Pick<Supervised, 'warn'> {
  /** Called when the server cannot be kept running. */
  readonly onGivenUp: (reason: PostgresFailed) => void;
}

export interface EmbeddedPostgresOptions {
  /** The folder of the password and the data. */
  readonly dataFolder: string;
  readonly log: (message: string) => void;
  /** The folder of another PostgreSQL's programs, instead of the bundled ones. */
  readonly programs?: string;
  /** `false` gives up safety against power cuts for speed, in tests. */
  readonly durable?: boolean;
}

const MAX_ATTEMPTS = 120;
const RETRY_MS = 500;
/** More failed starts than a port in use or a server that is shutting down can explain. */
const MAX_FAILURES = 10;
/** Number of starts tried on the last port, because other processes may be waiting for the server there. */
const SAME_PORT_STARTS = 3;
/** More rejected logins than a foreign server that had the port a moment ago can explain. */
const MAX_REFUSALS = 3;
/** After this number of attempts, a line is logged. */
const SLOW_ATTEMPTS = 10;

/**
 * Starts PostgreSQL on a data folder, or adopts the server that already runs on it, left by a killed process or started by
 * another one. Never starts a second server on the same data. Throws `PostgresFailed`; then no server it started keeps running.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions) => {
  try {
    const install = await locateInstall(options);
    await createFolderAtomically(install.cluster.data, (draft) => initialise(install, draft));
    const port = await connectOrStart(install, options.log);
    let endSupervision = async (): Promise<void> => undefined;
    return {
      /** Returns the address of a database, created if missing. It contains the password: never log it. */
      url: (database: string) => ensureDatabase(install.cluster, port, database),
      /** Returns the names of all databases. */
      databases: () => listDatabases(install.cluster, port),
      /** From now on restarts the server on the same port whenever it has died. */
      supervise: (hooks: SupervisionHooks) => {
        endSupervision = keepRunning(install, port, hooks);
      },
      /** Stops the server, unless other clients still use it. Close your own connections first. */
      stop: async () => {
        await endSupervision();
        await stopUnlessUsed(install, port, options.log);
      },
    };
  } catch (error) {
    if (error instanceof PostgresFailed || !(error instanceof Error)) throw error;
    throw explainStartError(options.dataFolder, error);
  }
};

const locateInstall = async ({
  dataFolder,
  log,
  programs,
  durable = true,
}: EmbeddedPostgresOptions): Promise<PostgresInstall> => {
  const user = await serverUser();
  const cluster = await locateCluster(dataFolder, user);
  if (cluster.isOutside) log(`PostgreSQL's user cannot enter ${dataFolder}; the data are in ${cluster.folder}.`);
  const binaries = programs === undefined ? await postgresBinaries(user, cluster.spare) : programsIn(programs);
  return { cluster, user, binaries, durable };
};

/** The attempts so far to connect to a running server. */
interface Attempts {
  hasStarted: boolean;
  failures: number;
  /** The error of the last start. */
  failure?: unknown;
  refusals: number;
}

/** Returns the port of the cluster's server, which is started if none is running. */
const connectOrStart = async (install: PostgresInstall, log: (message: string) => void): Promise<number> => {
  const { cluster } = install;
  const attempts: Attempts = { hasStarted: false, failures: 0, refusals: 0 };
  const isHopeless = (): boolean => attempts.failures === MAX_FAILURES || attempts.refusals === MAX_REFUSALS;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !isHopeless(); attempt++) {
    if (attempt === SLOW_ATTEMPTS) log(`PostgreSQL on ${cluster.data} does not answer yet: waiting for it.`);
    const port = await tryToConnect(install, attempts);
    if (port !== undefined) {
      if (!attempts.hasStarted) log(`PostgreSQL runs on ${cluster.data} already (port ${port}): using it.`);
      return port;
    }
    await wait(RETRY_MS);
  }
  const reason = attempts.refusals === MAX_REFUSALS ? wrongPassword(cluster) : await whyNotStarted(cluster, attempts.failure);
  if (attempts.hasStarted) await stopServer(install).catch(() => undefined);
  throw new PostgresFailed(`PostgreSQL does not start on ${cluster.data}. ${reason}`);
};

const tryToConnect = async (install: PostgresInstall, attempts: Attempts): Promise<number | undefined> => {
  const { cluster } = install;
  const port = (await findPostmaster(cluster.data))?.port ?? (await tryToStart(install, attempts));
  if (port === undefined) return undefined;
  const answer = await probe(cluster, port);
  if (answer === 'refused') attempts.refusals++;
  return answer === 'ours' ? port : undefined;
};

const tryToStart = async (install: PostgresInstall, attempts: Attempts): Promise<number | undefined> => {
  const lastPort = attempts.failures < SAME_PORT_STARTS ? await readLastPort(install.cluster.data) : undefined;
  const port = await freePort(lastPort);
  attempts.failure = await tryStart(install, port);
  if (attempts.failure === undefined) attempts.hasStarted = true;
  else attempts.failures++;
  return attempts.failure === undefined ? port : undefined;
};

const wrongPassword = ({ passwordFile }: Cluster): string =>
  `Its password is not the one in ${passwordFile}. Put back the file that was made with these data (a backup of the folder has it).`;

/** Starts the server; returns the error if that fails. */
const tryStart = (install: PostgresInstall, port: number): Promise<unknown> =>
  startServer(install, port).then(
    () => undefined,
    (error: unknown) => error,
  );

/** Returns the wanted port if it is free, otherwise any free port. */
const freePort = async (wanted: number | undefined): Promise<number> => {
  const tryPort = async (port: number): Promise<number> => {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return address.port;
  };
  return wanted === undefined ? tryPort(0) : tryPort(wanted).catch(() => tryPort(0));
};

/** Restarts on the same port only, because all connections use it. PostgreSQL's own lock admits one of several processes. */
const keepRunning = (install: PostgresInstall, port: number, { warn, onGivenUp }: SupervisionHooks): (() => Promise<void>) => {
  const { cluster } = install;
  let failure: unknown;
  const isRunning = async (): Promise<boolean> =>
    (await findPostmaster(cluster.data))?.port === port || (await probe(cluster, port)) === 'ours';
  return supervise({
    isRunning,
    start: async () => {
      failure = await tryStart(install, port);
    },
    warn,
    onGivenUp: async () => {
      const summary = `PostgreSQL on ${cluster.data} cannot be kept running: it was started ${MAX_STARTS} times in five minutes.`;
      onGivenUp(new PostgresFailed(`${summary} ${await whyNotStarted(cluster, failure)}`));
    },
  });
};

/** Waits a second for connections that were just closed; any others belong to other processes. */
const stopUnlessUsed = async (install: PostgresInstall, port: number, log: (message: string) => void): Promise<void> => {
  const { cluster } = install;
  for (let attempt = 0; attempt < 10; attempt++) {
    if (!(await isUsedByOthers(cluster, port))) break;
    if (attempt === 9) return log('PostgreSQL keeps running: another process still uses it.');
    await wait(100);
  }
  if ((await findPostmaster(cluster.data)) !== undefined) await stopServer(install);
};
