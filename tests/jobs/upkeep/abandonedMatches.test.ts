import { beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '#jobs/handlers/sweep.ts';
import { type AnnouncementHarness, announcementHarness, SEATED } from '../announce/announcementHarness.ts';
import { deaf } from '../queue/deaf.ts';
import { BEATING } from '../queue/heartbeats.ts';

const DAY = 24;
let table: AnnouncementHarness;

beforeEach(async () => {
  table = await announcementHarness();
  await table.announceAll();
});

/** Advances the clock by this number of days and sends everything that is due. */
const pass = async (days: number): Promise<void> => {
  table.clock.advance(days * DAY);
  await sweep(table.services(), BEATING, deaf, 100);
  await table.announceAll();
};
const warnings = async (): Promise<readonly string[]> =>
  table.texts(await table.thread()).filter((text) => text.includes('No one has moved in #1 since'));

describe('a match in which nobody moves', () => {
  test('a match in which nobody moves gets a warning that pings all players after 53 days, and is closed a week later', async () => {
    await pass(52.9);
    expect(await warnings()).toEqual([]);
    const before = table.discord.pings.length;
    await pass(0.1);
    await pass(1);
    const ends = Math.floor(table.clock.now().getTime() / 1000) + 6 * DAY * 3600;
    expect(await warnings()).toEqual([expect.stringContaining(`It closes <t:${ends}:R>`)]);
    const thread = await table.thread();
    const called = table.discord.pings.slice(before).filter(({ channel }) => channel === thread);
    expect(called.map(({ user }) => user)).toEqual([...SEATED]);
    await pass(5.9);
    expect((await table.found()).status).toBe('playing');
    await pass(0.1);
    expect((await table.found()).status).toBe('ended');
    expect(table.texts(thread).some((text) => text.includes('The match was abandoned, so no one wins.'))).toBe(true);
  });

  test('a match in which a player moves after the warning continues, and its next warning comes much later', async () => {
    await pass(53);
    await table.move();
    await pass(52);
    expect((await table.found()).status).toBe('playing');
    expect(await warnings()).toHaveLength(1);
    await pass(1);
    expect(await warnings()).toHaveLength(2);
    expect((await table.found()).status).toBe('playing');
  });

  test('a match in which nobody moves has a week after the warning, even if the bot was down when it became due', async () => {
    await pass(400);
    expect(await warnings()).toHaveLength(1);
    expect((await table.found()).status).toBe('playing');
    await pass(6.9);
    expect((await table.found()).status).toBe('playing');
    await pass(0.1);
    expect((await table.found()).status).toBe('ended');
  });

  test('a match in which nobody moves is warned once Discord is available again', async () => {
    table.clock.advance(53 * DAY);
    table.discord.fail(/POST \/channels/, { status: 502 });
    await sweep(table.services(), BEATING, deaf, 100);
    expect(await warnings()).toEqual([]);
    await pass(0);
    expect(await warnings()).toHaveLength(1);
  });

  test('a match in which nobody moves is closed even if nothing can be posted any more', async () => {
    table.clock.advance(53 * DAY);
    table.discord.channel('games').forbidden = true;
    await sweep(table.services(), BEATING, deaf, 100);
    table.clock.advance(7 * DAY);
    await sweep(table.services(), BEATING, deaf, 100);
    expect((await table.found()).status).toBe('ended');
  });
});
