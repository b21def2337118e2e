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

describe('a requested fault', () => {
  test('a requested fault affects its number of requests, and only those that match', async () => {
    await want({ method: 'POST', path: MESSAGES, times: 2, fault: { kind: 'status', status: 503 } });
    await rest.get(Routes.channelMessages(games));
    await expect(post('one')).rejects.toMatchObject({ status: 503 });
    expect(await ask(sandbox, '/faults')).toMatchObject([{ times: 1 }]);
    await expect(post('two')).rejects.toMatchObject({ status: 503 });
    expect((await post('three')).content).toBe('three');
    expect(await seen()).toEqual(['three']);
  });

  test('a requested fault can answer with an error of Discord', async () => {
    await want({ path: MESSAGES, times: 1, fault: { kind: 'status', status: 403, code: 50013 } });
    expect(await refused(post('never'))).toMatchObject({ status: 403, code: 50013 });
  });

  test('a requested fault can cut the connection before or after the request is carried out', async () => {
    await want({ path: MESSAGES, times: 1, fault: { kind: 'drop', when: 'before' } });
    await expect(post('lost')).rejects.toThrow();
    await want({ path: MESSAGES, times: 1, fault: { kind: 'drop', when: 'after' } });
    await expect(post('done')).rejects.toThrow();
    expect(await seen()).toContain('done');
    expect(await seen()).not.toContain('lost');
  });

  test('a requested fault can delay a request by the virtual clock, while the record already shows it', async () => {
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

test('a sender that disconnects in the middle of a request leaves nothing behind', async () => {
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

test('a delayed request is carried out even if its sender has disconnected', async () => {
  await want({ path: MESSAGES, times: 1, fault: { kind: 'delay', ms: 5_000 } });
  const dying = new AbortController();
  const sending = rest.post(Routes.channelMessages(games), { body: { content: 'posthumous' }, signal: dying.signal });
  await expect.poll(async () => (await requests()).at(-1)?.body).toEqual({ content: 'posthumous' });
  dying.abort();
  await expect(sending).rejects.toThrow();
  if (isVirtual(sandbox.context.clock)) sandbox.context.clock.advance(5_000);
  await ada.waitFor(games, ({ content }) => content === 'posthumous');
});

test('the record of requests shows the method, route, body, files and outcome of each, in order', async () => {
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

test('the record of requests shows requests to unknown routes', async () => {
  expect(await refused(rest.get('/channels/1/nonsense'))).toMatchObject({ status: 404, code: 0 });
  const [last] = (await requests()).slice(-1);
  expect(last).toMatchObject({ path: '/channels/1/nonsense', status: 404 });
  expect(last).not.toHaveProperty('route');
  expect(await refused(rest.get('/channels/general'))).toMatchObject({ wrong: ['channel_id: NUMBER_TYPE_COERCE'] });
});
