import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRest } from '#discord/gateway/gatewayClient.ts';
import { type CircuitBreaker, CircuitOpen, createCircuitBreaker } from '#discord/responses/circuitBreaker.ts';
import { isOutage } from '#discord/responses/discordErrors.ts';

/** A Discord that gives the same response to all requests. */
interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How many invalid requests a process makes in ten minutes. */
const MOST = 500;

let answer: Answer;
let asked: number;
let now: number;
let stopped: readonly string[];
let circuits: CircuitBreaker;
let rest: REST;
const server = createServer((_request, response) => {
  asked += 1;
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  response.end(JSON.stringify({ message: 'no', code: 0, retry_after: 0 }));
});

beforeEach(async () => {
  asked = 0;
  now = 0;
  stopped = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  circuits = createCircuitBreaker({
    now: () => now,
    onChange: (kind) => {
      stopped = [...stopped, kind];
    },
  });
  rest = createRest({
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'a-token',
    acquireSlot: async (url) => circuits.assertClosed(url),
    onRequest: ({ counts }) => {
      if (counts) circuits.recordInvalid();
    },
  });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends this many requests, and returns the last result. */
const ask = async (times: number): Promise<unknown> => {
  const all = await Promise.allSettled(Array.from({ length: times }, (_, index) => rest.get(Routes.channel(String(index)))));
  const last = all.at(-1);
  return last?.status === 'rejected' ? last.reason : undefined;
};

describe('a bot whose requests Discord refuses', () => {
  test.each([401, 403, 404])(
    'a bot refused with %i pauses after that many invalid requests, which counts as an outage',
    async (status) => {
      answer = { status };
      await ask(MOST);
      const refused = await ask(10);
      expect(refused).toBeInstanceOf(CircuitOpen);
      expect(isOutage(refused)).toBe(true);
      expect([asked, stopped]).toEqual([MOST, ['all']]);
    },
  );

  test('a paused bot resumes after ten minutes', async () => {
    answer = { status: 403 };
    await ask(MOST + 1);
    answer = { status: 200 };
    now = 10 * 60_000 - 1;
    expect(await ask(1)).toBeInstanceOf(CircuitOpen);
    now += 1;
    expect(await ask(1)).toBeUndefined();
  });

  test("a bot is not paused by Discord's own failures", async () => {
    answer = { status: 400 };
    await ask(MOST + 5);
    expect([asked, stopped]).toEqual([MOST + 5, []]);
  });
});

describe('a process that keeps trying', () => {
  test('a process never makes more than five hundred invalid requests in ten minutes, so that twenty processes stay below Discord’s limit', () => {
    const made: number[] = [];
    for (; now < 3_600_000; now += 500) {
      try {
        circuits.assertClosed('/api/v10/channels/1');
      } catch {
        continue;
      }
      circuits.recordInvalid();
      made.push(now);
    }
    expect(made).toHaveLength(6 * MOST);
    const spans = made.slice(MOST).map((at, index) => at - (made[index] ?? 0));
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(10 * 60_000);
  });
});

describe('a limit that several bots share', () => {
  test('a shared rate limit is not counted as an invalid request', async () => {
    answer = { status: 429, headers: { 'x-ratelimit-scope': 'shared', 'retry-after': '0' } };
    const context = ask(1);
    while (asked < 3) await new Promise((resolve) => setImmediate(resolve));
    answer = { status: 200 };
    await context;
    expect(() => circuits.assertClosed('/api/v10/channels/1')).not.toThrow();
    expect(stopped).toEqual([]);
  });
});

describe('a token that was refused', () => {
  test('a refused token stays set, so that Discord refuses each later request too, and no match is quarantined', async () => {
    answer = { status: 401 };
    for (let times = 0; times < 3; times++) expect(isOutage(await ask(1))).toBe(true);
    expect(asked).toBe(3);
  });
});
