import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Sandbox, startSandbox } from '#sandbox/index.ts';

let sandbox: Sandbox;
let port: number;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, page: false });
  port = Number(new URL(sandbox.url).port);
});
afterAll(() => sandbox.stop());

const status = async (path: string, headers: Record<string, string>, method = 'GET', body = ''): Promise<number> => {
  const asked = request({ host: '127.0.0.1', port, path, method, headers });
  asked.end(body);
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
};

const home = (): string => `localhost:${port}`;

/** Addresses of this machine that others may reach. */
const outerAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((cards) =>
    (cards ?? []).filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );

describe('the sandbox', () => {
  it('cannot be reached from other machines', async () => {
    for (const address of ['127.0.0.2', ...outerAddresses()]) {
      const socket = connect(port, address);
      const [error] = await once(socket, 'error');
      expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    }
  });

  it('answers this machine by its own names only', async () => {
    expect(await status('/sandbox/people', { host: home() })).toBe(200);
    expect(await status('/sandbox/people', { host: `127.0.0.1:${port}` })).toBe(200);
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost:1', `localhost.evil.example:${port}`]) {
      expect(await status('/sandbox/people', { host })).toBe(403);
      expect(await status('/api/v10/gateway', { host })).toBe(403);
    }
  });

  it('does not answer pages of other sites', async () => {
    expect(await status('/sandbox/people', { host: home(), origin: `http://${home()}` })).toBe(200);
    for (const origin of ['http://evil.example', 'null', `https://${home()}`]) {
      expect(await status('/sandbox/people', { host: home(), origin })).toBe(403);
      expect(await status('/sandbox/act', { host: home(), origin }, 'POST', '{}')).toBe(403);
    }
  });

  it('opens no stream to them either, nor for nobody', async () => {
    const [ada] = (await (await fetch(`${sandbox.url}/sandbox/people`)).json()) as { id: string }[];
    const refused = (query: string, origin?: string): Promise<boolean> =>
      new Promise((resolve) => {
        const stream = new WebSocket(`ws://127.0.0.1:${port}/sandbox/stream?as=${query}`, origin === undefined ? {} : { origin });
        stream.once('open', () => {
          stream.terminate();
          resolve(false);
        });
        stream.once('error', () => resolve(true));
      });
    expect(await refused(ada?.id ?? '')).toBe(false);
    expect(await refused(ada?.id ?? '', 'http://evil.example')).toBe(true);
    expect(await refused('nobody')).toBe(true);
  });

  it('gives no file by a crooked path', async () => {
    for (const path of ['/sandbox/files/..%2f..%2fpackage.json/x', '/sandbox/files/../../package.json', '/../package.json']) {
      expect(await status(path, { host: home() })).toBe(404);
    }
  });

  it('refuses what is no act, in a sentence', async () => {
    for (const body of [
      '',
      'nonsense',
      '{}',
      '{"as":"1","do":"fly"}',
      JSON.stringify({ as: 'nobody', do: 'read', channel: '1' }),
    ]) {
      expect(await status('/sandbox/act', { host: home() }, 'POST', body)).toBe(400);
    }
  });
});
