import { beforeEach, describe, expect, test } from 'vitest';
import { probeDirectMessages } from '#discord/delivery/directMessage.ts';
import { isPost, isPostOfKind } from '../../support/laws/postIds.ts';
import { type AnnouncementHarness, announcementHarness, dice, SEATED } from './announcementHarness.ts';

let table: AnnouncementHarness;
let thread: string;

beforeEach(async () => {
  table = await announcementHarness();
  await table.announceAll();
  thread = await table.thread();
});

const standing = (channel: string) => table.discord.messages(channel).length;
const lastText = (channel: string) => table.texts(channel).at(-1) ?? '';

describe('a thread', () => {
  test('an archived thread is opened again before an edit', async () => {
    table.discord.channel(thread).archived = true;
    await table.move();
    await table.announceAll();
    expect(table.discord.channel(thread).archived).toBe(false);
    expect(await table.thread()).toBe(thread);
    expect(standing('games')).toBe(1);
  });

  test.each([
    ['locked', () => Object.assign(table.discord.channel(thread), { locked: true, archived: true })],
    ['deleted', () => table.discord.remove(thread)],
  ])('a thread that is %s is replaced by a new one, linked from the channel, where the turn continues', async (_how, spoil) => {
    spoil();
    await table.move();
    await table.announceAll();
    const next = await table.thread();
    expect(next).not.toBe(thread);
    expect(table.discord.messages('games').map(({ id }) => id)).toEqual([thread, next]);
    expect(table.texts(next).join()).toContain('<@');
    const joined = table.discord.requests.filter((line) => line.startsWith(`PUT /channels/${next}/thread-members/`));
    expect(joined).toHaveLength(SEATED.length);
    expect(await table.found()).toMatchObject({ failures: 0, status: 'playing' });
  });

  test('a thread is made again each time it is deleted', async () => {
    table.discord.remove(thread);
    await table.move();
    await table.announceAll();
    table.discord.remove(await table.thread());
    await table.move();
    await table.announceAll();
    expect(standing('games')).toBe(3);
    expect(await table.announceOnce()).toMatchObject({ kind: 'announced' });
  });
});

describe('a channel that is lost', () => {
  test.each([
    ['forbidden', () => Object.assign(table.discord.channel('games'), { forbidden: true }), /no longer allowed to post/],
    ['gone', () => table.discord.remove('games'), /can’t find the channel/],
  ])('the host is notified once that the channel is %s, and the match continues', async (_why, spoil, said) => {
    spoil();
    const host = table.discord.dmOf('ada');
    const before = standing(host);
    for (let tries = 0; tries < 7; tries++) {
      await table.move();
      expect((await table.announceOnce()).kind).toBe('retry');
      table.clock.advance(2);
    }
    expect(standing(host)).toBe(before + 1);
    expect(lastText(host)).toMatch(said);
    expect(await table.found()).toMatchObject({ status: 'playing', failures: 7 });
  });

  test('a lost channel is posted to again once that is possible, with everything that has happened since', async () => {
    Object.assign(table.discord.channel('games'), { forbidden: true });
    await table.move();
    const first = await table.announceOnce();
    await table.move();
    const second = await table.announceOnce();
    Object.assign(table.discord.channel('games'), { forbidden: false });
    table.clock.advance(1);
    await table.announceAll();
    expect([first.kind, second.kind]).toEqual(['retry', 'busy']);
    const row = await table.found();
    expect(row).toMatchObject({ announcedVersion: row.version, failures: 0 });
    expect(standing(thread)).toBe(4);
  });

  test('a lost channel is tried with back-off, at least every quarter of an hour', async () => {
    Object.assign(table.discord.channel('games'), { forbidden: true });
    await table.move();
    const pauses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const announced = await table.announceOnce();
      if (announced.kind === 'retry') pauses.push(announced.inMs / 1000);
      table.clock.advance(2);
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900, 900]);
  });
});

