import { Routes } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/index.ts';
import { person } from '../../support/drivers/person.ts';
import { ask, sandboxHere } from '../../support/drivers/sandbox.ts';
import { restOf } from '../../support/fakes/restOf.ts';

let sandbox: Sandbox;
let games: string;

beforeAll(async () => {
  sandbox = await sandboxHere();
  const ada = await person(sandbox, 'Ada');
  games = await ada.channel('games');
  ada.leave();
});

afterAll(() => sandbox.stop());
afterEach(() => sandbox.rest.setRateLimits(false));

/** A plain request: discord.js would wait for its turn by itself. */
const post = (): Promise<Response> =>
  fetch(`${sandbox.restUrl}/v10${Routes.channelMessages(games)}`, {
    method: 'POST',
    headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'x' }),
  });

describe('rate limits', () => {
  test('rate limits are in every response, and refuse nothing until they are switched on', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, post));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const { headers } of answers) {
      expect(Number(headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0);
      expect(headers.get('x-ratelimit-bucket')).not.toBeNull();
    }
  });

  test('a client that ignores the rate limits is refused in the words of Discord', async () => {
    sandbox.rest.setRateLimits(true);
    const answers = await Promise.all(Array.from({ length: 60 }, post));
    const refusal = answers.find(({ status }) => status === 429);
    expect(await refusal?.json()).toEqual({
      message: 'You are being rate limited.',
      retry_after: expect.any(Number),
      global: expect.any(Boolean),
      code: 0,
    });
    expect(refusal?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('discord.js keeps to the rate limits and waits', async () => {
    sandbox.rest.setRateLimits(true);
    const rest = restOf(sandbox);
    const before = sandbox.rest.requests().length;
    await Promise.all(Array.from({ length: 7 }, () => rest.post(Routes.channelMessages(games), { body: { content: 'y' } })));
    const statuses = sandbox.rest
      .requests()
      .slice(before)
      .map(({ status }) => status);
    expect(statuses).toEqual(Array(7).fill(200));
  });

  test('discord.js waits and tries again after a fault with status 429', async () => {
    const fault = { kind: 'status', status: 429, retryAfter: 0.01 };
    await ask(sandbox, '/faults', [{ method: 'POST', path: '^/channels/\\d+/messages$', times: 1, fault }]);
    const before = sandbox.rest.requests().length;
    await restOf(sandbox).post(Routes.channelMessages(games), { body: { content: 'z' } });
    expect(
      sandbox.rest
        .requests()
        .slice(before)
        .map(({ status }) => status),
    ).toEqual([429, 200]);
  });
});
