import { describe, expect, test } from 'vitest';
import { doomAt, SEATED } from '../announce/announcementHarness.ts';
import { type Calling, calling, LATER, RESTING } from './remindingUsers.ts';

describe('a notice of a turn', () => {
  test('a notice of a turn is a ping in its post for a user without settings', async () => {
    const table = await calling();
    const then = await table.turn();
    expect((await table.pingsIn()).at(-1)).toBe(then);
    expect(table.told(then)).toEqual([]);
  });

  test('a notice of a turn is an immediate direct message, without a ping, for a user who wants that', async () => {
    const table = await calling({ noticesBy: 'dm' });
    const then = await table.turn();
    expect(table.told(then)).toHaveLength(1);
    expect(await table.sentAs('turn', then)).toEqual(table.told(then));
    expect(await table.pingsIn()).toEqual([]);
    expect(await table.saidOpenly(`<@${then}>`)).not.toEqual([]);
  });

  test('a notice of a turn is a ping and a direct message for a user who wants both', async () => {
    const table = await calling({ noticesBy: 'both' });
    const then = await table.turn();
    expect(table.told(then)).toHaveLength(1);
    expect((await table.pingsIn()).at(-1)).toBe(then);
    expect(await table.saidOpenly('is waiting for you. Your turn began')).toEqual([]);
  });

  test('a notice of a turn is a mention of its own when direct messages turn out to be closed', async () => {
    const table = await calling({ noticesBy: 'dm' });
    for (const user of SEATED) if (user !== table.due) table.discord.dmsClosed.add(user);
    const then = await table.turn();
    expect(await table.saidOpenly('is waiting for you. Your turn began')).toHaveLength(1);
    expect((await table.pingsIn()).filter((user) => user === then)).toHaveLength(1);
  });

  test('a notice of a turn is a ping in its post when direct messages are known to be closed', async () => {
    const table = await calling({ noticesBy: 'dm', dmClosed: true });
    const then = await table.turn();
    expect(await table.saidOpenly('is waiting for you. Your turn began')).toEqual([]);
    expect((await table.pingsIn()).filter((user) => user === then)).toHaveLength(1);
  });

  test('a notice of a turn comes after quiet hours, not in the post', async () => {
    const table = await calling({ hours: RESTING });
    const then = await table.turn();
    expect([table.told(then), await table.pingsIn()]).toEqual([[], []]);
    await table.wait(8);
    expect(table.told(then)).toHaveLength(1);
    expect(await table.pingsIn()).toEqual([]);
  });

  test('a notice of a turn comes after quiet hours as a mention for a user who wants mentions', async () => {
    const table = await calling({ hours: RESTING, noticesBy: 'mention' });
    const then = await table.turn();
    await table.wait(8);
    expect(table.told(then)).toEqual([]);
    expect(await table.pingsIn()).toEqual([then]);
  });

  test('a notice of a turn does not come to a user who has moved before their quiet hours ended', async () => {
    const table = await calling({ hours: RESTING });
    const then = await table.turn();
    await table.passOn();
    await table.wait(8);
    expect(table.told(then)).toEqual([]);
  });

  test('a notice of a turn comes once when its post is late and falls in quiet hours, and is retried after them', async () => {
    const table = await calling({ hours: LATER });
    const then = await table.passOn();
    table.clock.advance(2);
    const before = await table.pingsIn();
    const { doom, struck } = doomAt(2, 'before');
    await Promise.race([table.announceOnce(doom), struck]);
    table.clock.advance(7);
    await table.announceAll();
    await table.callAll();
    expect(await table.saidOpenly(`<@${then}>`)).toHaveLength(1);
    expect(await table.pingsIn()).toEqual(before);
    expect(table.told(then)).toHaveLength(1);
    await table.wait(2);
    expect(table.told(then)).toHaveLength(1);
  });
});

describe('a direct message about a turn', () => {
  const CALLED_OFF = '#1 isn’t waiting for you any more';
  const takeBack = (table: Calling) =>
    table.services().matches.play(table.match, { type: 'Undo', user: table.due }, 'taken back');

  test('a direct message about a turn says so when the move that led to it is undone, loses its button and sends no new message', async () => {
    const table = await calling({ noticesBy: 'dm' });
    const then = await table.turn();
    const sent = () => table.discord.requests.filter((request) => /^POST .*messages$/.test(request)).length;
    await takeBack(table);
    const before = sent();
    await table.announceAll();
    expect(table.told(then)).toEqual([expect.stringContaining(CALLED_OFF)]);
    expect(JSON.stringify(table.discord.messages(table.discord.dmOf(then)))).not.toContain('custom_id');
    expect(sent()).toBe(before);
  });

  test('a reminder of a turn says so when the move that led to it is undone', async () => {
    const table = await calling({ noticesBy: 'dm' });
    const then = await table.turn();
    await table.wait(25);
    await takeBack(table);
    await table.announceAll();
    expect(table.told(then).map((text) => text.includes(CALLED_OFF))).toEqual([true, true]);
  });

  test('a direct message about an undone turn keeps the other matches in it', async () => {
    const table = await calling();
    const then = await table.turn();
    const other = await table.another(then);
    await table.wait(24);
    expect(table.told(then)).toEqual([expect.stringContaining('2 matches are waiting for you')]);
    await takeBack(table);
    await table.announceAll();
    const [told = ''] = table.told(then);
    expect(told).toContain(CALLED_OFF);
    expect(told).toContain(`#${other} Peloponnes`);
    expect(told).not.toContain(`#${table.match} Cyclades`);
  });

  test('a direct message about something else is not edited after an undo', async () => {
    const table = await calling({ noticesBy: 'dm' });
    const then = await table.turn();
    const told = table.told(then);
    const last = await table.turn();
    await table.services().matches.play(table.match, { type: 'Undo', user: then }, 'taken back');
    await table.announceAll();
    expect(table.told(then)).toEqual(told);
    expect(table.told(last)).toEqual([expect.stringContaining(CALLED_OFF)]);
  });
});
