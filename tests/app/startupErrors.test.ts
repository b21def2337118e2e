import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { portSentence, retryUntilAvailable } from '#app/startupErrors.ts';
import { createMetrics, serveStatus } from '#metrics/index.ts';

/** Why a status is not served there. */
const failure = (host: string, port: number): Promise<unknown> =>
  serveStatus({ host, port, health: async () => ({}), meter: createMetrics() }).then(
    (server) => server.stop(),
    (error: unknown) => error,
  );

describe('a status that cannot be served', () => {
  test('where another listens names the variable of its port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const error = await failure('127.0.0.1', port);
    expect(portSentence(error, port, 'STATUS_PORT')).toMatch(new RegExp(`^Port ${port} is in use.*with STATUS_PORT`));
    other.close();
  });

  test('on an address of another machine names the variable of the address', async () => {
    expect(portSentence(await failure('203.0.113.1', 0), 0, 'STATUS_PORT')).toBe(
      'This machine does not have the address that STATUS_HOST names.',
    );
  });

  test('for another reason is no matter of a port', () => {
    expect(portSentence(new Error('no'), 0, 'STATUS_PORT')).toBeUndefined();
  });
});

describe('a start for which something is away', () => {
  const AWAY = new Error('away');
  /** Each attempt takes that many seconds of a clock of its own. */
  const tried = async (attemptSeconds: number, succeedsAt = Number.POSITIVE_INFINITY, stop = new AbortController().signal) => {
    let seconds = 0;
    let attempts = 0;
    const pauses: number[] = [];
    const came = await retryUntilAvailable(
      async () => {
        seconds += attemptSeconds;
        if (++attempts < succeedsAt) throw AWAY;
        return 'opened';
      },
      {
        isAway: (error) => error === AWAY,
        onWait: (pauseSeconds) => pauses.push(pauseSeconds),
        stop,
        now: () => seconds,
        pause: async (pauseSeconds, signal) => {
          signal.throwIfAborted();
          seconds += pauseSeconds;
        },
      },
    ).catch((error: unknown) => error);
    return { came, attempts, pauses, seconds };
  };

  test('is tried again after longer and longer pauses, and said to be each time', async () => {
    expect(await tried(0, 5)).toEqual({ came: 'opened', attempts: 5, pauses: [1, 2, 4, 8], seconds: 15 });
  });

  test('is given up after a minute, however long an attempt takes', async () => {
    const quick = await tried(0);
    expect([quick.came, quick.seconds]).toEqual([AWAY, 60]);
    const slow = await tried(20);
    expect([slow.came, slow.attempts]).toEqual([AWAY, 3]);
  });

  test('is not tried again where it fails for another reason, nor once it is to stop', async () => {
    const other = new Error('another');
    const needs = { isAway: () => false, onWait: () => expect.unreachable(), stop: new AbortController().signal };
    await expect(retryUntilAvailable(() => Promise.reject(other), needs)).rejects.toBe(other);
    const stopped = await tried(0, 5, AbortSignal.abort('stopped'));
    expect([stopped.came, stopped.attempts]).toEqual(['stopped', 1]);
  });
});
