import { StoreUnavailable } from '#matches/index.ts';
import { BackupFailed } from '#store/index.ts';
import { CannotStart, databaseSentence } from './cannotStart.ts';
import { readConfig } from './config.ts';
import { openDatabaseServer } from './databaseServer.ts';
import { openLog } from './log.ts';

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** What each command is given. */
const ARGUMENTS = { backup: 'FOLDER', restore: 'FOLDER', repair: 'MATCH' } as const;

/**
 * Does something with the database that the environment names and the one folder that the command line names, and says what came
 * of it. The exit code tells whether it was done.
 */
export const archive = async (command: keyof typeof ARGUMENTS, act: (url: string, argument: string) => Promise<string>) => {
  const [folder, ...more] = process.argv.slice(2);
  const { config, problems } = readConfig(process.env);
  if (config === undefined || folder === undefined || more.length > 0) {
    for (const sentence of problems ?? [
      `Name one ${ARGUMENTS[command].toLowerCase()}: npm run ${command} -- ${ARGUMENTS[command]}`,
    ])
      say(sentence);
    process.exitCode = 1;
    return;
  }
  const server = await openDatabaseServer(config, openLog(config.logLevel));
  try {
    process.stdout.write(`${await act(server.url, folder)}\n`);
  } catch (error) {
    const said = sentenceOf(error);
    if (said === undefined) throw error;
    say(said);
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
};

const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof BackupFailed || error instanceof CannotStart) return error.message;
  return databaseSentence(error) ?? (isAway(error) ? databaseSentence(new StoreUnavailable(error)) : undefined);
};

const isAway = (error: unknown): boolean => error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
