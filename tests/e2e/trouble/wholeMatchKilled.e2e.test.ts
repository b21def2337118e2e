import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { BaseCommand, Chance } from '#engine/game.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { openQueues } from '#jobs/queue/queues.ts';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import { type AppProcess, startAppProcess } from '../../support/drivers/appProcess.ts';
import { withLogHeld } from '../../support/drivers/heldWrites.ts';
import { computerAt, isLate, playAhead, playOut } from '../../support/drivers/playAhead.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { type Due, sitDown, type Table } from '../../support/drivers/table.ts';
import { expectWholeStory, printFigures } from '../../support/drivers/tableEnd.ts';
import { type Played, type Playing, playOn, told, typed } from '../../support/drivers/tableMoves.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { foldGame } from '../../support/laws/logSteps.ts';
import { sql } from '../../support/setup/postgres.ts';
import { isWhole } from '../../support/setup/whole.ts';

let app: AppProcess;

beforeAll(async () => {
  app = await startAppProcess();
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${app.said()}\n`);
});
afterAll(() => app?.stop());

/** A request of the bot, as the sandbox lists it from its arrival on. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly files?: readonly { readonly type: string }[];
  readonly status?: number;
}

/** A kill of the bot's process at a move of the match. */
interface Death {
  readonly cycle: number;
  /** Whether the bot is to be killed at this move. */
  readonly fits: (table: Table, due: Due, move: BaseCommand) => Promise<boolean>;
  /** The requests that Discord delays. */
  readonly held: (table: Table, due: Due) => Promise<Omit<Fault, 'times'>>;
  /** Resolves when the bot is to be killed. */
  readonly moment: (app: AppProcess, table: Table, due: Due) => Promise<void>;
}

/** Shorter than a restart of the app: the delayed request arrives before its repetition. */
const SHORT = { kind: 'delay', ms: 2_000 } as const;
/** Longer than a restart of the app: the delayed request arrives after its repetition. */
const LONG = { kind: 'delay', ms: 35_000 } as const;

/** The rest is played without pauses from this cycle on; all of it in the sample. */
const LAST_CYCLE = 9;
/** How many moves are made after each kill. */
const MOVES_AFTER = isWhole ? 12 : 3;

const always = async (): Promise<boolean> => true;

/** Whether a move starts the next cycle: then a picture is posted, and a card is sent to each seat. */
const beginsCycle = async (table: Table, _due: Due, move: BaseCommand): Promise<boolean> => {
  const { game } = table;
  const logged = (await table.rows()).map(({ event }) => event);
  const { events = [] } = game.decide(foldGame(game, logged), move, seeded(1));
  return events.some(({ type }) => type === 'CycleBegan');
};

/** Requests that have arrived completely and wait for their response. */
const heldBack = async ({ sandbox }: AppProcess): Promise<readonly Asked[]> => {
  const requests = await ask<readonly Asked[]>(sandbox, '/requests');
  return requests.filter(({ status, body }) => status === undefined && body !== undefined);
};

/** The sandbox keeps many requests, and returns all of them: without a pause it would do nothing else. */
const until = (isSo: () => Promise<boolean>): Promise<unknown> => vi.waitUntil(isSo, { interval: 50, timeout: 60_000 });

/** Resolves once the fault has applied to a request, and all of it has arrived. */
const isHeld =
  (fits: (request: Asked) => boolean) =>
  async (at: AppProcess): Promise<void> => {
    await until(async () => (await ask<readonly Fault[]>(at.sandbox, '/faults')).length === 0);
    await until(async () => (await heldBack(at)).some(fits));
  };

const DEATHS: Readonly<Record<string, Death>> = {
  'right after an append, its answer not yet given': {
    cycle: isWhole ? 2 : 1,
    fits: always,
    held: async () => ({ method: 'PATCH', path: '^/webhooks/.*/@original$', fault: SHORT }),
    moment: async (_house, table, due) => {
      const isAppended = async () => ((await table.rows()).length > due.version ? true : undefined);
      await table.watch.until(isAppended, 'the move is in the log');
    },
  },
  'in the upload of a picture': {
    cycle: isWhole ? 4 : 1,
    fits: beginsCycle,
    held: async ({ thread }) => ({ method: 'POST', path: `^/channels/${thread}/messages$`, fault: SHORT }),
    moment: isHeld(({ method, files = [] }) => method === 'POST' && files.some(({ type }) => type === 'image/jpeg')),
  },
  'with a direct message in flight': {
    cycle: isWhole ? 7 : 2,
    fits: beginsCycle,
    held: async (_table, { person }) => ({
      method: 'POST',
      path: `^/channels/${await person.channel('@bot')}/messages$`,
      fault: LONG,
    }),
    moment: isHeld(({ method, path }) => method === 'POST' && path.endsWith('/messages')),
  },
};

/** Kills the bot at its moment, once each; once the kill is noticed the bot is restarted, and the match continues. */
const dying = (at: AppProcess, table: Table, died: string[], chance: Chance): NonNullable<Playing['before']> => {
  return async (due, move) => {
    const next = Object.entries(DEATHS).find(([title]) => !died.includes(title));
    if (next === undefined) return false;
    const [title, death] = next;
    if ((due.view as View).cycle < death.cycle || !(await death.fits(table, due, move))) return false;
    died.push(title);
    await told(table, due.version);
    await ask(at.sandbox, '/faults', [{ ...(await death.held(table, due)), times: 1 } satisfies Fault]);
    await typed(table, due.person, move);
    await death.moment(at, table, due);
    await at.kill();
    expect(await due.person.slash('/cyclades end', { in: table.thread })).toMatchObject({ failed: 'offline' });
    await ask(at.sandbox, '/faults', []);
    await at.start();
    await playOn(table, { chance, moves: MOVES_AFTER, ways: ['typed'] });
    const [following] = Object.entries(DEATHS).flatMap(([other, { cycle }]) => (died.includes(other) ? [] : cycle));
    if (following !== undefined || isWhole) await playAhead(table, chance, isLate(following ?? LAST_CYCLE));
    return true;
  };
};

/** Plays until the bot has been killed at each of its moments. */
const playUntilDead = async (table: Table, playing: Playing, died: readonly string[]): Promise<Played> => {
  const played = await playOn(table, { ...playing, moves: 1 });
  return died.length === Object.keys(DEATHS).length ? played : playUntilDead(table, playing, died);
};

test('a match of four is played to its end although the bot is killed three times, and announced without gap or duplicate', async () => {
  const table = await sitDown(app, ['Ada', 'Blaise', 'Carl', 'Dora']);
  const chance = seeded(41);
  const died: string[] = [];
  const began = performance.now();
  const choose = computerAt(table, chance);
  const toEnd = { chance, choose, before: dying(app, table, died, chance) };
  const played = isWhole ? await playOn(table, toEnd) : await playUntilDead(table, toEnd, died);
  if (!isWhole) await playOut(table, chance);
  const seconds = (performance.now() - began) / 1000;
  expect(died).toEqual(Object.keys(DEATHS));
  await until(async () => (await heldBack(app)).length === 0);
  await expectWholeStory(table);
  await printFigures('4 seats, killed 3 times', played, table, seconds);
  await table.leave();
});

/** Moves the current decision's start back so that its time has been over for days, and wakes the bot to check it. */
const letTimeRunOut = async ({ databaseUrl }: AppProcess, { id }: Table): Promise<void> => {
  await sql(
    databaseUrl,
    `UPDATE "SeatClock" SET begun = begun - interval '30 days', "dueAt" = now() WHERE "matchId" = $1 AND begun IS NOT NULL`,
    [id],
  );
  const queues = await openQueues({ kind: 'postgres', url: databaseUrl }, quiet);
  await queues.add('clock', { match: id });
  await queues.close();
};

test('a bot killed when a time is over, before that is written, lets it run out once after its restart', async () => {
  const table = await sitDown(app, ['Ada', 'Blaise', 'Carl'], 'game:cyclades pace:24h timeout:safe');
  const { length: before } = await table.rows();
  await told(table, before);
  await withLogHeld(app.databaseUrl, async (isTried) => {
    await letTimeRunOut(app, table);
    await isTried();
    await app.kill();
  });
  expect((await table.rows()).length).toBe(before);
  await app.start();
  await table.watch.until(async () => ((await table.rows()).length > before ? true : undefined), 'the time has run out');
  await told(table, (await table.rows()).length);
  const since = (await table.rows()).slice(before);
  expect(since.map(({ event, how }) => [event.type, how])).toEqual([
    ['TimeRanOut', undefined],
    ['BidPlaced', 'safe'],
  ]);
  await table.leave();
});
