import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BotRuntime, startBot } from '#app/startBot.ts';
import { createMatchService } from '#matches/index.ts';
import { backup, type OpenStores, openStores, restore } from '#store/index.ts';
import { begin, type LocalApp, startLocalApp } from '../../support/drivers/localApp.ts';
import { controlsOf, type Person, textOf } from '../../support/drivers/person.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { GAMES, ordersOf, REGISTRY } from '../../support/games.ts';
import { postIdIn } from '../../support/laws/postIds.ts';
import { emptyDatabase, type TestDatabase } from '../../support/setup/postgres.ts';

const NAMES = ['Ada', 'Blaise', 'Carl'] as const;
const EPHEMERAL = 1 << 6;

describe('a match restored from a backup, after more had been played and posted', () => {
  let app: LocalApp;
  let other: TestDatabase;
  let stores: OpenStores;
  let bots: readonly BotRuntime[] = [];
  let folder: string;
  let thread: string;
  let lost: readonly APIMessage[];
  let before: readonly APIMessage[];

  const posts = async (): Promise<readonly APIMessage[]> =>
    (await (await app.who('Ada')).sees(thread)).filter(({ flags }) => (Number(flags) & EPHEMERAL) === 0);
  const due = async (from: OpenStores): Promise<Person> => {
    const match = await from.matches.find(1);
    return app.who(match?.seats.find(({ seat }) => seat === match.active[0])?.name ?? '');
  };
  const bid = async (from: OpenStores, god: string): Promise<void> => {
    const who = await due(from);
    await who.answerTo(await who.slash(`/cyclades bid god:${god}`, { in: thread }));
    await vi.waitUntil(async () => (await from.schedule.due('announcement', new Date(), 1)).length === 0, { timeout: 60_000 });
  };
  const startAnew = (): Promise<BotRuntime> => {
    const clock = { now: () => new Date(app.sandbox.context.clock.now()) };
    return startBot({
      stores,
      matches: createMatchService({ onBroken, stores, clock, games: GAMES, orders: ordersOf }),
      clock,
      restApi: app.sandbox.restUrl,
      token: app.sandbox.token,
      queues: { kind: 'postgres', url: other.url },
      games: REGISTRY,
      log: quiet,
    });
  };

  beforeAll(async () => {
    app = await startLocalApp();
    other = await emptyDatabase();
    folder = join(await mkdtemp(join(tmpdir(), 'trireme-backup-')), 'copy');
    ({ thread } = await begin(app, NAMES));
    await bid(app.stores, 'apollo');
    await backup(app.databaseUrl, folder);
    before = await posts();
    await bid(app.stores, 'apollo');
    await bid(app.stores, 'apollo');
    const known = new Map(before.map((message) => [message.id, textOf(message)]));
    lost = (await posts()).filter((message) => known.get(message.id) !== textOf(message));
    await app.bot.stop();
    await restore(other.url, folder);
    stores = await openStores(other.url);
    bots = [await startAnew()];
  });
  afterAll(async () => {
    for (const bot of bots) await bot.stop();
    await stores?.close();
    await app?.stop();
    await other?.drop();
    await rm(dirname(folder), { recursive: true, force: true });
  });

  const notices = async () => (await posts()).filter((message) => textOf(message).startsWith('I restored #1 from a backup'));

  test('a restored match is announced once, although several bots start later, with the buttons to play on', async () => {
    bots = [...bots, await startAnew()];
    const [notice, ...more] = await notices();
    expect(more).toEqual([]);
    expect(textOf(notice as APIMessage)).toMatch(/I restored #1 from a backup, as it was <t:\d+:f>/);
    expect(controlsOf(notice as APIMessage).length).toBeGreaterThan(2);
  });

  test('posts made or edited after the backup are marked: their text remains, their buttons and tags are removed', async () => {
    expect(lost.filter(({ id }) => before.some((known) => known.id === id))).toHaveLength(1);
    expect(lost.length).toBeGreaterThan(1);
    const marked = (await posts()).filter((message) => textOf(message).startsWith('**This no longer counts:**'));
    expect(marked.map(({ id }) => id)).toEqual(lost.map(({ id }) => id));
    for (const message of marked) {
      expect(controlsOf(message)).toEqual([]);
      expect(postIdIn(message)).toBeUndefined();
    }
  });

  test('a restored match asks its active player again below the notice, and continues in new posts', async () => {
    const [notice] = await notices();
    const anew = async () => (await posts()).filter(({ id }) => BigInt(id) > BigInt(notice?.id ?? 0)).map(textOf);
    const first = await due(stores);
    expect(await anew()).toEqual([expect.stringContaining(`<@${first.id}>`)]);
    await bid(stores, 'apollo');
    const [asked = '', next = '', ...more] = await anew();
    expect(asked).not.toContain('<@');
    expect(next).toMatch(new RegExp(`^${first.name} goes to Apollo[^]*<@${(await due(stores)).id}>`));
    expect(more).toEqual([]);
    const all = await posts();
    const ids = all.flatMap((message) => postIdIn(message) ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(3);
  });
});
