import { resolve } from 'node:path';
import {
  BackupFailed,
  countMatches,
  DATABASE_NAMES,
  type DatabaseKind,
  type EmbeddedPostgres,
  hasCluster,
} from '#store/index.ts';
import { type ArchiveRequest, matchCount } from './archive.ts';
import { openEmbedded } from './databaseServer.ts';

/** The database that is backed up, or restored into. */
export interface ArchiveDatabase {
  readonly url: string;
  /** For people. */
  readonly name: string;
  /** Which of the embedded PostgreSQL's it is; absent where `DATABASE_URL` names it. */
  readonly kind?: DatabaseKind;
}

type Work = (database: ArchiveDatabase) => Promise<string>;

const NAMES: Readonly<Record<DatabaseKind, string>> = { bot: "the bot's database", sandbox: "the sandbox's database" };

/**
 * Does `work` with the database that is to be backed up: the one of `DATABASE_URL`, else the one in the embedded PostgreSQL that is
 * chosen or alone holds something. A token has no say in it, and nothing is made where there is none.
 */
export const withDatabaseToBackUp = (request: ArchiveRequest, work: Work): Promise<string> =>
  withNamedOr(request, work, async () => {
    const dataFolder = resolve(request.config.dataFolder);
    if (!(await hasCluster(dataFolder))) {
      throw new BackupFailed(
        `There is no database in ${dataFolder}. Set TRIREME_DATA or DATABASE_URL to what the bot or the sandbox runs with.`,
      );
    }
    return withEmbedded(request, async (server) => work(await opened(server, await kindToBackUp(server, request))));
  });

/**
 * Does `work` with the database that is to be filled: the one of `DATABASE_URL`, else the one in the embedded PostgreSQL that the
 * backup is of, which is made if missing. A backup of release 0.1 does not record that, so it must be chosen.
 */
export const withDatabaseToFill = (request: ArchiveRequest, recorded: DatabaseKind | undefined, work: Work): Promise<string> =>
  withNamedOr(request, work, async () => {
    const { choice, folder } = request;
    if (recorded !== undefined && choice !== undefined && recorded !== choice) {
      throw new BackupFailed(`${folder} holds ${NAMES[recorded]}. Leave --${choice} out, or name a backup of ${NAMES[choice]}.`);
    }
    const kind = recorded ?? choice;
    if (kind === undefined) {
      throw new BackupFailed(`${folder} does not say which database it is of. ${howToChoose(request)}`);
    }
    return withEmbedded(request, async (server) => work(await opened(server, kind)));
  });

const withNamedOr = async ({ config, choice }: ArchiveRequest, work: Work, embedded: () => Promise<string>): Promise<string> => {
  if (config.databaseUrl === undefined) return embedded();
  if (choice !== undefined) {
    throw new BackupFailed(
      `DATABASE_URL names the database already. Leave --${choice} out, or unset DATABASE_URL to use the built-in one.`,
    );
  }
  return work({ url: config.databaseUrl, name: 'the database that DATABASE_URL names' });
};

const withEmbedded = async <T>({ config, log }: ArchiveRequest, work: (server: EmbeddedPostgres) => Promise<T>): Promise<T> => {
  const server = await openEmbedded(config, log);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
};

const opened = async (server: EmbeddedPostgres, kind: DatabaseKind): Promise<ArchiveDatabase> => ({
  url: await server.url(DATABASE_NAMES[kind]),
  name: NAMES[kind],
  kind,
});

const kindToBackUp = async (server: EmbeddedPostgres, request: ArchiveRequest): Promise<DatabaseKind> => {
  const matches = { bot: await countMatches(server, 'bot'), sandbox: await countMatches(server, 'sandbox') };
  const { choice } = request;
  if (choice === undefined && matches.bot !== undefined && matches.sandbox !== undefined) {
    throw new BackupFailed(
      `There are two databases: the bot's (${matchCount(matches.bot)}) and the sandbox's (${matchCount(matches.sandbox)}). ${howToChoose(request)}`,
    );
  }
  const kind = choice ?? (matches.bot === undefined ? 'sandbox' : 'bot');
  if (matches[kind] !== undefined) return kind;
  const which = choice === undefined ? 'the database' : NAMES[choice];
  throw new BackupFailed(`There is nothing to back up: ${which} in ${resolve(request.config.dataFolder)} is missing or empty.`);
};

const howToChoose = ({ command, folder }: ArchiveRequest): string =>
  `Choose one: npm run ${command} -- ${folder} --bot, or --sandbox.`;
