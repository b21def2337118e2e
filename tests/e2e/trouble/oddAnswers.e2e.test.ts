import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Chance } from '#engine/game.ts';
import { bundlePart, type Program } from '../../faults/bundle.ts';
import { type KillableApp, startKillableApp } from '../../faults/killableApp.ts';
import { openSharedBackend } from '../../faults/sharedBackend.ts';
import { type Person, textOf } from '../../support/drivers/person.ts';
import { playOut } from '../../support/drivers/playAhead.ts';
import { sitDown, type Table } from '../../support/drivers/table.ts';
import { endByAgreement, expectWholeStory } from '../../support/drivers/tableEnd.ts';
import { playOn, told } from '../../support/drivers/tableMoves.ts';
import { htmlPage, type OddAnswer, type Passing, refusal } from '../../support/fakes/discordProxy.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { isPostOfKind, postIdIn } from '../../support/laws/postIds.ts';
import { sql } from '../../support/setup/postgres.ts';
import { isWhole } from '../../support/setup/whole.ts';

/** Bot and worker are separate processes, their clocks can be advanced, and a proxy is between them and Discord. */
let program: Program;
let app: KillableApp;

beforeAll(async () => {
  program = await bundlePart();
  app = await startKillableApp(await openSharedBackend(), program.file, 0);
});
afterEach(({ task }) => {
  app?.proxy.answer(() => undefined);
  if (task.result?.state === 'fail') process.stderr.write(`${app.said()}\n`);
});
afterAll(async () => {
  await app?.stop();
  await program?.remove();
});

const TEN_MINUTES = 10 * 60_000;
const STEP_MS = 30_000;
/** The interval of moves, in steps. */
const STEPS_PER_MOVE = isWhole ? 1 : 4;
/** How many moves are typed after the last fault; another process plays the rest of the sample. */
const MOVES_AFTER = isWhole ? Number.POSITIVE_INFINITY : 2;

/** Plays a match to its end, and checks all of it. */
const playToEnd = async (table: Table, chance: Chance): Promise<void> => {
  await playOn(table, { chance, moves: MOVES_AFTER, ways: ['typed'] });
  if (!isWhole) await playOut(table, chance);
  await expectWholeStory(table);
  await table.leave();
};

test('ten minutes of refused channel requests quarantine no match, lose nothing, and cost a few requests', async () => {
  const tables = [
    await sitDown(app, ['Ada', 'Blaise'], 'game:peloponnes'),
    await sitDown(app, ['Carl', 'Dora', 'Emmy'], 'game:peloponnes'),
  ];
  const chance = seeded(5);
  app.proxy.answer(({ path }) => (path.startsWith('/channels/') ? htmlPage : undefined));
  for (let step = 0; step < TEN_MINUTES / STEP_MS; step += 1) {
    const moves = step % STEPS_PER_MOVE === 0 ? 1 : 0;
    for (const table of tables) await playOn(table, { chance, moves, ways: ['typed'] });
    await app.pass(STEP_MS);
  }
  for (const table of tables) expect(await table.match()).toMatchObject({ status: 'playing' });
  // For each of the two processes: three requests, then one per probe; the probes end up a minute apart.
  expect(app.proxy.refused.length).toBeGreaterThan(3);
  expect(app.proxy.refused.length).toBeLessThan(60);
  app.proxy.answer(() => undefined);
  await app.pass(60_000);
  for (const table of tables) await playToEnd(table, chance);
});

/** Responses that Discord's API never gives: some have a success status, some ask for a delay of years. */
const NO_API: readonly OddAnswer[] = [
  { ...htmlPage, status: 200 },
  { status: 200 },
  { status: 200, body: '{}' },
  { status: 200, body: 'null' },
  { status: 200, body: '{"id":7}' },
  { status: 200, body: '{"id":"1234' },
  { ...htmlPage, status: 302, headers: { location: 'http://login.example/' } },
  { status: 418, body: '"no"' },
  { ...htmlPage, status: 451 },
  { status: 403, body: '{"error code":1015}' },
  { status: 400, body: '{"code":5003' },
  { status: 429, body: '{"retry_after":-5,"code":0}', headers: { 'retry-after': '-5' } },
  { status: 503, type: 'text/html', body: '' },
];

