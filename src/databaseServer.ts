import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { DATABASE_NAMES, type EmbeddedPostgres, startEmbeddedPostgres } from '#store/index.ts';
import { databaseSentence, orSentence } from './cannotStart.ts';
import type { Config } from './config.ts';

/** The database that the configuration names, or one of a PostgreSQL of the house's own, which runs until it is stopped. */
export interface DatabaseServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Finds or starts the server. The sandbox's matches have a database to themselves. */
export const openDatabaseServer = async (config: Config, log: Logger): Promise<DatabaseServer> => {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => {} };
  const server = await openEmbedded(config, log);
  return {
    url: await server.url(DATABASE_NAMES[config.discordToken === undefined ? 'sandbox' : 'bot']),
    stop: () => server.stop(),
  };
};

/** Starts or finds the PostgreSQL of the house's own. */
export const openEmbedded = (config: Config, log: Logger): Promise<EmbeddedPostgres> =>
  orSentence(
    () => startEmbeddedPostgres({ dataFolder: resolve(config.dataFolder), log: (message) => log.info({}, message) }),
    databaseSentence,
  );
