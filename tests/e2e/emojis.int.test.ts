import { afterEach, expect, test, vi } from 'vitest';
import { type BotRuntime, startBot } from '#app/startBot.ts';
import { createMatchService } from '#matches/index.ts';
import { begin, type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { mentionsTurn, textOf } from '../support/drivers/person.ts';
import { ask } from '../support/drivers/sandbox.ts';
import { render } from '../support/drivers/sharedRenderer.ts';
import { EMOJI_NAMES } from '../support/emojis.ts';
import { onBroken } from '../support/fakes/onBroken.ts';
import { quiet } from '../support/fakes/silentLogger.ts';
import { GAMES, ordersOf, REGISTRY } from '../support/games.ts';

const NAMES = ['Ada', 'Blaise', 'Carl'] as const;
const EMOJIS = { pauseMs: 50 };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const startBotAlone = async (): Promise<LocalApp> => {
  const app = await startLocalApp({ part: { roles: ['bot'], emojis: EMOJIS } });
  stops.push(app.stop);
  return app;
};

/** Starts a worker that shares nothing with the bot but the database and Discord. */
const startWorker = async ({ stores, sandbox, databaseUrl }: LocalApp): Promise<BotRuntime> => {
  const clock = { now: () => new Date(sandbox.context.clock.now()) };
  const worker = await startBot({
    ...{ stores, clock, render, log: quiet, games: REGISTRY, emojis: EMOJIS, roles: ['worker'] },
    matches: createMatchService({ onBroken, stores, clock, games: GAMES, orders: ordersOf }),
    restApi: sandbox.restUrl,
    token: sandbox.token,
    queues: { kind: 'postgres', url: databaseUrl },
  });
  stops.push(worker.stop);
  return worker;
};

/** What a person sees in a thread, as text; emojis as their names. */
const seen = async (app: LocalApp, thread: string): Promise<string> =>
  (await (await app.who('Ada')).sees(thread))
    .map(textOf)
    .join('\n')
    .replaceAll(/<:(\w+):\d+> /gu, ':$1: ');

/** Whether the sandbox has refused an upload. */
const refused = async (app: LocalApp): Promise<boolean> =>
  (await ask<readonly { status: number }[]>(app.sandbox, '/requests')).some(({ status }) => status === 403);

test('a bot uploads the marks of seats, and a worker of another process names players behind them', async () => {
  const app = await startBotAlone();
  const names = (): readonly unknown[] => app.sandbox.context.world.emojis.map(({ name }) => name);
  await vi.waitUntil(() => EMOJI_NAMES.every((name) => names().includes(name)), { timeout: 60_000 });
  const worker = await startWorker(app);
  for (const { services } of [app.bot, worker]) {
    await vi.waitUntil(() => services.sentences().emoji('leaf') !== undefined, { timeout: 60_000 });
  }
  const { thread } = await begin(app, NAMES);
  const told = await seen(app, thread);
  for (const [index, mark] of [':star:', ':bull:', ':moon:'].entries()) expect(told).toContain(`${mark} ${NAMES[index]}`);
  expect(told).toMatch(/:(?:star|bull|moon): <@\d+>, it’s your turn/);
});

test('while Discord refuses every upload, a match goes on in words alone', async () => {
  const part: { emojis?: typeof EMOJIS } = {};
  const app = await startLocalApp({ part });
  stops.push(app.stop);
  await ask(app.sandbox, '/faults', [
    { method: 'POST', path: '/emojis$', times: 1_000, fault: { kind: 'status', status: 403, code: 50_001 } },
  ]);
  part.emojis = EMOJIS;
  await app.restart();
  await vi.waitUntil(() => refused(app), { timeout: 60_000 });
  const { thread } = await begin(app, NAMES);
  const who = await app.who('Ada');
  const turn = (await who.sees(thread)).findLast((message) => mentionsTurn(textOf(message)));
  expect(turn && textOf(turn)).not.toContain('<:');
  expect(await seen(app, thread)).toContain('Blaise');
});
