import { beforeEach, describe, expect, test } from 'vitest';
import { type Calling, calling, RESTING } from './remindingUsers.ts';

let table: Calling;

beforeEach(async () => {
  table = await calling();
});

describe('a user who keeps a match waiting', () => {
  test('a user who keeps a match waiting is reminded after 24, 48 and 72 hours, and not again', async () => {
    const counts: number[] = [];
    for (let day = 0; day < 6; day++) {
      await table.wait(24);
      counts.push(table.told(table.due).length);
    }
    expect(counts).toEqual([1, 2, 3, 3, 3, 3]);
  });

  test('a reminder says what happened, what is asked and where, with a button for the next move', async () => {
    await table.wait(24);
    const [text] = table.told(table.due);
    expect(text).toContain('1 match is waiting for you');
    expect(text).toContain(`https://discord.com/channels/server/${await table.thread()}`);
    expect(text).toMatch(/it’s your turn to bid/);
    expect(text).toMatch(/Since/);
    const [message] = table.discord
      .messages(table.discord.dmOf(table.due))
      .filter(({ body }) => JSON.stringify(body).includes('1 match is waiting for you'));
    expect(JSON.stringify(message?.body)).toContain(`1.open.${table.match}`);
  });

  test('a user is reminded at the interval they chose', async () => {
    table = await calling({ remindEveryHours: 6 });
    await table.wait(18);
    expect(table.told(table.due)).toHaveLength(3);
  });

  test('a user who wants no reminders gets none, and the others are notified when the match’s reminders would have ended', async () => {
    table = await calling({ remindEveryHours: 0 });
    await table.wait(95);
    expect(await table.saidOpenly(', whose turn began')).toEqual([]);
    await table.wait(1);
    expect(table.told(table.due)).toEqual([]);
    expect(await table.saidOpenly(', whose turn began')).toHaveLength(1);
  });

  test('a user who has moved is not reminded, and the next one has the whole interval', async () => {
    await table.wait(23);
    const then = await table.passOn();
    await table.wait(23);
    expect([table.told(table.due), table.told(then)]).toEqual([[], []]);
    await table.wait(1);
    expect(table.told(then)).toHaveLength(1);
  });

  test('a user who has moved since the reminder became due is not reminded', async () => {
    table.clock.advance(24);
    const then = await table.passOn();
    await table.callAll();
    expect([table.told(table.due), table.told(then)]).toEqual([[], []]);
  });

  test('a user is reminded once when several jobs run at once or again', async () => {
    table.clock.advance(24);
    await Promise.all([table.callAll(), table.callAll()]);
    await table.callAll();
    expect(table.told(table.due)).toHaveLength(1);
  });

  test('a user is reminded when their quiet hours are over', async () => {
    table = await calling({ hours: RESTING });
    await table.wait(31);
    expect(await table.sentAs('reminder', table.due)).toEqual([]);
    await table.wait(1);
    expect(await table.sentAs('reminder', table.due)).toHaveLength(1);
  });

  test('a user is not woken in quiet hours set since the turn began', async () => {
    await table.stores.users.change(table.due, { hours: RESTING });
    await table.wait(31);
    expect(table.told(table.due)).toEqual([]);
    await table.wait(1);
    expect(table.told(table.due)).toHaveLength(1);
  });

  test('a user who accepts no direct messages is reminded by a mention in the thread', async () => {
    table.discord.dmsClosed.add(table.due);
    await table.wait(24);
    const said = await table.saidOpenly('is waiting for you. Your turn began');
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`<@${table.due}>`);
    expect((await table.pingsIn()).at(-1)).toBe(table.due);
  });

  test('a user is not reminded of a paused match until it resumes', async () => {
    const { matches } = table.services();
    const motion = { kind: 'pause', hours: 48 } as const;
    await matches.play(table.match, { type: 'Organise', user: 'organiser', motion, reason: 'agreed' }, 'pause');
    expect((await table.found()).pausedUntil).toBeInstanceOf(Date);
    await table.wait(47);
    expect(table.told(table.due)).toEqual([]);
    await table.wait(1);
    const resumed = { type: 'EndPause' } as const;
    expect((await matches.play(table.match, resumed, 'resume')).kind).toBe('played');
    await table.callAll();
    expect(table.told(table.due)).toHaveLength(1);
  });

  test('a user is not reminded while a computer plays for them', async () => {
    const { matches } = table.services();
    expect((await matches.play(table.match, { type: 'HandOver', user: table.due, to: 'computer' }, 'hand over')).kind).toBe(
      'played',
    );
    await table.wait(100);
    expect(table.told(table.due)).toEqual([]);
    expect(await table.saidOpenly(', whose turn began')).toEqual([]);
  });
});

describe('a match whose reminders have no effect', () => {
  test('a match whose reminders have no effect says once in the thread for whom it waits, since when, and what can be done', async () => {
    const since = Math.floor(table.clock.now().getTime() / 1000);
    await table.wait(96);
    await table.wait(96);
    const said = await table.saidOpenly(', whose turn began');
    expect(said).toHaveLength(1);
    expect(said[0]?.toLowerCase()).toContain(`waiting for ${table.due}`);
    expect(said[0]).toContain(`<t:${since}:R>`);
    expect(said[0]).toContain('/match nudge');
    expect(said[0]).toContain('/match vote');
    expect(await table.stores.departures.find(table.due, 'server')).toBeUndefined();
  });

  test('a match whose reminders have no effect pings nobody when it says so', async () => {
    const before = await table.pingsIn();
    await table.wait(120);
    expect(await table.pingsIn()).toEqual(before);
  });

  test('a user who accepts no direct messages and ignores all reminders becomes unreachable', async () => {
    table.discord.dmsClosed.add(table.due);
    await table.wait(96);
    expect(await table.stores.departures.find(table.due, 'server')).toMatchObject({ reason: 'silent' });
  });

  test('a match that waits for a user who has left the server says so immediately, and sends them nothing', async () => {
    table.discord.left.add(table.due);
    await table.wait(24);
    const [said] = await table.saidOpenly(', whose turn began');
    expect(said).toContain('I can’t reach Cleo on this server any more.');
    expect(said).not.toContain('/match nudge');
    await table.wait(100);
    expect(table.told(table.due)).toEqual([]);
    expect(await table.saidOpenly(', whose turn began')).toHaveLength(1);
  });
});
