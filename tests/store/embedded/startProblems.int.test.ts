import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { type EmbeddedPostgres, PostgresFailed, startEmbeddedPostgres } from '#store/index.ts';
import { createCluster } from '../../support/setup/cluster.ts';
import { sql } from '../../support/setup/postgres.ts';
import { mountTinyDisk, type TinyDisk } from './tinyDisk.ts';

let folders = 0;
const newPath = (): string => join(inject('postgresFolder'), `problems-${process.pid}-${++folders}`);
const newFolder = async (): Promise<string> => {
  const folder = newPath();
  await mkdir(folder);
  return folder;
};

const running: EmbeddedPostgres[] = [];
const start = async (dataFolder: string): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ dataFolder, durable: false, log: () => {} });
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

/** The message with which a start on a folder fails. */
const failure = async (folder: string): Promise<string> => {
  const error: unknown = await start(folder).then(
    () => 'it started',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PostgresFailed);
  const { message } = error as PostgresFailed;
  expect(message).not.toContain('\n');
  return message;
};

const pidFile = (folder: string): string => join(folder, 'postgres/data/postmaster.pid');
const passwordFile = (folder: string): string => join(folder, 'postgres-password');

/** A folder with a database that is not running. */
const withDatabase = async (folder: string): Promise<string> => {
  await createCluster(folder);
  return folder;
};

describe('a password file', () => {
  test('a missing password file beside a database is reported, and none is created in its place', async () => {
    const folder = await withDatabase(await newFolder());
    const server = await start(folder);
    await sql(await server.url('trireme'), 'CREATE TABLE kept AS SELECT 1');
    await server.stop();
    const password = await readFile(passwordFile(folder), 'utf8');
    await rm(passwordFile(folder));
    expect(await failure(folder)).toMatch(/postgres-password is missing\. Put it back/);
    await expect(readFile(passwordFile(folder))).rejects.toThrow('ENOENT');
    await writeFile(passwordFile(folder), password);
    const again = await start(folder);
    expect((await sql(await again.url('trireme'), 'SELECT FROM kept')).rowCount).toBe(1);
  });

  test('a password file with another password is reported, and the server that was started is stopped', async () => {
    const folder = await withDatabase(await newFolder());
    await writeFile(passwordFile(folder), 'another\n');
    const said = await failure(folder);
    expect(said).toMatch(/Its password is not the one in .*postgres-password\. Put back the file/);
    expect(said).not.toContain('another');
    await expect(readFile(pidFile(folder))).rejects.toThrow('ENOENT');
  });

  test('a password file with another password leaves a server alone that was already running', async () => {
    const folder = await withDatabase(await newFolder());
    const url = await (await start(folder)).url('trireme');
    const password = await readFile(passwordFile(folder), 'utf8');
    await writeFile(passwordFile(folder), 'another\n');
    expect(await failure(folder)).toMatch(/Its password is not the one in/);
    expect((await sql(url, 'SELECT 1')).rowCount).toBe(1);
    await writeFile(passwordFile(folder), password);
  });

  test('an empty password file is reported', async () => {
    const folder = await withDatabase(await newFolder());
    await writeFile(passwordFile(folder), '\n');
    expect(await failure(folder)).toMatch(/postgres-password is empty\. Put back/);
  });
});

describe('the file of a running server', () => {
  test.each([
    ['garbage', '\u0000garbage\n\nmore\n'],
    ['nothing', ''],
  ])('a server’s file that holds %s is reported as damaged', async (_what, text) => {
    const folder = await withDatabase(await newFolder());
    await writeFile(pidFile(folder), text);
    expect(await failure(folder)).toMatch(
      /Its file postmaster\.pid is damaged\. Make sure .*, remove the file, and start again\.$/,
    );
    await rm(pidFile(folder));
    await start(folder);
  });
});

const probe = await mountTinyDisk(newPath(), 1);
await probe?.remove();

if (probe !== undefined)
  describe('a disk', () => {
    let disk: TinyDisk;
    const mount = async (megabytes: number): Promise<TinyDisk> => {
      disk = (await mountTinyDisk(newPath(), megabytes)) as TinyDisk;
      return disk;
    };
    afterEach(() => disk.remove());

    test('a disk without space for a new database is reported as full, and no partial database is left', async () => {
      const { folder } = await mount(20);
      expect(await failure(folder)).toMatch(/^PostgreSQL cannot be run on .*\. The disk is full\. Free some space/);
      await expect(readFile(join(folder, 'postgres/data/PG_VERSION'))).rejects.toThrow('ENOENT');
    });

    test('a full disk with a database is reported, and the database starts once there is space', async () => {
      const { folder, fill, free } = await mount(120);
      await withDatabase(folder);
      await fill();
      expect(await failure(folder)).toMatch(/^PostgreSQL does not start on .*\. The disk is full\. Free some space/);
      await free();
      await start(folder);
      for (const server of running.splice(0)) await server.stop();
    });

    test('a read-only disk is reported, with the variable to change', async () => {
      const { folder, protect } = await mount(120);
      await withDatabase(folder);
      protect();
      expect(await failure(folder)).toMatch(/^PostgreSQL cannot be run on .*read-only.*Let TRIREME_DATA name a folder/);
    });

    test('an empty read-only disk is reported, too', async () => {
      const { folder, protect } = await mount(1);
      protect();
      expect(await failure(folder)).toMatch(/^PostgreSQL cannot be run on .*read-only.*Let TRIREME_DATA name a folder/);
    });
  });
