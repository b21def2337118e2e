import { EventEmitter } from 'node:events';
import type { Client } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { trackGuilds } from '#discord/gateway/guildTracker.ts';
import { type Shard, type Stores, StoreUnavailable } from '#matches/index.ts';
import { createMatch } from '../../store/contract/matchRows.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
/** Server ids: of the first shard, of the second. */
const [EVEN, ODD] = ['8388608', '4194304'];

/** A bot that receives gateway events; `changes`: how often something was stored. */
const watching = (shard: Shard = { id: 0, count: 1 }, stores: Stores = openMemoryStores()) => {
  const gateway = new EventEmitter();
  const errors: string[] = [];
  const onChange = vi.fn();
  const log = { info: () => undefined, warn: () => undefined, error: (_: object, message: string) => void errors.push(message) };
  trackGuilds(gateway as unknown as Client, { stores, clock: { now: () => NOW }, log }, shard, onChange, 0);
  const say = (t: string, d: object): boolean => gateway.emit('raw', { t, d });
  return {
    stores,
    onChange,
    errors,
    ready: (...ids: readonly string[]) => say('READY', { guilds: ids.map((id) => ({ id, unavailable: true })) }),
    create: (id: string) => say('GUILD_CREATE', { id }),
    remove: (id: string, unavailable?: boolean) => say('GUILD_DELETE', { id, ...(unavailable && { unavailable }) }),
    away: async () =>
      (await stores.absences.all()).map(({ server, backAt }) => (backAt === undefined ? server : `${server} back`)),
  };
};

const withMatches = async (...servers: readonly string[]): Promise<Stores> => {
  const stores = openMemoryStores();
  for (const server of servers) await createMatch(stores, { place: { server, channel: 'channel' } });
  return stores;
};

/** Resolves when everything so far has been stored. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('a bot', () => {
  test('a new session changes only servers of its shard that are not listed', async () => {
    const stores = await withMatches(EVEN, ODD, 'no number');
    const first = watching({ id: 0, count: 2 }, stores);
    first.ready();
    await settled();
    expect(await first.away()).toEqual([EVEN]);
    const second = watching({ id: 1, count: 2 }, stores);
    second.ready(ODD);
    await settled();
    expect(await second.away()).toEqual([EVEN]);
    expect([first.onChange.mock.calls.length, second.onChange.mock.calls.length]).toEqual([1, 0]);
    watching({ id: 0, count: 2 }, stores).ready(EVEN);
    await settled();
    expect(await first.away()).toEqual([`${EVEN} back`]);
  });

  test('a server in an outage still has the bot, and one that removed the bot does not', async () => {
    const bot = watching(undefined, await withMatches(EVEN));
    bot.ready(EVEN);
    bot.create(EVEN);
    bot.remove(EVEN, true);
    bot.create(EVEN);
    await settled();
    expect([await bot.away(), bot.onChange.mock.calls.length]).toEqual([[], 0]);
    bot.remove(EVEN);
    await settled();
    expect(await bot.away()).toEqual([EVEN]);
    bot.create(EVEN);
    await settled();
    expect(await bot.away()).toEqual([`${EVEN} back`]);
    bot.create(EVEN);
    bot.remove(EVEN);
    await settled();
    expect(await bot.away()).toEqual([EVEN]);
  });

  test('the servers that a session begins with cost no query each', async () => {
    const stores = await withMatches(EVEN);
    const update = vi.fn(stores.absences.update);
    const bot = watching(undefined, { ...stores, absences: { ...stores.absences, update } });
    bot.ready(EVEN, ODD);
    for (const id of [EVEN, ODD]) bot.create(id);
    await settled();
    expect(update).not.toHaveBeenCalled();
  });

  test('changes are stored in order of arrival once the store is available again', async () => {
    const stores = await withMatches(EVEN);
    let tries = 0;
    const begin: Stores['absences']['begin'] = (...asked) =>
      ++tries < 3 ? Promise.reject(new StoreUnavailable('away')) : stores.absences.begin(...asked);
    const bot = watching(undefined, { ...stores, absences: { ...stores.absences, begin } });
    bot.ready(EVEN);
    bot.remove(EVEN);
    bot.create(EVEN);
    await vi.waitUntil(() => bot.onChange.mock.calls.length === 2, 20_000);
    expect([tries, await bot.away(), bot.errors]).toEqual([3, [`${EVEN} back`], []]);
  });

  test('later changes are stored after one failed', async () => {
    const stores = await withMatches(EVEN);
    let isBroken = true;
    const begin: Stores['absences']['begin'] = (...asked) =>
      isBroken ? Promise.reject(new Error('broken')) : stores.absences.begin(...asked);
    const bot = watching(undefined, { ...stores, absences: { ...stores.absences, begin } });
    bot.ready(EVEN);
    bot.remove(EVEN);
    await settled();
    expect([await bot.away(), bot.errors.length]).toEqual([[], 1]);
    isBroken = false;
    bot.ready();
    await settled();
    expect(await bot.away()).toEqual([EVEN]);
  });
});
