import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type MainProcess, startMain, startShortLived } from '../support/drivers/mainProcess.ts';
import { freshDatabase, sql } from '../support/setup/postgres.ts';

const NOBODY = 'http://127.0.0.1:1/api';

describe('a start that fails', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let running: MainProcess | undefined;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterEach(() => {
    running?.child.kill('SIGKILL');
  });
  afterAll(() => database.drop());

  const start = (environment: Readonly<Record<string, string>>): MainProcess => {
    running = startShortLived({ DISCORD_TOKEN: 'token', DATABASE_URL: database.url, ...environment });
    return running;
  };

  test('a start without a connection to Discord exits with 1 and says what to check', async () => {
    const main = start({ DISCORD_API: NOBODY });
    expect(await main.ended()).toBe(1);
    expect(main.said()).toBe('Discord cannot be reached (ECONNREFUSED). Check the network, and DISCORD_API if it is set.\n');
  });

  describe('because the token is wrong', () => {
    let discord: Server;
    beforeAll(async () => {
      discord = createServer((_request, response) => {
        response.writeHead(401, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ message: '401: Unauthorized', code: 0 }));
      });
      await once(discord.listen(0, '127.0.0.1'), 'listening');
    });
    afterAll(() => discord.close());

    test('a start with a wrong token exits with 1 and says where to get the right one, without repeating it', async () => {
      const address = discord.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const main = start({ DISCORD_API: `http://127.0.0.1:${port}/api`, DISCORD_TOKEN: 'my-secret-token' });
      expect(await main.ended()).toBe(1);
      expect(main.said()).toMatch(/^Discord does not accept the token\./);
      expect(main.said()).not.toContain('my-secret-token');
    });
  });

  test('a start whose database refuses the login exits with 1 and says so, without the password', async () => {
    const url = new URL(database.url);
    url.password = 'my-wrong-password';
    const main = start({ DATABASE_URL: url.href, DISCORD_API: NOBODY });
    expect(await main.ended()).toBe(1);
    expect(main.said()).toBe('The database refuses the login. Check user and password in DATABASE_URL.\n');
  });

  test('a start with a newer database exits with 1 and says so', async () => {
    const newer = await freshDatabase();
    await sql(
      newer.url,
      "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ('x', 'x', '99990101000000_future', now(), 1)",
    );
    const main = start({ DATABASE_URL: newer.url, DISCORD_API: NOBODY });
    const code = await main.ended();
    await newer.drop();
    expect(code).toBe(1);
    expect(main.said()).toMatch(/^The database was made by a newer release .*99990101000000_future/);
  });

  test('a start waits for a database that is down, and stops immediately on a signal', async () => {
    const main = start({ DATABASE_URL: 'postgresql://trireme:secret@127.0.0.1:1/trireme', DISCORD_API: NOBODY });
    await main.says(/the database cannot be reached yet/);
    main.child.kill('SIGTERM');
    expect(await main.ended()).toBe(0);
    expect(main.said()).not.toContain('secret');
  });

  test('an uncaught error is logged without ids, tokens and request bodies', async () => {
    const id = '80351110224678912';
    const hung = { url: `https://discord.com/api/v10/webhooks/${id}/aW50ZXJhY3Rpb24`, requestBody: '7 gold' };
    const thrown = `process.on('SIGUSR2', () => { throw Object.assign(new Error('at ${id}'), ${JSON.stringify(hung)}); });`;
    const folder = await mkdtemp(join(tmpdir(), 'trireme-uncaught-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const preloaded = join(folder, 'throws.mjs');
    await writeFile(preloaded, thrown);
    const DATABASE_URL = 'postgresql://trireme:secret@127.0.0.1:1/trireme';
    const main = start({ DATABASE_URL, DISCORD_API: NOBODY, NODE_OPTIONS: `--import=${preloaded}` });
    await main.says(/the database cannot be reached yet/);
    main.child.kill('SIGUSR2');
    expect(await main.ended()).toBe(1);
    expect(main.said()).toMatch(/"msg":"uncaught exception"/);
    expect(main.said()).toContain('webhooks/…/…');
    expect(main.said()).not.toMatch(/\d{17}|aW50ZXJhY3Rpb24|7 gold/);
  });
});

describe('a start without a token', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let running: MainProcess[] = [];
  /** The sandbox that the tests share, until the last one ends it. */
  let first: MainProcess;
  let page: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trireme-main-'));
    database = await freshDatabase();
    first = startMain({ PORT: '0', TRIREME_DATA: folder, DATABASE_URL: database.url });
    page = /http:\S+/.exec(await first.says(/Play at .*\n/))?.[0] ?? '';
  });
  afterEach(() => {
    for (const { child } of running.splice(0)) child.kill('SIGKILL');
  });
  afterAll(async () => {
    first.child.kill('SIGKILL');
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const start = (environment: Readonly<Record<string, string>>): MainProcess => {
    const main = startShortLived({ PORT: '0', TRIREME_DATA: folder, DATABASE_URL: database.url, ...environment });
    running = [...running, main];
    return main;
  };

  test('a start without a token opens the sandbox, and prints its URL and the start time', async () => {
    expect(first.said()).toMatch(/Trireme is ready after [\d.]+ s\. Play at http:\/\/localhost:\d+\n/);
    expect(await (await fetch(page)).text()).toContain('<html');
  });

  test('a sandbox on a port in use exits with 1 and names the variable to change', async () => {
    const { port } = new URL(page);
    const second = start({ PORT: port });
    expect(await second.ended()).toBe(1);
    expect(second.said()).toMatch(new RegExp(`^Port ${port} is in use.*PORT`));
  });

  test('a sandbox whose data folder is a file exits with 1 and names the variable to change', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const main = start({ TRIREME_DATA: file });
    expect(await main.ended()).toBe(1);
    expect(main.said()).toMatch(/^The folder .*file cannot be used \(EEXIST\)\. Let TRIREME_DATA/);
  });

  test('a second sandbox in the same folder exits with 1, even on another port, and does not disturb the first', async () => {
    const second = start({});
    expect(await second.ended()).toBe(1);
    expect(second.said()).toMatch(/^Another Trireme has its sandbox in the same place\..*TRIREME_DATA/);
    expect((await fetch(page)).status).toBe(200);
  });

  test('a start without a token stops cleanly on a signal', async () => {
    first.child.kill('SIGINT');
    expect(await first.ended()).toBe(0);
    await expect(fetch(page)).rejects.toThrow();
  });
});
