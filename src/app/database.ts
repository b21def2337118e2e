import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { orUnavailable, startEmbeddedPostgres } from '#store/index.ts';
import type { Config } from './config.ts';
import { OWN_DATABASES } from './ownDatabase.ts';
import { explainDatabaseError, withStartupMessage } from './startupErrors.ts';

/** The database that the configuration names, or one in an embedded PostgreSQL, which runs until it is stopped. */
export interface DatabaseServer {
  readonly url: string;
  /** Restarts an embedded PostgreSQL that dies from now on; calls `onLost` with the reason when that fails for good. */
  keepRunning(onLost: (reason: Error) => void): void;
  stop(): Promise<void>;
}

/** Finds or starts the server. The sandbox's matches have a database to themselves. */
export const openDatabaseServer = async (config: Config, log: Logger): Promise<DatabaseServer> => {
  if (config.databaseUrl !== undefined) {
    return { url: config.databaseUrl, keepRunning: () => undefined, stop: async () => {} };
  }
  const dataFolder = resolve(config.dataFolder);
  return withStartupMessage(async () => {
    const server = await startEmbeddedPostgres({ dataFolder, log: (message) => log.info({}, message) });
    try {
      return {
        url: await orUnavailable(server.url(OWN_DATABASES[config.discordToken === undefined ? 'sandbox' : 'bot'])),
        keepRunning: (onLost) => server.supervise({ warn: (message) => log.warn({}, message), onGivenUp: onLost }),
        stop: () => server.stop(),
      };
    } catch (error) {
      await server.stop();
      throw error;
    }
  }, explainDatabaseError);
};
