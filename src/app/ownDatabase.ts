import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { countMatches, type EmbeddedPostgres, hasEmbeddedPostgres, startEmbeddedPostgres } from '#store/index.ts';
import { explainDatabaseError, StartupError, withStartupMessage } from './startupErrors.ts';

/** The argument of each command about a database; empty: none. */
export const ARGUMENTS = { backup: 'FOLDER', restore: 'FOLDER', repair: 'MATCH', ratings: '' } as const;
export type ArchiveCommand = keyof typeof ARGUMENTS;

/** The databases of the built-in PostgreSQL: that of the bot on Discord, and that of the sandbox. */
export const OWN_DATABASES = { bot: 'trireme', sandbox: 'trireme_sandbox' } as const;
export type OwnDatabase = keyof typeof OWN_DATABASES;

/** Returns the number of matches and whose database they are in, as part of a sentence. */
export const matchesOf = (count: number, own: OwnDatabase | undefined): string => {
  const matches = count === 1 ? '1 match' : `${count} matches`;
  return own === undefined ? `${matches} of the database that DATABASE_URL names` : `${matches} of the ${own}'s database`;
};

/**
 * Opens a database of the built-in PostgreSQL: the wanted one, otherwise the only one that was ever used. Throws `StartupError` if
 * that is ambiguous or there is none; a restore may create one.
 */
export const openOwnDatabase = async (folder: string, command: ArchiveCommand, wanted: OwnDatabase | undefined, log: Logger) => {
  const dataFolder = resolve(folder);
  if (command === 'restore' && wanted === undefined) {
    throw new StartupError(
      "This backup doesn't say whose it is. Say it: npm run restore -- --bot FOLDER for the bot on Discord, or --sandbox for the sandbox.",
    );
  }
  if (command !== 'restore' && !(await hasEmbeddedPostgres(dataFolder))) {
    throw new StartupError(
      `There is no database in ${dataFolder}. Let TRIREME_DATA name the folder in which the bot keeps it, or DATABASE_URL the database itself.`,
    );
  }
  const server = await withStartupMessage(
    () => startEmbeddedPostgres({ dataFolder, log: (message) => log.info({}, message) }),
    explainDatabaseError,
  );
  try {
    const own = command === 'restore' && wanted !== undefined ? wanted : await chosen(server, dataFolder, command, wanted);
    return { url: await server.url(OWN_DATABASES[own]), own, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

const chosen = async (
  server: EmbeddedPostgres,
  dataFolder: string,
  command: ArchiveCommand,
  wanted: OwnDatabase | undefined,
): Promise<OwnDatabase> => {
  const used: { readonly own: OwnDatabase; readonly matches: number }[] = [];
  const existing = await server.databases();
  for (const own of ['bot', 'sandbox'] as const) {
    if (!existing.includes(OWN_DATABASES[own])) continue;
    const matches = await countMatches(await server.url(OWN_DATABASES[own]));
    if (matches !== undefined) used.push({ own, matches });
  }
  const [first, second] = used.filter(({ own }) => wanted === undefined || own === wanted);
  if (first === undefined) {
    throw new StartupError(`There is no database of the ${wanted ?? 'bot'} in ${dataFolder}: nothing was ever played there.`);
  }
  if (second === undefined) return first.own;
  const both = [first, second].map(({ own, matches }) => matchesOf(matches, own)).join(' and ');
  const argument = ARGUMENTS[command];
  throw new StartupError(
    `There are ${both}. Say which you mean: npm run ${command} -- --bot ${argument}, or --sandbox ${argument}.`,
  );
};
