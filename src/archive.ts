import { parseArgs } from 'node:util';
import { StoreUnavailable } from '#matches/index.ts';
import { BackupFailed } from '#store/index.ts';
import { CannotStart, databaseSentence } from './cannotStart.ts';
import { readDatabaseConfig } from './config.ts';
import { openLog } from './log.ts';
import { ARGUMENTS, type ArchiveCommand, type OwnDatabase, openOwnDatabase } from './ownDatabase.ts';

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

interface Given {
  readonly argument: string;
  readonly wanted: OwnDatabase | undefined;
}

/** What stands behind the command; `undefined` where it is not what it takes. */
const given = (): Given | undefined => {
  try {
    const options = { bot: { type: 'boolean' }, sandbox: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [argument, ...more] = positionals;
    if (argument === undefined || more.length > 0 || (values.bot && values.sandbox)) return undefined;
    return { argument, wanted: values.bot ? 'bot' : values.sandbox ? 'sandbox' : undefined };
  } catch {
    return undefined;
  }
};

/** The database a command is about. */
export interface Archived {
  readonly url: string;
  /** Of the built-in PostgreSQL's; absent where `DATABASE_URL` names it. */
  readonly own?: OwnDatabase;
}

/**
 * Does something with a database and what the command line names, and says what came of it. Which database that is hangs on
 * `DATABASE_URL`, `TRIREME_DATA` and the flags alone, never on whether a token is set. The exit code tells whether it was done.
 */
export const archive = async (
  command: ArchiveCommand,
  act: (database: Archived, argument: string) => Promise<string>,
  ownerOf: (argument: string) => Promise<OwnDatabase | undefined> = async () => undefined,
): Promise<void> => {
  const words = given();
  const { config, problems } = readDatabaseConfig(process.env);
  if (config === undefined || words === undefined) {
    const usage = `npm run ${command} -- [--bot | --sandbox] ${ARGUMENTS[command]}`;
    for (const sentence of problems ?? [`Name one ${ARGUMENTS[command].toLowerCase()}: ${usage}`]) say(sentence);
    process.exitCode = 1;
    return;
  }
  try {
    if (config.databaseUrl !== undefined) {
      process.stdout.write(`${await act({ url: config.databaseUrl }, words.argument)}\n`);
      return;
    }
    const wanted = words.wanted ?? (await ownerOf(words.argument));
    const opened = await openOwnDatabase(config.dataFolder, command, wanted, openLog(config.logLevel));
    try {
      process.stdout.write(`${await act(opened, words.argument)}\n`);
    } finally {
      await opened.stop();
    }
  } catch (error) {
    const said = sentenceOf(error);
    if (said === undefined) throw error;
    say(said);
    process.exitCode = 1;
  }
};

const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof BackupFailed || error instanceof CannotStart) return error.message;
  return databaseSentence(error) ?? (isAway(error) ? databaseSentence(new StoreUnavailable(error)) : undefined);
};

const isAway = (error: unknown): boolean => error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
