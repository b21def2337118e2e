import { ComponentType } from 'discord.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { bringBack } from '#discord/bringBack.ts';
import { tryDirectMessage } from '#discord/directMessage.ts';
import { releaseId } from '#matches/index.ts';
import type { Fault } from '../discord/tableTopDiscord.ts';
import { dice, type Posting, posting, SEATED } from './posting.ts';

let table: Posting;
let thread: string;

beforeEach(async () => {
  table = await posting();
  await table.announceAll();
  thread = await table.thread();
});

const standing = (channel: string) => table.discord.messages(channel).length;
const lastText = (channel: string) => table.texts(channel).at(-1) ?? '';

describe('a thread', () => {
  it('that is archived is opened again before an edit', async () => {
    table.discord.channel(thread).archived = true;
    await table.move();
    await table.announceAll();
    expect(table.discord.channel(thread).archived).toBe(false);
    expect(await table.thread()).toBe(thread);
    expect(standing('games')).toBe(1);
  });

  it.each([
    ['locked', () => Object.assign(table.discord.channel(thread), { locked: true, archived: true })],
    ['deleted', () => table.discord.remove(thread)],
  ])('that is %s gives way to a new one, linked from the channel, where the turn goes on', async (_how, spoil) => {
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

  it('is made anew as often as it goes', async () => {
    table.discord.remove(thread);
    await table.move();
    await table.announceAll();
    table.discord.remove(await table.thread());
    await table.move();
    await table.announceAll();
    expect(standing('games')).toBe(3);
    expect(await table.announceOnce()).toMatchObject({ kind: 'told' });
  });
});

describe('a place that is lost', () => {
  it.each([
    ['forbidden', () => Object.assign(table.discord.channel('games'), { forbidden: true }), /not allowed/],
    ['gone', () => table.discord.remove('games'), /cannot find/],
  ])('because it is %s is told to the host once, and the match goes on', async (_why, spoil, said) => {
    spoil();
    const host = table.discord.dmOf('ada');
    const before = standing(host);
    for (let tries = 0; tries < 7; tries++) {
      await table.move();
      expect((await table.announceOnce()).kind).toBe('later');
      table.clock.advance(2);
    }
    expect(standing(host)).toBe(before + 1);
    expect(lastText(host)).toMatch(said);
    expect(await table.found()).toMatchObject({ status: 'playing', failures: 7 });
  });

  it('is posted to again once it may be, with all that happened meanwhile', async () => {
    Object.assign(table.discord.channel('games'), { forbidden: true });
    await table.move();
    const first = await table.announceOnce();
    await table.move();
    const second = await table.announceOnce();
    Object.assign(table.discord.channel('games'), { forbidden: false });
    table.clock.advance(1);
    await table.announceAll();
    expect([first.kind, second.kind]).toEqual(['later', 'busy']);
    const row = await table.found();
    expect(row).toMatchObject({ announcedVersion: row.version, failures: 0 });
    expect(standing(thread)).toBe(4);
  });

  it('is tried more and more rarely, each quarter of an hour in the end', async () => {
    Object.assign(table.discord.channel('games'), { forbidden: true });
    await table.move();
    const pauses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const announced = await table.announceOnce();
      if (announced.kind === 'later') pauses.push(announced.inMs / 1000);
      table.clock.advance(2);
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900, 900]);
  });
});

describe('an outage of Discord', () => {
  it('is waited out, however long, and counts as nobody’s failure', async () => {
    await table.move();
    table.discord.fail(/./, { status: 503 }, 8);
    for (let tries = 0; tries < 8; tries++) {
      expect(await table.announceOnce()).toEqual({ kind: 'later', inMs: 5000 });
      table.clock.advance(0.01);
    }
    await table.announceAll();
    expect(await table.found()).toMatchObject({ failures: 0, status: 'playing' });
    expect(standing(thread)).toBe(3);
  });
});

/** What Discord has answered on bad days, and what nobody has seen yet; without a code: not from its API. */
const ODD_ANSWERS: readonly Fault[] = [
  { status: 400, code: 50_035 },
  { status: 400, code: 0 },
  { status: 403 },
  { status: 403, code: 40_333 },
  { status: 403, code: 20_026 },
  { status: 404, code: 0 },
  { status: 418 },
  { status: 429 },
  { status: 403, code: 99_999 },
];

