import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DiscordAPIError, RateLimitError, type REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRest } from '#discord/gateway/gatewayClient.ts';
import { type CircuitBreaker, CircuitOpen, createCircuitBreaker } from '#discord/responses/circuitBreaker.ts';
import { discordCode, failureOf } from '#discord/responses/discordErrors.ts';

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const PAGE: Answer = { status: 403, type: 'text/html', body: '<h1>Sorry, you have been blocked</h1>' };

let now: number;
let asked: string[];
let answer: (path: string) => Answer;
let circuits: CircuitBreaker;
let rest: REST;
const server = createServer((request, response) => {
  const path = (request.url ?? '').replace('/v10', '');
  asked.push(path);
  const { status, type = 'application/json', body = '{}', headers } = answer(path);
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(body);
});

beforeEach(async () => {
  now = 1_000_000;
  asked = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  circuits = createCircuitBreaker({ now: () => now, onChange: () => undefined });
  rest = createRest({
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'a-token',
    acquireSlot: async (url) => circuits.assertClosed(url),
    onRequest: ({ url, refusal, retryAfterMs }) => {
      if (refusal !== undefined) circuits.recordResponse(url, refusal, retryAfterMs);
    },
  });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const errorOf = (context: Promise<unknown>): Promise<unknown> =>
  context.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Posts in that many channels, one after the other. */
const post = async (channels: number): Promise<readonly unknown[]> => {
  const errors: unknown[] = [];
  for (let channel = 1; channel <= channels; channel++) {
    errors.push(await errorOf(rest.post(Routes.channelMessages(String(channel)), { body: { content: 'x' } })));
  }
  return errors;
};

describe('a refusal of all requests', () => {
  test.each([
    ['a page of Cloudflare', PAGE],
    ['Cloudflare’s code', { status: 403, body: '{"code":40333,"message":"no"}' }],
    ['Cloudflare’s own kind of code', { status: 403, body: '{"error code":1015}' }],
    ['a refused token', { status: 401, body: '{"code":0,"message":"401: Unauthorized"}' }],
  ])(
    'a general refusal by %s costs three requests and then one per probe, however many matches have something to post',
    async (_by, refusal) => {
      answer = () => refusal;
      const errors = await post(200);
      expect(asked).toHaveLength(3);
      expect(errors.map(failureOf)).toEqual(Array.from({ length: 200 }, () => 'retryLater'));
      now += 5_000;
      await post(200);
      expect(asked).toHaveLength(4);
      answer = () => ({ status: 200 });
      now += 10_000;
      expect((await post(200)).filter((error) => error !== undefined)).toEqual([]);
    },
  );

  test('a general refusal in channels leaves other requests alone', async () => {
    answer = (path) => (path.startsWith('/channels') ? PAGE : { status: 200 });
    await post(10);
    expect(await errorOf(rest.get(Routes.user()))).toBeUndefined();
    expect(await errorOf(rest.get(Routes.guild('1')))).toBeUndefined();
  });

  test('refusals of a single channel are not general', async () => {
    answer = () => ({ status: 403, body: '{"code":50013,"message":"Missing Permissions"}' });
    const errors = await post(50);
    expect(asked).toHaveLength(50);
    expect(errors.map(failureOf)).toEqual(Array.from({ length: 50 }, () => 'channelUnavailable'));
  });
});

describe('a rate limit', () => {
  test('a rate limit without JSON and time is not retried at once, and delays all other requests', async () => {
    answer = () => ({ status: 429, type: 'text/html', body: 'Error 1015' });
    const errors = await post(50);
    expect(asked).toHaveLength(1);
    expect(errors.every((error) => error instanceof CircuitOpen)).toBe(true);
    now += 60_000;
    await post(50);
    expect(asked).toHaveLength(2);
  });

  test('a rate limit without JSON lasts as long as its header says', async () => {
    answer = () => ({ status: 429, type: 'text/html', headers: { 'retry-after': '120' } });
    await post(2);
    now += 119_000;
    await post(2);
    expect(asked).toHaveLength(1);
    now += 1_000;
    await post(2);
    expect(asked).toHaveLength(2);
  });

  test('a rate limit without JSON on an interaction is an error, and not an endless loop', async () => {
    answer = () => ({ status: 429, type: 'text/html' });
    const error = await errorOf(rest.post(Routes.interactionCallback('1', 'token'), { body: {}, auth: false }));
    expect(error).toBeInstanceOf(CircuitOpen);
    expect(asked).toHaveLength(1);
  });

  test('a rate limit with a code and without a time is a refusal with that code', async () => {
    answer = () => ({ status: 429, body: '{"code":40003,"message":"You are opening direct messages too fast"}' });
    const error = await errorOf(rest.post(Routes.userChannels(), { body: {} }));
    expect(error).toBeInstanceOf(DiscordAPIError);
    expect(discordCode(error)).toBe(40_003);
    expect(asked).toHaveLength(1);
  });

  test('a rate limit of ten minutes is an error at once, so that nothing else waits for it', async () => {
    answer = () => ({
      status: 429,
      body: '{"message":"limited","retry_after":600,"global":false}',
      headers: { 'retry-after': '600', 'x-ratelimit-scope': 'user' },
    });
    const [error] = await post(1);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(failureOf(error)).toBe('retryLater');
  });
});

describe('an unknown refusal of one channel', () => {
  test('an unknown refusal of one channel is retried less and less often, while other channels are posted to', async () => {
    answer = (path) =>
      path.startsWith('/channels/1/') ? { status: 403, body: '{"code":99999,"message":"?"}' } : { status: 200 };
    for (let seconds = 0; seconds < 3_600; seconds += 5) {
      await post(2);
      now += 5_000;
    }
    expect(asked.filter((path) => path.startsWith('/channels/2/'))).toHaveLength(720);
    expect(asked.filter((path) => path.startsWith('/channels/1/')).length).toBeLessThanOrEqual(13);
  });
});
