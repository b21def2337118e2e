import { once } from 'node:events';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Sandbox } from '#sandbox/index.ts';
import { type OpenStores, openStores } from '#store/index.ts';
import { type MainProcess, startShortLived } from '../../support/drivers/mainProcess.ts';
import { type Person, person, textOf } from '../../support/drivers/person.ts';
import { ask, sandboxHere } from '../../support/drivers/sandbox.ts';
import { isPost, postIdIn } from '../../support/laws/postIds.ts';
import { freshDatabase, type TestDatabase } from '../../support/setup/postgres.ts';

const NAMES = ['Ada', 'Blaise', 'Carl'] as const;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;

let database: TestDatabase;
let sandbox: Sandbox;
let stores: OpenStores;
let main: MainProcess;
let people: readonly Person[] = [];

const start = async (): Promise<MainProcess> => {
  const started = startShortLived({
    TRIREME_ROLES: 'bot,worker',
    STATUS_PORT: '0',
    DISCORD_API: sandbox.restUrl,
    DISCORD_TOKEN: sandbox.token,
    DATABASE_URL: database.url,
  });
  await started.says(/\/readyz/);
  return started;
};
const allTold = () =>
  vi.waitUntil(async () => (await stores.schedule.due('announcement', new Date(), 1)).length === 0, { timeout: 60_000 });

beforeAll(async () => {
  [database, sandbox] = await Promise.all([freshDatabase(), sandboxHere('real')]);
  stores = await openStores(database.url);
  main = await start();
  people = await Promise.all(NAMES.map((name) => person(sandbox, name)));
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${main.said()}\n`);
});
afterAll(async () => {
  for (const each of people) each.leave();
  main?.child.kill('SIGKILL');
  await main?.ended();
  await stores?.close();
  await sandbox?.stop();
  await database?.drop();
});

const begun = async (): Promise<string> => {
  const [host, ...guests] = people as readonly [Person, ...Person[]];
  const games = await host.channel('games');
  await host.answerTo(await host.slash('/match create game:cyclades', { in: games }));
  const lobby = await host.waitFor(games, (message) => isPost(message, '#1·lobby'), 'the lobby');
  for (const guest of guests) await guest.answerTo(await guest.slash('/match join', { in: lobby.id }));
  await host.answerTo(await host.slash('/match start', { in: lobby.id }));
  await allTold();
  return lobby.id;
};

test('a process asked to stop answers the interactions it has received, finishes its jobs, and exits', async () => {
  const thread = await begun();
  const [ada] = people as readonly [Person];
  await ask(sandbox, '/faults', [
    { method: 'PATCH', path: '^/webhooks/', times: 100, fault: { kind: 'delay', ms: 1_500 } },
    { method: 'POST', path: `^${postPath(thread)}$`, times: 1, fault: { kind: 'delay', ms: 3_000 } },
  ]);
  const match = await stores.matches.find(1);
  const due = people.find(({ id }) => id === match?.seats.find(({ seat }) => seat === match.active[0])?.user) as Person;
  await due.slash('/cyclades bid god:apollo', { in: thread });
  await vi.waitUntil(() => isPosting(thread), { timeout: 60_000, interval: 100 });
  const lines = ['/gold', '/board', '/log', '/match status'];
  await Promise.all(people.flatMap((who) => lines.map((line) => who.slash(line, { in: thread }))));
  await vi.waitUntil(async () => (await waiting(thread)) > 0, { timeout: 60_000, interval: 100 });

  const gone = once(main.child, 'exit');
  const status = statusOf(main);
  main.child.kill('SIGTERM');
  await vi.waitUntil(async () => (await fetch(`${status}/readyz`)).status === 503, { timeout: 60_000, interval: 20 });
  expect(await gone).toEqual([0, null]);
  expect(main.said()).toContain('Stopping');

  expect(await waiting(thread)).toBe(0);
  const answers = (await Promise.all(people.map((who) => who.sees(thread)))).flat().filter(isAnswer);
  expect(answers.length).toBeGreaterThan(1);
  for (const answer of answers) expect(textOf(answer)).not.toBe('');
  expect(await postsOf(ada, thread)).toContainEqual(expect.stringContaining('goes to Apollo'));
  expect(await stores.schedule.due('announcement', new Date(), 1)).toEqual([]);
});

test('the successor of a stopped process continues where it stopped, and announces nothing twice', async () => {
  const [ada] = people as readonly [Person];
  const thread = (await stores.matches.find(1))?.place.thread ?? '';
  await ask(sandbox, '/faults', []);
  main = await start();
  await allTold();
  const ids = (await ada.sees(thread)).flatMap((message) => postIdIn(message) ?? []);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await fetch(`${statusOf(main)}/readyz`)).status).toBe(200);
});

/** Whether a post of the bot in a thread has arrived, and waits for its response. */
const isPosting = async (thread: string): Promise<boolean> => {
  const requests = await ask<readonly { method: string; path: string; status?: number }[]>(sandbox, '/requests');
  return requests.some(({ method, path, status }) => method === 'POST' && path === postPath(thread) && status === undefined);
};
const postPath = (thread: string): string => `/channels/${thread}/messages`;

const statusOf = ({ said }: MainProcess): string => /(http:\S+)\/readyz/.exec(said())?.[1] ?? '';

const isAnswer = ({ flags }: APIMessage): boolean => (Number(flags) & EPHEMERAL) !== 0;

/** How many people still see “thinking …”. */
const waiting = async (thread: string): Promise<number> => {
  const seen = (await Promise.all(people.map((who) => who.sees(thread)))).flat();
  return seen.filter(({ flags }) => (Number(flags) & LOADING) !== 0).length;
};

const postsOf = async (who: Person, thread: string): Promise<readonly string[]> =>
  (await who.sees(thread)).filter((message) => !isAnswer(message)).map(textOf);
