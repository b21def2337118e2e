import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Played, StoreUnavailable } from '#matches/index.ts';
import { type EmbeddedPostgres, type OpenStores, openStores, startEmbeddedPostgres } from '#store/index.ts';
import { type Table, table } from '../../matches/games/table.ts';
import { createCluster } from '../../support/setup/cluster.ts';
import { sql } from '../../support/setup/postgres.ts';

describe('a database that becomes unavailable during play', () => {
  const folder = () => join(inject('postgresFolder'), `away-${process.pid}`);
  let server: EmbeddedPostgres;
  let stores: OpenStores;
  let url: string;
  let play: Table;

  const start = () => startEmbeddedPostgres({ dataFolder: folder(), log: () => {} });
  beforeAll(async () => {
    await createCluster(folder());
    server = await start();
    url = await server.url('trireme');
    stores = await openStores(url);
    play = table(stores);
  });
  afterAll(async () => {
    await stores?.close();
    await server?.stop();
  });

  /** Kills the server, as a crash would. */
  const crash = async () => {
    const file = join(folder(), 'postgres/data/postmaster.pid');
    process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGQUIT');
    await expect
      .poll(() =>
        sql(url, 'SELECT 1').then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down');
  };

  test('an unavailable database is one error everywhere, and recovers without anything being reopened', async () => {
    const match = await play.started(2);
    await play.count(match, 'ada');
    await crash();
    const asked = [
      play.count(match, 'ben'),
      play.matches.position(match, 'ada'),
      play.matches.history(match, 0),
      play.lobby(),
      stores.schedule.due('announcement', new Date(), 1),
      stores.announcements.announced(match, 1, 'holder'),
      stores.announcements.lease(match, 'x', new Date(), new Date()),
      stores.deliveries.claim({ match, version: 1, kind: 'turn', recipient: 'thread' }, new Date()),
      stores.users.find('ada'),
      stores.settings.set('key', 'value'),
    ];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer.status).toBe('rejected');
      expect(answer).toHaveProperty('reason', expect.any(StoreUnavailable));
    }
    server = await start();
    expect((await play.count(match, 'ben')).kind).toBe('played');
    expect((await play.matches.position(match, 'ada'))?.decisions).toEqual([1, 1]);
  });

  test('an unavailable database reveals neither its address nor its password', async () => {
    const { password } = new URL(url);
    await crash();
    const reason: unknown = await stores.matches.find(1).catch((error: unknown) => error);
    expect(String(reason)).toBe('StoreUnavailable: The database cannot be reached.');
    expect(JSON.stringify(reason)).not.toContain(password);
    server = await start();
  });

  /** Plays a number of turns, repeating with the same command id whenever the database was unavailable; returns how often. */
  const insistOn = async (match: number, turns: number): Promise<number> => {
    let away = 0;
    const ask = async (user: string, commandId: string): Promise<Played> => {
      try {
        return await play.matches.play(match, { type: 'Play', user, command: ONE }, commandId);
      } catch (error) {
        expect(error).toBeInstanceOf(StoreUnavailable);
        away++;
        return ask(user, commandId);
      }
    };
    for (let turn = 0; turn < turns; turn++) {
      const { kind } = await ask(turn % 2 === 0 ? 'ada' : 'ben', `turn-${turn}`);
      expect(['played', 'repeated']).toContain(kind);
    }
    return away;
  };

  const countedBy = async (match: number): Promise<readonly string[]> =>
    (await stores.matches.read(match, 0)).filter(({ event }) => event.type === 'Counted').map(({ commandId }) => commandId);

  const everyTurn = Array.from({ length: 16 }, (_, turn) => `turn-${turn}`);

  test('a connection that breaks between the writes of a command leaves nothing half-done', async () => {
    const match = await play.started(2, { options: { goal: '20' } });
    await sql(url, BREAK_EVERY_THIRD);
    expect(await insistOn(match, 16)).toBe(7);
    await sql(url, 'DROP TRIGGER break_connection ON "Event"');
    expect(await countedBy(match)).toEqual(everyTurn);
    expect((await stores.matches.find(match))?.version).toBe((await stores.matches.read(match, 0)).length);
  });

  test('a connection that breaks at any time loses no command and plays none twice', async () => {
    const match = await play.started(2, { options: { goal: '20' } });
    let isPlaying = true;
    const breakConnections = async (): Promise<void> => {
      while (isPlaying) await sql(url, BREAK_ALL_AT_WORK);
    };
    const breaking = breakConnections();
    await insistOn(match, 16);
    isPlaying = false;
    await breaking;
    expect(await countedBy(match)).toEqual(everyTurn);
  });
});

const ONE = { type: 'Count', by: 1 };

/** Every third write to the log ends its own connection. Sequences keep counting, even in rolled-back transactions. */
const BREAK_EVERY_THIRD = `
  CREATE SEQUENCE writes;
  CREATE FUNCTION break_connection() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF nextval('writes') % 3 = 0 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER break_connection AFTER INSERT ON "Event" FOR EACH STATEMENT EXECUTE FUNCTION break_connection();`;

const BREAK_ALL_AT_WORK = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = 'trireme' AND pid <> pg_backend_pid() AND state <> 'idle'`;
