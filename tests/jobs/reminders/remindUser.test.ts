import { beforeEach, describe, expect, test } from 'vitest';
import { type Calling, calling, RESTING } from './remindingUsers.ts';

let table: Calling;

beforeEach(async () => {
  table = await calling();
});

describe('whoever keeps a match waiting', () => {
  test('is reminded after 24 hours, after 48 and after 72, and not again', async () => {
    const counts: number[] = [];
    for (let day = 0; day < 6; day++) {
      await table.wait(24);
      counts.push(table.told(table.due).length);
    }
    expect(counts).toEqual([1, 2, 3, 3, 3, 3]);
  });

  test('is told what happened, what is asked and where, with a button that opens what they can do', async () => {
    await table.wait(24);
    const [text] = table.told(table.due);
    expect(text).toContain('1 match waits for you');
    expect(text).toContain(`https://discord.com/channels/server/${await table.thread()}`);
    expect(text).toMatch(/offering/);
    expect(text).toMatch(/Since/);
    const [message] = table.discord
      .messages(table.discord.dmOf(table.due))
      .filter(({ body }) => JSON.stringify(body).includes('·reminder'));
    expect(JSON.stringify(message?.body)).toContain(`1.open.${table.match}`);
  });

  test('is reminded as often as they want', async () => {
    table = await calling({ remindEveryHours: 6 });
    await table.wait(18);
    expect(table.told(table.due)).toHaveLength(3);
  });

  test('is not reminded who wants no reminders, and the others hear when the reminders of the match would have gone by', async () => {
    table = await calling({ remindEveryHours: 0 });
    await table.wait(95);
    expect(await table.saidOpenly('has been waiting for')).toEqual([]);
    await table.wait(1);
    expect(table.told(table.due)).toEqual([]);
    expect(await table.saidOpenly('has been waiting for')).toHaveLength(1);
  });

  test('is left alone once they have moved, and whoever is asked then has the whole time', async () => {
    await table.wait(23);
    const then = await table.passOn();
    await table.wait(23);
    expect([table.told(table.due), table.told(then)]).toEqual([[], []]);
    await table.wait(1);
    expect(table.told(then)).toHaveLength(1);
  });

  test('is left alone who has moved since the reminder fell due', async () => {
    table.clock.advance(24);
    const then = await table.passOn();
    await table.callAll();
    expect([table.told(table.due), table.told(then)]).toEqual([[], []]);
  });

  test('is reminded once however many ask at once, or again', async () => {
    table.clock.advance(24);
    await Promise.all([table.callAll(), table.callAll()]);
    await table.callAll();
    expect(table.told(table.due)).toHaveLength(1);
  });

  test('is reminded when their quiet hours are over', async () => {
    table = await calling({ hours: RESTING });
    await table.wait(31);
    expect(table.told(table.due).filter((text) => text.includes('·reminder'))).toEqual([]);
    await table.wait(1);
    expect(table.told(table.due).filter((text) => text.includes('·reminder'))).toHaveLength(1);
  });

  test('is not woken by quiet hours that they have set since', async () => {
    await table.stores.users.change(table.due, { hours: RESTING });
    await table.wait(31);
    expect(table.told(table.due)).toEqual([]);
    await table.wait(1);
    expect(table.told(table.due)).toHaveLength(1);
  });

  test('is reminded in the thread, by a mention, who takes no direct messages', async () => {
    table.discord.dmsClosed.add(table.due);
    await table.wait(24);
    const said = await table.saidOpenly('waits for you; you were asked');
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`<@${table.due}>`);
    expect((await table.pingsIn()).at(-1)).toBe(table.due);
  });

  test('is not reminded of a match that is paused, until it goes on', async () => {
    const { matches } = table.services();
    const motion = { kind: 'pause', hours: 48 } as const;
    await matches.play(table.match, { type: 'Organise', user: 'organiser', motion, reason: 'agreed' }, 'pause');
    expect((await table.found()).pausedUntil).toBeDefined();
    await table.wait(47);
    expect(table.told(table.due)).toEqual([]);
    await table.wait(1);
    const resumed = { type: 'EndPause' } as const;
    expect((await matches.play(table.match, resumed, 'resume')).kind).toBe('played');
    await table.callAll();
    expect(table.told(table.due)).toHaveLength(1);
  });

  test('is not called when a computer plays for them', async () => {
    const { matches } = table.services();
    expect((await matches.play(table.match, { type: 'HandOver', user: table.due, to: 'computer' }, 'hand over')).kind).toBe(
      'played',
    );
    await table.wait(100);
    expect(table.told(table.due)).toEqual([]);
    expect(await table.saidOpenly('has been waiting for')).toEqual([]);
  });
});

describe('when reminders do not help', () => {
  test('all are told, once, for whom the match waits, since when, and what can be done', async () => {
    const since = Math.floor(table.clock.now().getTime() / 1000);
    await table.wait(96);
    await table.wait(96);
    const said = await table.saidOpenly('has been waiting for');
    expect(said).toHaveLength(1);
    expect(said[0]?.toLowerCase()).toContain(`waiting for ${table.due}`);
    expect(said[0]).toContain(`<t:${since}:R>`);
    expect(said[0]).toContain('/match nudge');
    expect(said[0]).toContain('/match vote');
    expect(await table.stores.departures.find(table.due, 'server')).toBeUndefined();
  });

  test('nobody is pinged by that', async () => {
    const before = await table.pingsIn();
    await table.wait(120);
    expect(await table.pingsIn()).toEqual(before);
  });

  test('somebody who takes no direct messages either cannot be reached any more', async () => {
    table.discord.dmsClosed.add(table.due);
    await table.wait(96);
    expect(await table.stores.departures.find(table.due, 'server')).toMatchObject({ reason: 'silent' });
  });

  test('as with somebody who has left the server, that is said at once, and nothing is sent to them', async () => {
    table.discord.left.add(table.due);
    await table.wait(24);
    const [said] = await table.saidOpenly('has been waiting for');
    expect(said).toContain('cannot be reached');
    expect(said).not.toContain('/match nudge');
    await table.wait(100);
    expect(table.told(table.due)).toEqual([]);
    expect(await table.saidOpenly('has been waiting for')).toHaveLength(1);
  });
});
