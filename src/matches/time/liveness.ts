import type { Clock, Stores } from '../stores/stores.ts';

/** The processes users depend on: `bot` receives their moves, `worker` notifies them of their turns. */
export type ProcessRole = 'bot' | 'worker';

/** The Discord shard of a bot. Each shard has the servers whose ids map to it; the first also has all direct messages. */
export interface Shard {
  readonly id: number;
  readonly count: number;
}

/** For installations with a single bot. */
export const ONLY_SHARD: Shard = { id: 0, count: 1 };

/** How long after its last heartbeat a process counts as down. Downtime is given back to all running clocks. */
const DOWN_AFTER_MS = 2 * 60_000;

/** Records, across all processes, when the bot or the worker was down. */
export type LivenessMonitor = Readonly<ReturnType<typeof createLivenessMonitor>>;

interface LivenessDeps {
  readonly stores: Pick<Stores, 'settings' | 'clocks'>;
  readonly clock: Clock;
}

/**
 * Creates the monitor of this process. `parts`: its roles, each with a check that it works now, e.g. that the bot is connected.
 * `realTime` prevents a forward jump of `clock` from counting as downtime while the process was running.
 */
export const createLivenessMonitor = (
  { stores, clock }: LivenessDeps,
  parts: Readonly<Partial<Record<ProcessRole, () => boolean>>>,
  realTime: () => number = Date.now,
  shard: Shard = ONLY_SHARD,
) => {
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
    /**
     * Records that this process's roles are working, and any earlier downtime that is not recorded yet. Call it before any
     * work that depends on time. Returns whether all roles are up everywhere: while one is down, no timeout may be applied.
     */
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

/** The number of shards, according to the bot that started last. */
const COUNT_KEY = 'shards';
const countOfShards = async (settings: Settings): Promise<number> => Number((await settings.get(COUNT_KEY)) ?? 1);

/** Stores the number of shards. New or re-added ones count as alive now, because other shards had their servers until then. */
const createShards = async (settings: Settings, count: number, now: number): Promise<void> => {
  const before = await countOfShards(settings);
  if (before === count) return;
  for (const key of shardKeys(count).slice(before)) await settings.set(key, String(now));
  await settings.set(COUNT_KEY, String(count));
};