describe('a match whose posts Discord refuses', () => {
  it.each(ODD_ANSWERS)('with $status and the code $code for an hour goes on, and loses nothing', async (fault) => {
    await table.move();
    table.discord.fail(/^(PATCH|POST) .*messages/, fault, 60);
    for (let tries = 0; tries < 30; tries++) {
      expect((await table.announceOnce()).kind).toBe('later');
      table.clock.advance(0.25);
    }
    expect((await table.found()).status).toBe('playing');
    table.discord.mend();
    await table.announceAll();
    const row = await table.found();
    expect(row).toMatchObject({ status: 'playing', failures: 0, announcedVersion: row.version });
    expect(standing(thread)).toBe(3);
  });

  it('as wrong gets the same in plain words, and goes on at once', async () => {
    await table.move();
    table.discord.fail(/^PATCH .*messages/, { status: 400, code: 50_035 });
    expect((await table.announceOnce()).kind).toBe('told');
    const row = await table.found();
    expect(row.announcedVersion).toBe(row.version);
    const edited = () => table.discord.messages(thread).find(({ edits }) => edits > 0)?.body.components ?? [];
    expect(new Set(edited().map(({ type }) => type))).toEqual(new Set([ComponentType.TextDisplay]));
    await table.move();
    await table.announceAll();
    const newest = table.discord.messages(thread).at(-1)?.body.components ?? [];
    expect(newest.some(({ type }) => type === ComponentType.ActionRow)).toBe(true);
  });
});

/** An event that no rule understands, below which nothing can be replayed. */
const breakLog = async (): Promise<void> => {
  const { version, ...row } = await table.found();
  const commandId = 'broken';
  const event = { type: 'MatchCreated', game: 'cyclades', options: {}, remindAfterHours: 24 };
  const events = [{ version: version + 1, event, commandId, at: row.createdAt, shape: 1 }];
  await table.stores.matches.append({ match: row.id, expectedVersion: version, commandId, events, summary: row });
};

describe('a log that cannot be replayed', () => {
  it('sets its match aside, reports why, and its thread is told once', async () => {
    await breakLog();
    expect((await table.announceOnce()).kind).toBe('told');
    expect((await table.found()).status).toBe('setAside');
    await table.announceOnce();
    expect(table.broken.length).toBeGreaterThan(0);
    expect(table.texts(thread).filter((text) => text.includes('I’ve stopped') || text.includes("I've stopped"))).toHaveLength(1);
  });
});

describe('a match that was set aside', () => {
  const sweepOnce = async (): Promise<void> => {
    const { stores } = table;
    for (const id of await stores.matches.setAsideByOthers(releaseId(), 100)) await bringBack(table.services(), id);
  };

  it('by an older release comes back by itself, tells its thread once, and nobody has lost time', async () => {
    await table.move();
    await table.announceAll();
    const before = await table.stores.clocks.of(table.match);
    await table.stores.matches.setAside(table.match, '0.1.0');
    table.clock.advance(24 * 30);
    await sweepOnce();
    const row = await table.found();
    expect(row).toMatchObject({ status: 'playing', failures: 0 });
    expect(row.suspendedAt).toBeUndefined();
    expect(table.texts(thread).filter((text) => text.includes('goes on'))).toHaveLength(1);
    await sweepOnce();
    expect(table.texts(thread).filter((text) => text.includes('goes on'))).toHaveLength(1);
    await table.move();
    await table.announceAll();
    expect((await table.found()).announcedVersion).toBe((await table.found()).version);
    expect(before.length).toBeGreaterThan(0);
  });

  it('since its log cannot be replayed is tried once by each release', async () => {
    await breakLog();
    await table.stores.matches.setAside(table.match, '0.1.0');
    await sweepOnce();
    expect((await table.found()).status).toBe('setAside');
    expect(await table.stores.matches.setAsideByOthers(releaseId(), 100)).toEqual([]);
    expect(await table.stores.matches.setAsideByOthers('0.9.0', 100)).toEqual([table.match]);
  });

  it('is not tried while the bot is not on its server', async () => {
    await table.stores.matches.setAside(table.match, '0.1.0');
    await table.stores.absences.begin('server', table.clock.now());
    await sweepOnce();
    expect((await table.found()).status).toBe('setAside');
    await table.stores.absences.back('server', table.clock.now());
    await sweepOnce();
    expect((await table.found()).status).toBe('playing');
  });

  it('is left alone where it was not set aside at all', async () => {
    expect(await bringBack(table.services(), table.match)).toBe('notSetAside');
    expect(await bringBack(table.services(), 999)).toBe('notSetAside');
  });
});

