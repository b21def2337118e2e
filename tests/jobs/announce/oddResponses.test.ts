import { ComponentType } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../discord/interactions/tableTopDiscord.ts';
import { isPostOfKind } from '../../support/laws/postIds.ts';
import { type AnnouncementHarness, announcementHarness, dice, SEATED } from './announcementHarness.ts';

let table: AnnouncementHarness;
let thread: string;

beforeEach(async () => {
  table = await announcementHarness();
  await table.announceAll();
  thread = await table.thread();
});

const standing = (channel: string) => table.discord.messages(channel).length;

/** What Discord has returned on bad days, and what nobody has seen yet. Without a code: not from its API. */
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
  test.each(ODD_ANSWERS)(
    'a match whose posts Discord refuses with $status and the code $code for an hour goes on, and loses nothing',
    async (fault) => {
      await table.move();
      table.discord.fail(/^(PATCH|POST) .*messages/, fault, 60);
      for (let tries = 0; tries < 30; tries++) {
        expect((await table.announceOnce()).kind).toBe('retry');
        table.clock.advance(0.25);
      }
      expect((await table.found()).status).toBe('playing');
      table.discord.mend();
      await table.announceAll();
      const row = await table.found();
      expect(row).toMatchObject({ status: 'playing', failures: 0, announcedVersion: row.version });
      expect(standing(thread)).toBe(3);
    },
  );

  test('a match whose posts Discord refuses as wrong posts the same in plain words, and goes on immediately', async () => {
    await table.move();
    table.discord.fail(/^PATCH .*messages/, { status: 400, code: 50_035 });
    expect((await table.announceOnce()).kind).toBe('announced');
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

/** Each refuses one person's direct messages, when a channel is opened or when the message is sent. */
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
  test.each(PERSONAL)(
    'one person’s direct messages refused with %s keep nobody else from their card and delay nothing',
    async (_code, pattern, fault) => {
      const other = await announcementHarness();
      other.discord.fail(pattern, fault, 500);
      await other.announceAll();
      for (let moves = 0; moves < 40; moves++) {
        await other.move(dice(moves));
        await other.announceAll();
      }
      const row = await other.found();
      expect(row).toMatchObject({ status: 'playing', failures: 0, announcedVersion: row.version });
      const [ada, ben, cleo] = SEATED.map((user) =>
        other.textsOf(other.discord.dmOf(user), (body) => isPostOfKind(body, other.match, 'card')),
      );
      expect([ada?.length, ben?.length]).toEqual([cleo?.length, 0]);
      expect(ada?.length).toBeGreaterThan(0);
      const told = other.texts(await other.thread()).filter((text) => text.includes('I can’t DM you'));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('<@ben>');
      expect(told[0]).toContain('/gold');
    },
  );
});
