import { type Client, Events } from 'discord.js';
import type { Services } from '#discord/command/services.ts';
import { createLivenessMonitor, type Shard, StoreUnavailable } from '#matches/index.ts';
import type { Role } from './settings.ts';

const HEARTBEAT_MS = 30_000;

interface HeartbeatOptions extends Pick<Services, 'stores' | 'clock' | 'log'> {
  readonly roles: readonly Role[];
  /** The client of the role `bot`, before it connects. */
  readonly client: Client | undefined;
  readonly shard?: Shard;
}

/**
 * Starts the heartbeat of this process. The first one is written before anything that depends on time, so that the downtime is
 * known; the next ones when Discord connects or resumes, and then at an interval while it is connected.
 */
export const startHeartbeat = async ({ stores, clock, log, roles, client, shard }: HeartbeatOptions) => {
  let isStarting = true;
  const monitor = createLivenessMonitor(
    { stores, clock },
    { bot: () => client !== undefined && (isStarting || client.isReady()), worker: () => roles.includes('worker') },
    Date.now,
    shard,
  );
  const beat = (): void => {
    monitor.heartbeat().catch((err) => {
      if (!(err instanceof StoreUnavailable)) log.error({ err }, 'heartbeat write failed');
    });
  };
  await monitor.heartbeat();
  isStarting = false;
  client?.on(Events.ShardReady, beat).on(Events.ShardResume, beat);
  const timer = setInterval(beat, HEARTBEAT_MS);
  return { monitor, stop: () => clearInterval(timer) };
};
