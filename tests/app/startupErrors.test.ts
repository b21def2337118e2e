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
  test('a status port in use is reported with its variable', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const error = await failure('127.0.0.1', port);
    expect(portSentence(error, port, 'STATUS_PORT')).toMatch(new RegExp(`^Port ${port} is in use.*with STATUS_PORT`));
    other.close();
  });

  test('a status address of another machine is reported with its variable', async () => {
    expect(portSentence(await failure('203.0.113.1', 0), 0, 'STATUS_PORT')).toBe(
      'This machine does not have the address that STATUS_HOST names.',
    );
  });

  test('another error of the status server has no port sentence', () => {
    expect(portSentence(new Error('no'), 0, 'STATUS_PORT')).toBeUndefined();
  });
});

describe('a start without an available service', () => {
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

  test('a start is retried with back-off and logs each pause', async () => {
    expect(await tried(0, 5)).toEqual({ came: 'opened', attempts: 5, pauses: [1, 2, 4, 8], seconds: 15 });
  });

  test('a start gives up after a minute, however long an attempt takes', async () => {
    const quick = await tried(0);
    expect([quick.came, quick.seconds]).toEqual([AWAY, 60]);
    const slow = await tried(20);
    expect([slow.came, slow.attempts]).toEqual([AWAY, 3]);
  });

  test('a start is not retried after another error or a shutdown signal', async () => {
    const other = new Error('another');
    const needs = { isAway: () => false, onWait: () => expect.unreachable(), stop: new AbortController().signal };
    await expect(retryUntilAvailable(() => Promise.reject(other), needs)).rejects.toBe(other);
    const stopped = await tried(0, 5, AbortSignal.abort('stopped'));
    expect([stopped.came, stopped.attempts]).toEqual(['stopped', 1]);
  });
});
