import { describe, expect, test, vi } from 'vitest';
import { supervise } from '#store/embedded/supervise.ts';

/** A promise that is resolved from outside. */
const later = () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve: () => resolve() };
};

/** A server with its own clock: only pauses take time, and they end immediately. */
const stage = (startsAfter: (start: number) => boolean, diesAt: readonly number[] = []) => {
  let seconds = 0;
  let isUp = true;
  let starts = 0;
  const deaths = [...diesAt];
  const happened: string[] = [];
  const note = (what: string) => happened.push(`${seconds} ${what}`);
  const over = later();
  const server = {
    isRunning: async () => {
      if (isUp && deaths[0] !== undefined && seconds >= deaths[0]) {
        deaths.shift();
        isUp = false;
      }
      return isUp;
    },
    start: async () => {
      isUp = startsAfter(++starts);
      note(isUp ? 'started' : 'failed');
    },
    warn: (message: string) => void note(message),
    onGivenUp: () => {
      note('given up');
      over.resolve();
    },
  };
  /** The clock stops at this time. */
  const run = async (until: number) => {
    const pause = async (ms: number, signal: AbortSignal) => {
      if (seconds >= until) {
        over.resolve();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      }
      signal.throwIfAborted();
      seconds += ms / 1_000;
    };
    const stop = supervise(server, { now: () => seconds * 1_000, pause });
    await over.promise;
    await stop();
    return happened;
  };
  const kill = (): void => {
    isUp = false;
  };
  return { run, kill, server };
};

const DEAD = 'PostgreSQL is not running: starting it again.';
const BACK = 'PostgreSQL is running again.';

describe('a supervised server', () => {
  test('a supervised server is left alone while it runs', async () => {
    expect(await stage(() => true).run(600)).toEqual([]);
  });

  test('a supervised server is restarted within a second of its death', async () => {
    expect(await stage(() => true, [10]).run(600)).toEqual([`10 ${DEAD}`, '10 started', `10 ${BACK}`]);
  });

  test('a supervised server that does not start is retried after growing pauses, and given up after five failures', async () => {
    expect(await stage(() => false, [10]).run(600)).toEqual([
      `10 ${DEAD}`,
      '10 failed',
      '11 failed',
      '13 failed',
      '17 failed',
      '25 failed',
      '25 given up',
    ]);
  });

  test('a supervised server that starts at the fifth attempt is kept', async () => {
    const happened = await stage((start) => start === 5, [10]).run(600);
    expect(happened.slice(-2)).toEqual(['25 started', `25 ${BACK}`]);
  });

  test('a supervised server that dies a sixth time within five minutes is given up, though each start succeeded', async () => {
    const happened = await stage(() => true, [10, 60, 110, 160, 210, 260]).run(600);
    expect(happened.filter((what) => what.endsWith('started'))).toHaveLength(5);
    expect(happened.at(-1)).toBe('260 given up');
  });

  test('a supervised server that dies less than five times in five minutes is restarted forever', async () => {
    const deaths = Array.from({ length: 60 }, (_, index) => 70 * (index + 1));
    const happened = await stage(() => true, deaths).run(4_500);
    expect(happened.filter((what) => what.endsWith('started'))).toHaveLength(60);
    expect(happened).not.toContainEqual(expect.stringContaining('given up'));
  });

  test('a supervised server that another process starts meanwhile is not started a second time', async () => {
    let looks = 0;
    const start = vi.fn(async () => undefined);
    const heard: string[] = [];
    const followed = later();
    const stop = supervise(
      {
        isRunning: async () => ++looks > 2,
        start,
        warn: (message) => {
          heard.push(message);
          if (message === BACK) followed.resolve();
        },
        onGivenUp: () => expect.unreachable(),
      },
      { now: () => 0, pause: async (_ms, signal) => signal.throwIfAborted() },
    );
    await followed.promise;
    await stop();
    expect(heard).toEqual([DEAD, BACK]);
    expect(start).not.toHaveBeenCalled();
  });

  test('a supervised server is not started after supervision has ended, which waits for a start in progress', async () => {
    const { server, kill } = stage(() => true);
    const begun = later();
    const mayEnd = later();
    const start = vi.fn(async () => {
      begun.resolve();
      await mayEnd.promise;
    });
    kill();
    const stop = supervise({ ...server, start }, { now: () => 0, pause: async (_ms, signal) => signal.throwIfAborted() });
    await begun.promise;
    let hasStopped = false;
    const stopped = stop().then(() => {
      hasStopped = true;
    });
    await new Promise(setImmediate);
    expect(hasStopped).toBe(false);
    mayEnd.resolve();
    await stopped;
    expect(start).toHaveBeenCalledTimes(1);
  });
});
