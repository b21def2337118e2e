import { beforeEach, describe, expect, test } from 'vitest';
import { TEXT_LIMIT } from '#discord/components/message.ts';
import { remindUser } from '#jobs/reminders/remindUser.ts';
import { sendReminder } from '#jobs/reminders/sendReminder.ts';
import { doomAt } from '../announce/announcementHarness.ts';
import { type Calling, calling } from './remindingUsers.ts';

let table: Calling;

beforeEach(async () => {
  table = await calling();
});

/** It waits for the user who has to act first in the other one. */
const second = () => table.another(table.due);

describe('several matches that wait for one user', () => {
  test('several matches that wait for one user share one message, each with its prompt and a button', async () => {
    const another = await second();
    await table.wait(24);
    expect(table.told(table.due)).toHaveLength(1);
    const [text] = table.told(table.due);
    expect(text).toContain('2 matches are waiting for you');
    expect(text).toContain(`#${another} Peloponnes`);
    expect(text).toContain(`#${table.match} Cyclades`);
    const sent = JSON.stringify(table.discord.messages(table.discord.dmOf(table.due)).at(-1)?.body);
    for (const match of [table.match, another]) expect(sent).toContain(`1.open.${match}.`);
  });

  test('several matches that wait for one user come ten in a message, within Discord’s limits, and the rest in another', async () => {
    for (let matches = 1; matches < 12; matches++) await second();
    await table.wait(24);
    await table.callAll();
    const messages = table.told(table.due);
    const named = messages.map((text) => [...text.matchAll(/\*\*\[#(\d+) /g)].map(([, number]) => Number(number)));
    expect(named.map((numbers) => numbers.length)).toEqual([10, 2]);
    expect(new Set(named.flat()).size).toBe(12);
    for (const text of messages) {
      expect(text.length).toBeLessThanOrEqual(TEXT_LIMIT);
      expect(text.match(/[a-z?.] – your turn began </g)).toHaveLength(text === messages[0] ? 10 : 2);
    }
    const { body } = table.discord.messages(table.discord.dmOf(table.due)).at(-2) ?? {};
    const parts = JSON.stringify(body?.components).match(/"type":/g) ?? [];
    expect(parts.length).toBeLessThanOrEqual(40);
  });

  test('several matches that wait for one user since different times are announced when each is due', async () => {
    table.clock.advance(12);
    await second();
    await table.wait(12);
    expect(table.told(table.due)).toHaveLength(1);
    await table.wait(12);
    expect(table.told(table.due)).toHaveLength(2);
  });
});

describe('a process that dies while it sends reminders', () => {
  test.each([
    [1, 'after'],
    [2, 'before'],
    [2, 'after'],
    [3, 'before'],
  ] as const)('at request %i, %s it was done, leaves neither a gap nor a double', async (request, moment) => {
    table.clock.advance(24);
    const { doom, struck } = doomAt(request, moment);
    await Promise.race([table.callAll(doom), struck]);
    await table.callAll();
    table.clock.advance(1);
    await table.callAll();
    expect(table.told(table.due)).toHaveLength(1);
  });

  test('a process that dies while it sends reminders leaves nothing to send to a user who has moved in the meantime', async () => {
    table.clock.advance(24);
    const { doom, struck } = doomAt(2, 'before');
    await Promise.race([table.callAll(doom), struck]);
    await table.passOn();
    await table.wait(2);
    expect(table.told(table.due)).toEqual([]);
  });

  test('a process that dies between sending and recording announces no match twice, though another has become due since', async () => {
    table.clock.advance(1);
    const another = await second();
    table.clock.advance(23);
    const services = table.services();
    const markReminded = async () => Promise.reject(new Error('It is gone.'));
    const dying = { ...services, stores: { ...services.stores, clocks: { ...services.stores.clocks, markReminded } } };
    await expect(remindUser(dying, table.due)).rejects.toThrow('It is gone.');
    await table.wait(2);
    const matches = table.told(table.due).map((text) => [...text.matchAll(/\*\*\[#(\d+) /g)].map(([, number]) => Number(number)));
    expect(matches).toEqual([[table.match], [another]]);
    await table.wait(24);
    expect(table.told(table.due)).toHaveLength(4);
  });

  test('a process that dies while it sends reminders mentions nobody who has moved since it read the match', async () => {
    table = await calling({ noticesBy: 'mention' });
    const { match, due } = table;
    table.clock.advance(24);
    const on = await table.found();
    const asked = (await table.stores.clocks.of(match)).flatMap(({ seat, running }) =>
      running ? { on, match, seat, running } : [],
    );
    expect(asked).toHaveLength(1);
    await table.passOn();
    await sendReminder(table.services(), due, { match, kind: 'reminder' }, asked);
    expect(await table.saidOpenly('is waiting for you. Your turn began')).toEqual([]);
  });

  test('a process that sends reminders waits while Discord is unavailable', async () => {
    table.clock.advance(24);
    table.discord.fail(/dm|users/, { status: 502 });
    await table.callAll();
    expect(table.told(table.due)).toEqual([]);
    await table.callAll();
    expect(table.told(table.due)).toHaveLength(1);
  });

  test('a slower process that read before a faster one sent claims nothing, and the next reminder is sent in time', async () => {
    table.clock.advance(24);
    const fast = table.services();
    const { clocks } = fast.stores;
    const claimReminder: typeof clocks.claimReminder = async (...claim) => {
      await remindUser(fast, table.due);
      return clocks.claimReminder(...claim);
    };
    const slow = { ...fast, stores: { ...fast.stores, clocks: { ...clocks, claimReminder } } };
    await remindUser(slow, table.due);
    expect(table.told(table.due)).toHaveLength(1);
    expect((await clocks.of(table.match)).flatMap(({ running }) => running?.call ?? [])).toEqual([]);
    await table.wait(24);
    expect(table.told(table.due)).toHaveLength(2);
  });
});
