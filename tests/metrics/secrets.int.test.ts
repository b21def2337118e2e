import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from '#app/logger.ts';
import { createMetrics, type Metrics } from '#metrics/index.ts';
import { begin, type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { textOf } from '../support/drivers/person.ts';
import { ask } from '../support/drivers/sandbox.ts';

const NAMES = ['Ada', 'Blaise', 'Carl'] as const;
const NAMED = new RegExp(`\\b(?:${NAMES.join('|')})\\b`);
const NOTE = 'Blaise hoards his coins';

describe('the log and the metrics of a bot', () => {
  let app: LocalApp;
  let meter: Metrics;
  let figures: string;
  let interactions = 0;
  const lines: string[] = [];

  beforeAll(async () => {
    meter = createMetrics();
    app = await startLocalApp({ watched: { meter, log: createLogger('trace', { write: (line) => lines.push(line) }) } });
    const carl = await app.who('Carl');
    await carl.act({ do: 'settings', dmsClosed: true });
    const { thread } = await begin(app, NAMES);
    const ada = await app.who('Ada');
    await ada.answerTo(await ada.slash(`/note text:"${NOTE}"`, { in: thread }));
    await ask(app.sandbox, '/faults', [
      { method: 'POST', path: `^/channels/${thread}/messages$`, times: 1, fault: { kind: 'status', status: 500 } },
    ]);
    for (const name of NAMES) {
      const who = await app.who(name);
      await who.answerTo(await who.slash('/cyclades bid god:apollo', { in: thread }));
      await who.answerTo(await who.slash('/gold', { in: thread }));
    }
    await ada.answerTo(await ada.slash('/board', { in: thread }));
    await ada.answerTo(await ada.slash('/match start', { in: thread }));
    interactions = 2 + 2 + 1 + NAMES.length * 2 + 1 + 1;
    app.bot.services.log.error({ err: await refused(thread) }, 'as the test wishes');
    await vi.waitUntil(async () => (await app.stores.schedule.due('announcement', new Date(), 1)).length === 0, {
      timeout: 60_000,
    });
    figures = (await meter.text()).text;
  });
  afterAll(() => app?.stop());

  /** The error of a request that Discord does not take, with all that was to be sent. */
  const refused = async (thread: string): Promise<unknown> =>
    app.bot.services.rest
      .post(`/channels/${thread}/messages`, { body: { content: `${NOTE}${'!'.repeat(2_000)}` } })
      .catch((error: unknown) => error);

  /** Returns all samples of a metric: labels and value. */
  const figure = (name: string): ReadonlyMap<string, number> =>
    new Map(
      [...figures.matchAll(new RegExp(`^trireme_${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(([, labels = '', value]) => [
        labels.replaceAll('"', ''),
        Number(value),
      ]),
    );

  /** Everything that must stand nowhere: tokens, who people are, and what was said to them alone. */
  const secrets = async (): Promise<readonly string[]> => {
    const people = await Promise.all(NAMES.map(app.who));
    const cards = await Promise.all(
      people.map(async (who) => (await who.sees(await who.channel('@bot'))).flatMap((message) => textOf(message).split('\n'))),
    );
    const said = cards.flat().filter((line) => line.length > 12);
    expect(said.length).toBeGreaterThan(0);
    return [app.sandbox.token, NOTE, ...people.map(({ id }) => id), ...said];
  };

  test('the log contains no tokens, names or user texts', async () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).toContain('as the test wishes');
    const log = lines.join('');
    expect((await secrets()).filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toMatch(NAMED);
  });

  test('the metrics contain no secrets, and no ids of matches, servers or channels in their labels', async () => {
    expect((await secrets()).filter((secret) => figures.includes(secret))).toEqual([]);
    expect(figures).not.toMatch(NAMED);
    const labels = [...figures.matchAll(/^trireme_\w+\{(.+)\} /gm)].flatMap(([, all = '']) =>
      [...all.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => ({ label, value })),
    );
    expect(new Set(labels.map(({ label }) => label))).toEqual(
      new Set(['code', 'game', 'kind', 'le', 'name', 'outcome', 'queue', 'route', 'state', 'status', 'to']),
    );
    const numbered = labels.filter(({ label, value = '' }) => label !== 'le' && label !== 'status' && /\d/.test(value));
    expect(numbered).toEqual([]);
  });

  test('the metrics count each interaction by name, with the time of its reply', () => {
    expect(figure('interactions_total').get('kind=command,name=match create')).toBe(1);
    expect(figure('interactions_total').get('kind=command,name=cyclades bid')).toBe(NAMES.length);
    expect(figure('interactions_total').get('kind=press,name=join')).toBe(2);
    const measured = figure('answer_seconds_count');
    expect([...measured.values()].reduce((sum, count) => sum + count, 0)).toBe(interactions);
  });

  test('the metrics count refusals by reason, messages by purpose, and direct messages by result', () => {
    expect([...figure('refusals_total').keys()].every((labels) => /^code=[a-z][A-Za-z]+$/.test(labels))).toBe(true);
    expect([...figure('refusals_total').values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect(figure('messages_total').get('to=person,kind=card')).toBe(2);
    expect(figure('messages_total').get('to=thread,kind=round')).toBe(1);
    expect(figure('direct_messages_total').get('outcome=closed')).toBe(1);
    expect(figure('direct_messages_total').get('outcome=sent')).toBeGreaterThanOrEqual(2);
  });

  test('the metrics count requests by kind and status, and invalid requests', () => {
    const requests = figure('discord_requests_total');
    expect(requests.get('route=send,status=500')).toBe(1);
    expect(requests.get('route=callback,status=204') ?? requests.get('route=callback,status=200')).toBe(interactions);
    expect(figure('invalid_requests_total').get('status=403')).toBe(1);
  });

  test('the metrics time jobs, pictures and the announcement lag', () => {
    expect(figure('job_seconds_count').get('queue=announce')).toBeGreaterThan(0);
    expect(figure('job_wait_seconds_count').get('queue=sweep')).toBe(1);
    expect(figure('announce_lag_seconds_count').get('')).toBe(figure('job_seconds_count').get('queue=announce'));
    expect(figure('picture_seconds_count').get('game=cyclades')).toBeGreaterThan(0);
    expect(figure('queue_jobs').get('queue=announce,state=waiting')).toBe(0);
    expect(figure('untold_matches').get('')).toBe(0);
  });

  test('the bot reports health while its parts work', async () => {
    expect(await app.bot.health()).toEqual({ database: true, queue: true, gateway: true });
  });
});
