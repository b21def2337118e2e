import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { begin, type HouseHere, houseHere } from '../../support/drivers/localHouse.ts';
import { type Person, textOf } from '../../support/drivers/person.ts';
import { ask } from '../../support/drivers/sandbox.ts';

let house: HouseHere;
let thread: string;
let ada: Person;

beforeEach(async () => {
  house = await houseHere({ time: 'virtual' });
  ({ thread } = await begin(house, ['Ada', 'Blaise']));
  ada = await house.who('Ada');
  await told();
});
afterEach(() => house?.stop());

/** Makes the bot's standing to the guild another one, as Discord would: nobody is told but by the gateway. */
const bot = (where: 'here' | 'outage' | 'removed') => ask(house.sandbox, '/guild', { bot: where });
const match = () => house.stores.matches.find(1);
const until = (holds: () => Promise<boolean>) => vi.waitUntil(holds, { timeout: 15_000, interval: 50 });
const told = () => until(async () => (await house.stores.schedule.due('announcement', new Date(), 1)).length === 0);
const posts = async (): Promise<readonly string[]> => (await ada.sees(thread)).map(textOf);
const isSuspended = async () => (await match())?.suspendedAt !== undefined;
const isTakenUp = async () => !(await isSuspended()) && (await house.stores.absences.all()).length === 0;
/** Somebody acts outside of Discord's view: as a press that had reached the bot before. */
const concede = () => house.bot.services.matches.play(1, { type: 'Concede', user: ada.id }, 'a press of before');

describe('a server', () => {
  test('in an outage is still the bot’s: nothing stands still, and what could not be told is told after it', async () => {
    const before = await posts();
    await bot('outage');
    await concede();
    await house.bot.jobs?.sweep();
    const failed = async () =>
      (await ask<readonly { status?: number }[]>(house.sandbox, '/requests')).some(({ status }) => status === 503);
    await until(failed);
    expect(await isSuspended()).toBe(false);
    expect(await posts()).toEqual(before);
    await bot('here');
    await house.advance(1);
    await told();
    expect((await posts()).join('\n').match(/Ada gives up/g)).toHaveLength(1);
    expect(await house.stores.absences.all()).toEqual([]);
    expect((await match())?.failures).toBe(0);
  });

  test('that takes the bot off has its matches stand still, and taken up and told of once when it is invited back', async () => {
    await bot('removed');
    await until(isSuspended);
    const refused = await house.bot.services.matches.play(1, { type: 'CallVote', user: ada.id } as never, 'too late');
    expect(refused).toMatchObject({ kind: 'rejected', rejection: { code: 'matchSuspended' } });
    const asked = (await house.requests()).length;
    await house.advance(24 * 10);
    await house.bot.jobs?.sweep();
    expect((await house.requests()).slice(asked).filter((line) => line.includes(`/channels/${thread}`))).toEqual([]);
    await bot('here');
    await until(isTakenUp);
    expect((await posts()).filter((text) => text.includes('·back·'))).toHaveLength(1);
    const due = (await match())?.active[0];
    const person = await house.who((await match())?.seats.find(({ seat }) => seat === due)?.name ?? '');
    await person.answerTo(await person.slash('/cyclades bid god:apollo', { in: thread }));
    await told();
  });

  test('that takes the bot off while it is down is found to have done so, and so is one that invites it back', async () => {
    await house.restart(() => bot('removed') as Promise<void>);
    await until(isSuspended);
    await house.restart(() => bot('here') as Promise<void>);
    await until(isTakenUp);
    expect((await posts()).filter((text) => text.includes('·back·'))).toHaveLength(1);
  });

  test('from which the bot was gone while the gateway was broken is found by the session that begins then', async () => {
    const { stage } = house.sandbox;
    stage.change({ kind: 'guild', guild: { ...stage.world.guild, botIs: 'removed' } });
    house.sandbox.disturb('invalid');
    await until(isSuspended);
    expect((await house.stores.absences.all()).length).toBe(1);
  });

  test('is erased thirty days after the bot was taken off, across a restart', async () => {
    await bot('removed');
    await until(isSuspended);
    await house.restart();
    await house.advance(24 * 30 + 1);
    await until(async () => (await match()) === undefined);
    expect(await house.stores.absences.all()).toEqual([]);
    await bot('here');
    await ada.answerTo(await ada.slash('/match create game:cyclades', { in: await ada.channel('games') }));
    expect(await house.stores.matches.find(2)).toMatchObject({ status: 'lobby' });
  });
});
