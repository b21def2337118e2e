import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { type OpenStores, openStores } from '#store/index.ts';
import { LOCKS } from '#store/locks/locks.ts';
import { retryUntilAvailable } from '../../faults/retries.ts';
import { type MainProcess, startShortLived } from '../../support/drivers/mainProcess.ts';
import { type Person, person, textOf } from '../../support/drivers/person.ts';
import { computerAt, isLate, playAhead, playOut } from '../../support/drivers/playAhead.ts';
import { type SandboxAddress, sandboxApart } from '../../support/drivers/sandbox.ts';
import { sitDown, type Table, type TestApp } from '../../support/drivers/table.ts';
import { expectWholeStory } from '../../support/drivers/tableEnd.ts';
import { playOn, told } from '../../support/drivers/tableMoves.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { messagesFor } from '../../support/languages.ts';
import { watchLog } from '../../support/laws/logWatch.ts';
import { createCluster } from '../../support/setup/cluster.ts';
import { sql } from '../../support/setup/postgres.ts';
import { isWhole } from '../../support/setup/whole.ts';

/** The sample is a match of Peloponnes, of which only some moves are typed before each kill, and none at its end. */
const GAME = isWhole ? 'cyclades' : 'peloponnes';
const moves = (whole: number): number => (isWhole ? whole : 4);
const AGAIN = 'PostgreSQL is running again';

let folder: string;
let sandbox: SandboxAddress & { stop(): Promise<void> };
let bot: MainProcess;
let worker: MainProcess;
let app: TestApp & { readonly stores: OpenStores };
let table: Table;
const people = new Map<string, Person>();
const chance = seeded(20);

const start = async (role: 'bot' | 'worker'): Promise<MainProcess> => {
  const environment = { TRIREME_ROLES: role, TRIREME_DATA: folder, DISCORD_API: sandbox.restUrl, DISCORD_TOKEN: sandbox.token };
  const main = startShortLived(environment);
  await main.says(/ready/);
  return main;
};

const pidFile = async (): Promise<readonly string[]> =>
  (await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');

const killPostmaster = async (): Promise<void> => {
  process.kill(Number((await pidFile())[0]), 'SIGKILL');
};

/** How often a process has written that PostgreSQL is running again. */
const revivals = (main: MainProcess): number => main.said().split(AGAIN).length - 1;

/**
 * Kills the postmaster; resolves once one of these processes has written that it is running again. Another may not notice that it was down.
 */
const killPostmasterOf = async (...processes: readonly MainProcess[]): Promise<void> => {
  const again = processes.map((main) =>
    main.says(
      new RegExp(
        Array(revivals(main) + 1)
          .fill(AGAIN)
          .join('[^]*'),
      ),
    ),
  );
  await killPostmaster();
  await Promise.any(again);
};

/** The table over a connection to the current server. */
const seatedAgain = async (): Promise<Table> => ({
  ...table,
  watch: await retryUntilAvailable(() => watchLog(app.databaseUrl)),
});

const dataFolder = async (name: string): Promise<string> => {
  const made = join(inject('postgresFolder'), `${name}-${process.pid}`);
  await createCluster(made);
  await chmod(made, 0o755);
  return made;
};

beforeAll(async () => {
  folder = await dataFolder('killed');
  sandbox = await sandboxApart(['--no-page']);
  bot = await start('bot');
  worker = await start('worker');
  const password = (await readFile(join(folder, 'postgres-password'), 'utf8')).trim();
  const databaseUrl = `postgresql://trireme:${password}@127.0.0.1:${(await pidFile())[3]}/trireme`;
  app = {
    sandbox,
    databaseUrl,
    stores: await openStores(databaseUrl),
    who: async (name) => {
      const known = people.get(name) ?? (await person(sandbox, name));
      people.set(name, known);
      return known;
    },
  };
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`bot: ${bot?.said()}\nworker: ${worker?.said()}\n`);
});
afterAll(async () => {
  for (const each of people.values()) each.leave();
  for (const main of [bot, worker]) main?.child.kill('SIGKILL');
  await app?.stores.close();
  await sandbox?.stop();
});

