import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/index.ts';
import { type OpenedPage, openPage } from '../support/browser.ts';
import { describeWith } from '../support/leftOut.ts';

const SIZE = { width: 390, height: 844 };

/**
 * Runs in the foreign page: tries each way a page has to reach another server. Returns what came through: an answer that could be
 * read, a stream that opened, an element that loaded.
 */
const ATTACK = `async ({ base, person }) => {
  const through = [];
  const note = (way, came) => { if (came) through.push(way); };
  const within = (start) => new Promise((resolve) => { start(resolve); setTimeout(() => resolve(false), 1500); });
  const paths = ['/', '/sandbox/people', '/sandbox/state?as=' + person, '/sandbox/requests', '/sandbox/faults', '/api/v10/gateway/bot'];
  const posts = [
    ['/sandbox/faults', [{ path: '.', times: 1000, fault: { kind: 'drop', when: 'before' } }]],
    ['/sandbox/clock', { advanceMs: 86400000 }],
    ['/sandbox/guild', { here: false }],
    ['/sandbox/act', { as: person, act: { do: 'settings', dmsClosed: true } }],
  ];
  const tries = [];
  for (const path of paths) {
    for (const mode of ['cors', 'no-cors', 'same-origin']) {
      for (const credentials of ['include', 'omit']) {
        tries.push(fetch(base + path, { mode, credentials }).then((answer) => note(mode + ' ' + path, answer.type !== 'opaque'), () => {}));
      }
    }
    for (const tag of ['script', 'link', 'img', 'iframe', 'object']) {
      tries.push(within((done) => {
        const element = document.createElement(tag);
        element.onload = () => done(tag !== 'iframe' && tag !== 'object');
        element.onerror = () => done(false);
        if (tag === 'link') element.rel = 'stylesheet';
        element[tag === 'link' ? 'href' : tag === 'object' ? 'data' : 'src'] = base + path;
        document.body.append(element);
      }).then((came) => note(tag + ' ' + path, came)));
    }
    tries.push(within((done) => {
      const source = new EventSource(base + path);
      source.onopen = () => done(true);
      source.onerror = () => { source.close(); done(false); };
    }).then((came) => note('EventSource ' + path, came)));
  }
  for (const path of ['/gateway', '/gateway/?v=10&encoding=json', '/sandbox/stream?as=' + person, '//', '/']) {
    tries.push(within((done) => {
      const socket = new WebSocket(base.replace('http', 'ws') + path);
      socket.onopen = () => done(true);
      socket.onerror = () => done(false);
    }).then((came) => note('WebSocket ' + path, came)));
  }
  for (const [path, body] of posts) {
    const text = JSON.stringify(body);
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
      for (const mode of ['cors', 'no-cors']) {
        const asked = fetch(base + path, { method: 'POST', mode, body: text, headers: { 'content-type': type } });
        tries.push(asked.then((answer) => note('POST ' + path, answer.type !== 'opaque'), () => {}));
      }
    }
    navigator.sendBeacon(base + path, text);
    const frame = document.createElement('iframe');
    frame.name = 'frame' + path;
    const form = document.createElement('form');
    Object.assign(form, { action: base + path, method: 'post', enctype: 'text/plain', target: frame.name });
    const input = document.createElement('input');
    Object.assign(input, { name: text.slice(0, -1) + ',"x":"', value: '"}' });
    form.append(input);
    document.body.append(frame, form);
    tries.push(within((done) => { frame.onload = () => done(false); form.submit(); }));
  }
  await Promise.all(tries);
  return through;
}`;

describeWith('chromium', 'a page of another site', (chromium) => {
  let sandbox: Sandbox;
  let foreign: Server;
  let opened: OpenedPage | undefined;

  const portOf = (url: string): string => new URL(url).port;
  const kept = async (): Promise<string> => {
    const read = async (path: string): Promise<unknown> => (await fetch(`${sandbox.url}/sandbox/${path}`)).json();
    const people = (await read('people')) as readonly { readonly id: string }[];
    const state = await read(`state?as=${people[0]?.id}`);
    return JSON.stringify([people, state, await read('faults'), await read('requests'), sandbox.stage.clock.now()]);
  };
  const someone = async (): Promise<string> => {
    const people = (await (await fetch(`${sandbox.url}/sandbox/people`)).json()) as readonly { readonly id: string }[];
    return people[0]?.id ?? '';
  };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, clock: 'virtual' });
    foreign = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>foreign</title><body>');
    });
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => opened?.close());
  afterAll(async () => {
    foreign.closeAllConnections();
    await new Promise((resolve) => foreign.close(resolve));
    await sandbox.stop();
  });

  test.each(['127.0.0.1', 'localhost', 'foreign.localhost'])('served at %s reads nothing and changes nothing', async (host) => {
    const before = await kept();
    const { port } = foreign.address() as AddressInfo;
    opened = await openPage(chromium, `http://${host}:${port}/`, SIZE);
    const person = await someone();
    for (const name of ['127.0.0.1', 'localhost']) {
      const base = `http://${name}:${portOf(sandbox.url)}`;
      expect(await opened.page.evaluate(`(${ATTACK})(${JSON.stringify({ base, person })})`)).toEqual([]);
    }
    expect(await kept()).toBe(before);
  });

  test('whose name was made to lead here is refused whole', async () => {
    opened = await openPage(chromium, `http://rebound.localhost:${portOf(sandbox.url)}/`, SIZE);
    expect(await opened.page.textContent('body')).toContain('Only requests to this machine by its own name are answered.');
  });
});
