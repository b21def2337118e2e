import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Sandbox, startSandbox } from '#sandbox/index.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { malformedRequest } from './malformedRequest.ts';

let sandbox: Sandbox;
let port: number;
let unhandled: unknown[];
const note = (error: unknown): void => void unhandled.push(error);

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, page: false });
  port = Number(new URL(sandbox.url).port);
});
beforeEach(() => {
  unhandled = [];
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
  vi.restoreAllMocks();
});
afterAll(() => sandbox.stop());

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Sends bytes on a connection of their own; ends when the server has closed it, or has had its say and we have. */
const send = (bytes: Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.on('data', () => socket.end());
    socket.end(bytes);
  });

const expectWell = async (): Promise<void> => {
  expect(unhandled).toEqual([]);
  const people = (await (await fetch(`${sandbox.url}/sandbox/people`)).json()) as readonly { readonly id: string }[];
  expect(people).toHaveLength(5);
  const stream = new WebSocket(`ws://localhost:${port}/sandbox/stream?as=${people[0]?.id}`);
  await once(stream, 'open');
  stream.terminate();
  const gateway = new WebSocket(`ws://localhost:${port}/gateway`);
  await once(gateway, 'message');
  gateway.terminate();
};

test.each(['//', '///', '//@', '/%', '/\\', 'http://[', '/sandbox/stream?as=%', ':', '*'])(
  'an upgrade or a request to %j does not end the process',
  async (path) => {
    const lines = [`Host: localhost:${port}`, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    await send(bytesOf(`GET ${path} HTTP/1.1\r\n${[...lines, key].join('\r\n')}\r\n\r\n`));
    await send(bytesOf(`GET ${path} HTTP/1.1\r\n${lines[0]}\r\n\r\n`));
    await expectWell();
  },
);

/** At once; each is a connection of its own. */
const TOGETHER = 200;

const COUNT = Number(process.env.MALFORMED ?? 10_000);

test('thousands of malformed requests, headers and upgrades do not stop the sandbox', { timeout: 600_000 }, async () => {
  const chance = seeded(20);
  for (let sent = 0; sent < COUNT; sent += TOGETHER) {
    const batch = Array.from({ length: Math.min(TOGETHER, COUNT - sent) }, () => malformedRequest(chance, port));
    await Promise.all(batch.map(send));
  }
  await expectWell();
});

const act = (body: string): Promise<Response> => fetch(`${sandbox.url}/sandbox/act`, { method: 'POST', body });

test.each([
  [
    'options nested 9,000 deep',
    `{"do":"command","as":"1","channel":"1","command":"gold","options":${'[{"name":"a","options":'.repeat(9_000)}[]${'}]'.repeat(9_000)}}`,
  ],
  ['a locale that Discord does not have', JSON.stringify({ do: 'settings', as: '1', locale: 'en\u0000' })],
])('an action with %s is refused with a sentence', async (_what, body) => {
  const response = await act(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.stringMatching(/\w{3}/) });
  await expectWell();
});
