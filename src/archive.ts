import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { StoreUnavailable } from '#matches/index.ts';
import { BackupFailed, type DatabaseKind, isUnreachable } from '#store/index.ts';
import { CannotStart, databaseSentence } from './cannotStart.ts';
import { type Config, readConfig } from './config.ts';
import { openLog, withoutSecrets } from './log.ts';

/** What `npm run backup` or `npm run restore` is asked for. */
export interface ArchiveRequest {
  readonly command: 'backup' | 'restore';
  readonly folder: string;
  /** Which database of the embedded PostgreSQL; absent where none is named. */
  readonly choice: DatabaseKind | undefined;
  readonly config: Config;
  readonly log: Logger;
}

/** No other variable may keep a backup from being made or restored: neither command needs a token. */
const VARIABLES = /^(DATABASE_URL|TRIREME_DATA|LOG_LEVEL)(_FILE)?$/u;

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Does what the command line and the environment ask for and says what came of it: one sentence, and exit code 1, where it fails. */
export const archive = async (
  command: ArchiveRequest['command'],
  act: (request: ArchiveRequest) => Promise<string>,
): Promise<void> => {
  const request = readRequest(command);
  if (Array.isArray(request)) {
    for (const sentence of request) say(sentence);
    process.exitCode = 1;
    return;
  }
  try {
    process.stdout.write(`${await act(request)}\n`);
  } catch (err) {
    const sentence = sentenceOf(err);
    // Nothing but the stack: PostgreSQL's errors carry rows with them.
    if (sentence === undefined) request.log.debug({ stack: err instanceof Error ? err.stack : undefined }, `${command} failed`);
    say(sentence ?? `The ${command} failed: ${firstLine(err)}`);
    process.exitCode = 1;
  }
};

export const matchCount = (matches: number): string => (matches === 1 ? '1 match' : `${matches} matches`);

/** The request, or what is wrong with it. */
const readRequest = (command: ArchiveRequest['command']): ArchiveRequest | string[] => {
  const { config, problems } = readConfig(
    Object.fromEntries(Object.entries(process.env).filter(([name]) => VARIABLES.test(name))),
  );
  if (config === undefined) return [...problems];
  const usage = [`Name one folder: npm run ${command} -- FOLDER, with --bot or --sandbox where there is a choice of databases.`];
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: { bot: { type: 'boolean' }, sandbox: { type: 'boolean' } },
    });
    const [folder = '', ...more] = positionals;
    if (folder === '' || more.length > 0 || (values.bot && values.sandbox)) return usage;
    const choice = values.bot ? 'bot' : values.sandbox ? 'sandbox' : undefined;
    return { command, folder, choice, config, log: openLog(config.logLevel) };
  } catch {
    return usage;
  }
};

const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof BackupFailed || error instanceof CannotStart) return error.message;
  return databaseSentence(isUnreachable(error) ? new StoreUnavailable(error) : error);
};

const firstLine = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? error.message : String(error))
    .trim()
    .split('\n', 1)[0] ?? '';
