import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { releaseId } from '#matches/index.ts';
import { type AppProcess, startAppProcess } from '../../support/drivers/appProcess.ts';
import { startProgram } from '../../support/drivers/mainProcess.ts';
import { textOf } from '../../support/drivers/person.ts';
import { sitDown, type Table } from '../../support/drivers/table.ts';
import { playOn, told } from '../../support/drivers/tableMoves.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { sql } from '../../support/setup/postgres.ts';

let app: AppProcess;
beforeAll(async () => {
  app = await startAppProcess({ STATUS_PORT: '0' });
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${app.said()}\n`);
});
afterAll(() => app?.stop());

/** Makes the match's row claim a log longer or shorter than it is; +1 prevents its replay, -1 repairs it. */
const lengthen = (table: Table, by: 1 | -1): Promise<unknown> =>
  sql(app.databaseUrl, 'UPDATE "Match" SET version = version + $2 WHERE id = $1', [table.id, by]);

const brokenLogs = async (): Promise<string | undefined> => {
  const status = /Health and metrics: (\S+)\/readyz/.exec(await app.says(/Health and metrics: /))?.[1];
  const metrics = await (await fetch(`${status}/metrics`)).text();
  return /^trireme_broken_logs_total (\d+)$/mu.exec(metrics)?.[1];
};

/** `npm run repair -- MATCH`, in a separate process. */
const repair = async ({ id }: Table): Promise<string> => {
  const program = startProgram('src/built/tools/repair.js', { DATABASE_URL: app.databaseUrl }, [], [String(id)]);
  await program.ended();
  return program.said();
};

const sitDownAndLook = async () => {
  const table = await sitDown(app, ['Ada', 'Blaise']);
  const [ada] = table.people;
  if (ada === undefined) throw new Error('The match has no players.');
  await told(table, (await table.rows()).length);
  return {
    table,
    ask: async (line: string): Promise<string> => textOf(await ada.answerTo(await ada.slash(line, { in: table.thread }))),
    posted: (words: string) => ada.waitFor(table.thread, (message) => textOf(message).includes(words), words),
  };
};

test('a log that cannot be replayed is logged, counted and announced, and an organiser can bring its match back', async () => {
  const { table, ask, posted } = await sitDownAndLook();
  expect(await brokenLogs()).toBe('0');
  expect(await ask('/organise retry')).toContain('haven’t stopped');

  await lengthen(table, 1);
  const stopped = posted('I’ve stopped #');
  await ask('/cyclades bid god:apollo');
  await stopped;
  expect(await table.match()).toMatchObject({ status: 'setAside' });
  expect(await app.says(/match log cannot be replayed/u)).toMatch(/The log ends at \d+, its match at \d+/u);
  expect(await brokenLogs()).toBe('1');
  expect(await ask('/organise retry')).toContain('still can’t read');
  expect(await repair(table)).toMatch(/cannot be replayed: The log ends at \d+, its match at \d+\./u);

  await lengthen(table, -1);
  const back = posted('continues');
  expect(await ask('/organise retry')).toContain('continues');
  await back;
  expect(await repair(table)).toContain('was not set aside');
  await playOn(table, { chance: seeded(1), moves: 2, ways: ['typed'] });
  await table.leave();
});

test('a quarantined match comes back after npm run repair, and one that an older release quarantined comes back by itself', async () => {
  const repaired = await sitDownAndLook();
  const older = await sitDownAndLook();
  const backs = [repaired.posted('continues'), older.posted('continues')];
  await sql(app.databaseUrl, `UPDATE "Match" SET status = 'setAside', "setAsideBy" = $2 WHERE id = $1`, [
    repaired.table.id,
    releaseId(),
  ]);
  await sql(app.databaseUrl, `UPDATE "Match" SET status = 'setAside' WHERE id = $1`, [older.table.id]);
  expect(await repair(repaired.table)).toContain('replays');
  await Promise.all(backs);
  for (const { table } of [repaired, older]) {
    expect(await table.match()).toMatchObject({ status: 'playing', failures: 0 });
    await playOn(table, { chance: seeded(2), moves: 2, ways: ['typed'] });
    await table.leave();
  }
});
