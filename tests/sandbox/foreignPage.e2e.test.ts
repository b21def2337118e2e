import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenedPage, openPage, REBOUND } from '../support/drivers/browser.ts';
import { ask, sandboxApart } from '../support/drivers/sandbox.ts';
import { describeWith } from '../support/setup/missingTools.ts';

const WINDOW = { width: 800, height: 600 };
const READINGS = ['/', '/assets/page.js', '/favicon.svg', '/sandbox/people', '/sandbox/faults', '/sandbox/requests'];
const SOCKETS = [
  '/',
  '//',
  '///',
  '/?x',
  '/gateway',
  '/gateway/?v=10&encoding=json',
  '/sandbox/stream',
  '/%',
  '//@',
  '/[',
  '/nothing',
];

interface Attack {
  readonly base: string;
  readonly person: string;
  readonly readings: readonly string[];
  readonly sockets: readonly string[];
  /** Paths to be written to, and what. */
  readonly writings: readonly (readonly [string, string])[];
}

/** Runs in the page. Answers each thing that it could read, load or open, and leaves nothing under way. */
const attack = ({ base, person, readings, sockets, writings }: Attack): string => `(async () => {
  const { base, person, readings, sockets, writings } = ${JSON.stringify({ base, person, readings, sockets, writings })};
  const got = [];
  const settled = (element, what) => new Promise((resolve) => {
    element.onload = () => { if (what) got.push(what); resolve(); };
    element.onerror = resolve;
    document.body.append(element);
  });
  const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
  const read = (path, options) => fetch(base + path, options).then(
    async (answer) => { if (answer.ok) got.push('read ' + JSON.stringify(options) + path + (await answer.text()).slice(0, 50)); },
    () => undefined);
  const form = (path, body) => {
    const target = make('iframe', { name: 'frame' + Math.random() });
    const sent = make('form', { action: base + path, method: 'POST', enctype: 'text/plain', target: target.name });
    // As text/plain a form's only field becomes name=value: together they are JSON.
    const [name, value] = body.split('=');
    sent.append(make('input', { name, value }));
    return new Promise((resolve) => {
      document.body.append(target, sent);
      target.onload = resolve;
      sent.submit();
    });
  };
  const socket = (path) => new Promise((resolve) => {
    const opened = new WebSocket(base.replace('http', 'ws') + path);
    opened.onopen = () => { got.push('socket ' + path); opened.close(); };
    opened.onclose = resolve;
  });
  const readAll = async (path) => {
    for (const mode of ['cors', 'no-cors']) for (const credentials of ['omit', 'include']) await read(path, { mode, credentials });
    await read(path, { headers: { 'x-asked': '1' } });
    await settled(make('iframe', { src: base + path }));
    await settled(make('img', { src: base + path }), 'image ' + path);
    await settled(make('script', { src: base + path }), 'script ' + path);
    await settled(make('script', { src: base + path, type: 'module' }), 'module ' + path);
    await settled(make('link', { href: base + path, rel: 'stylesheet' }), 'style ' + path);
    await settled(make('object', { data: base + path }), 'object ' + path);
    await new Promise((resolve) => {
      const events = new EventSource(base + path);
      events.onopen = () => got.push('events ' + path);
      events.onerror = () => { events.close(); resolve(); };
    });
  };
  const writeAll = async ([path, body]) => {
    navigator.sendBeacon(base + path, body);
    navigator.sendBeacon(base + path, new Blob([body], { type: 'text/plain' }));
    await read(path, { method: 'POST', mode: 'no-cors', body });
    await read(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await read(path, { method: 'POST', mode: 'no-cors', referrerPolicy: 'no-referrer', keepalive: true, body });
    await form(path, body);
  };
  const paths = [...sockets, '/sandbox/stream?as=' + person];
  await Promise.all([...readings.map(readAll), ...writings.map(writeAll), ...paths.map(socket)]);
  return got;
})()`;