/** Each refuses one person's direct messages; as a channel is opened, or as the message is sent. */
const PERSONAL: readonly [string, RegExp, Fault][] = [
  ['50007', /^POST .channels.dm-ben/, { status: 403, code: 50_007 }],
  ['50278', /^POST .channels.dm-ben/, { status: 403, code: 50_278 }],
  ['10013', /^POST .channels.dm-ben/, { status: 404, code: 10_013 }],
  ['50033', /^POST .channels.dm-ben/, { status: 400, code: 50_033 }],
  ['40003', /^POST .channels.dm-ben/, { status: 403, code: 40_003 }],
  ['20026', /^POST .channels.dm-ben/, { status: 403, code: 20_026 }],
  ['10003', /^(POST|PATCH) .channels.dm-ben/, { status: 404, code: 10_003 }],
  ['50001', /^POST .channels.dm-ben/, { status: 403, code: 50_001 }],
  ['404', /^POST .channels.dm-ben/, { status: 404, code: 0 }],
];

describe('one person’s direct messages that Discord refuses', () => {
  it.each(PERSONAL)('with %s keep nobody else from their card and hold up nothing', async (_code, pattern, fault) => {
    const other = await posting();
    other.discord.fail(pattern, fault, 500);
    await other.announceAll();
    for (let moves = 0; moves < 40; moves++) {
      await other.move(dice(moves));
      await other.announceAll();
    }
    const row = await other.found();
    expect(row).toMatchObject({ status: 'playing', failures: 0, announcedVersion: row.version });
    const [ada, ben, cleo] = SEATED.map((user) => other.texts(other.discord.dmOf(user)).filter((text) => text.includes('·card')));
    expect([ada?.length, ben?.length]).toEqual([cleo?.length, 0]);
    expect(ada?.length).toBeGreaterThan(0);
    const told = other.texts(await other.thread()).filter((text) => text.includes("can't send you direct messages"));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('<@ben>');
    expect(told[0]).toContain('/gold');
  });
});

describe('a log that only newer code can read', () => {
  it('is left for that code, without a failure', async () => {
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
    expect(await table.announceOnce()).toEqual({ kind: 'later', inMs: 60_000 });
    expect(await table.announceOnce()).toEqual({ kind: 'busy' });
    expect(table.discord.requests.length).toBe(posted);
    expect(await table.found()).toMatchObject({ failures: 0, status: 'playing', announcedVersion: version });
  });
});

describe('a token that is valid no more', () => {
  it('sets no match aside', async () => {
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
  it('show as one joins, and are not tried again until asked for', async () => {
    table.discord.dmsClosed.add('dan');
    await table.stores.users.change('dan', { name: 'Dan' });
    const services = table.services();
    expect(await tryDirectMessage(services, 'dan', table.match)).toBe('closed');
    const asked = table.discord.requests.length;
    expect(await tryDirectMessage(services, 'dan', table.match)).toBe('closed');
    expect(table.discord.requests.length).toBe(asked);
    table.discord.dmsClosed.delete('dan');
    expect(await tryDirectMessage(services, 'dan', table.match, 'press')).toBe('open');
    expect(standing(table.discord.dmOf('dan'))).toBe(1);
  });

  it('are unknown, not closed, while Discord is away', async () => {
    await table.stores.users.change('dan', { name: 'Dan' });
    table.discord.fail(/users\/@me/, { status: 502 });
    expect(await tryDirectMessage(table.services(), 'dan', table.match)).toBe('unknown');
    expect(await tryDirectMessage(table.services(), 'dan', table.match)).toBe('open');
  });

  it('keep nobody else from their card, and get one again with the next change after they are opened', async () => {
    const other = await posting();
    other.discord.dmsClosed.add('ben');
    await other.announceAll();
    expect(SEATED.map((user) => other.discord.messages(other.discord.dmOf(user)).length)).toEqual([2, 0, 2]);
    expect((await other.stores.users.find('ben'))?.dmClosed).toBe(true);

    other.discord.dmsClosed.delete('ben');
    await tryDirectMessage(other.services(), 'ben', other.match, 'press');
    const thrown = dice(4);
    const isPaid = async () =>
      (await other.stores.matches.read(other.match, 0)).some(({ event }) => event.type === 'OfferingsPaid');
    while (!(await isPaid())) await other.move(thrown);
    await other.announceAll();
    const [greeting, card] = other.texts(other.discord.dmOf('ben'));
    expect(greeting).toContain('·hello');
    expect(card).toContain('·card');
  });
});
