import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, startEmbeddedPostgres } from '#store/index.ts';
import { type Environment, startProgram } from '../../support/drivers/mainProcess.ts';
import { createCluster } from '../../support/setup/cluster.ts';
import { fromRoot } from '../../support/setup/compose.ts';
import { freshDatabase, sql } from '../../support/setup/postgres.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'trireme-archives-'));
  await chmod(place, 0o755);
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** A script of `package.json`, in a separate process. */
const run = async (command: 'backup' | 'restore' | 'repair', environment: Environment, ...words: readonly string[]) => {
  const program = startProgram(`src/built/tools/${command}.js`, { LOG_LEVEL: 'silent', ...environment }, [], words);
  const code = await program.ended();
  return { code, said: program.said().trim() };
};

/** The number of matches in each database of a new data folder. */
const withMatches = async (name: string, counts: { readonly bot?: number; readonly sandbox?: number }): Promise<Environment> => {
  const dataFolder = join(place, name);
  await createCluster(dataFolder);
  const server = await startEmbeddedPostgres({ dataFolder, log: () => undefined, durable: false });
  try {
    for (const [database, count] of [
      ['trireme', counts.bot],
      ['trireme_sandbox', counts.sandbox],
    ] as const) {
      if (count === undefined) continue;
      const url = await server.url(database);
      await migrate(url);
      await sql(
        url,
        `INSERT INTO "Match" (id, game, status, version, host, private, guests, "seatLimit", options, "remindAfterHours", active,
           server, channel, "createdBy", "createdAt")
         SELECT id, 'cyclades', 'ended', 1, 'ada', false, '{}', 2, '{}', 24, '{}', 's', 'c', id::text, now()
         FROM generate_series(1, ${count}) AS id`,
      );
    }
  } finally {
    await server.stop();
  }
  return { TRIREME_DATA: dataFolder };
};

const matchesIn = async ({ TRIREME_DATA = '' }: Environment, database: string): Promise<number> => {
  const server = await startEmbeddedPostgres({ dataFolder: TRIREME_DATA, log: () => undefined, durable: false });
  try {
    if (!(await server.databases()).includes(database)) return 0;
    const { rows } = await sql(await server.url(database), 'SELECT count(*)::int AS count FROM "Match"');
    return rows[0]?.count;
  } finally {
    await server.stop();
  }
};

const TOKEN = { DISCORD_TOKEN: 'a-token' };

test('a backup of a folder without a database fails with a message, and creates nothing', async () => {
  const nowhere = join(place, 'nowhere');
  for (const command of ['backup', 'repair'] as const) {
    const { code, said } = await run(command, { TRIREME_DATA: nowhere }, command === 'repair' ? '1' : join(place, 'copy'));
    expect(said).toMatch(/^There is no database in \S+\. Let TRIREME_DATA name the folder/u);
    expect(code).toBe(1);
  }
  expect([existsSync(nowhere), existsSync(join(place, 'copy'))]).toEqual([false, false]);
});

test('the only database is backed up and restored by name, with a token in the shell or without', async () => {
  const data = await withMatches('bot-only', { bot: 3 });
  for (const [index, shell] of [{}, TOKEN, { NODE_ENV: 'production' }].entries()) {
    const copy = join(place, `bot-${index}`);
    const { code, said } = await run('backup', { ...data, ...shell }, copy);
    expect([code, said]).toEqual([0, expect.stringContaining("holds 3 matches of the bot's database")]);
  }
  const fresh = { TRIREME_DATA: join(place, 'bot-fresh') };
  const restored = await run('restore', fresh, join(place, 'bot-0'));
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining("Restored 3 matches of the bot's database")]);
  expect([await matchesIn(fresh, 'trireme'), await matchesIn(fresh, 'trireme_sandbox')]).toEqual([3, 0]);
});

test('a backup with two databases requires the name of one', async () => {
  const data = await withMatches('both', { bot: 1, sandbox: 2 });
  for (const shell of [{}, TOKEN]) {
    const { code, said } = await run('backup', { ...data, ...shell }, join(place, 'unclear'));
    expect(said).toMatch(
      /^There are 1 match of the bot's database and 2 matches of the sandbox's database\. Say which you mean/u,
    );
    expect(code).toBe(1);
  }
  expect(existsSync(join(place, 'unclear'))).toBe(false);
  const bot = await run('backup', data, '--bot', join(place, 'the-bot'));
  expect(bot.said).toContain("1 match of the bot's database");
  const sandbox = await run('backup', { ...data, ...TOKEN }, '--sandbox', join(place, 'the-sandbox'));
  expect(sandbox.said).toContain("2 matches of the sandbox's database");
  expect(await run('repair', data, '--sandbox', '9')).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no match 9.'),
  });
  expect((await run('repair', data, '1')).said).toContain('npm run repair -- --bot MATCH, or --sandbox MATCH');
  expect((await run('repair', data, '--sandbox', '2')).said).toContain('Match 2 was not set aside');
});

