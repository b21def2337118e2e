import type { Clock, Stores } from '../stores/stores.ts';

/** What people depend on: `bot` takes their moves, `worker` tells them that they are asked. */
export type ProcessRole = 'bot' | 'worker';

/** Which of Discord's shards a bot is: each has the servers whose ids fall to it, the first one all direct messages, too. */
export interface Shard {
  readonly id: number;
  readonly count: number;
}

/** Of a house that has one bot. */
export const ONLY_SHARD: Shard = { id: 0, count: 1 };

/** A part of the house that was not heard of for longer was down: its time is given back to everybody whose clock ran. */
const DOWN_AFTER_MS = 2 * 60_000;

/** Tells, for all processes together, when a part of the house was down. */
export interface LivenessMonitor {
  /**
   * Notes that the parts in this process are at work, and how long they were not, if nobody has noted it yet. To be called before
   * anything is done about time. Answers whether all parts of the house are at work now: while one is down, nobody's time is over.
   */
  heartbeat(): Promise<boolean>;
}

interface LivenessDeps {
  readonly stores: Pick<Stores, 'settings' | 'clocks'>;
  readonly clock: Clock;
}

/**
 * The heart of this process. `parts`: those it has, and whether they work at the moment, as a bot does that is connected.
 * `realTime`: a clock that is moved on leaps ahead of a process that was there all the while; that is no time it was down.
 */
export const createLivenessMonitor = (
  { stores, clock }: LivenessDeps,
  parts: Readonly<Partial<Record<ProcessRole, () => boolean>>>,
  realTime: () => number = Date.now,
  shard: Shard = ONLY_SHARD,
): LivenessMonitor => {
  const { settings, clocks } = stores;
  const lastBeats = new Map<string, number>();
  const beatPart = async (key: string): Promise<void> => {
    const last = lastBeats.get(key);
    const wasHere = last !== undefined && realTime() - last <= DOWN_AFTER_MS;
    const now = clock.now().getTime();
    const known = await aliveAt(settings, key);
    if (!wasHere && known !== undefined && now - known > DOWN_AFTER_MS) await clocks.noteDowntime({ from: known, until: now });
    await settings.set(key, String(now));
    lastBeats.set(key, realTime());
  };
  const isAtWork = async (key: string): Promise<boolean> => {
    const known = await aliveAt(settings, key);
    return known === undefined || clock.now().getTime() - known <= DOWN_AFTER_MS;
  };

  return {
    async heartbeat() {
      if (parts.bot?.() === true) {
        await createShards(settings, shard.count, clock.now().getTime());
        await beatPart(shardKey(shard.id));
      }
      if (parts.worker?.() === true) await beatPart(WORKER_KEY);
      const keys = [WORKER_KEY, ...shardKeys(await countOfShards(settings))];
      return (await Promise.all(keys.map(isAtWork))).every((works) => works);
    },
  };
};

type Settings = LivenessDeps['stores']['settings'];

const WORKER_KEY = 'aliveAt worker';
const shardKey = (id: number): string => (id === 0 ? 'aliveAt bot' : `aliveAt bot ${id}`);
const shardKeys = (count: number): readonly string[] => Array.from({ length: count }, (_, id) => shardKey(id));

const aliveAt = async (settings: Settings, key: string): Promise<number | undefined> => {
  const known = await settings.get(key);
  return known === undefined ? undefined : Number(known);
};

/** How many shards the house has: as many as the bot said that was started last. */
const COUNT_KEY = 'shards';
const countOfShards = async (settings: Settings): Promise<number> => Number((await settings.get(COUNT_KEY)) ?? 1);

/** A shard that is new, or that there was long ago, was not down meanwhile: its servers belonged to others. */
const createShards = async (settings: Settings, count: number, now: number): Promise<void> => {
  const before = await countOfShards(settings);
  if (before === count) return;
  for (const key of shardKeys(count).slice(before)) await settings.set(key, String(now));
  await settings.set(COUNT_KEY, String(count));
};
