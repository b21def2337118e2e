import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../support/drivers/person.ts';
import { isPost } from '../support/laws/postIds.ts';
import { bundlePart, type Program } from './bundle.ts';
import { type CupKills, cupKills } from './cupKills.ts';
import { faultsOf, isClean, newReport } from './faultReport.ts';
import { playInterruptedCup } from './interruptedCup.ts';
import { startInterruptedMatch } from './interruptedMatch.ts';
import { type KillableApp, startKillableApp } from './killableApp.ts';
import type { Kill } from './kills.ts';
import { eventually } from './retries.ts';
import { greetings } from './scenarios.ts';
import { openSharedBackend } from './sharedBackend.ts';

/** A few of the kills of `npm run test:faults`: one at each stage from a press to a post, and one at a timer. */
const SAMPLE: readonly Kill[] = [
  { point: 'interaction', moment: 'before', victims: 'worker', isForgotten: false, nth: 1 },
  { point: 'interaction', moment: 'after', victims: 'bot', isForgotten: false, nth: 1 },
  { point: 'append', moment: 'after', victims: 'bot', isForgotten: false, nth: 1 },
  { point: 'send', moment: 'after', victims: 'worker', isForgotten: true, nth: 2 },
  { point: 'mark', moment: 'before', victims: 'both', isForgotten: false, nth: 1 },
  { point: 'timer', moment: 'after', victims: 'worker', isForgotten: true, nth: 1 },
];

let program: Program;
let app: KillableApp;

beforeAll(async () => {
  program = await bundlePart();
  app = await startKillableApp(await openSharedBackend(), program.file, 0);
});
afterAll(async () => {
  await app?.stop();
  await program?.remove();
});

test('processes killed at points of their work lose nothing, and duplicate nothing', async () => {
  const report = newReport('a sample');
  const match = await startInterruptedMatch(app, 'cyclades', report, 3);
  for (const death of SAMPLE) await match.die(death);
  await match.leave();
  expect(faultsOf(report), app.said()).toEqual([]);
  expect(isClean(report)).toBe(true);
  expect(report).toMatchObject({ deaths: 6, kills: 7, forgotten: 2 });
  expect(report.checked.posts).toBeGreaterThan(3);
});

/** Of the kills of a cup: around the match of a table and the podium, where most could be there twice. */
const CUP_SAMPLE: Partial<CupKills> = {
  draw: cupKills(0).draw.filter(({ point }) => point === 'TableOpened'),
  'last deadline': cupKills(0)['last deadline'].filter(({ point }) => point === 'cup post'),
};

test('a cup loses nothing and duplicates nothing where its processes are killed', async () => {
  const report = newReport('a sample of a cup');
  await playInterruptedCup(app, 'peloponnes', CUP_SAMPLE, report);
  expect(faultsOf(report), app.said()).toEqual([]);
  expect(report).toMatchObject({ deaths: 2 });
  expect(report.checked.events).toBeGreaterThan(25);
});

test('a bot killed between a move and its reply answers the next press that it is done, and greets a new player once', async () => {
  const [ada, blaise] = [await app.who('Ada'), await app.who('Blaise')];
  const games = await ada.channel('games');
  const opened = textOf(await ada.answerTo(await ada.slash('/match create game:cyclades', { in: games })));
  const id = Number(/#(\d+)/.exec(opened)?.[1]);
  const lobby = await ada.waitFor(games, (message) => isPost(message, `#${id}·lobby`), 'the lobby');
  const bot = app.part('bot');
  await bot.arm({ point: 'append', moment: 'after', nth: 1, freeze: true });
  const reached = bot.reached();
  const pressed = blaise.press(lobby, 'Join');
  await reached;
  await app.kill(['bot']);
  await app.restart(20_000);
  await pressed;
  const said = textOf(await blaise.answerTo(await blaise.press(lobby, 'Join')));
  expect(said).toMatch(/already/i);
  const seated = await eventually(() => app.stores.matches.find(id), 'the match is there');
  expect(seated.seats.map(({ name }) => name)).toEqual(['Ada', 'Blaise']);
  await eventually(async () => (await greetings(blaise, id)) > 0 || undefined, 'the greeting');
  expect([await greetings(ada, id), await greetings(blaise, id)]).toEqual([1, 1]);
});
