import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { readConfig } from '#app/config.ts';
import { createLogger } from '#app/logger.ts';
import { startApp } from '#app/startApp.ts';
import { StartupError } from '#app/startupErrors.ts';
import type { Sandbox } from '#sandbox/index.ts';
import { sandboxHere } from '../support/drivers/sandbox.ts';
import { type DiscordProxy, htmlPage, openDiscordProxy, refusal } from '../support/fakes/discordProxy.ts';
import { freshDatabase, type TestDatabase } from '../support/setup/postgres.ts';

describe('a start that Discord refuses', () => {
  let database: TestDatabase;
  let sandbox: Sandbox;
  let proxy: DiscordProxy;

  beforeAll(async () => {
    [database, sandbox] = await Promise.all([freshDatabase(), sandboxHere('real')]);
    proxy = await openDiscordProxy(sandbox.restUrl);
  });
  afterAll(async () => {
    await proxy?.stop();
    await sandbox?.stop();
    await database?.drop();
  });

  /** Returns the message of a start that fails. */
  const saidByStart = async (): Promise<string> => {
    const environment = { DISCORD_TOKEN: sandbox.token, DISCORD_API: proxy.url, DATABASE_URL: database.url };
    const { config, problems } = readConfig(environment);
    if (config === undefined) throw new Error(problems.join(' '));
    const onLost = (sentence: string) => expect.unreachable(sentence);
    const failure = await startApp(config, createLogger('silent'), new AbortController().signal, onLost).then(
      (app) => app.stop(),
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartupError);
    const { message } = failure as StartupError;
    expect(message).not.toContain('\n');
    return message;
  };

  test('a start behind a firewall that answers with a page ends with one sentence', async () => {
    proxy.answer(() => htmlPage);
    expect(await saidByStart()).toMatch(/^Discord refuses what a start asks \(403, without a reason\)\. A firewall/);
  });

  test('a start that meets a rate limit without a time ends with one sentence', async () => {
    proxy.answer(() => ({ ...htmlPage, status: 429 }));
    expect(await saidByStart()).toMatch(/^Discord takes no more requests of this bot for now\. Start it again in \d+ seconds/);
  });

  test('a start whose every request gets a page ends with one sentence', async () => {
    proxy.answer(() => ({ ...htmlPage, status: 200 }));
    expect(await saidByStart()).toMatch(/^Something else than Discord's API answers\./);
  });

  test('a start whose API has no commands to list ends with one sentence', async () => {
    proxy.answer(({ method, path }) =>
      method === 'GET' && path.endsWith('/commands') ? { status: 200, body: '{}' } : undefined,
    );
    expect(await saidByStart()).toMatch(/^Something else than Discord's API answers\./);
  });

  test('a start whose commands are refused ends with one sentence', async () => {
    proxy.answer(({ method, path }) => (method === 'PUT' && path.endsWith('/commands') ? refusal(400, 50035) : undefined));
    expect(await saidByStart()).toMatch(/^Discord refuses what a start asks \(400: 50035, refused\)\./);
  });

  test('a start without connections left today ends with one sentence', async () => {
    proxy.answer(({ path }) => (path.startsWith('/gateway/bot') ? gatewayAt('ws://127.0.0.1:1', 0) : undefined));
    expect(await saidByStart()).toMatch(/^Discord lets this bot connect no more before \d{4}-/);
  });

  test('a start without a gateway ends with one sentence', async () => {
    const gateway = createServer().on('upgrade', (_request, socket) => {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    });
    await once(gateway.listen(0, '127.0.0.1'), 'listening');
    const { port } = gateway.address() as AddressInfo;
    proxy.answer(({ path }) => (path.startsWith('/gateway/bot') ? gatewayAt(`ws://127.0.0.1:${port}`) : undefined));
    expect(await saidByStart()).toMatch(/^Discord cannot be reached \(Unexpected server response: 503\)\./);
    gateway.close();
  });

  test.each([
    [4004, /^Discord does not accept the token\./],
    [4013, /\(4013\)\. Update Trireme/],
    [4014, /\(4014\)\. Look at the bot's page/],
  ])('a start whose gateway closes with %s ends with one sentence', async (code, sentence) => {
    const gateway = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await once(gateway, 'listening');
    gateway.on('connection', (socket) => {
      socket.on('message', () => socket.close(code));
      socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 45_000 } }));
    });
    const { port } = gateway.address() as AddressInfo;
    proxy.answer(({ path }) => (path.startsWith('/gateway/bot') ? gatewayAt(`ws://127.0.0.1:${port}`) : undefined));
    expect(await saidByStart()).toMatch(sentence);
    gateway.close();
  });
});

/** Returns Discord's response with the URL of its gateway and the number of connections left today. */
const gatewayAt = (url: string, remaining = 1_000) => ({
  status: 200,
  body: JSON.stringify({
    url,
    shards: 1,
    session_start_limit: { total: 1_000, remaining, reset_after: 3_600_000, max_concurrency: 1 },
  }),
});
