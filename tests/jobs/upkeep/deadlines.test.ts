import { describe, expect, test } from 'vitest';
import { nextDeadline, processDeadlines } from '#jobs/upkeep/deadlines.ts';
import type { Lobby, Motion, UserId } from '#matches/index.ts';
import { createLivenessMonitor } from '#matches/index.ts';
import { releaseId } from '#matches/log/release.ts';
import { type AnnouncementHarness, announcementHarness } from '../announce/announcementHarness.ts';

const NOON = Date.parse('2026-01-01T12:00:00Z');
const HOUR = 3_600_000;
const WARNING = 'ou’re running out of time in #1.';
const PAUSE_ENDS = 'The pause in #1 ends <t:';

/** A match that is fully announced and whose first seat has just become active. */
const asked = async (lobby: Partial<Lobby> = { pace: '24h', timeOut: 'safe' }) => {
  const table = await announcementHarness({ lobby });
  await table.announceAll();
  const heart = createLivenessMonitor(table.services(), { worker: () => true, bot: () => true });
  await heart.heartbeat();
  const { user, moves } = await table.legal();
  let acts = 0;
  return {
    ...table,
    user,
    moves,
    keep: () => processDeadlines(table.services(), heart, table.match),
    /** In hours since noon, like all times here. */
    next: async () => {
      const match = await table.stores.matches.find(table.match);
      const at = match && (await nextDeadline(table.services(), match, await table.stores.clocks.of(table.match)));
      return at && (at.getTime() - NOON) / HOUR;
    },
    decide: (motion: Motion) =>
      table.services().matches.play(table.match, { type: 'Organise', user: 'o', motion, reason: 'agreed' }, `organise-${acts++}`),
    said: (to: UserId, word: string) => table.texts(table.discord.dmOf(to)).filter((text) => text.includes(word)),
    types: async () => (await table.stores.matches.read(table.match, 0)).map(({ event }) => event.type),
  };
};

const others = ({ user }: { readonly user: UserId }) => ['ada', 'ben', 'cleo'].filter((each) => each !== user);

