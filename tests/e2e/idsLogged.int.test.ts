import type { RequestMethod } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from '#app/logger.ts';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import { begin, type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { ask } from '../support/drivers/sandbox.ts';
import { faults } from '../support/fakes/malformedInput.ts';

const ID = /\d{17,}/;
/** Refusals by the sandbox, more than discord.js retries. */
const FAILURES: readonly Fault['fault'][] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 404, code: 10_003 },
  { kind: 'drop', when: 'before' },
];
const TIMES = 8;

describe('the log of a bot whose requests fail', () => {
  let app: LocalApp;
  let thread: string;
  const lines: string[] = [];

  beforeAll(async () => {
    app = await startLocalApp({ watched: { log: createLogger('trace', { write: (line) => lines.push(line) }) } });
    ({ thread } = await begin(app, ['Ada', 'Blaise']));
  });
  afterAll(() => app?.stop());

  /** The log lines up to a match of `until` while requests of one kind fail; the requests work again afterwards. */
  const loggedWhile = async (method: string, path: string, act: () => Promise<unknown>, until: RegExp): Promise<string> => {
    const before = lines.length;
    await faults(app, { method, path, times: TIMES, fault: { kind: 'status', status: 500 } });
    await act();
    const since = () => lines.slice(before).join('');
    await vi.waitUntil(() => until.test(since()), { timeout: 40_000 });
    expect(await ask<readonly Fault[]>(app.sandbox, '/faults')).not.toEqual([expect.objectContaining({ times: TIMES })]);
    await faults(app);
    return since();
  };

  test.each(['POST /interactions/ acknowledged', 'PATCH /webhooks/ failed without a reply'])(
    'the log contains no id or token when a command meets a failing %s',
    async (kind) => {
      const [method = '', path = '', ...words] = kind.split(' ');
      const ada = await app.who('Ada');
      const typed = () => ada.slash('/gold', { in: thread });
      expect(await loggedWhile(method, `^${path}`, typed, new RegExp(words.join(' ')))).not.toMatch(ID);
    },
  );

  test('the log contains no id when a move cannot be posted', async () => {
    const play = async () => {
      for (let moves = 0; moves < 2; moves++) {
        const { seats = [], active = [] } = (await app.stores.matches.find(1)) ?? {};
        const who = await app.who(seats.find(({ seat }) => seat === active[0])?.name ?? '');
        await who.answerTo(await who.slash('/cyclades bid god:apollo', { in: thread }));
      }
    };
    const log = await loggedWhile('POST', '^/channels/', play, /"err"/);
    expect(log).toMatch(/channels\/…\/messages/);
    expect(log).not.toMatch(ID);
  });

  test('the log contains no id of any kind of request, for any error and any wrapper of it', async () => {
    const ada = (await app.who('Ada')).id;
    const { place } = (await app.stores.matches.find(1)) ?? {};
    const routes: readonly (readonly [keyof typeof RequestMethod, `/${string}`])[] = [
      ['Post', `/channels/${thread}/messages`],
      ['Patch', `/channels/${thread}/messages/${ada}`],
      ['Get', `/channels/${thread}/messages?after=${ada}`],
      ['Patch', `/channels/${thread}`],
      ['Post', `/channels/${place?.channel}/messages/${thread}/threads`],
      ['Put', `/channels/${thread}/thread-members/${ada}`],
      ['Post', '/users/@me/channels'],
      ['Get', `/guilds/${place?.server}`],
      ['Get', `/guilds/${place?.server}/members/${ada}`],
      ['Put', `/applications/${ada}/commands`],
      ['Post', `/interactions/${ada}/aW50ZXJhY3Rpb24/callback`],
      ['Patch', `/webhooks/${ada}/aW50ZXJhY3Rpb24/messages/@original`],
    ];
    const { rest, log } = app.bot.services;
    const before = lines.length;
    for (const [method, fullRoute] of routes) {
      for (const fault of FAILURES) {
        const waiting = { method, path: `^${fullRoute.replace(/\?.*/, '')}$`, times: TIMES, fault };
        await faults(app, waiting);
        const request = { method: method.toUpperCase() as RequestMethod, fullRoute, body: { recipient_id: ada } };
        const err = await rest.request(request).then(
          () => expect.fail(`${method} ${fullRoute} works.`),
          (error: unknown) => error,
        );
        log.error({ err }, 'as it is');
        log.error({ err: new Error('about it', { cause: err }) }, 'wrapped');
        log.error({ err: new AggregateError([err], 'several') }, 'one of several');
      }
    }
    await faults(app);
    const written = lines.slice(before);
    expect(written.filter((line) => line.includes('as it is'))).toHaveLength(routes.length * FAILURES.length);
    expect(written.filter((line) => ID.test(line) || line.includes('aW50ZXJhY3Rpb24'))).toEqual([]);
  });

  test("the log contains no id from the bot's start to its end", () => {
    expect(lines.filter((line) => ID.test(line))).toEqual([]);
  });
});
