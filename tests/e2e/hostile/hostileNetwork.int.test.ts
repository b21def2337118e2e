import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startBot } from '#app/startBot.ts';
import { createMatchService } from '#matches/index.ts';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import { openStores } from '#store/index.ts';
import { begin, type LocalApp, startLocalApp } from '../../support/drivers/localApp.ts';
import { controlsOf, type Person, textOf } from '../../support/drivers/person.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { duplicatesIn, faults, isPublic, privately, told } from '../../support/fakes/malformedInput.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { UNDRAWN } from '../../support/fakes/undrawn.ts';
import { GAMES, ordersOf, REGISTRY } from '../../support/games.ts';
import { isPost } from '../../support/laws/postIds.ts';
import { sql } from '../../support/setup/postgres.ts';

const NAMES = ['Ada', 'Blaise', 'Carl'] as const;
const BID = '/cyclades bid god:apollo';

let app: LocalApp;
let match: number;
let thread: string;
/** The next match of the app. */
const beginNext = async (): Promise<void> => {
  match += 1;
  ({ thread } = await begin(app, NAMES, undefined, match));
};
const open = async (): Promise<void> => {
  [app, match] = [await startLocalApp({ part: UNDRAWN }), 0];
};
/** A match in which somebody has to act who has not made an offering yet: in each, two people do so in turn. */
const sitOn = async (): Promise<void> => {
  const events = match === 0 ? [] : await app.stores.matches.read(match, 0);
  const offerings = events.filter(({ event }) => event.type === 'BidPlaced').length;
  if (match === 0 || offerings === 2) await beginNext();
};

const theMatch = async () => {
  const found = await app.stores.matches.find(match);
  if (found === undefined) throw new Error('There is no match.');
  return found;
};
const dueNow = async (): Promise<Person> => {
  const { active, seats } = await theMatch();
  const user = seats.find(({ seat }) => active.includes(seat))?.user;
  const found = (await Promise.all(NAMES.map(app.who))).find(({ id }) => id === user);
  if (found === undefined) throw new Error('No seat has to act.');
  return found;
};
const offersToApollo = (who: Person): RegExp => new RegExp(`${who.name} goes to Apollo`);

/** The move is in the log once and in the thread once, and all posts have distinct tags. */
const expectToldOnce = async (who: Person, version: number): Promise<void> => {
  const story = await app.bot.services.matches.history(match, version);
  const { seats } = await theMatch();
  const seat = seats.find(({ user }) => user === who.id)?.seat;
  expect(story?.steps.filter(({ by }) => by === seat)).toHaveLength(1);
  await who.waitFor(thread, (message) => isPublic(message) && offersToApollo(who).test(textOf(message)), 'the move');
  await vi.waitUntil(async () => (await theMatch()).announcedVersion === (await theMatch()).version, { timeout: 60_000 });
  const posts = (await who.sees(thread)).filter(isPublic);
  expect(posts.filter((message) => offersToApollo(who).test(textOf(message)))).toHaveLength(1);
  expect(await duplicatesIn(app, thread)).toEqual([]);
  expect(posts.filter((message) => controlsOf(message).some(({ label }) => label === 'Make a move'))).toHaveLength(1);
};

interface Asked {
  readonly path: string;
  readonly status?: number;
}

/** Resolves once a request of the bot to a matching path is in flight. */
const untilAsked = (path: string): Promise<true> =>
  vi.waitUntil(
    async () => {
      const asked = await ask<readonly Asked[]>(app.sandbox, '/requests');
      return asked.some((request) => request.status === undefined && new RegExp(path).test(request.path)) || undefined;
    },
    { timeout: 60_000, interval: 20 },
  );

const backOnline = (who: Person): Promise<true> =>
  vi.waitUntil(async () => (await who.state()).bot.online || undefined, { timeout: 60_000, interval: 50 });

