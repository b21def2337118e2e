import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { type EmbeddedPostgres, PostgresFailed, startEmbeddedPostgres } from '#store/index.ts';
import { createCluster } from '../../support/setup/cluster.ts';
import { sql } from '../../support/setup/postgres.ts';
import { NOBODY, startAsNobody, startElsewhere } from './startElsewhere.ts';

const isRoot = process.getuid?.() === 0;

let folders = 0;
/** A data folder for one test, in the folder that is deleted after the run. */
const newFolder = async (): Promise<string> => {
  folders++;
  const folder = join(inject('postgresFolder'), `embedded-${process.pid}-${folders}`);
  await mkdir(folder);
  return folder;
};
/** One with a database that has not run yet. */
const newDatabase = async (): Promise<string> => {
  const folder = await newFolder();
  await createCluster(folder);
  return folder;
};

const running: EmbeddedPostgres[] = [];
const start = async (dataFolder: string, heard: string[] = []): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ dataFolder, durable: false, log: (message) => heard.push(message) });
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const postmasterOf = async (dataFolder: string): Promise<number> =>
  Number((await readFile(join(dataFolder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);

const isDown = (url: string) => expect(sql(url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });

describe('the embedded PostgreSQL', () => {
  test('the embedded PostgreSQL keeps data, password and port across starts', async () => {
    const folder = await newDatabase();
    const first = await start(folder);
    const url = await first.url('trireme');
    await sql(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    await isDown(url);
    const again = await start(folder);
    expect(await again.url('trireme')).toBe(url);
    expect((await sql(url, 'SELECT answer FROM kept')).rows).toEqual([{ answer: 42 }]);
  });

  test('the embedded PostgreSQL has a random password that only its owner can read, and requires it', async () => {
    const [one, other] = [await newFolder(), await newDatabase()];
    const { password, port } = new URL(await (await start(one)).url('trireme'));
    expect((await stat(join(one, 'postgres-password'))).mode & 0o777).toBe(0o600);
    expect(password.length).toBeGreaterThanOrEqual(32);
    expect(new URL(await (await start(other)).url('trireme')).password).not.toBe(password);
    const wrong = sql(`postgresql://trireme:guess@127.0.0.1:${port}/trireme`, 'SELECT 1');
    await expect(wrong).rejects.toMatchObject({ code: '28P01' });
  });

  test('the embedded PostgreSQL listens on 127.0.0.1 only', async () => {
    const url = await (await start(await newDatabase())).url('trireme');
    const setting = async (name: string) => (await sql(url, `SHOW ${name}`)).rows[0][name];
    expect(await setting('listen_addresses')).toBe('127.0.0.1');
    expect(await setting('unix_socket_directories')).toBe('');
  });

  test('the embedded PostgreSQL creates each database once, under plain names only', async () => {
    const server = await start(await newDatabase());
    const urls = await Promise.all([1, 2, 3].map(() => server.url('trireme_sandbox')));
    expect(new Set(urls).size).toBe(1);
    expect(await server.url('trireme')).not.toBe(urls[0]);
    await expect(server.url('x"; DROP DATABASE trireme; --')).rejects.toThrow('cannot be called');
  });

  test('the embedded PostgreSQL is adopted after its starter was killed, with all data', async () => {
    const folder = await newDatabase();
    const { child, told } = await startElsewhere(folder);
    await sql(told.url, 'CREATE TABLE kept AS SELECT 1');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const heard: string[] = [];
    const adopted = await start(folder, heard);
    expect(await postmasterOf(folder)).toBe(told.postmaster);
    expect(heard).toEqual([expect.stringContaining('runs on')]);
    expect((await sql(await adopted.url('trireme'), 'SELECT * FROM kept')).rowCount).toBe(1);
    await adopted.stop();
    await isDown(told.url);
  });

  test('the embedded PostgreSQL runs once when several processes start it at the same moment', async () => {
    const folder = await newFolder();
    const servers = await Promise.all([start(folder), start(folder), start(folder)]);
    const urls = await Promise.all(servers.map((server) => server.url('trireme')));
    expect(new Set(urls).size).toBe(1);
    const { child, told } = await startElsewhere(folder);
    expect(told).toMatchObject({ url: urls[0], postmaster: await postmasterOf(folder) });
    child.stdin?.end();
    await once(child, 'exit');
  });

  test('the embedded PostgreSQL keeps running when one user of it stops while another one is connected', async () => {
    const folder = await newDatabase();
    const [one, other] = [await start(folder), await start(folder)];
    const url = await one.url('trireme');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await other.stop();
    expect((await client.query('SELECT 7 AS lucky')).rows).toEqual([{ lucky: 7 }]);
    await client.end();
    await one.stop();
    await isDown(url);
  });

  test('the embedded PostgreSQL starts although another process has the id of its last run', async () => {
    const folder = await newDatabase();
    const first = await start(folder);
    const file = join(folder, 'postgres/data/postmaster.pid');
    const left = await readFile(file, 'utf8');
    await first.stop();
    const stranger = spawn('sleep', ['600'], isRoot ? await stat(join(folder, 'postgres')) : {});
    try {
      await writeFile(file, left.replace(/^\d+/, String(stranger.pid)));
      const again = await start(folder);
      expect((await sql(await again.url('trireme'), 'SELECT 1')).rowCount).toBe(1);
      expect(await postmasterOf(folder)).not.toBe(stranger.pid);
    } finally {
      stranger.kill();
    }
  });

  test('the embedded PostgreSQL starts although a crashed server has left its file', async () => {
    const folder = await newDatabase();
    const { child, told } = await startElsewhere(folder);
    child.kill('SIGKILL');
    process.kill(told.postmaster, 'SIGKILL');
    await once(child, 'exit');
    const again = await start(folder);
    expect((await sql(await again.url('trireme'), 'SELECT 1')).rowCount).toBe(1);
  });

  test('the embedded PostgreSQL says why its data folder cannot be used', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');
    const starting = start(file);
    await expect(starting).rejects.toThrow(PostgresFailed);
    await expect(starting).rejects.toThrow(`cannot be run on ${file}: EEXIST`);
  });

  test('the embedded PostgreSQL says why it does not start', async () => {
    const folder = await newDatabase();
    await (await start(folder)).stop();
    await writeFile(join(folder, 'postgres/data/postgresql.conf'), 'nonsense = yes\n');
    const starting = start(folder);
    await expect(starting).rejects.toThrow(PostgresFailed);
    await expect(starting).rejects.toThrow(/does not start on .*unrecognized configuration parameter "nonsense"/);
  });
});

if (isRoot)
  describe('the embedded PostgreSQL, started by root', () => {
    test('the embedded PostgreSQL, started by root, runs as a user of its own', async () => {
      const folder = await newDatabase();
      await start(folder);
      const { uid } = await stat(`/proc/${await postmasterOf(folder)}`);
      expect(uid).not.toBe(0);
      expect((await stat(join(folder, 'postgres/data'))).uid).toBe(uid);
    });

    test('the embedded PostgreSQL works under a folder closed to its user, with its data outside, which is logged and remembered', async () => {
      const closed = await newFolder();
      await chmod(closed, 0o700);
      const heard: string[] = [];
      const first = await start(join(closed, 'data'), heard);
      const place = /the data are in (\/var\/lib\/trireme\/\w+)\.$/.exec(heard[0] ?? '')?.[1] ?? '';
      try {
        await sql(await first.url('trireme'), 'CREATE TABLE kept AS SELECT 1');
        await first.stop();
        const again = await start(join(closed, 'data'));
        expect((await sql(await again.url('trireme'), 'SELECT * FROM kept')).rowCount).toBe(1);
        await again.stop();
        expect((await stat(place)).isDirectory()).toBe(true);
      } finally {
        if (place !== '') await rm(place, { recursive: true, force: true });
      }
    });

    test('the embedded PostgreSQL starts empty when its data folder under a closed one was removed, and follows one that was moved', async () => {
      const closed = await newFolder();
      await chmod(closed, 0o700);
      const data = join(closed, 'data');
      const placeIn = (heard: readonly string[]): string => /data are in (.*)\.$/.exec(heard[0] ?? '')?.[1] ?? '';
      const places: string[] = [];
      const open = async (folder: string): Promise<string> => {
        const heard: string[] = [];
        await (await start(folder, heard)).stop();
        places.push(placeIn(heard));
        return placeIn(heard);
      };
      try {
        const first = await open(data);
        await rename(data, join(closed, 'moved'));
        expect(await open(join(closed, 'moved'))).toBe(first);
        await rm(join(closed, 'moved'), { recursive: true });
        expect(await open(data)).not.toBe(first);
      } finally {
        for (const place of new Set(places)) if (place !== '') await rm(place, { recursive: true, force: true });
      }
    });

    test('a plain user’s data stay in their own folder', async () => {
      const folder = await newFolder();
      await chown(folder, NOBODY, NOBODY);
      const { child, told } = await startAsNobody(folder);
      expect(told).toMatchObject({ uid: NOBODY });
      expect((await stat(`/proc/${told.postmaster}`)).uid).toBe(NOBODY);
      child.stdin?.end();
      await once(child, 'exit');
      await isDown(told.url);
    });

    test('a folder with another user’s data is refused to a plain user, with the owner', async () => {
      const folder = await newDatabase();
      await (await start(folder)).stop();
      const { told } = await startAsNobody(folder);
      expect(told.failed).toMatch(/belongs to another user .*TRIREME_DATA/);
    });
  });
