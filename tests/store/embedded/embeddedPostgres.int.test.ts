import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { type EmbeddedPostgres, PostgresFailed, startEmbeddedPostgres } from '#store/index.ts';
import { sql } from '../../support/setup/postgres.ts';
import { NOBODY, startAsNobody, startElsewhere } from './startElsewhere.ts';

const isRoot = process.getuid?.() === 0;

let folders = 0;
/** A data folder of one test's own, in the place that is taken down after the run. */
const newFolder = async (): Promise<string> => {
  folders++;
  const folder = join(inject('postgresFolder'), `embedded-${process.pid}-${folders}`);
  await mkdir(folder);
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
  test('keeps data, password and port from one start to the next', async () => {
    const folder = await newFolder();
    const first = await start(folder);
    const url = await first.url('trireme');
    await sql(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    await isDown(url);
    const again = await start(folder);
    expect(await again.url('trireme')).toBe(url);
    expect((await sql(url, 'SELECT answer FROM kept')).rows).toEqual([{ answer: 42 }]);
  });

  test('has a random password that only its owner can read, and asks for it', async () => {
    const [one, other] = [await newFolder(), await newFolder()];
    const { password, port } = new URL(await (await start(one)).url('trireme'));
    expect((await stat(join(one, 'postgres-password'))).mode & 0o777).toBe(0o600);
    expect(password.length).toBeGreaterThanOrEqual(32);
    expect(new URL(await (await start(other)).url('trireme')).password).not.toBe(password);
    const wrong = sql(`postgresql://trireme:guess@127.0.0.1:${port}/trireme`, 'SELECT 1');
    await expect(wrong).rejects.toMatchObject({ code: '28P01' });
  });

  test('listens on 127.0.0.1 and nowhere else', async () => {
    const url = await (await start(await newFolder())).url('trireme');
    const setting = async (name: string) => (await sql(url, `SHOW ${name}`)).rows[0][name];
    expect(await setting('listen_addresses')).toBe('127.0.0.1');
    expect(await setting('unix_socket_directories')).toBe('');
  });

  test('makes each database once, under plain names only', async () => {
    const server = await start(await newFolder());
    const urls = await Promise.all([1, 2, 3].map(() => server.url('trireme_sandbox')));
    expect(new Set(urls).size).toBe(1);
    expect(await server.url('trireme')).not.toBe(urls[0]);
    await expect(server.url('x"; DROP DATABASE trireme; --')).rejects.toThrow('cannot be called');
  });

  test('is adopted after its starter was killed, with all it holds', async () => {
    const folder = await newFolder();
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

  test('runs once when several start it at the same moment', async () => {
    const folder = await newFolder();
    const servers = await Promise.all([start(folder), start(folder), start(folder)]);
    const urls = await Promise.all(servers.map((server) => server.url('trireme')));
    expect(new Set(urls).size).toBe(1);
    const { child, told } = await startElsewhere(folder);
    expect(told).toMatchObject({ url: urls[0], postmaster: await postmasterOf(folder) });
    child.stdin?.end();
    await once(child, 'exit');
  });

  test('stays up when one user of it stops while another one is connected', async () => {
    const folder = await newFolder();
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

  test('starts although a process with the number of its last run lives on', async () => {
    const folder = await newFolder();
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

  test('starts although the file of a server that crashed lies about', async () => {
    const folder = await newFolder();
    const { child, told } = await startElsewhere(folder);
    child.kill('SIGKILL');
    process.kill(told.postmaster, 'SIGKILL');
    await once(child, 'exit');
    const again = await start(folder);
    expect((await sql(await again.url('trireme'), 'SELECT 1')).rowCount).toBe(1);
  });

  test('says why there is no place for its data', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');
    const starting = start(file);
    await expect(starting).rejects.toThrow(PostgresFailed);
    await expect(starting).rejects.toThrow(`cannot be run on ${file}: EEXIST`);
  });

  test('says why it does not start', async () => {
    const folder = await newFolder();
    await (await start(folder)).stop();
    await writeFile(join(folder, 'postgres/data/postgresql.conf'), 'nonsense = yes\n');
    const starting = start(folder);
    await expect(starting).rejects.toThrow(PostgresFailed);
    await expect(starting).rejects.toThrow(/does not start on .*unrecognized configuration parameter "nonsense"/);
  });
});

if (isRoot)
  describe('the embedded PostgreSQL, started by root', () => {
    test('runs as a user of its own', async () => {
      const folder = await newFolder();
      await start(folder);
      const { uid } = await stat(`/proc/${await postmasterOf(folder)}`);
      expect(uid).not.toBe(0);
      expect((await stat(join(folder, 'postgres/data'))).uid).toBe(uid);
    });

    test('works under a folder closed to others, with its data where they may enter, said aloud and kept', async () => {
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

    test('begins afresh when a data folder under a closed one was removed, and follows one that was moved', async () => {
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

    test('leaves the same to a plain user, in a folder of theirs', async () => {
      const folder = await newFolder();
      await chown(folder, NOBODY, NOBODY);
      const { child, told } = await startAsNobody(folder);
      expect(told).toMatchObject({ uid: NOBODY });
      expect((await stat(`/proc/${told.postmaster}`)).uid).toBe(NOBODY);
      child.stdin?.end();
      await once(child, 'exit');
      await isDown(told.url);
    });

    test('tells a plain user whose the data are', async () => {
      const folder = await newFolder();
      await (await start(folder)).stop();
      const { told } = await startAsNobody(folder);
      expect(told.failed).toMatch(/belongs to another user .*TRIREME_DATA/);
    });
  });
