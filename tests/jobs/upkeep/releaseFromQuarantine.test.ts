import { beforeEach, describe, expect, test } from 'vitest';
import { releaseFromQuarantine } from '#discord/delivery/releaseFromQuarantine.ts';
import { releaseId } from '#matches/index.ts';
import { type AnnouncementHarness, announcementHarness } from '../announce/announcementHarness.ts';

let table: AnnouncementHarness;
let thread: string;

beforeEach(async () => {
  table = await announcementHarness();
  await table.announceAll();
  thread = await table.thread();
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
  test('a log that cannot be replayed quarantines its match, with the reason, and is announced once in the thread', async () => {
    await breakLog();
    expect((await table.announceOnce()).kind).toBe('announced');
    expect((await table.found()).status).toBe('setAside');
    await table.announceOnce();
    expect(table.broken.length).toBeGreaterThan(0);
    expect(table.texts(thread).filter((text) => text.includes('I’ve stopped'))).toHaveLength(1);
  });
});

describe('a match in quarantine', () => {
  const sweepOnce = async (): Promise<void> => {
    const { stores } = table;
    for (const { id } of await stores.matches.list({ notTriedBy: releaseId() }, 100))
      await releaseFromQuarantine(table.services(), id);
  };

  test('a match quarantined by an older release is released automatically, announced once, and no player loses time', async () => {
    await table.move();
    await table.announceAll();
    const before = await table.stores.clocks.of(table.match);
    await table.stores.matches.setAside(table.match, 'an older release');
    table.clock.advance(24 * 30);
    await sweepOnce();
    const row = await table.found();
    expect(row).toMatchObject({ status: 'playing', failures: 0 });
    expect(row.suspendedAt).toBeUndefined();
    expect(table.texts(thread).filter((text) => text.includes('#1 continues.'))).toHaveLength(1);
    await sweepOnce();
    expect(table.texts(thread).filter((text) => text.includes('#1 continues.'))).toHaveLength(1);
    await table.move();
    await table.announceAll();
    expect((await table.found()).announcedVersion).toBe((await table.found()).version);
    expect(before.length).toBeGreaterThan(0);
  });

  test('a match whose log cannot be replayed is tried once by each release', async () => {
    await breakLog();
    await table.stores.matches.setAside(table.match, 'an older release');
    await sweepOnce();
    expect((await table.found()).status).toBe('setAside');
    expect(await table.stores.matches.list({ notTriedBy: releaseId() }, 100)).toEqual([]);
    expect(await table.stores.matches.list({ notTriedBy: '0.9.0' }, 100)).toMatchObject([{ id: table.match }]);
  });

  test('a match in quarantine is not tried while the bot is not on its server', async () => {
    await table.stores.matches.setAside(table.match, 'an older release');
    await table.stores.absences.begin('server', table.clock.now());
    await sweepOnce();
    expect((await table.found()).status).toBe('setAside');
    await table.stores.absences.update('server', { backAt: table.clock.now() });
    await sweepOnce();
    expect((await table.found()).status).toBe('playing');
  });

  test('a match that is not in quarantine is left alone', async () => {
    expect(await releaseFromQuarantine(table.services(), table.match)).toBe('notSetAside');
    expect(await releaseFromQuarantine(table.services(), 999)).toBe('notSetAside');
  });
});
