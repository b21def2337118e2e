import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { readDatabaseConfig } from '#app/config.ts';
import { createLogger, redactSecrets } from '#app/logger.ts';
import { ARGUMENTS, type ArchiveCommand, type OwnDatabase, openOwnDatabase } from '#app/ownDatabase.ts';
import { explainDatabaseError, StartupError } from '#app/startupErrors.ts';
import { StoreUnavailable } from '#matches/index.ts';
import { BackupFailed, isUnreachable } from '#store/index.ts';

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

interface Given {
  readonly argument: string;
  readonly wanted: OwnDatabase | undefined;
}

/** Returns the parsed arguments, or `undefined` if they don't fit the usage. */
const given = (command: ArchiveCommand): Given | undefined => {
  try {
    const options = { bot: { type: 'boolean' }, sandbox: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [argument = ''] = positionals;
    if (positionals.length !== (ARGUMENTS[command] === '' ? 0 : 1) || (values.bot && values.sandbox)) return undefined;
    return { argument, wanted: values.bot ? 'bot' : values.sandbox ? 'sandbox' : undefined };
  } catch {
    return undefined;
  }
};

/** The database of a command. `own`: which one of the built-in PostgreSQL; absent if `DATABASE_URL` names the database. */
interface Database {
  readonly url: string;
  readonly own?: OwnDatabase;
}

/**
 * Runs a command on a database and the argument of the command line, and prints the result. The database depends on
 * `DATABASE_URL`, `TRIREME_DATA` and the flags alone, never on whether a token is set. The exit code is 0 if it
 * succeeded.
 */
export const runArchiveCommand = async (
  command: ArchiveCommand,
  act: (database: Database, argument: string) => Promise<string>,
  ownerOf: (argument: string) => Promise<OwnDatabase | undefined> = async () => undefined,
): Promise<void> => {
  const words = given(command);
  const { config, problems } = readDatabaseConfig(process.env);
  if (config === undefined || words === undefined) {
    const usage = `npm run ${command} -- [--bot | --sandbox] ${ARGUMENTS[command]}`;
    for (const sentence of problems ?? [
      ARGUMENTS[command] === '' ? `Use: ${usage.trim()}` : `Name one ${ARGUMENTS[command].toLowerCase()}: ${usage}`,
    ])
      say(sentence);
    process.exitCode = 1;
    return;
  }
  const log = createLogger(config.logLevel);
  try {
    const owner = await ownerOf(words.argument);
    if (words.wanted !== undefined) refuseContradiction(words.wanted, owner, config.databaseUrl);
    const opened =
      config.databaseUrl === undefined
        ? await openOwnDatabase(config.dataFolder, command, words.wanted ?? owner, log)
        : { url: config.databaseUrl, stop: async () => {} };
    try {
      process.stdout.write(`${await act(opened, words.argument)}\n`);
    } finally {
      await opened.stop();
    }
  } catch (error) {
    report(command, log, error);
  }
};

/** Prints one sentence for any error. An unexpected one has only its stack logged, since PostgreSQL's errors quote rows. */
const report = (command: ArchiveCommand, log: Logger, error: unknown): void => {
  const sentence = sentenceOf(error);
  if (sentence === undefined) log.debug({ stack: error instanceof Error ? error.stack : undefined }, `${command} failed`);
  say(sentence ?? `The ${command} failed: ${firstLine(error)}`);
  process.exitCode = 1;
};

/** Throws if `DATABASE_URL` or the backup contradicts a flag, which is probably a mistake. */
const refuseContradiction = (wanted: OwnDatabase, owner: OwnDatabase | undefined, databaseUrl: string | undefined): void => {
  if (databaseUrl !== undefined) {
    throw new StartupError(
      `DATABASE_URL names the database already. Leave --${wanted} out, or unset DATABASE_URL to use the built-in database.`,
    );
  }
  if (owner !== undefined && owner !== wanted) {
    throw new StartupError(
      `This backup is of the ${owner}'s database. Leave --${wanted} out, or name a backup of the ${wanted}'s.`,
    );
  }
};

const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof BackupFailed || error instanceof StartupError) return error.message;
  return explainDatabaseError(isUnreachable(error) ? new StoreUnavailable(error) : error);
};

const firstLine = (error: unknown): string =>
  redactSecrets(error instanceof Error ? error.message : String(error))
    .trim()
    .split('\n', 1)[0] ?? '';
