import { MessageType, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { sweep } from '#jobs/handlers/sweep.ts';
import { announceRestore } from '#jobs/upkeep/restoreNotices.ts';
import { pendingRestoreNotice, RESTORED, restoredText } from '#matches/index.ts';
import { BOT } from '../../discord/interactions/tableTopDiscord.ts';
import { pressables } from '../../support/drivers/pressing.ts';
import { type Posting, posting } from '../announce/posting.ts';
import { deaf } from '../queue/deaf.ts';
import { BEATING } from '../queue/heartbeats.ts';

const TO = '2026-01-01T11:00:00.000Z';

/** A match of which all is told, and word that it was brought back. */
const restored = async (...others: readonly number[]): Promise<Posting> => {
  const table = await posting();
  await table.announceAll();
  await table.stores.settings.set(RESTORED, restoredText({ to: TO, matches: [table.match, ...others] }));
  return table;
};
const notices = async (table: Posting): Promise<readonly string[]> =>
  table.texts(await table.thread()).filter((text) => text.includes('·restored·'));

describe('a match that was brought back from a backup', () => {
  test('is told to when, and what is lost, once', async () => {
    const table = await restored();
    await announceRestore(table.services());
    await announceRestore(table.services());
    expect(await notices(table)).toHaveLength(1);
    expect((await notices(table))[0]).toContain(`was restored to how it stood <t:${Date.parse(TO) / 1_000}:f>`);
    expect(await pendingRestoreNotice(table.stores.settings)).toBeUndefined();
  });

  test('is told once by several workers that start at the same moment', async () => {
    const table = await restored();
    await Promise.all([1, 2, 3].map(() => announceRestore(table.services())));
    expect(await notices(table)).toHaveLength(1);
  });

  test('is told by a later sweep where Discord was away, and others meanwhile', async () => {
    const table = await restored(99);
    table.discord.fail(/^POST/, { status: 500 });
    await announceRestore(table.services());
    expect(await notices(table)).toEqual([]);
    expect(await pendingRestoreNotice(table.stores.settings)).toEqual({ to: TO, matches: [table.match] });
    await sweep(table.services(), BEATING, deaf, 10);
    expect(await notices(table)).toHaveLength(1);
    expect(await pendingRestoreNotice(table.stores.settings)).toBeUndefined();
  });

  test('is not told again and again where the bot may not write any more', async () => {
    const table = await restored();
    table.discord.channel(await table.thread()).forbidden = true;
    await announceRestore(table.services());
    expect(await pendingRestoreNotice(table.stores.settings)).toBeUndefined();
    const asked = table.discord.requests.length;
    await announceRestore(table.services());
    expect(table.discord.requests).toHaveLength(asked);
  });

  test('is told anew after another backup was restored', async () => {
    const table = await restored();
    await announceRestore(table.services());
    await table.stores.settings.set(RESTORED, restoredText({ to: '2026-01-01T11:30:00.000Z', matches: [table.match] }));
    await announceRestore(table.services());
    expect(await notices(table)).toHaveLength(2);
  });

  test('does not try to edit what Discord itself wrote where the thread starts', async () => {
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

  test('pings nobody', async () => {
    const table = await restored();
    const before = table.discord.pings.length;
    await announceRestore(table.services());
    expect(table.discord.pings).toHaveLength(before);
  });
});

const VOID = '**This counts no more:**';
const UNDONE = 'Ben has taken Delos.';

/** The message whose last line this is says, since the backup was made, what has been undone by it. */
const edited = async (table: Posting, channel: string, mark: string): Promise<void> => {
  const found = table.discord.messages(channel).find((_, index) => table.texts(channel)[index]?.endsWith(`\n-# ${mark}`));
  if (found === undefined) throw new Error(`Nothing is marked ${mark}`);
  const components = [UNDONE, `-# ${mark}`].map((content) => ({ type: 10, content }));
  await table.services().rest.patch(Routes.channelMessage(channel, found.id), { body: { components } });
};
const turnMark = async (table: Posting): Promise<string> =>
  /-# (#\d+·\d+)$/.exec(table.texts(await table.thread()).at(-1) ?? '')?.[1] ?? 'no turn';

describe('a post edited after the backup', () => {
  /** The newest turn was told on after the backup, and that is lost. */
  const withTurnEdited = async (): Promise<Posting & { readonly mark: string }> => {
    const table = await restored();
    const mark = await turnMark(table);
    await edited(table, await table.thread(), mark);
    return { ...table, mark };
  };
  /** What stands in the thread from the notice on. */
  const below = async (table: Posting): Promise<readonly string[]> => {
    const texts = table.texts(await table.thread());
    return texts.slice(texts.findIndex((text) => text.includes('·restored·')) + 1);
  };

  test('is marked; its words stand, its own last line is gone', async () => {
    const table = await withTurnEdited();
    await announceRestore(table.services());
    const marked = table.texts(await table.thread()).filter((text) => text.startsWith(VOID));
    expect(marked).toEqual([expect.stringMatching(new RegExp(`${UNDONE}$`))]);
  });

  test('has what it asks asked anew below the notice, once, with a call for who is to act again', async () => {
    const table = await withTurnEdited();
    const { user } = await table.legal();
    const pings = table.discord.pings.length;
    await Promise.all([1, 2, 3].map(() => announceRestore(table.services())));
    expect(await below(table)).toEqual([expect.stringMatching(new RegExp(`<@${user}>[^]*-# ${table.mark}$`))]);
    expect(table.discord.pings.slice(pings)).toEqual([{ channel: await table.thread(), user }]);
  });

  test('is not what tells a move that is made then: it is told below the notice', async () => {
    const table = await withTurnEdited();
    await announceRestore(table.services());
    const above = table.texts(await table.thread()).slice(0, -1);
    await table.move();
    await table.announceAll();
    expect(table.texts(await table.thread()).slice(0, above.length)).toEqual(above);
    const [told, next, ...more] = await below(table);
    expect(told).toContain(table.mark);
    expect(told).not.toContain('<@');
    expect(next).toContain(`<@${(await table.legal()).user}>`);
    expect(more).toEqual([]);
  });

  test('is asked anew by a later sweep where Discord went away meanwhile', async () => {
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

  test('is a vote whose buttons stand below the notice then', async () => {
    const table = await posting();
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

  test('is the lobby’s, which says again who sits there', async () => {
    const table = await restored();
    const before = table.texts('games');
    await edited(table, 'games', `#${table.match}·lobby`);
    expect(table.texts('games')).not.toEqual(before);
    await announceRestore(table.services());
    expect(table.texts('games')).toEqual(before);
  });

  test('is left alone where that was before the backup', async () => {
    const table = await withTurnEdited();
    const later = new Date(table.clock.now().getTime() + 1).toISOString();
    await table.stores.settings.set(RESTORED, restoredText({ to: later, matches: [table.match] }));
    await announceRestore(table.services());
    expect(table.texts(await table.thread()).some((text) => text.startsWith(VOID))).toBe(false);
    expect(await below(table)).toEqual([]);
  });
});

test('a database that was never restored has nothing to tell', async () => {
  const table = await posting();
  await table.announceAll();
  const before = table.discord.requests.length;
  await announceRestore(table.services());
  expect(table.discord.requests).toHaveLength(before);
});
