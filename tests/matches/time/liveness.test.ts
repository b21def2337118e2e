import { describe, expect, test } from 'vitest';
import { createLivenessMonitor, type Shard } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { type StoppedClock, stoppedClock } from '../games/table.ts';

const MINUTE = 1 / 60;
const MILLISECOND = 1 / 3_600_000;
/** With a fraction of a millisecond, so that rounding never makes it less. */
const TWO_MINUTES = 120_000.4 * MILLISECOND;
const both = { bot: () => true, worker: () => true };

/** Processes that can start and stop. `pass` advances the time, in which running processes send heartbeats. */
const fixture = () => {
  const stores = openMemoryStores();
  const clock: StoppedClock = stoppedClock();
  const start = clock.now().getTime();
  let passed = 0;
  const hours = (at: number): number => (at - start) / 3_600_000;
  return {
    clock,
    process: (parts: Parameters<typeof createLivenessMonitor>[1] = both, shard?: Shard) =>
      createLivenessMonitor({ stores, clock }, parts, () => Math.floor(passed), shard),
    pass: (span: number) => {
      clock.advance(span);
      passed += span * 3_600_000;
    },
    set: stores.settings.set,
    /** Returns the names of the settings in use. */
    settings: async () => {
      const names = ['aliveAt bot', 'aliveAt bot 0', 'aliveAt bot 1', 'aliveAt bot 2'];
      const values = await Promise.all(names.map((name) => stores.settings.get(name)));
      return names.filter((_, index) => values[index] !== undefined);
    },
    downtimes: async () => (await stores.clocks.stoppages(1, 0)).downtimes.map(({ from, until }) => [hours(from), hours(until)]),
  };
};

describe('the heartbeat', () => {
  test('no downtime is recorded on the first day or while the heartbeat continues', async () => {
    const { process, pass, downtimes } = fixture();
    const heart = process();
    for (let beats = 0; beats < 5; beats++) {
      expect(await heart.heartbeat()).toBe(true);
      pass(2 * MINUTE);
    }
    expect(await downtimes()).toEqual([]);
  });

  test('downtime is recorded when a process runs again', async () => {
    const { process, pass, downtimes } = fixture();
    await process().heartbeat();
    pass(3);
    const heart = process();
    expect(await heart.heartbeat()).toBe(true);
    expect(await downtimes()).toEqual([[0, 3]]);
    await heart.heartbeat();
    expect(await downtimes()).toEqual([[0, 3]]);
  });

  test('downtime since an earlier release, which did not count shards, is recorded', async () => {
    const { process, pass, set, clock, downtimes } = fixture();
    await set('aliveAt bot', String(clock.now().getTime()));
    pass(3);
    await process().heartbeat();
    expect(await downtimes()).toEqual([[0, 3]]);
  });

  test('a short gap is not recorded as downtime', async () => {
    const { process, pass, downtimes } = fixture();
    await process().heartbeat();
    pass(2 * MINUTE);
    await process().heartbeat();
    expect(await downtimes()).toEqual([]);
  });

  test('the time in which a process cannot write is recorded as downtime', async () => {
    const { process, pass, downtimes } = fixture();
    const heart = process();
    await heart.heartbeat();
    pass(1);
    await heart.heartbeat();
    expect(await downtimes()).toEqual([[0, 1]]);
  });

  test('a process is down after more than two minutes, to the millisecond', async () => {
    const { process, pass, downtimes } = fixture();
    await process().heartbeat();
    pass(TWO_MINUTES);
    expect(await process({ bot: () => true }).heartbeat()).toBe(true);
    pass(TWO_MINUTES + MILLISECOND);
    expect(await process({ bot: () => true }).heartbeat()).toBe(false);
    expect((await downtimes()).map(([from = 0]) => from)).toEqual([TWO_MINUTES].map((from) => expect.closeTo(from, 5)));
  });

  test('a clock that is moved forward while a process runs for two minutes is not recorded as downtime', async () => {
    const { process, pass, clock, downtimes } = fixture();
    const heart = process();
    await heart.heartbeat();
    pass(TWO_MINUTES);
    clock.advance(1);
    await heart.heartbeat();
    expect(await downtimes()).toEqual([]);
  });

  test('downtime of a worker is recorded when it runs again', async () => {
    const { process, pass, downtimes } = fixture();
    await process({ worker: () => true }).heartbeat();
    await process({ worker: () => false }).heartbeat();
    pass(3);
    await process({ worker: () => true }).heartbeat();
    expect(await downtimes()).toEqual([[0, 3]]);
  });

  test('a clock that is moved forward is not recorded as downtime', async () => {
    const { process, clock, downtimes } = fixture();
    const heart = process();
    await heart.heartbeat();
    clock.advance(48);
    expect(await heart.heartbeat()).toBe(true);
    expect(await downtimes()).toEqual([]);
  });

  test('a bot has a heartbeat only while it is connected, and reports when it is not', async () => {
    const { process, pass, downtimes } = fixture();
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

  test('processes share the heartbeat: a worker learns when the bot goes and returns', async () => {
    const { process, pass, downtimes } = fixture();
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

  describe('the heartbeat of several shards', () => {
    const bot = { bot: () => true };
    const second: Shard = { id: 1, count: 2 };
    const first: Shard = { id: 0, count: 2 };

    test('the bot counts as connected only while every shard works', async () => {
      const { process, pass, downtimes } = fixture();
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

    test('a shard that never starts counts as down two minutes after the number of shards has grown', async () => {
      const { process, pass, settings } = fixture();
      const one = process(both, first);
      expect(await one.heartbeat()).toBe(true);
      expect(await settings()).toEqual(['aliveAt bot', 'aliveAt bot 1']);
      pass(3 * MINUTE);
      expect(await one.heartbeat()).toBe(false);
    });

    test('a time with fewer shards is not recorded as downtime', async () => {
      const { process, pass, downtimes } = fixture();
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
