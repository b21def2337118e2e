import { EventEmitter } from 'node:events';
import { type Client, Events } from 'discord.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startHeartbeat } from '#app/heartbeat.ts';
import { stoppedClock } from '../matches/games/table.ts';
import { quiet } from '../support/fakes/silentLogger.ts';
import { openMemoryStores } from '../support/memory/memory.ts';

/** A client that says of itself whether it is connected. */
const fakeClient = () => {
  const client = Object.assign(new EventEmitter(), { connected: false, isReady: () => client.connected });
  return client;
};

describe('the heartbeat of a process', () => {
  let beating: Awaited<ReturnType<typeof startHeartbeat>> | undefined;
  afterEach(() => beating?.stop());

  const begin = async () => {
    const stores = openMemoryStores();
    const clock = stoppedClock();
    const client = fakeClient();
    const start = async () => {
      beating = await startHeartbeat({
        stores,
        clock,
        log: quiet,
        roles: ['bot', 'worker'],
        client: client as unknown as Client,
      });
      return beating.monitor;
    };
    return { stores, clock, client, start, alive: () => stores.settings.get('aliveAt bot') };
  };

  test('the heartbeat records the downtime before the bot connects, and then beats only while it is connected', async () => {
    const { stores, clock, client, start, alive } = await begin();
    await start();
    beating?.stop();
    clock.advance(3);
    const heart = await start();
    expect((await stores.clocks.stoppages(1, 0)).downtimes).toHaveLength(1);
    const first = await alive();
    clock.advance(1);
    await heart.heartbeat();
    expect(await alive()).toBe(first);
    client.connected = true;
    await heart.heartbeat();
    expect(await alive()).not.toBe(first);
  });

  test.each([Events.ShardReady, Events.ShardResume] as const)(
    'the heartbeat beats as soon as the bot is connected (%s)',
    async (event) => {
      const { clock, client, start, alive } = await begin();
      await start();
      const first = await alive();
      clock.advance(1);
      client.connected = true;
      client.emit(event, 0);
      await vi.waitUntil(async () => (await alive()) !== first, { interval: 1, timeout: 20_000 });
    },
  );
});
