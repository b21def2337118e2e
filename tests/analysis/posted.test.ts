import { describe, expect, test } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import { announce } from '#jobs/announce/announce.ts';
import { diveToTheEnd, diving, withReports } from '../discord/lookups/reported.ts';
import { type AnnouncementHarness, doomAt } from '../jobs/announce/announcementHarness.ts';
import { isPostOfKind } from '../support/laws/postIds.ts';

const reportsOf = async (table: AnnouncementHarness): Promise<readonly string[]> =>
  table.textsOf(await table.thread(), (body) => isPostOfKind(body, table.match, 'report'));

const isEndPosted = async ({ discord, match, thread }: AnnouncementHarness): Promise<boolean> =>
  discord.messages(await thread()).some(({ body }) => isPostOfKind(body, match, 'end'));

const announceAll = async (table: AnnouncementHarness, services: Services): Promise<void> => {
  while ((await announce(services, table.match)).kind !== 'announced') table.clock.advance(1);
};

describe('the report after a match', () => {
  test('an ended match gets one report, last, with its pictures', async () => {
    const table = await diveToTheEnd(await diving());
    const services = withReports(table);
    await announceAll(table, services);
    await announceAll(table, services);
    expect(await reportsOf(table)).toEqual([expect.stringContaining('the match in review')]);
    const last = table.discord.messages(await table.thread()).at(-1);
    expect(isPostOfKind(last?.body ?? {}, table.match, 'report')).toBe(true);
    expect(last?.files.length).toBeGreaterThan(1);
    expect(last?.silent).toBe(true);
  });

  test('a running match gets none, and none is computed', async () => {
    const table = await diving();
    const services = withReports(table, { analyse: () => Promise.reject(new Error('The match is not over.')) });
    await diveToTheEnd(table, () => announceAll(table, services));
    expect(await reportsOf(table)).toEqual([]);
  });

  test('the end is posted before the report is computed', async () => {
    const table = await diveToTheEnd(await diving());
    const known = withReports(table);
    const ends: boolean[] = [];
    const services = withReports(table, {
      analyse: async (request) => {
        ends.push(await isEndPosted(table));
        return known.reports?.analyse(request) as never;
      },
    });
    await announceAll(table, services);
    expect(ends).toEqual([true]);
  });

  test('an ended match is announced to its end though its report fails, which is tried twice', async () => {
    const table = await diveToTheEnd(await diving());
    let tries = 0;
    const broken = withReports(table, {
      analyse: () => {
        tries++;
        return Promise.reject(new Error('no reply before the timeout'));
      },
    });
    await announceAll(table, broken);
    expect(tries).toBe(2);
    expect(await reportsOf(table)).toEqual([]);
    expect((await table.found()).announcedVersion).toBe((await table.found()).version);
  });

  test.each(['before', 'after'] as const)(
    'a report comes once when the announcer dies %s any of its last requests',
    async (moment) => {
      const whole = await diveToTheEnd(await diving());
      await announceAll(whole, withReports(whole));
      const requests = whole.discord.requests.length;
      const expected = await reportsOf(whole);
      for (let request = requests - 3; request <= requests; request++) {
        const table = await diveToTheEnd(await diving());
        const before = table.discord.requests.length;
        const { doom, struck } = doomAt(request - before, moment);
        const dying = { ...withReports(table), rest: table.services(doom).rest };
        expect(await Promise.race([struck, announceAll(table, dying)])).toBe('struck');
        table.clock.advance(2);
        await announceAll(table, withReports(table));
        expect({ request, reports: await reportsOf(table) }).toEqual({ request, reports: expected });
      }
    },
  );
});
