import { freshDatabase } from '../support/setup/postgres.ts';
import type { TestBackend } from './queueBackends.ts';

/** A database of the run's own server, with the queue in it. Nothing happens to it at a kill. */
export const openSharedBackend = async (): Promise<TestBackend> => {
  const { url, drop } = await freshDatabase();
  return { databaseUrl: url, queues: { kind: 'postgres', url }, strike: async () => undefined, stop: drop };
};