test('responses that are not from the API lose nothing and duplicate nothing, whatever their status', async () => {
  const table = await sitDown(app, ['Ada', 'Blaise'], 'game:peloponnes');
  const chance = seeded(20);
  for (const odd of NO_API) {
    app.proxy.answer(({ path }) => (/^\/(?:channels\/|users\/@me\/channels)/u.test(path) ? odd : undefined));
    await playOn(table, { chance, moves: 1, ways: ['typed'] });
    await app.pass(STEP_MS);
  }
  expect(await table.match()).toMatchObject({ status: 'playing', failures: 0 });
  app.proxy.answer(() => undefined);
  await app.pass(60_000);
  await playToEnd(table, chance);
  expect(app.said()).not.toMatch(/(?<![\d.])\d{17}/u);
});

/** The two refusals of direct messages: when the channel is opened, or when a message is sent there. */
const REFUSALS = [
  { at: 'send', status: 403, code: 50_007 },
  { at: 'send', status: 403, code: 50_278 },
  { at: 'open', status: 404, code: 10_013 },
  { at: 'open', status: 400, code: 50_033 },
  { at: 'open', status: 429, code: 40_003 },
  { at: 'send', status: 403, code: 20_026 },
  { at: 'open', status: 404, code: 0 },
  { at: 'send', status: 404, code: 10_003 },
  { at: 'send', status: 403, code: 50_001 },
] as const;
type Refused = (typeof REFUSALS)[number] & { readonly person: Person; readonly channel: string };

const refusalFor = (refused: readonly Refused[], { method, path, body }: Passing) => {
  const isOpening = method === 'POST' && path === '/users/@me/channels';
  const hit = refused.find(({ at, person, channel }) =>
    at === 'open' ? isOpening && body.includes(person.id) : path.startsWith(`/channels/${channel}/messages`),
  );
  return hit && refusal(hit.status, hit.code);
};

/** After these, the sample ends by agreement. */
const MOVES = isWhole ? Number.POSITIVE_INFINITY : 12;
/** More cards than this have been sent by then: the first comes before the refusals. */
const CARDS = isWhole ? 3 : 1;

test.each([0, 3, 6])('a match is played to its end with the direct messages of three players refused (%i)', async (first) => {
  const table = await sitDown(app, ['Ada', 'Blaise', 'Carl', 'Dora'], 'game:peloponnes');
  await told(table, (await table.rows()).length);
  await sql(app.databaseUrl, 'UPDATE "User" SET "dmClosed" = false, "dmChannel" = NULL');
  const [ada, ...others] = table.people as readonly [Person, ...Person[]];
  const refused = await Promise.all(
    REFUSALS.slice(first, first + 3).map(async (way, index) => {
      const person = others[index] as Person;
      return { ...way, person, channel: await person.channel('@bot') };
    }),
  );
  app.proxy.answer((passing) => refusalFor(refused, passing));
  await playOn(table, { chance: seeded(first), moves: MOVES, ways: ['typed'] });
  if (!isWhole) {
    await endByAgreement(table);
    await app.pass(60_000);
  }
  const rows = await table.rows();
  await told(table, rows.length);
  expect(await table.match()).toMatchObject({ status: 'ended', failures: 0, announcedVersion: rows.length });
  const posts = (await ada.sees(table.thread)).map(textOf);
  const unreachable = posts.filter((text) => text.includes('I can’t DM you'));
  expect(unreachable.map((text) => /<@(\d+)>/.exec(text)?.[1]).sort()).toEqual(refused.map(({ person }) => person.id).sort());
  const cards = (await ada.sees(await ada.channel('@bot'))).filter((message) => isPostOfKind(message, table.id, 'card'));
  expect(cards.length).toBeGreaterThan(CARDS);
  expect(new Set(cards.map(postIdIn)).size).toBe(cards.length);
  await table.leave();
});
