import { type Client, Events } from 'discord.js';
import type { Log } from '#discord/command/services.ts';
import {
  type Clock,
  createLivenessMonitor,
  type LivenessMonitor,
  type Shard,
  type Stores,
  StoreUnavailable,
} from '#matches/index.ts';
import type { Role } from './settings.ts';

const BEAT_MS = 30_000;

export interface Heartbeat {
  readonly heart: LivenessMonitor;
  stop(): void;
}

interface HeartbeatOptions {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly log: Log;
  readonly roles: readonly Role[];
  /** The client of the role `bot`, before it connects. */
  readonly client: Client | undefined;
  readonly shard?: Shard;
}

/**
 * Starts the heartbeat of this process. The first one is written before anything that depends on time, so that the downtime is
 * known; the next ones when Discord connects or resumes, and then at an interval while it is connected.
 */
export const startHeartbeat = async ({ stores, clock, log, roles, client, shard }: HeartbeatOptions): Promise<Heartbeat> => {
  let isStarting = true;
  const heart = createLivenessMonitor(
    { stores, clock },
    { bot: () => client !== undefined && (isStarting || client.isReady()), worker: () => roles.includes('worker') },
    Date.now,
    shard,
  );
  const beat = (): void => {
    heart.heartbeat().catch((err) => {
      if (!(err instanceof StoreUnavailable)) log.error({ err }, 'heartbeat write failed');
    });
  };
  await heart.heartbeat();
  isStarting = false;
  client?.on(Events.ShardReady, beat).on(Events.ShardResume, beat);
  const timer = setInterval(beat, BEAT_MS);
  return { heart, stop: () => clearInterval(timer) };
};
