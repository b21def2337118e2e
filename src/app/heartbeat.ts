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
  /** Of the role `bot`, not connected yet. */
  readonly client: Client | undefined;
  readonly shard?: Shard;
}

/**
 * Lets the heart of this process beat: at once, so that the time it was down is known before anything is done about time; as soon as
 * it is connected to Discord, or again; and from then on as long as it is.
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
      if (!(err instanceof StoreUnavailable)) log.error({ err }, 'the house could not be noted to be at work');
    });
  };
  await heart.heartbeat();
  isStarting = false;
  client?.on(Events.ShardReady, beat).on(Events.ShardResume, beat);
  const timer = setInterval(beat, BEAT_MS);
  return { heart, stop: () => clearInterval(timer) };
};