test('a backup that does not name its application, as in an older release, is restored into the named one', async () => {
  const copy = join(place, 'the-sandbox');
  const path = join(copy, 'manifest.json');
  const { of, ...older } = JSON.parse(await readFile(path, 'utf8'));
  expect(of).toBe('sandbox');
  await writeFile(path, JSON.stringify(older));
  const fresh = { TRIREME_DATA: join(place, 'older-fresh') };
  const unclear = await run('restore', fresh, copy);
  expect([unclear.code, unclear.said]).toEqual([1, expect.stringMatching(/^This backup doesn't say whose it is\./u)]);
  expect(existsSync(fresh.TRIREME_DATA)).toBe(false);
  expect((await run('restore', fresh, '--sandbox', copy)).said).toContain("Restored 2 matches of the sandbox's database");
  expect(await matchesIn(fresh, 'trireme_sandbox')).toBe(2);
});

test('a damaged or missing backup is refused in one line, and no database is opened or created', async () => {
  const copy = join(place, 'damaged');
  await cp(join(place, 'bot-0'), copy, { recursive: true });
  await appendFile(join(copy, 'Match.copy'), 'more');
  const fresh = { TRIREME_DATA: join(place, 'damaged-fresh') };
  for (const [folder, why] of [
    [copy, /^The backup is damaged: Match\.copy is not as it was written\. [^\n]+$/u],
    [join(place, 'no-such-folder'), /^There is no backup in [^\n]+$/u],
  ] as const) {
    for (const flags of [[], ['--bot']]) {
      const { code, said } = await run('restore', fresh, ...flags, folder);
      expect(said).toMatch(why);
      expect([code, existsSync(fresh.TRIREME_DATA)]).toEqual([1, false]);
    }
  }
});

test('a flag that contradicts the backup or DATABASE_URL is refused, and nothing is opened', async () => {
  const data = { TRIREME_DATA: join(place, 'older-fresh') };
  const copy = join(place, 'of-the-sandbox');
  expect((await run('backup', { ...data, ...TOKEN }, copy)).said).toContain("2 matches of the sandbox's database");
  const fresh = { TRIREME_DATA: join(place, 'contradicted-fresh') };
  const wrong = await run('restore', fresh, '--bot', copy);
  expect([wrong.code, wrong.said]).toEqual([
    1,
    expect.stringMatching(/^This backup is of the sandbox's database\. Leave --bot out/u),
  ]);
  expect(existsSync(fresh.TRIREME_DATA)).toBe(false);
  const url = { DATABASE_URL: 'postgresql://trireme:secret@127.0.0.1:1/trireme' };
  const both = await run('backup', { ...data, ...url }, '--sandbox', join(place, 'both-named'));
  expect([both.code, both.said]).toEqual([
    1,
    expect.stringMatching(/^DATABASE_URL names the database already\. Leave --sandbox out/u),
  ]);
});

test('after the folder postgres was moved away, a restore creates it again, and a backup does not', async () => {
  const data = { TRIREME_DATA: join(place, 'both') };
  const postgres = join(place, 'both', 'postgres');
  await rename(postgres, `${postgres}-before`);
  const { code, said } = await run('backup', data, join(place, 'of-nothing'));
  expect([code, said]).toEqual([1, expect.stringMatching(/^There is no database in/u)]);
  expect([existsSync(postgres), existsSync(join(place, 'of-nothing'))]).toEqual([false, false]);
  expect((await run('restore', { ...data, NODE_ENV: 'production' }, join(place, 'the-bot'))).code).toBe(0);
  expect([await matchesIn(data, 'trireme'), await matchesIn(data, 'trireme_sandbox')]).toEqual([1, 0]);
});

test('a full disk ends a backup in one line, and leaves no file that looks like a backup', async () => {
  const database = await freshDatabase();
  await sql(database.url, `INSERT INTO "Setting" SELECT id::text, repeat('x', 1000) FROM generate_series(1, 500) AS id`);
  const copy = join(place, 'no-room');
  const program = [process.execPath, 'src/built/tools/backup.js', copy];
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', DATABASE_URL: database.url };
  // Limits files to 200 blocks of 512 bytes.
  const limited = ['-c', 'ulimit -f 200; exec "$@"', 'sh', ...program];
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile('/bin/sh', limited, { cwd: fromRoot('.'), env }, (error, _out, said) => resolve({ code: error?.code, said }));
  });
  await database.drop();
  expect(said).toBe(`The folder ${copy} cannot be written (EFBIG). Name one with more room.\n`);
  expect([code, existsSync(copy)]).toEqual([1, false]);
});
