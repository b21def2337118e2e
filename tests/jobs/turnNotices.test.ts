import { describe, expect, it } from 'vitest';
import { calling, LATER, RESTING } from './calling.ts';
import { doomAt, SEATED } from './posting.ts';

describe('a turn is told', () => {
  it('by a ping in its post, to whoever has chosen nothing', async () => {
    const table = await calling();
    const then = await table.turn();
    expect((await table.pingsIn()).at(-1)).toBe(then);
    expect(table.told(then)).toEqual([]);
  });

  it('by direct message at once, and without a ping, to whoever wants that', async () => {
    const table = await calling({ noticesBy: 'dm' });
    const then = await table.turn();
    expect(table.told(then)).toHaveLength(1);
    expect(table.told(then)[0]).toContain('·turn');
    expect(await table.pingsIn()).toEqual([]);
    expect(await table.saidOpenly(`<@${then}>`)).not.toEqual([]);
  });

  it('both ways, to whoever wants that', async () => {
    const table = await calling({ noticesBy: 'both' });
    const then = await table.turn();
    expect(table.told(then)).toHaveLength(1);
    expect((await table.pingsIn()).at(-1)).toBe(then);
    expect(await table.saidOpenly('waits for you; you were asked')).toEqual([]);
  });

  it('by a mention of its own where it is found out only then that direct messages are closed', async () => {
    const table = await calling({ noticesBy: 'dm' });
    for (const user of SEATED) if (user !== table.due) table.discord.dmsClosed.add(user);
    const then = await table.turn();
    expect(await table.saidOpenly('waits for you; you were asked')).toHaveLength(1);
    expect((await table.pingsIn()).filter((user) => user === then)).toHaveLength(1);
  });

  it('by a ping in its post where direct messages are known to be closed', async () => {
    const table = await calling({ noticesBy: 'dm', dmClosed: true });
    const then = await table.turn();
    expect(await table.saidOpenly('waits for you; you were asked')).toEqual([]);
    expect((await table.pingsIn()).filter((user) => user === then)).toHaveLength(1);
  });

  it('when quiet hours are over, and not by the post', async () => {
    const table = await calling({ hours: RESTING });
    const then = await table.turn();
    expect([table.told(then), await table.pingsIn()]).toEqual([[], []]);
    await table.wait(8);
    expect(table.told(then)).toHaveLength(1);
    expect(await table.pingsIn()).toEqual([]);
  });

  it('when quiet hours are over, by a mention to whoever wants one', async () => {
    const table = await calling({ hours: RESTING, noticesBy: 'mention' });
    const then = await table.turn();
    await table.wait(8);
    expect(table.told(then)).toEqual([]);
    expect(await table.pingsIn()).toEqual([then]);
  });

  it('to nobody who has moved before their quiet hours were over', async () => {
    const table = await calling({ hours: RESTING });
    const then = await table.turn();
    await table.passOn();
    await table.wait(8);
    expect(table.told(then)).toEqual([]);
  });

  it('once, when the post comes late, in quiet hours, and is tried again after them', async () => {
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
