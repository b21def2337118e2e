import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { begin, type LocalApp, startLocalApp } from '../../support/drivers/localApp.ts';
import { type Person, textOf } from '../../support/drivers/person.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { UNDRAWN } from '../../support/fakes/undrawn.ts';

let app: LocalApp;
/** The match of each test. */
let number = 0;
let thread: string;
let ada: Person;

beforeAll(async () => {
  app = await startLocalApp({ time: 'virtual', part: UNDRAWN });
  ada = await app.who('Ada');
});
beforeEach(async () => {
  number += 1;
  ({ thread } = await begin(app, ['Ada', 'Blaise'], undefined, number));
  await told();
});
afterAll(() => app?.stop());

/** Changes the bot's membership of the guild, as Discord would: only the gateway reports it. */
const bot = (where: 'here' | 'outage' | 'removed') => ask(app.sandbox, '/guild', { bot: where });
const match = () => app.stores.matches.find(number);
const until = (holds: () => Promise<boolean>) => vi.waitUntil(holds, { timeout: 60_000, interval: 50 });
const told = () => until(async () => (await app.stores.schedule.due('announcement', new Date(), 1)).length === 0);
const posts = async (): Promise<readonly string[]> => (await ada.sees(thread)).map(textOf);
const isSuspended = async () => (await match())?.suspendedAt !== undefined;
const isTakenUp = async () => !(await isSuspended()) && (await app.stores.absences.all()).length === 0;
/** An interaction outside of Discord's view, like a press that had reached the bot before. */
const concede = () => app.bot.services.matches.play(number, { type: 'Concede', user: ada.id }, 'a press of before');

describe('a server', () => {
  test('a server in an outage is still the bot’s: no match is suspended, and missed posts follow after it', async () => {
    const before = await posts();
    await bot('outage');
    await concede();
    await app.bot.jobs?.sweep();
    const failed = async () =>
      (await ask<readonly { status?: number }[]>(app.sandbox, '/requests')).some(({ status }) => status === 503);
    await until(failed);
    expect(await isSuspended()).toBe(false);
    expect(await posts()).toEqual(before);
    await bot('here');
    await app.advance(1);
    await told();
    expect((await posts()).join('\n').match(/Ada resigns/g)).toHaveLength(1);
    expect(await app.stores.absences.all()).toEqual([]);
    expect((await match())?.failures).toBe(0);
  });

  test('a server that removes the bot has its matches suspended, and resumed and announced once when it is invited back', async () => {
    await bot('removed');
    await until(isSuspended);
    const refused = await app.bot.services.matches.play(number, { type: 'CallVote', user: ada.id } as never, 'too late');
    expect(refused).toMatchObject({ kind: 'rejected', rejection: { code: 'matchSuspended' } });
    const asked = (await app.requests()).length;
    await app.advance(24 * 10);
    await app.bot.jobs?.sweep();
    expect((await app.requests()).slice(asked).filter((line) => line.includes(`/channels/${thread}`))).toEqual([]);
    await bot('here');
    await until(isTakenUp);
    expect((await posts()).filter((text) => text.includes('I’m back, and #'))).toHaveLength(1);
    const due = (await match())?.active[0];
    const person = await app.who((await match())?.seats.find(({ seat }) => seat === due)?.name ?? '');
    await person.answerTo(await person.slash('/cyclades bid god:apollo', { in: thread }));
    await told();
  });

  test('a server that removes or invites the bot while it is down is noticed at the next start', async () => {
    await app.restart(() => bot('removed') as Promise<void>);
    await until(isSuspended);
    await app.restart(() => bot('here') as Promise<void>);
    await until(isTakenUp);
    expect((await posts()).filter((text) => text.includes('I’m back, and #'))).toHaveLength(1);
  });

  test('a server that removed the bot while the gateway was disconnected is noticed by the next session', async () => {
    const { context } = app.sandbox;
    context.change({ kind: 'guild', guild: { ...context.world.guild, botIs: 'removed' } });
    app.sandbox.disturb('invalid');
    await until(isSuspended);
    expect((await app.stores.absences.all()).length).toBe(1);
    await bot('here');
    await until(isTakenUp);
  });

  test("a server's data is erased thirty days after the bot was removed, across a restart", async () => {
    await bot('removed');
    await until(isSuspended);
    await app.restart();
    await app.advance(24 * 30 + 1);
    await until(async () => (await match()) === undefined);
    expect(await app.stores.absences.all()).toEqual([]);
    await bot('here');
    await ada.answerTo(await ada.slash('/match create game:cyclades', { in: await ada.channel('games') }));
    expect(await app.stores.matches.find(number + 1)).toMatchObject({ status: 'lobby' });
  });
});