describe('a seat’s clock', () => {
  test('a seat’s clock is first checked when its user is to be warned', async () => {
    expect(await (await asked()).next()).toBe(66);
    expect(await (await asked({ pace: 'live' })).next()).toBe(2 + 7.5 / 60);
    expect(await (await asked({ pace: 'off' })).next()).toBeUndefined();
  });

  test('a clock is checked when a vote ends, which is counted before time runs out', async () => {
    const table = await asked({ pace: '24h', timeOut: 'safe' });
    table.clock.advance(48);
    const motion = { kind: 'extend', seat: (await table.found()).active[0] ?? 0, hours: 24 } as const;
    const called = await table
      .services()
      .matches.play(table.match, { type: 'CallVote', user: others(table)[0] ?? '', motion }, 'called');
    expect(called.kind).toBe('played');
    table.clock.advance(18);
    await table.keep();
    expect(await table.next()).toBe(72);
    table.clock.advance(6);
    await table.keep();
    expect((await table.types()).filter((type) => /Vote|Time/.test(type))).toEqual([
      'VoteCalled',
      'Voted',
      'VoteEnded',
      'TimeGranted',
    ]);
    expect((await table.found()).voteUntil).toBeUndefined();
    expect(await table.next()).toBeGreaterThan(72);
  });

  test('a vote’s end schedules a check where no clock is running', async () => {
    const table = await asked({ pace: 'off' });
    await table.services().matches.play(table.match, { type: 'CallVote', user: 'ben', motion: { kind: 'draw' } }, 'called');
    expect(await table.next()).toBe(48);
  });

  test('a seat’s clock warns its user alone, once, with the deadline', async () => {
    const table = await asked();
    table.clock.advance(65);
    await table.keep();
    expect(table.said(table.user, WARNING)).toEqual([]);
    table.clock.advance(1);
    await table.keep();
    await table.keep();
    const [warning, ...more] = table.said(table.user, WARNING);
    expect(more).toEqual([]);
    expect(warning).toContain(`<t:${(NOON + 72 * HOUR) / 1000}:f>`);
    for (const other of others(table)) expect(table.said(other, WARNING)).toEqual([]);
    expect(await table.next()).toBe(72);
    const clocks = await table.stores.clocks.of(table.match);
    expect(clocks.flatMap(({ running }) => running?.isWarned ?? [])).toEqual([true]);
  });

  test('a warning by a mention does not reveal the deadline to others', async () => {
    const table = await asked();
    table.discord.dmsClosed.add(table.user);
    table.clock.advance(66);
    await table.keep();
    const [open] = table.texts(await table.thread()).filter((text) => text.includes(WARNING));
    expect(open).toContain(`<@${table.user}>`);
    expect(open).not.toContain(String((NOON + 72 * HOUR) / 1000));
    expect(open).not.toContain('<t:');
  });

  test('a warning comes after the user’s current quiet hours, and not at all if time runs out before they end', async () => {
    const table = await asked();
    await table.stores.users.change(table.user, { hours: { timeZone: 'UTC', quietFrom: '05:00', quietUntil: '09:00' } });
    table.clock.advance(66);
    await table.keep();
    expect([await table.next(), table.said(table.user, WARNING)]).toEqual([69, []]);
    table.clock.advance(3);
    await table.keep();
    expect(table.said(table.user, WARNING)).toHaveLength(1);

    const late = await asked();
    await late.stores.users.change(late.user, { hours: { timeZone: 'UTC', quietFrom: '05:00', quietUntil: '15:00' } });
    late.clock.advance(66);
    await late.keep();
    expect(await late.next()).toBe(72);
  });

  test('a warning is retried after Discord was unavailable', async () => {
    const table = await asked();
    table.clock.advance(66);
    table.discord.fail(/POST/, { status: 500 }, 3);
    await table.keep();
    expect(table.said(table.user, WARNING)).toEqual([]);
    expect(await table.next()).toBe(66);
    table.discord.fail(/never/, { status: 500 }, 0);
    for (let tries = 0; tries < 4; tries++) await table.keep();
    expect(table.said(table.user, WARNING)).toHaveLength(1);
    expect(await table.next()).toBe(72);
  });

  test('a seat’s clock runs out at its deadline, once, and the match continues', async () => {
    const table = await asked();
    table.clock.advance(72);
    const before = await table.found();
    await Promise.all([table.keep(), table.keep()]);
    await table.keep();
    const after = await table.found();
    expect((await table.types()).filter((type) => type === 'TimeRanOut')).toHaveLength(1);
    expect(after.active).not.toEqual(before.active);
    expect(await table.next()).toBe(72 + 66);
  });

  test('a clock that runs out does not act for a user who has moved first', async () => {
    const table = await asked();
    table.clock.advance(72);
    await table.move();
    await table.keep();
    expect(await table.types()).not.toContain('TimeRanOut');
  });

  test('a clock that would run out on a holiday stops for that day, which is spent', async () => {
    const table = await asked();
    await table.stores.holidays.replan(table.user, () => ({ planned: ['2026-01-03', '2026-01-04'] }));
    table.clock.advance(66);
    await table.keep();
    expect(await table.next()).toBe(72);
    expect((await table.stores.holidays.of(table.user)).spent).toEqual([]);
    table.clock.advance(6);
    await table.keep();
    expect((await table.stores.holidays.of(table.user)).spent).toEqual(['2026-01-04']);
    expect(await table.next()).toBe(84);
    table.clock.advance(12);
    await table.keep();
    expect(await table.types()).toContain('TimeRanOut');
  });

  test('a clock gets back the time when the bot was down before anything else happens', async () => {
    const table = await asked();
    await table.stores.clocks.noteDowntime({ from: NOON + HOUR, until: NOON + 3 * HOUR });
    table.clock.advance(72);
    await table.keep();
    expect(await table.types()).not.toContain('TimeRanOut');
    expect(await table.next()).toBe(74);
  });

  test('a clock does not run out while people cannot act', async () => {
    const table = await asked();
    const heart = createLivenessMonitor(table.services(), { worker: () => true });
    table.clock.advance(72);
    expect(await processDeadlines(table.services(), heart, table.match)).toBeUndefined();
    expect(await table.types()).not.toContain('TimeRanOut');
  });

  test('a clock that ran out starts again with the next decision', async () => {
    const table = await asked();
    table.clock.advance(72);
    await table.keep();
    const { seats } = await table.found();
    const late = seats.find(({ user }) => user === table.user)?.seat;
    const clocks = await table.stores.clocks.of(table.match);
    expect(clocks.find(({ seat }) => seat === late)).toEqual({ seat: late, bank: 0, paceLeft: 0 });
  });
});

