import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createMetrics, type StatusServer, serveStatus } from '#metrics/index.ts';

let server: StatusServer | undefined;
afterEach(() => server?.stop());

const serve = async (host: string, health = async () => ({ database: true })): Promise<number> => {
  server = await serveStatus({ host, port: 0, health, meter: createMetrics() });
  return Number(new URL(server.url).port);
};

const statusFor = async (port: number, host: string, path = '/metrics'): Promise<number> => {
  const asked = request({ host: '127.0.0.1', port, path, headers: { host } });
  asked.end();
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
};

test.each(['/metrics', '/healthz', '/readyz'])('%s on the loopback address accepts only loopback host names', async (path) => {
  const port = await serve('127.0.0.1');
  for (const host of ['localhost', '127.0.0.1', `localhost:${port}`, `127.0.0.1:${port}`, '[::1]:80']) {
    expect([host, await statusFor(port, host, path)]).toEqual([host, 200]);
  }
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', 'bot', '10.0.0.7']) {
    expect([host, await statusFor(port, host, path)]).toEqual([host, 403]);
  }
});

test('/metrics on all addresses accepts IP addresses and private names, and no internet host names', async () => {
  const port = await serve('0.0.0.0');
  for (const host of [
    '10.1.2.3:9464',
    '[fd00::7]:9464',
    'bot:9464',
    'trireme_bot_1',
    'bot.prod.svc',
    'bot.prod.svc.cluster.local',
  ]) {
    expect([host, await statusFor(port, host)]).toEqual([host, 200]);
  }
  for (const host of ['evil.example', 'local.evil.example:9464', 'evil.com', '10.1.2.3.nip.io']) {
    expect([host, await statusFor(port, host)]).toEqual([host, 403]);
  }
});

test('an unreadable request or a failing response does not end the process', async () => {
  const port = await serve('127.0.0.1', () => {
    throw new Error('a bug');
  });
  expect(await statusFor(port, 'localhost', '/readyz')).toBe(500);
  for (const line of ['GET // HTTP/1.1', 'GET http://[ HTTP/1.1', 'nonsense', 'CONNECT x HTTP/1.1']) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.end(`${line}\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`);
    socket.resume();
    await once(socket, 'close');
  }
  expect(await statusFor(port, 'localhost', '/healthz')).toBe(200);
});
