import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '#app/config.ts';
import { createLogger } from '#app/logger.ts';
import { startApp } from '#app/startApp.ts';
import { StartupError } from '#app/startupErrors.ts';
import { mountTinyDisk } from '../store/embedded/tinyDisk.ts';
import { emptyDatabase, sql, type TestDatabase } from '../support/setup/postgres.ts';

/** Returns the message of a start that fails in this environment. */
const saidByStart = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const { config, problems } = readConfig(environment);
  if (config === undefined) throw new Error(problems.join(' '));
  const onLost = (sentence: string) => expect.unreachable(sentence);
  const failure = await startApp(config, createLogger('silent'), new AbortController().signal, onLost).then(
    (app) => app.stop(),
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartupError);
  return (failure as StartupError).message;
};

describe('a database of its own', () => {
  let database: TestDatabase;
  const guest = `guest_${process.pid}`;
  beforeAll(async () => {
    database = await emptyDatabase();
    await sql(database.url, `CREATE ROLE ${guest} LOGIN PASSWORD 'guest'`);
  });
  afterAll(async () => {
    await database.drop();
  });

  test('a database user who may not create tables is reported immediately', async () => {
    const url = Object.assign(new URL(database.url), { username: guest, password: 'guest' });
    expect(await saidByStart({ DISCORD_TOKEN: 'token', DATABASE_URL: url.href })).toBe(
      'The database user may not make tables. Make it the owner of the database that DATABASE_URL names.',
    );
  });

  test('a database that does not exist is reported', async () => {
    const url = Object.assign(new URL(database.url), { pathname: '/nowhere' });
    expect(await saidByStart({ DISCORD_TOKEN: 'token', DATABASE_URL: url.href })).toMatch(
      /^The database named in DATABASE_URL does not exist/,
    );
  });

  test('a read-only database is reported', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await sql(database.url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    expect(await saidByStart({ DISCORD_TOKEN: 'token', DATABASE_URL: database.url })).toMatch(
      /^The database takes no changes: it is read-only/,
    );
  });
});

const disk = await mountTinyDisk(join(inject('postgresFolder'), `sandbox-${process.pid}`), 1);

if (disk !== undefined)
  describe("the sandbox's folder", () => {
    afterAll(() => disk.remove());
    const environment = { TRIREME_ROLES: 'sandbox', PORT: '0', TRIREME_DATA: disk.folder };

    test('a sandbox folder on a full disk is reported', async () => {
      await disk.fill();
      expect(await saidByStart(environment)).toBe(
        `The disk that holds ${disk.folder} is full. Free some space, then start again.`,
      );
      await disk.free();
    });

    test('a damaged line in the journal of the sandbox is reported with its number', async () => {
      const data = join(inject('postgresFolder'), `damaged-${process.pid}`);
      await mkdir(join(data, 'sandbox'), { recursive: true });
      await writeFile(join(data, 'sandbox/journal.jsonl'), 'nonsense\n{}\n');
      const said = await saidByStart({ ...environment, TRIREME_DATA: data });
      expect(said).toMatch(/^Line 1 of .*journal\.jsonl .*\.$/);
      expect(said).not.toContain('nonsense');
      await rm(data, { recursive: true });
    });

    test('a read-only sandbox folder is reported with the variable to change', async () => {
      disk.protect();
      expect(await saidByStart(environment)).toBe(
        `The folder ${disk.folder} cannot be used (EROFS). Let TRIREME_DATA name a folder this user may write to.`,
      );
    });
  });
