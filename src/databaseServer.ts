import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from '#store/index.ts';
import { databaseSentence, orSentence } from './cannotStart.ts';
import type { Config } from './config.ts';
import { OWN_DATABASES } from './ownDatabase.ts';

/** The database that the configuration names, or one of a PostgreSQL of the house's own, which runs until it is stopped. */
export interface DatabaseServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Finds or starts the server. The sandbox's matches have a database to themselves. */
export const openDatabaseServer = async (config: Config, log: Logger): Promise<DatabaseServer> => {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => {} };
  const server = await orSentence(
    () => startEmbeddedPostgres({ dataFolder: resolve(config.dataFolder), log: (message) => log.info({}, message) }),
    databaseSentence,
  );
  return {
    url: await server.url(OWN_DATABASES[config.discordToken === undefined ? 'sandbox' : 'bot']),
    stop: () => server.stop(),
  };
};