describeWith('chromium', 'a page of another site', (chromium) => {
  let sandbox: Awaited<ReturnType<typeof sandboxApart>>;
  let site: Server;
  let port: number;
  let person: string;
  let channel: string;
  let opened: OpenedPage | undefined;

  beforeAll(async () => {
    sandbox = await sandboxApart(['--clock', 'virtual']);
    site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Another site</title><body>');
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    port = (site.address() as AddressInfo).port;
    const [first] = await ask<readonly { readonly id: string }[]>(sandbox, '/people');
    person = first?.id ?? '';
    const { channels } = await ask<{ readonly channels: readonly { readonly id: string }[] }>(sandbox, `/state?as=${person}`);
    channel = channels[0]?.id ?? '';
  });
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });
  afterAll(async () => {
    site.close();
    await sandbox.stop();
  });

  /** Everything that a page could change. */
  const everything = async (): Promise<readonly unknown[]> => {
    const messages = ask(sandbox, `/messages?as=${person}&channel=${channel}`);
    return Promise.all([ask(sandbox, `/state?as=${person}`), messages, ask(sandbox, '/faults'), ask(sandbox, '/requests')]);
  };

  const begin = async (address: string): Promise<OpenedPage> => {
    opened = await openPage(chromium, address, WINDOW);
    return opened;
  };

  /** All that is tried on the sandbox at `base`, by a page of its own that is open. */
  const everyAttack = (base: string): string =>
    attack({
      base,
      person,
      readings: [...READINGS, `/sandbox/state?as=${person}`, `/api/v10/channels/${channel}/messages`, '/api/v10/gateway'],
      sockets: SOCKETS,
      writings: [
        ['/sandbox/act', JSON.stringify({ as: person, do: 'say', channel, content: 'from elsewhere=' })],
        ['/sandbox/act', JSON.stringify({ as: person, do: 'deleteChannel', channel })],
        ['/sandbox/faults', JSON.stringify([{ times: 9, fault: { kind: 'status', status: 503 }, path: '/' }])],
        ['/sandbox/clock', '{"advanceMs":1}'],
        [`/api/v10/channels/${channel}/messages`, '{"content":"from elsewhere="}'],
      ],
    });

  test.each([
    ['another port of the same name', (own: number) => `http://localhost:${own}`, 'localhost'],
    ['another name for this machine', (own: number) => `http://localhost:${own}`, '127.0.0.1'],
    ['the internet', (own: number) => `http://${REBOUND}:${own}`, 'localhost'],
  ])('a foreign page on %s cannot read or change the sandbox', async (_where, from, name) => {
    const before = await everything();
    const { page } = await begin(from(port));
    const home = `${name}:${new URL(sandbox.url).port}`;
    const answered: Response[] = [];
    page.on('response', (response) => new URL(response.url()).host === home && answered.push(response));
    expect(await page.evaluate(everyAttack(`http://${home}`))).toEqual([]);
    expect(answered.length).toBeGreaterThan(50);
    expect([...new Set(answered.map((response) => response.status()))]).toEqual([403]);
    expect(await everything()).toEqual(before);
  });

  test('a foreign page whose name resolves to this machine cannot read or change the sandbox', async () => {
    const before = await everything();
    const base = `http://${REBOUND}:${new URL(sandbox.url).port}`;
    const { page } = await begin(base);
    expect(await page.evaluate(everyAttack(base))).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('a foreign page that opens the sandbox in a window cannot read it or post a form to it', async () => {
    const before = await everything();
    const { page } = await begin(`http://localhost:${port}`);
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(`window.other = window.open('${sandbox.url}/'), undefined`),
    ]);
    await popup.getByRole('combobox', { name: /^Message / }).waitFor();
    const seen = `(() => { try { return other.document.body.innerText; } catch (error) { return error.name; } })()`;
    expect(await page.evaluate(seen)).toBe('SecurityError');
    const body = JSON.stringify({ as: person, do: 'say', channel, content: 'from elsewhere=' });
    const posted = page.waitForNavigation();
    await page.evaluate(`(() => {
      const [begin, end] = ${JSON.stringify(body.split('='))};
      const sent = document.createElement('form');
      Object.assign(sent, { action: '${sandbox.url}/sandbox/act', method: 'POST', enctype: 'text/plain' });
      sent.append(Object.assign(document.createElement('input'), { name: begin, value: end }));
      document.body.append(sent);
      sent.submit();
    })()`);
    expect((await posted)?.status()).toBe(403);
    expect(await everything()).toEqual(before);
  });
});
