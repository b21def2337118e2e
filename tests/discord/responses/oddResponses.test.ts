import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RateLimitError, type REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildMessage } from '#discord/components/message.ts';
import { deliverOnce, deliverOnceToThread, type OutgoingMessage } from '#discord/delivery/deliverOnce.ts';
import { createRest } from '#discord/gateway/gatewayClient.ts';
import { failureOf } from '#discord/responses/discordErrors.ts';
import { stoppedClock } from '../../matches/games/table.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';

const json = 'application/json';
const ODD: readonly (readonly [string, number, string, string])[] = [
  ['a page that is called a success', 200, 'text/html', '<h1>Sign in to this network</h1>'],
  ['nothing that is called a success', 200, json, ''],
  ['nothing of no kind', 200, 'text/plain', ''],
  ['no content', 204, json, ''],
  ['null', 200, json, 'null'],
  ['a number', 200, json, '7'],
  ['a list', 200, json, '[]'],
  ['an object without an id', 200, json, '{}'],
  ['an id of a wrong type', 200, json, '{"id":7}'],
  ['half a message', 200, json, '{"id":"1234'],
  ['a redirection', 302, 'text/html', '<a href="http://login.example/">here</a>'],
  ['a redirection in JSON', 307, json, '{"id":"1234"}'],
  ['not modified', 304, json, ''],
  ['a teapot', 418, json, '{"message":"short and stout","code":0}'],
  ['a court order', 451, 'text/html', '<h1>Unavailable</h1>'],
  ['a limit of Cloudflare', 403, json, '{"error code":1015}'],
  ['a list that refuses', 403, json, '[]'],
  ['a word that refuses', 400, json, '"no"'],
  ['null that refuses', 403, json, 'null'],
  ['half a refusal', 400, json, '{"code":500'],
  ['a code of a wrong type', 403, json, '{"code":{"a":1},"message":["no"]}'],
  ['a limit that ended before it began', 429, json, '{"retry_after":-5}'],
];

let answer: (response: ServerResponse) => void;
let asked: number;
let rest: REST;
const server = createServer((request, response) => {
  asked += 1;
  request.resume();
  request.on('end', () => answer(response));
});
const stores = openMemoryStores();
const clock = stoppedClock();

beforeEach(async () => {
  asked = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  rest = createRest({ api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'a-token' });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const errorOf = (context: Promise<unknown>): Promise<unknown> =>
  context.then(
    (value) => ({ value }),
    (error: unknown) => error,
  );

const answering = (status: number, type: string, body: string, headers: Readonly<Record<string, string>> = {}) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(body);
  };
};

const outgoing = (version: number): OutgoingMessage => ({
  key: { match: 12, version, kind: 'turn', recipient: 'thread' },
  channel: '100000000000000001',
  body: buildMessage({ texts: ['A turn'], tag: '#12·345', pings: [] }),
  tag: '#12·345',
  dedupe: 'current',
});

describe('a post that is answered by', () => {
  test.each(ODD)('a post answered by %s is retried, and not taken for sent', async (_what, status, type, body) => {
    const version = ODD.findIndex(([what]) => what === _what);
    const needs = { rest, applicationId: 'bot', clock, stores, log: quiet };
    answering(status, type, body);
    expect(failureOf(await errorOf(deliverOnce(needs, outgoing(version))))).toBe('retryLater');
    expect((await stores.deliveries.find(outgoing(version).key))?.message).toBeUndefined();
  });
});

describe('an edit that is answered by', () => {
  test.each(ODD)('an edit answered by %s is retried, and not taken for done', async (_what, status, type, body) => {
    const version = 100 + ODD.findIndex(([what]) => what === _what);
    const needs = { rest, applicationId: 'bot', clock, stores, log: quiet };
    answering(200, json, '{"id":"1234"}');
    expect(await deliverOnceToThread(needs, outgoing(version))).toBe('1234');
    answering(status, type, body);
    const changed = { ...outgoing(version), body: buildMessage({ texts: ['Another turn'], tag: '#12·345', pings: [] }) };
    expect(failureOf(await errorOf(deliverOnce(needs, changed)))).toBe('retryLater');
    const before = asked;
    answering(200, json, '{"id":"1234"}');
    expect(await deliverOnce(needs, changed)).toBe('1234');
    expect(asked).toBe(before + 1);
  });
});

describe('a response', () => {
  test('a response that never ends times out, and nothing waits for it', { timeout: 90_000 }, async () => {
    const dripping: NodeJS.Timeout[] = [];
    answer = (response) => {
      response.writeHead(200, { 'content-type': json });
      dripping.push(setInterval(() => response.write(' '), 100));
    };
    rest.options.timeout = 300;
    expect(failureOf(await errorOf(rest.post(Routes.userChannels(), { body: {} })))).toBe('retryLater');
    for (const each of dripping) clearInterval(each);
  });

  test.each([
    ['a limit of thirty years', 429, { 'retry-after': '1000000000' }],
    ['a limit of everything for thirty years', 429, { 'retry-after': '1000000000', 'x-ratelimit-global': 'true' }],
    ['a limit without end', 429, { 'retry-after': 'Infinity' }],
    [
      'an answer after which thirty years are to be waited',
      200,
      { 'x-ratelimit-reset-after': '1e9', 'x-ratelimit-remaining': '0' },
    ],
  ])('a response with %s delays a quarter of an hour at most', async (_what, status, headers) => {
    answering(status, json, '{"id":"1234","retry_after":1e9}', headers);
    await errorOf(rest.get(Routes.channel('1')));
    const error = await errorOf(rest.get(Routes.channel('1')));
    expect(error).toBeInstanceOf(RateLimitError);
    const { retryAfter, timeToReset } = error as RateLimitError;
    expect(Math.max(retryAfter, timeToReset)).toBeLessThanOrEqual(15 * 60_000 + 100);
  });
});
