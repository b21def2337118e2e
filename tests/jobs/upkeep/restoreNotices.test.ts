import { ComponentType, MessageType, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { postIdOf } from '#discord/components/message.ts';
import { sweep } from '#jobs/handlers/sweep.ts';
import { announceRestore } from '#jobs/upkeep/restoreNotices.ts';
import { pendingRestoreNotice, RESTORED, restoredText } from '#matches/index.ts';
import { BOT } from '../../discord/interactions/tableTopDiscord.ts';
import { pressables } from '../../support/drivers/pressing.ts';
import { isPost } from '../../support/laws/postIds.ts';
import { present } from '../../support/setup/present.ts';
import { type AnnouncementHarness, announcementHarness } from '../announce/announcementHarness.ts';
import { deaf } from '../queue/deaf.ts';
import { BEATING } from '../queue/heartbeats.ts';

const TO = '2026-01-01T11:00:00.000Z';
const NOTICE = /^I restored #1 from a backup/;

/** A fully announced match, and a notice that its database was restored. */
const restored = async (...others: readonly number[]): Promise<AnnouncementHarness> => {
  const table = await announcementHarness();
  await table.announceAll();
  await table.stores.settings.set(RESTORED, restoredText({ to: TO, matches: [table.match, ...others] }));
  return table;
};
const notices = async (table: AnnouncementHarness): Promise<readonly string[]> =>
  table.texts(await table.thread()).filter((text) => NOTICE.test(text));

describe('a match restored from a backup', () => {
  test('a restored match announces once to what time it was restored, and what is lost', async () => {
    const table = await restored();
    await announceRestore(table.services());
    await announceRestore(table.services());
    expect(await notices(table)).toHaveLength(1);
    expect((await notices(table))[0]).toContain(`from a backup, as it was <t:${Date.parse(TO) / 1_000}:f>`);
    expect(await pendingRestoreNotice(table.stores.settings)).toBeUndefined();
  });

  test('a restored match announces it once when several workers start at the same moment', async () => {
    const table = await restored();
    await Promise.all([1, 2, 3].map(() => announceRestore(table.services())));
    expect(await notices(table)).toHaveLength(1);
  });

  test('a restored match is announced by a later sweep if Discord was unavailable, and other matches in the meantime', async () => {
    const table = await restored(99);
    table.discord.fail(/^POST/, { status: 500 });
    await announceRestore(table.services());
    expect(await notices(table)).toEqual([]);
    expect(await pendingRestoreNotice(table.stores.settings)).toEqual({ to: TO, matches: [table.match] });
    await sweep(table.services(), BEATING, deaf, 10);
    expect(await notices(table)).toHaveLength(1);
    expect(await pendingRestoreNotice(table.stores.settings)).toBeUndefined();
  });

  test('a restored match is not retried when the bot has lost the permission to write', async () => {
    const table = await restored();
    table.discord.channel(await table.thread()).forbidden = true;
    await announceRestore(table.services());
    expect(await pendingRestoreNotice(table.stores.settings)).toBeUndefined();
    const asked = table.discord.requests.length;
    await announceRestore(table.services());
    expect(table.discord.requests).toHaveLength(asked);
  });

  test('a match restored again from another backup announces that, too', async () => {
    const table = await restored();
    await announceRestore(table.services());
    await table.stores.settings.set(RESTORED, restoredText({ to: '2026-01-01T11:30:00.000Z', matches: [table.match] }));
    await announceRestore(table.services());
    expect(await notices(table)).toHaveLength(2);
  });

  test('a restored match does not try to edit Discord’s own message at the start of the thread', async () => {
    const table = await restored();
    const services = table.services();
    const { rest } = services;
    const starter = {
      id: '2',
      type: MessageType.ThreadStarterMessage,
      author: { id: BOT },
      edited_timestamp: '2026-01-01T12:00:00Z',
    };
    const get: typeof rest.get = async (route, options) => {
      const answer = await rest.get(route, options);
      return Array.isArray(answer) ? [starter, ...answer] : answer;
    };
    const before = table.discord.requests.length;
    await announceRestore({ ...services, rest: Object.assign(Object.create(rest), { get }) });
    const asked = table.discord.requests.slice(before);
    expect(asked.filter((line) => line.startsWith('PATCH') && line.endsWith('/messages/2'))).toEqual([]);
    expect(await notices(table)).toHaveLength(1);
  });

  test('a restored match pings nobody', async () => {
    const table = await restored();
    const before = table.discord.pings.length;
    await announceRestore(table.services());
    expect(table.discord.pings).toHaveLength(before);
  });
});

const VOID = '**This no longer counts:**';
const UNDONE = 'Ben has taken Delos.';

const text = (content: string) => ({ type: ComponentType.TextDisplay, content });
type Components = (tag: string) => readonly object[];
const withId: Components = (tag) => [{ ...text(UNDONE), id: postIdOf(tag) }];
/** As release 0.1 posted it. */
const withTagLine: Components = (tag) => [UNDONE, `-# ${tag}`].map(text);

/** The message with this tag says what was undone by the restore. */
const edited = async (table: AnnouncementHarness, channel: string, tag: string, as = withId): Promise<void> => {
  const found = table.discord.messages(channel).find(({ body }) => isPost(body, tag));
  if (found === undefined) throw new Error(`There is no post ${tag}`);
  await table.services().rest.patch(Routes.channelMessage(channel, found.id), { body: { components: as(tag) } });
};
/** The tag of the newest turn. */
const turnTag = async (table: AnnouncementHarness): Promise<string> => {
  const newest = present(table.discord.messages(await table.thread()).at(-1)).body;
  const tags = Array.from({ length: 100 }, (_, number) => `#${table.match}·${number}`);
  return present(tags.find((tag) => isPost(newest, tag)));
};

describe('a post edited after the backup', () => {
  /** The newest turn continued after the backup, and that is lost. */
  const withTurnEdited = async (as = withId): Promise<AnnouncementHarness & { readonly tag: string }> => {
    const table = await restored();
    const tag = await turnTag(table);
    await edited(table, await table.thread(), tag, as);
    return { ...table, tag };
  };
  /** The positions in the thread of the posts with the tag of the turn. */
  const turnsIn = async (table: AnnouncementHarness & { readonly tag: string }): Promise<readonly number[]> =>
    table.discord.messages(await table.thread()).flatMap(({ body }, index) => (isPost(body, table.tag) ? index : []));
  /** The posts of the thread from the notice on. */
  const below = async (table: AnnouncementHarness): Promise<readonly string[]> => {
    const texts = table.texts(await table.thread());
    return texts.slice(texts.findIndex((text) => NOTICE.test(text)) + 1);
  };

  test.each([
    ['of this release', withId],
    ['of release 0.1', withTagLine],
  ])('a post %s edited after the backup is marked as superseded; its text stays, its tag is removed', async (_release, as) => {
    const table = await withTurnEdited(as);
    await announceRestore(table.services());
    const texts = table.texts(await table.thread());
    const marked = texts.filter((each) => each.startsWith(VOID));
    expect(marked).toEqual([expect.stringMatching(new RegExp(`${UNDONE}$`))]);
    expect(texts.join('\n')).not.toContain(table.tag);
    expect(await turnsIn(table)).toEqual([texts.length - 1]);
  });

  test('a turn edited after the backup is posted again below the notice, once, with pings for the active players', async () => {
    const table = await withTurnEdited();
    const { user } = await table.legal();
    const pings = table.discord.pings.length;
    await Promise.all([1, 2, 3].map(() => announceRestore(table.services())));
    expect(await below(table)).toEqual([expect.stringContaining(`<@${user}>`)]);
    expect(await turnsIn(table)).toEqual([table.discord.messages(await table.thread()).length - 1]);
    expect(table.discord.pings.slice(pings)).toEqual([{ channel: await table.thread(), user }]);
  });

  test('a turn edited after the backup does not show a later move, which is posted below the notice', async () => {
    const table = await withTurnEdited();
    await announceRestore(table.services());
    const above = table.texts(await table.thread()).slice(0, -1);
    await table.move();
    await table.announceAll();
    expect(table.texts(await table.thread()).slice(0, above.length)).toEqual(above);
    const [told, next, ...more] = await below(table);
    expect(await turnsIn(table)).toEqual([above.length]);
    expect(told).not.toContain('<@');
    expect(next).toContain(`<@${(await table.legal()).user}>`);
    expect(more).toEqual([]);
  });

  test('a turn edited after the backup is posted again by a later sweep if Discord became unavailable', async () => {
    const table = await withTurnEdited();
    table.discord.fail(/^PATCH .*messages/, { status: 500 });
    await announceRestore(table.services());
    table.discord.fail(/^POST/, { status: 500 });
    await announceRestore(table.services());
    expect(await below(table)).toEqual([]);
    await announceRestore(table.services());
    expect(await below(table)).toHaveLength(1);
    expect(await notices(table)).toHaveLength(1);
  });

  test('a vote edited after the backup has its buttons below the notice', async () => {
    const table = await announcementHarness();
    const { user } = await table.legal();
    const motion = { kind: 'pause', hours: 48 } as const;
    await table.services().matches.play(table.match, { type: 'CallVote', user, motion }, 'call');
    await table.announceAll();
    await edited(table, await table.thread(), `#${table.match}·vote 1`);
    await table.stores.settings.set(RESTORED, restoredText({ to: TO, matches: [table.match] }));
    await announceRestore(table.services());
    const newest = table.discord.messages(await table.thread()).at(-1);
    const kinds = pressables({ components: newest?.body.components ?? [] }).map(({ customId }) => customId.split('.')[1]);
    expect(kinds).toEqual(['vote', 'vote', 'vote']);
  });

  test('a lobby message edited after the backup shows the current players again', async () => {
    const table = await restored();
    const before = table.texts('games');
    await edited(table, 'games', `#${table.match}·lobby`);
    expect(table.texts('games')).not.toEqual(before);
    await announceRestore(table.services());
    expect(table.texts('games')).toEqual(before);
  });

  test('a post edited before the backup is left alone', async () => {
    const table = await withTurnEdited();
    const later = new Date(table.clock.now().getTime() + 1).toISOString();
    await table.stores.settings.set(RESTORED, restoredText({ to: later, matches: [table.match] }));
    await announceRestore(table.services());
    expect(table.texts(await table.thread()).some((text) => text.startsWith(VOID))).toBe(false);
    expect(await below(table)).toEqual([]);
  });
});

test('a database that was never restored announces nothing', async () => {
  const table = await announcementHarness();
  await table.announceAll();
  const before = table.discord.requests.length;
  await announceRestore(table.services());
  expect(table.discord.requests).toHaveLength(before);
});
