import { once } from 'node:events';
import { connect } from 'node:net';
import { type APIMessage, Routes } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { isVirtual } from '#sandbox/clock.ts';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import type { RecordedRequest } from '#sandbox/rest/record.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { restHere } from '../../support/fakes/restHere.ts';
import { refused } from '../../support/fakes/restOf.ts';

const {
  sandbox,
  rest,
  people: [ada],
  games,
} = await restHere('Ada');

beforeEach(() => want());

const want = (...faults: readonly Fault[]): Promise<unknown> => ask(sandbox, '/faults', faults);
const requests = (): Promise<readonly RecordedRequest[]> => ask(sandbox, '/requests');
const post = async (content: string): Promise<APIMessage> =>
  (await rest.post(Routes.channelMessages(games), { body: { content } })) as APIMessage;
const seen = async (): Promise<readonly string[]> => (await ada.sees(games)).map(({ content }) => content);
const MESSAGES = '^/channels/\\d+/messages$';

describe('a fault that was asked for', () => {
  test('hits as many requests as it says, and those only that match', async () => {
    await want({ method: 'POST', path: MESSAGES, times: 2, fault: { kind: 'status', status: 503 } });
    await rest.get(Routes.channelMessages(games));
    await expect(post('one')).rejects.toMatchObject({ status: 503 });
    expect(await ask(sandbox, '/faults')).toMatchObject([{ times: 1 }]);
    await expect(post('two')).rejects.toMatchObject({ status: 503 });
    expect((await post('three')).content).toBe('three');
    expect(await seen()).toEqual(['three']);
  });

  test("can answer one of Discord's errors", async () => {
    await want({ path: MESSAGES, times: 1, fault: { kind: 'status', status: 403, code: 50013 } });
    expect(await refused(post('never'))).toMatchObject({ status: 403, code: 50013 });
  });

  test('can cut the connection before anything is done, or after', async () => {
    await want({ path: MESSAGES, times: 1, fault: { kind: 'drop', when: 'before' } });
    await expect(post('lost')).rejects.toThrow();
    await want({ path: MESSAGES, times: 1, fault: { kind: 'drop', when: 'after' } });
    await expect(post('done')).rejects.toThrow();
    expect(await seen()).toContain('done');
    expect(await seen()).not.toContain('lost');
  });

  test('can hold a request back for a time of the clock, while the record shows it already', async () => {
    await want({ path: MESSAGES, times: 1, fault: { kind: 'delay', ms: 5_000 } });
    const sending = post('slow');
    await expect.poll(async () => (await requests()).at(-1)?.body).toEqual({ content: 'slow' });
    expect((await requests()).at(-1)).not.toHaveProperty('status');
    expect(await seen()).not.toContain('slow');
    if (isVirtual(sandbox.context.clock)) sandbox.context.clock.advance(5_000);
    expect((await sending).content).toBe('slow');
    expect((await requests()).at(-1)).toMatchObject({ status: 200 });
  });
});

describe('a sender that dies', () => {
  test('while it sends leaves nothing behind', async () => {
    const { hostname, port } = new URL(sandbox.restUrl);
    const socket = connect(Number(port), hostname);
    const path = `/api/v10/channels/${games}/messages`;
    const half = '{"content":"half a message';
    const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bot ${sandbox.token}\r\nContent-Length: 1000\r\n\r\n`;
    socket.write(head + half);
    await expect.poll(async () => (await requests()).at(-1)?.method).toBe('POST');
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
    await post('after it');
    expect(await seen()).not.toContain('half a message');
    expect((await requests()).at(-2)).not.toHaveProperty('status');
  });

  test('while its request is held back is not asked again whether it should be done', async () => {
    await want({ path: MESSAGES, times: 1, fault: { kind: 'delay', ms: 5_000 } });
    const dying = new AbortController();
    const sending = rest.post(Routes.channelMessages(games), { body: { content: 'posthumous' }, signal: dying.signal });
    await expect.poll(async () => (await requests()).at(-1)?.body).toEqual({ content: 'posthumous' });
    dying.abort();
    await expect(sending).rejects.toThrow();
    if (isVirtual(sandbox.context.clock)) sandbox.context.clock.advance(5_000);
    await ada.waitFor(games, ({ content }) => content === 'posthumous');
  });
});

describe('the record of requests', () => {
  test('tells the method, route, body, files and outcome of each, in order', async () => {
    const files = [{ name: 'a.txt', data: Buffer.from('abc') }];
    await rest.post(Routes.channelMessages(games), { body: { content: 'x' }, files });
    await refused(post(''));
    expect((await requests()).slice(-2)).toMatchObject([
      {
        method: 'POST',
        route: '/channels/:channel/messages',
        path: `/channels/${games}/messages`,
        body: { content: 'x' },
        files: [{ name: 'a.txt', size: 3 }],
        status: 200,
      },
      { status: 400, code: 50006 },
    ]);
  });

  test('shows what Discord has no route for', async () => {
    expect(await refused(rest.get('/channels/1/nonsense'))).toMatchObject({ status: 404, code: 0 });
    const [last] = (await requests()).slice(-1);
    expect(last).toMatchObject({ path: '/channels/1/nonsense', status: 404 });
    expect(last).not.toHaveProperty('route');
    expect(await refused(rest.get('/channels/general'))).toMatchObject({ wrong: ['channel_id: NUMBER_TYPE_COERCE'] });
  });
});