describe('a reply on an unreliable network', () => {
  beforeAll(open);
  beforeEach(sitOn);
  afterAll(() => app.stop());

  const HITCHES: readonly [string, Fault['fault']][] = [
    ['fails with 500', { kind: 'status', status: 500 }],
    ['fails with 502', { kind: 'status', status: 502 }],
    ['is limited for a second', { kind: 'status', status: 429, retryAfter: 1 }],
    ['is limited with all others of the bot', { kind: 'status', status: 429, retryAfter: 0.5, scope: 'global' }],
    ['breaks in the middle', { kind: 'drop', when: 'midway' }],
    ['is dropped before it arrives', { kind: 'drop', when: 'before' }],
    ['is dropped after it arrived', { kind: 'drop', when: 'after' }],
    ['is slow', { kind: 'delay', ms: 1_000 }],
  ];

  test.each(HITCHES)('a reply arrives although its acknowledgement %s, and the move is played once', async (_how, fault) => {
    const who = await dueNow();
    const { version } = await theMatch();
    await faults(app, { path: '/callback$', times: 1, fault });
    expect(textOf(await privately(who, await who.slash(BID, { in: thread })))).toMatch(offersToApollo(who));
    await expectToldOnce(who, version);
  });

  test.each(HITCHES)('a reply arrives although its text %s, and the move is played once', async (_how, fault) => {
    const who = await dueNow();
    const { version } = await theMatch();
    await faults(app, { path: '^/webhooks/', times: 1, fault });
    expect(textOf(await privately(who, await who.slash(BID, { in: thread })))).toMatch(offersToApollo(who));
    await expectToldOnce(who, version);
  });

  test('a reply that Discord rejects is replaced by a sentence, and the move remains', async () => {
    const who = await dueNow();
    const { version } = await theMatch();
    await faults(app, { path: '^/webhooks/', times: 1, fault: { kind: 'status', status: 400, code: 50_035 } });
    expect(textOf(await privately(who, await who.slash(BID, { in: thread })))).toContain('Something went wrong');
    await expectToldOnce(who, version);
  });

  test.each([
    ['comes too late', { kind: 'delay', ms: 3_300 }],
    ['is limited for longer than Discord waits', { kind: 'status', status: 429, retryAfter: 4 }],
    ['is refused', { kind: 'status', status: 403, code: 50_001 }],
  ] as const)('an interaction whose acknowledgement %s plays nothing, and can be repeated', async (_how, fault) => {
    const who = await dueNow();
    const { version } = await theMatch();
    await faults(app, { path: '/callback$', times: 1, fault });
    expect((await who.slash(BID, { in: thread })).failed).toBe('timeout');
    expect(textOf(await privately(who, await who.slash(BID, { in: thread })))).toMatch(offersToApollo(who));
    await expectToldOnce(who, version);
  });
});