const statusSeen = async (who: Person): Promise<string> =>
  textOf(await who.answerTo(await who.slash('/match status', { in: table.thread })));

test('a postmaster killed during play is restarted once for both processes, on its port, and nothing is lost', async () => {
  table = await sitDown(app, ['Ada', 'Blaise', 'Carl'], `game:${GAME}`);
  await playOn(table, { chance, moves: moves(10), ways: ['typed'] });
  const before = (await table.rows()).length;
  const port = (await pidFile())[3];
  const ada = await app.who('Ada');

  const revived = killPostmasterOf(bot, worker);
  const meanwhile = await statusSeen(ada);
  await revived;

  expect((await pidFile())[3]).toBe(port);
  expect((await retryUntilAvailable(() => app.stores.matches.read(table.id, 0))).length).toBe(before);
  expect([messagesFor().common.plain.storeAway, await statusSeen(ada)]).toContain(meanwhile);
  table = await seatedAgain();
  await playOn(table, { chance, moves: moves(20), ways: ['typed', 'pressed'], inTurn: true });
  await told(table, (await table.rows()).length);
});

test('an adopted postmaster is restarted as well, after the process that started it was killed', async () => {
  for (const main of [bot, worker]) main.child.kill('SIGKILL');
  await Promise.all([bot, worker].map((main) => main.ended()));
  await table.leave();
  const [postmaster] = await pidFile();
  bot = await start('bot');
  worker = await start('worker');
  expect((await pidFile())[0]).toBe(postmaster);
  await killPostmasterOf(bot, worker);
  table = await seatedAgain();
  await playOn(table, { chance, moves: moves(10), ways: ['typed'] });
  if (isWhole) {
    await playAhead(table, chance, isLate(12));
    await playOn(table, { chance, choose: computerAt(table, chance), ways: ['typed'] });
  } else await playOut(table, chance);
  await expectWholeStory(table);
  await table.leave();
});

test('a postmaster that cannot be restarted ends both processes, each with one sentence', async () => {
  await writeFile(join(folder, 'postgres/data/postgresql.conf'), 'nonsense = yes\n');
  await killPostmaster();
  const codes = await Promise.all([bot, worker].map((main) => main.ended()));
  expect(codes).toEqual([1, 1]);
  for (const main of [bot, worker]) {
    const last = main.said().trim().split('\n').at(-1);
    expect(last).toMatch(/^PostgreSQL on .* cannot be kept running: .*unrecognized configuration parameter "nonsense"/);
  }
});

/** Whether a process has locked the sandbox's database. After the loss of its connection a process takes its lock again a little later. */
const isSandboxLocked = async (): Promise<boolean> => {
  const password = (await readFile(join(folder, 'postgres-password'), 'utf8')).trim();
  const url = `postgresql://trireme:${password}@127.0.0.1:${(await pidFile())[3]}/trireme_sandbox`;
  const held = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND (classid::bigint << 32 | objid::bigint) = $1`;
  return (await sql(url, held, [LOCKS.sandbox])).rows.length > 0;
};

test('the sandbox reconnects to its database after its postmaster was killed', async () => {
  folder = await dataFolder('killed-alone');
  const alone = startShortLived({ PORT: '0', TRIREME_DATA: folder });
  try {
    await alone.says(/ready/);
    await killPostmasterOf(alone);
    await vi.waitUntil(isSandboxLocked, { timeout: 60_000, interval: 100 });
    const second = startShortLived({ PORT: '0', TRIREME_DATA: folder });
    expect(await second.ended()).toBe(1);
    expect(second.said()).toContain('Another Trireme has its sandbox in the same place.');
    alone.child.kill('SIGTERM');
    expect(await alone.ended()).toBe(0);
    await expect(pidFile()).rejects.toThrow('ENOENT');
  } finally {
    alone.child.kill('SIGKILL');
  }
});