describe('an outage of Discord', () => {
  test('an outage of Discord is waited out, however long, and does not count as a failure', async () => {
    await table.move();
    table.discord.fail(/./, { status: 503 }, 8);
    for (let tries = 0; tries < 8; tries++) {
      expect(await table.announceOnce()).toEqual({ kind: 'retry', inMs: 5000 });
      table.clock.advance(0.01);
    }
    await table.announceAll();
    expect(await table.found()).toMatchObject({ failures: 0, status: 'playing' });
    expect(standing(thread)).toBe(3);
  });
});

describe('a log that only newer code can read', () => {
  test('a log that only newer code can read is left for that code, without a failure', async () => {
    const { version, ...row } = await table.found();
    await table.stores.matches.append({
      match: row.id,
      expectedVersion: version,
      commandId: 'from the future',
      events: [
        { version: version + 1, event: { type: 'CreatureSlain' }, commandId: 'from the future', at: row.createdAt, shape: 1 },
      ],
      summary: row,
    });
    const posted = table.discord.requests.length;
    expect(await table.announceOnce()).toEqual({ kind: 'retry', inMs: 60_000 });
    expect(await table.announceOnce()).toEqual({ kind: 'busy' });
    expect(table.discord.requests.length).toBe(posted);
    expect(await table.found()).toMatchObject({ failures: 0, status: 'playing', announcedVersion: version });
  });
});

describe('an invalid token', () => {
  test('an invalid token quarantines no match', async () => {
    await table.move();
    table.discord.fail(/./, { status: 401, code: 0 }, 8);
    for (let tries = 0; tries < 8; tries++) {
      await table.announceOnce();
      table.clock.advance(1);
    }
    expect(await table.found()).toMatchObject({ failures: 0, status: 'playing' });
  });
});

describe('direct messages that are closed', () => {
  test('closed direct messages are noticed when a player joins, and are not tried again until asked for', async () => {
    table.discord.dmsClosed.add('dan');
    await table.stores.users.change('dan', { name: 'Dan' });
    const services = table.services();
    expect(await probeDirectMessages(services, 'dan', table.match)).toBe('closed');
    const asked = table.discord.requests.length;
    expect(await probeDirectMessages(services, 'dan', table.match)).toBe('closed');
    expect(table.discord.requests.length).toBe(asked);
    table.discord.dmsClosed.delete('dan');
    expect(await probeDirectMessages(services, 'dan', table.match, 'press')).toBe('open');
    expect(standing(table.discord.dmOf('dan'))).toBe(1);
  });

  test('direct messages are unknown, not closed, while Discord is away', async () => {
    await table.stores.users.change('dan', { name: 'Dan' });
    table.discord.fail(/users\/@me/, { status: 502 });
    expect(await probeDirectMessages(table.services(), 'dan', table.match)).toBe('unknown');
    expect(await probeDirectMessages(table.services(), 'dan', table.match)).toBe('open');
  });

  test('closed direct messages keep nobody else from their card; once opened, the next change sends the card again', async () => {
    const other = await announcementHarness();
    other.discord.dmsClosed.add('ben');
    await other.announceAll();
    expect(SEATED.map((user) => other.discord.messages(other.discord.dmOf(user)).length)).toEqual([2, 0, 2]);
    expect((await other.stores.users.find('ben'))?.dmClosed).toBe(true);

    other.discord.dmsClosed.delete('ben');
    await probeDirectMessages(other.services(), 'ben', other.match, 'press');
    const thrown = dice(4);
    const isPaid = async () =>
      (await other.stores.matches.read(other.match, 0)).some(({ event }) => event.type === 'OfferingsPaid');
    while (!(await isPaid())) await other.move(thrown);
    await other.announceAll();
    const [greeting, card] = other.discord.messages(other.discord.dmOf('ben')).map(({ body }) => body);
    expect(isPost(greeting ?? {}, `#${other.match}·hello·press`)).toBe(true);
    expect(isPostOfKind(card ?? {}, other.match, 'card')).toBe(true);
  });
});