describe('in another app', () => {
  beforeAll(open);
  beforeEach(beginNext);
  afterAll(() => app.stop());

  describe('a gateway', () => {
    test.each([
      ['is cut during an action', () => app.sandbox.cut()],
      ['is asked to reconnect during an action', () => app.sandbox.disturb('reconnect')],
      ['loses its session during an action', () => app.sandbox.disturb('invalid')],
    ])('a gateway that %s recovers, and the interaction is answered', async (_how, disturb) => {
      const who = await dueNow();
      const { version } = await theMatch();
      await faults(app, { path: '/callback$', times: 1, fault: { kind: 'delay', ms: 500 } });
      const acting = who.slash(BID, { in: thread });
      await untilAsked('callback$');
      const gone = who.hears((update) => update.kind === 'bot' && !update.online, 'that the bot is gone');
      disturb();
      expect(textOf(await privately(who, await acting))).toMatch(offersToApollo(who));
      await gone;
      await backOnline(who);
      await expectToldOnce(who, version);
      const next = await dueNow();
      expect(textOf(await privately(next, await next.slash(BID, { in: thread })))).toMatch(offersToApollo(next));
    });
  });

  describe('a thread', () => {
    test('a thread that is deleted during a post is replaced, and gets all later posts', async () => {
      const who = await dueNow();
      const games = await who.channel('games');
      await faults(app, {
        method: 'POST',
        path: `^/channels/${thread}/messages$`,
        times: 1,
        fault: { kind: 'delay', ms: 800 },
      });
      await privately(who, await who.slash(`${BID} match:${match}`, { in: games }));
      await untilAsked(`^/channels/${thread}/messages$`);
      await who.act({ do: 'deleteChannel', channel: thread });
      const link = await who.waitFor(games, (message) => textOf(message).includes('continues in the thread'), 'the link');
      await vi.waitUntil(async () => (await theMatch()).place.thread === link.id, { timeout: 60_000 });
      const turn = await who.waitFor(link.id, (message) => isPublic(message) && textOf(message).includes('<@'), 'the next turn');
      expect(turn.mentions).toHaveLength(1);
      const links = (await who.sees(games)).filter((message) => textOf(message).includes('continues in the thread'));
      expect(links).toHaveLength(1);
    });

    test('a thread in which the bot may not write is reported to the host once, and is brought up to date when it may again', async () => {
      const who = await dueNow();
      const { version } = await theMatch();
      const ada = await app.who('Ada');
      const fault = { kind: 'status', status: 403, code: 50_013 } as const;
      const places = [thread, await ada.channel('games')];
      await faults(app, ...places.map((place) => ({ path: `^/channels/${place}/`, times: 1_000, fault })));
      expect(textOf(await privately(who, await who.slash(BID, { in: thread })))).toMatch(offersToApollo(who));
      const direct = await ada.channel('@bot');
      await ada.waitFor(direct, (message) => isPost(message, `#${match}·place`), 'word of the lost place');
      await faults(app);
      await vi.waitUntil(
        async () => {
          await app.bot.queues.promote();
          await app.bot.jobs?.sweep();
          return (await theMatch()).announcedVersion === (await theMatch()).version;
        },
        { timeout: 60_000, interval: 1_000 },
      );
      await expectToldOnce(who, version);
      expect((await ada.sees(direct)).filter((message) => isPost(message, `#${match}·place`))).toHaveLength(1);
      expect((await theMatch()).status).toBe('playing');
    });
  });

  describe('direct messages that are closed during a match', () => {
    test('closed direct messages delay no other message, and are not retried', async () => {
      const carl = await app.who('Carl');
      await carl.act({ do: 'settings', dmsClosed: true });
      for (let turn = 0; turn < NAMES.length; turn++) {
        const who = await dueNow();
        const made = textOf(await privately(who, await who.slash(BID, { in: thread })));
        expect(made).not.toContain('Something went wrong');
      }
      await vi.waitUntil(async () => (await theMatch()).announcedVersion === (await theMatch()).version, { timeout: 60_000 });
      expect((await theMatch()).failures).toBe(0);
      expect(textOf(await privately(carl, await carl.slash('/gold', { in: thread })))).toMatch(/You have \d+ GP/);
      await carl.act({ do: 'settings', dmsClosed: false });
    });
  });

  describe('a database whose connections break between acknowledgement and reply', () => {
    test('a broken database connection leaves the actor with a sentence, and the move is played completely or not at all', async () => {
      const who = await dueNow();
      const { version } = await theMatch();
      await faults(app, { path: '/callback$', times: 1, fault: { kind: 'delay', ms: 700 } });
      const acting = who.slash(BID, { in: thread });
      const kill =
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
      const killing = acting.then(async () => void (await sql(app.databaseUrl, kill)));
      const answer = textOf(await privately(who, await acting));
      await killing;
      expect(answer).toMatch(new RegExp(`${offersToApollo(who).source}|can’t reach the database`));
      if (!offersToApollo(who).test(answer) && (await theMatch()).version === version) {
        expect(await told(app, who.name as 'Ada', BID, thread)).toMatch(offersToApollo(who));
      }
      // The timer of every worker sweeps repeatedly; one sweep may still meet a broken connection.
      const isAnnounced = async (): Promise<boolean> => {
        await app.bot.jobs?.sweep();
        return (await theMatch()).announcedVersion === (await theMatch()).version;
      };
      await vi.waitUntil(() => isAnnounced().catch(() => false), { timeout: 60_000, interval: 1_000 });
      await expectToldOnce(who, version);
    });
  });

  describe('two bots on one database', () => {
    test('two bots that both receive every interaction play, answer and announce it once', async () => {
      const stores = await openStores(app.databaseUrl);
      const clock = { now: () => new Date() };
      const other = await startBot({
        stores,
        matches: createMatchService({ onBroken, stores, clock, games: GAMES, orders: ordersOf }),
        clock,
        restApi: app.sandbox.restUrl,
        token: app.sandbox.token,
        queues: { kind: 'postgres', url: app.databaseUrl },
        games: REGISTRY,
        log: quiet,
        ...UNDRAWN,
        sweepMs: 1_000,
      });
      try {
        for (let turn = 0; turn < NAMES.length; turn++) {
          const who = await dueNow();
          const { version } = await theMatch();
          expect(textOf(await privately(who, await who.slash(BID, { in: thread })))).toMatch(offersToApollo(who));
          await expectToldOnce(who, version);
        }
        const emmy = await app.who('Emmy');
        const games = await emmy.channel('games');
        await told(app, 'Emmy', '/match create game:cyclades', games);
        const lobby = await emmy.waitFor(games, (message) => isPost(message, `#${match + 1}·lobby`), 'the lobby');
        await Promise.all(
          NAMES.map(async (name) => {
            const who = await app.who(name);
            return privately(who, await who.press(lobby, 'Join'));
          }),
        );
        const { seats } = (await app.stores.matches.find(match + 1)) ?? { seats: [] };
        expect(seats).toHaveLength(4);
        await emmy.waitFor(
          games,
          (message) => message.id === lobby.id && seats.every(({ name }) => textOf(message).includes(name)),
          'all',
        );
        expect(await duplicatesIn(app, games)).toEqual([]);
        expect(await app.stores.matches.find(match + 2)).toBeUndefined();
      } finally {
        await other.stop();
        await stores.close();
      }
    });
  });
});
