import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  test('the sandbox cannot be reached from other machines', async () => {
    for (const address of ['127.0.0.2', ...outerAddresses()]) {
      const socket = connect(port, address);
      const [error] = await once(socket, 'error');
      expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    }
  });

  test('the sandbox answers only requests to this machine’s own names', async () => {
    expect(await status('/sandbox/people', { host: home() })).toBe(200);
    expect(await status('/sandbox/people', { host: `127.0.0.1:${port}` })).toBe(200);
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost:1', `localhost.evil.example:${port}`]) {
      expect(await status('/sandbox/people', { host })).toBe(403);
      expect(await status('/api/v10/gateway', { host })).toBe(403);
    }
  });

  test('the sandbox refuses requests from pages of other sites', async () => {
    expect(await status('/sandbox/people', { host: home(), origin: `http://${home()}` })).toBe(200);
    for (const origin of ['http://evil.example', 'null', `https://${home()}`]) {
      expect(await status('/sandbox/people', { host: home(), origin })).toBe(403);
      expect(await status('/sandbox/act', { host: home(), origin }, 'POST', '{}')).toBe(403);
    }
  });

  test('no stream opens for a page of another site or an unknown person', async () => {
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

  test('a file path that leaves the folder returns nothing', async () => {
    for (const path of ['/sandbox/files/..%2f..%2fpackage.json/x', '/sandbox/files/../../package.json', '/../package.json']) {
      expect(await status(path, { host: home() })).toBe(404);
    }
  });

  test('an invalid action is refused in a sentence', async () => {
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

describe('a browser', () => {
  const asked = (headers: Record<string, string>, method = 'GET', path = '/sandbox/people', body = '') =>
    status(path, { host: home(), ...headers }, method, body);

  test('a browser can open the page, and read and write from it', async () => {
    const own = { origin: `http://${home()}` };
    expect(await asked({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBe(200);
    expect(await asked({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).toBe(200);
    expect(await asked({ 'sec-fetch-site': 'same-origin', ...own }, 'POST', '/sandbox/clock', '{"advanceMs":0}')).toBe(400);
  });

  test('a browser on another site can do nothing, with or without an origin', async () => {
    for (const site of ['cross-site', 'same-site', 'none', 'same-origin']) {
      expect(await asked({ 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' }, 'POST', '/sandbox/act', '{}')).toBe(403);
    }
    expect(await asked({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })).toBe(403);
    expect(await asked({ 'sec-fetch-dest': 'image' })).toBe(403);
    expect(await asked({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' })).toBe(403);
    expect(await asked({ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' })).toBe(403);
  });
});

describe('requested faults', () => {
  const ask = async (fault: object): Promise<{ readonly status: number; readonly error: string }> => {
    const response = await fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify([fault]) });
    const { error = '' } = (await response.json()) as { readonly error?: string };
    return { status: response.status, error };
  };
  const delay = { path: '/x', times: 1, fault: { kind: 'delay', ms: 1 } };

  test.each([
    ['a pattern that takes exponential time', { ...delay, path: '^(a+)+$' }, 'repeats'],
    ['a pattern of many repetitions', { ...delay, path: '.*.*.*x' }, 'repeats'],
    ['a pattern with groups', { ...delay, path: '(a|a)(a|a)x' }, 'no groups'],
    ['a long pattern', { ...delay, path: 'a'.repeat(201) }, '200 characters'],
    ['an invalid pattern', { ...delay, path: '(' }, 'regular expression'],
    ['a delay of a day', { ...delay, fault: { kind: 'delay', ms: 86_400_000 } }, '600000'],
    ['an invalid status', { ...delay, fault: { kind: 'status', status: 9_999 } }, '599'],
    ['a million repetitions', { ...delay, times: 1_000_000 }, '100000'],
  ])('a requested fault is refused in a sentence: %s', async (_what, fault, why) => {
    const { status: code, error } = await ask(fault);
    expect([code, error]).toEqual([400, expect.stringContaining(why)]);
  });

  test('requested faults within the limits are accepted', async () => {
    for (const path of [
      '^/channels/\\d+/messages$',
      '^/webhooks/.*/@original$',
      '^/channels/\\d+/messages/\\d+$',
      '/callback$',
    ]) {
      expect((await ask({ ...delay, path })).status).toBe(200);
    }
    expect((await fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', body: '[]' })).status).toBe(200);
  });
});
