import { describe, expect, test } from 'vitest';
import { createLivenessMonitor, type Shard } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { type StoppedClock, stoppedClock } from '../games/table.ts';

const MINUTE = 1 / 60;
const both = { bot: () => true, worker: () => true };

/** A house whose processes come and go. `pass` lets time pass for those that are there. */
const house = () => {
  const stores = openMemoryStores();
  const clock: StoppedClock = stoppedClock();
  const start = clock.now().getTime();
  let passed = 0;
  const hours = (at: number): number => (at - start) / 3_600_000;
  return {
    clock,
    process: (parts: Parameters<typeof createLivenessMonitor>[1] = both, shard?: Shard) =>
      createLivenessMonitor({ stores, clock }, parts, () => passed, shard),
    pass: (span: number) => {
      clock.advance(span);
      passed += span * 3_600_000;
    },
    downtimes: async () => (await stores.clocks.stoppages(1, 0)).downtimes.map(({ from, until }) => [hours(from), hours(until)]),
  };
};

describe('the heart of the house', () => {
  test('notes nothing on the first day, nor while it beats', async () => {
    const { process, pass, downtimes } = house();
    const heart = process();
    for (let beats = 0; beats < 5; beats++) {
      expect(await heart.heartbeat()).toBe(true);
      pass(2 * MINUTE);
    }
    expect(await downtimes()).toEqual([]);
  });

  test('notes how long nobody was there, when somebody is again', async () => {
    const { process, pass, downtimes } = house();
    await process().heartbeat();
    pass(3);
    const heart = process();
    expect(await heart.heartbeat()).toBe(true);
    expect(await downtimes()).toEqual([[0, 3]]);
    await heart.heartbeat();
    expect(await downtimes()).toEqual([[0, 3]]);
  });

  test('takes a short while for nothing', async () => {
    const { process, pass, downtimes } = house();
    await process().heartbeat();
    pass(2 * MINUTE);
    await process().heartbeat();
    expect(await downtimes()).toEqual([]);
  });

  test('notes how long a process could not write, as without its database', async () => {
    const { process, pass, downtimes } = house();
    const heart = process();
    await heart.heartbeat();
    pass(1);
    await heart.heartbeat();
    expect(await downtimes()).toEqual([[0, 1]]);
  });

  test('takes a clock that is moved on for no time in which it was down', async () => {
    const { process, clock, downtimes } = house();
    const heart = process();
    await heart.heartbeat();
    clock.advance(48);
    expect(await heart.heartbeat()).toBe(true);
    expect(await downtimes()).toEqual([]);
  });

  test('beats for a bot only while that is connected, and says so while it is not', async () => {
    const { process, pass, downtimes } = house();
    let connected = true;
    const heart = process({ bot: () => connected, worker: () => true });
    await heart.heartbeat();
    connected = false;
    pass(MINUTE);
    expect(await heart.heartbeat()).toBe(true);
    pass(1.5 * MINUTE);
    expect(await heart.heartbeat()).toBe(false);
    expect(await downtimes()).toEqual([]);
    connected = true;
    expect(await heart.heartbeat()).toBe(true);
    expect(await downtimes()).toEqual([[0, 2.5 * MINUTE]]);
  });

  test('is one for all processes: the worker learns that the bot is gone, and that it is back', async () => {
    const { process, pass, downtimes } = house();
    const worker = process({ worker: () => true });
    expect(await worker.heartbeat()).toBe(true);
    await process({ bot: () => true }).heartbeat();
    for (let minutes = 0; minutes < 4; minutes++) {
      pass(MINUTE);
      await worker.heartbeat();
    }
    expect(await worker.heartbeat()).toBe(false);
    await process({ bot: () => true }).heartbeat();
    expect(await worker.heartbeat()).toBe(true);
    expect(await downtimes()).toEqual([[0, 4 * MINUTE]]);
  });

  describe('of several shards', () => {
    const bot = { bot: () => true };
    const second: Shard = { id: 1, count: 2 };
    const first: Shard = { id: 0, count: 2 };

    test('is whole only while each of them is at work', async () => {
      const { process, pass, downtimes } = house();
      const [one, two] = [process(both, first), process(bot, second)];
      await one.heartbeat();
      expect(await two.heartbeat()).toBe(true);
      for (let minutes = 0; minutes < 3; minutes++) {
        pass(MINUTE);
        await one.heartbeat();
      }
      expect(await one.heartbeat()).toBe(false);
      expect(await process(bot, second).heartbeat()).toBe(true);
      expect(await downtimes()).toEqual([[0, 3 * MINUTE]]);
    });

    test('takes the time in which a house had fewer for no time in which one was down', async () => {
      const { process, pass, downtimes } = house();
      await process(both, first).heartbeat();
      await process(bot, second).heartbeat();
      const alone = process();
      for (let hours = 0; hours < 2 / MINUTE; hours++) {
        await alone.heartbeat();
        pass(MINUTE);
      }
      expect(await alone.heartbeat()).toBe(true);
      await process(both, first).heartbeat();
      expect(await process(bot, second).heartbeat()).toBe(true);
      expect(await downtimes()).toEqual([]);
    });
  });
});
