import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runArchiveCommand } from '#cli/archiveCommand.ts';
import { backup, openStores } from '#store/index.ts';
import { storeSeason } from '../discord/storedSeason.ts';
import { SERVER } from '../support/drivers/discordActions.ts';
import { freshDatabase, sql, type TestDatabase } from '../support/setup/postgres.ts';

describe('a command about a database', () => {
  let database: TestDatabase;
  let folder: string;
  let said: string[];
  const { argv, exitCode } = process;
  beforeAll(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'trireme-archive-'));
  });
  beforeEach(() => {
    said = [];
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    }
    vi.stubEnv('LOG_LEVEL', 'silent');
    vi.stubEnv('DATABASE_URL', database.url);
    process.exitCode = undefined;
  });
  afterEach(() => {
    process.argv = argv;
    process.exitCode = exitCode;
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  });

  /** What is said, and the exit code, when these are the words behind the command. */
  const run = async (...words: readonly string[]) => {
    process.argv = ['node', 'backup.ts', ...words];
    await runArchiveCommand('backup', async ({ url }, at) => `${(await backup(url, at)).tables.length > 10} ${at}`);
    return { said: said.join(''), code: process.exitCode };
  };

  test('a successful command prints its result and sets no exit code', async () => {
    const copy = join(folder, 'copy');
    expect(await run(copy)).toEqual({ said: `true ${copy}\n`, code: undefined });
  });

  test('a command that fails prints one sentence and exits with 1', async () => {
    await backup(database.url, join(folder, 'there'));
    const { said: sentence, code } = await run(join(folder, 'there'));
    expect(sentence).toMatch(/^The folder .* is not empty\. Name a new one/);
    expect(code).toBe(1);
  });

  test.each([[[]], [['one', 'two']]])('a command requires exactly one folder, not %j', async (words) => {
    expect(await run(...words)).toEqual({ said: 'Name one folder: npm run backup -- [--bot | --sandbox] FOLDER\n', code: 1 });
  });

  test('a command reports an unavailable database without its password', async () => {
    vi.stubEnv('DATABASE_URL', 'postgresql://trireme:secret@127.0.0.1:1/trireme');
    const { said: sentence, code } = await run(join(folder, 'away'));
    expect(sentence).toMatch(/^The database cannot be reached \(ECONNREFUSED\)/);
    expect(sentence).not.toContain('secret');
    expect(code).toBe(1);
  });

  test.each([
    ['a bug', new TypeError('is no function\n    at once'), 'is no function'],
    ['an address with a login in it', new Error('at postgresql://ada:secret@db/x'), 'at postgresql://…@db/x'],
    ['a full disk', Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }), 'ENOSPC: no space left'],
    ['no error', 'odd', 'odd'],
  ])('is ended in one line whatever is thrown: %s', async (_what, thrown, line) => {
    process.argv = ['node', 'backup.ts', 'folder'];
    await runArchiveCommand('backup', () => Promise.reject(thrown));
    expect([said.join(''), process.exitCode]).toEqual([`The backup failed: ${line}\n`, 1]);
  });

  test('a command reports a wrong variable before it starts anything', async () => {
    vi.stubEnv('DATABASE_URL', 'somewhere');
    const { said: sentence, code } = await run(join(folder, 'wrong'));
    expect(sentence).toMatch(/^DATABASE_URL must look like/);
    expect(code).toBe(1);
  });

  test('npm run ratings computes all ratings again from the finished matches, and says from how many', async () => {
    const stores = await openStores(database.url);
    await storeSeason(stores, 12, {});
    const before = await stores.ratings.latest(SERVER);
    expect(before.length).toBeGreaterThan(8);
    await sql(database.url, 'UPDATE "Rating" SET mu = 1');
    process.argv = ['node', 'ratings.ts'];
    await import('#cli/ratings.ts');
    expect(said.join('')).toMatch(/^Computed all ratings again, from 12 rated matches in \d+ s of processor time\.\n$/);
    expect(await stores.ratings.latest(SERVER)).toEqual(before);
    await stores.close();
  });
});