describe('a pause', () => {
  test('a pause’s end is announced to everybody a day before, outside their quiet hours, and it ends by itself', async () => {
    const table = await asked();
    const [early = '', late = ''] = others(table);
    await table.stores.users.change(late, { hours: { timeZone: 'UTC', quietFrom: '10:00', quietUntil: '16:00' } });
    await table.decide({ kind: 'pause', hours: 72 });
    const told = (user: UserId) => table.said(user, PAUSE_ENDS).length;
    table.clock.advance(47);
    await table.keep();
    expect([table.user, early, late].map(told)).toEqual([0, 0, 0]);
    table.clock.advance(1);
    await table.keep();
    expect([table.user, early, late].map(told)).toEqual([1, 1, 0]);
    expect(await table.next()).toBe(52);
    table.clock.advance(4);
    await table.keep();
    expect([table.user, early, late].map(told)).toEqual([1, 1, 1]);
    table.clock.advance(20);
    await table.keep();
    await table.keep();
    expect((await table.types()).filter((type) => type === 'MatchResumed')).toHaveLength(1);
    expect([table.user, early, late].map(told)).toEqual([1, 1, 1]);
    expect((await table.found()).pausedUntil).toBeUndefined();
  });

  test('a pause lets no time run out and warns nobody; when it ends early, the clocks are checked', async () => {
    const table = await asked();
    table.clock.advance(60);
    await table.decide({ kind: 'pause', hours: 100 });
    table.clock.advance(20);
    await table.keep();
    expect(await table.types()).not.toContain('TimeRanOut');
    expect(table.said(table.user, WARNING)).toEqual([]);
    await table.decide({ kind: 'resume' });
    expect(await table.next()).toBe(80);
    await table.keep();
    expect(await table.next()).toBe(86);
  });

  test('a pause’s end is not announced to players who have conceded', async () => {
    const table = await asked();
    const [gone = ''] = others(table);
    await table.services().matches.play(table.match, { type: 'Concede', user: gone }, 'concede');
    await table.decide({ kind: 'pause', hours: 72 });
    table.clock.advance(50);
    await table.keep();
    expect(table.said(table.user, PAUSE_ENDS)).toHaveLength(1);
    expect(table.said(gone, PAUSE_ENDS)).toEqual([]);
  });

  test('a pause that has ended is not announced', async () => {
    const table = await asked();
    await table.decide({ kind: 'pause', hours: 72 });
    table.clock.advance(10);
    await table.decide({ kind: 'resume' });
    table.clock.advance(40);
    await table.keep();
    expect(table.said(table.user, PAUSE_ENDS)).toEqual([]);
  });
});

describe('a repeated sweep or job', () => {
  test('a repeated sweep or job changes nothing for a match that is over or does not exist', async () => {
    const table: AnnouncementHarness = await announcementHarness();
    const heart = createLivenessMonitor(table.services(), {});
    expect(await processDeadlines(table.services(), heart, 999)).toBeUndefined();
    await table.stores.matches.setAside(table.match, releaseId());
    expect(await processDeadlines(table.services(), heart, table.match)).toBeUndefined();
  });
});
