import { beforeEach, describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import { isPostOfKind } from '../../support/laws/postIds.ts';
import { GAMES_WITH_DIVERS } from '../../support/toy/games.ts';
import { type AnnouncementHarness, announcementHarness, SEATED } from './announcementHarness.ts';

type Word = 'TakeStone' | 'Dive' | 'KeepPearls';

const divers = (part: Parameters<typeof announcementHarness>[0] = {}) =>
  announcementHarness({ game: 'divers', games: GAMES_WITH_DIVERS, luck: 18, ...part });

const does = async (table: AnnouncementHarness, user: string, ...words: readonly Word[]): Promise<void> => {
  for (const type of words) await table.play(user, { type } as BaseCommand);
};

const concede = async ({ services, match }: AnnouncementHarness, user: string): Promise<void> => {
  const { kind } = await services().matches.play(match, { type: 'Concede', user }, `concede ${user}`);
  expect(kind).toBe('played');
};

const lastPost = async (table: AnnouncementHarness): Promise<string> => table.texts(await table.thread()).at(-1) ?? '';
const mention = (user: string): string => `<@${user}>`;

describe('a simultaneous choice', () => {
  let table: AnnouncementHarness;

  beforeEach(async () => {
    table = await divers();
    await table.announceAll();
  });

  test('a simultaneous choice is one post for all, which mentions all but the seat that caused it', async () => {
    const post = await lastPost(table);
    for (const user of SEATED) expect(post).toContain(`${mention(user)}, how deep do you dive?`);
    expect(table.discord.pings).toEqual(['ben', 'cleo'].map((user) => ({ channel: expect.anything(), user })));
  });

  test('a simultaneous choice shows who has chosen, mentions only those who have not, and sends no other post for it', async () => {
    const thread = await table.thread();
    const posts = table.discord.messages(thread).length;
    await does(table, 'ben', 'TakeStone', 'Dive');
    await table.announceAll();
    const post = await lastPost(table);
    expect(post).toContain('Ben is ready.');
    expect(post).toContain('-# Chosen: Ben');
    expect(post).not.toContain(mention('ben'));
    for (const user of ['ada', 'cleo']) expect(post).toContain(`${mention(user)}, how deep`);
    expect(table.discord.messages(thread)).toHaveLength(posts);
  });

  test('a simultaneous choice made in parts changes nothing anywhere until it is complete', async () => {
    const before = table.discord.requests.length;
    await does(table, 'ben', 'TakeStone');
    await table.announceAll();
    await does(table, 'ben', 'TakeStone');
    await table.announceAll();
    expect(table.discord.requests).toHaveLength(before);
    expect((await table.found()).announcedVersion).toBe((await table.found()).version);
  });

  test('a simultaneous choice takes effect in a new post, which asks the next actors', async () => {
    await does(table, 'ada', 'Dive');
    await does(table, 'cleo', 'Dive');
    await table.announceAll();
    await does(table, 'ben', 'TakeStone', 'Dive');
    await table.announceAll();
    const texts = table.texts(await table.thread());
    const told = texts.find((text) => text.includes('brings') || text.includes('is lost')) ?? '';
    for (const name of ['Ada brings 0 pearls from depth 0.', 'Cleo brings 0 pearls from depth 0.']) expect(told).toContain(name);
    expect(told).not.toContain('<@');
    expect(texts.at(-1)).toContain('<@');
  });

  test('a simultaneous choice is made for a seat that concedes, whose name is mentioned no more', async () => {
    await concede(table, 'ben');
    await table.announceAll();
    const post = await lastPost(table);
    expect(post).toContain('Ben resigns.');
    expect(post).toContain('Ben is ready.');
    expect(post).not.toContain(mention('ben'));
    expect(post).toContain(`${mention('cleo')}, how deep`);
  });
});

describe('what others are sent', () => {
  /** Everything sent, but for the direct messages of one person. */
  const sentToOthers = async ({ discord, thread }: AnnouncementHarness, owner: string) => {
    const channels = ['games', await thread(), ...SEATED.filter((user) => user !== owner).map(discord.dmOf)];
    return { messages: channels.map((channel) => discord.messages(channel)), requests: discord.requests };
  };

  test('what others are sent is the same to the byte, in the same order, whether a diver has taken no stone or two', async () => {
    const choices: readonly (readonly Word[])[] = [['Dive'], ['TakeStone', 'TakeStone', 'Dive']];
    const sent = [];
    for (const words of choices) {
      const table = await divers();
      await table.announceAll();
      for (const word of words) {
        await does(table, 'ben', word);
        await table.announceAll();
      }
      await does(table, 'ada', 'Dive');
      await table.announceAll();
      table.clock.advance(24);
      await table.callAll();
      table.clock.advance(24);
      await table.callAll();
      sent.push(await sentToOthers(table, 'ben'));
    }
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]?.requests.length).toBeGreaterThan(5);
  });
});

describe('a secret of a seat', () => {
  test('a seat’s secret comes to its owner by direct message, and to nobody else', async () => {
    const table = await divers();
    await table.announceAll();
    const cards = SEATED.map((user) => table.texts(table.discord.dmOf(user)).filter((text) => text.includes('a charm worth')));
    expect(cards.map((own) => own.length)).toEqual([1, 1, 1]);
    expect(table.texts(await table.thread()).join('\n')).not.toContain('charm');
  });
});

describe('reminders', () => {
  const reminded = async (table: AnnouncementHarness): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      await Promise.all(SEATED.map(async (user) => [user, (await table.sentAs('reminder', user)).length] as const)),
    );
  const wait = async (table: AnnouncementHarness, hours: number): Promise<void> => {
    for (let hour = 0; hour < hours; hour++) {
      table.clock.advance(1);
      await table.callAll();
    }
  };

  test('reminders go to each seat that has not chosen, three times, and to none that has', async () => {
    const table = await divers();
    await table.announceAll();
    await wait(table, 20);
    await does(table, 'ben', 'Dive');
    await wait(table, 4);
    expect(await reminded(table)).toEqual({ ada: 1, ben: 0, cleo: 1 });
    await does(table, 'ada', 'Dive');
    await wait(table, 100);
    expect(await reminded(table)).toEqual({ ada: 1, ben: 0, cleo: 3 });
  });

  test('reminders are delayed by no part of a choice, one’s own or another’s', async () => {
    const table = await divers();
    await wait(table, 20);
    await does(table, 'ben', 'TakeStone');
    await wait(table, 4);
    expect(await reminded(table)).toEqual({ ada: 1, ben: 1, cleo: 1 });
    await wait(table, 24);
    expect(await reminded(table)).toEqual({ ada: 2, ben: 2, cleo: 2 });
  });

  test.each([{ waitedFor: 'with others' }, { waitedFor: 'alone' }])(
    'reminders in the thread do not reveal that the missing player, $waitedFor, has made a part of a choice',
    async ({ waitedFor }) => {
      const sent = [];
      for (const words of [[], ['TakeStone', 'TakeStone']] as const) {
        const table = await divers();
        await table.announceAll();
        table.discord.dmsClosed.add('ben');
        if (waitedFor === 'alone') for (const user of ['ada', 'cleo']) await does(table, user, 'Dive');
        await wait(table, 20);
        await does(table, 'ben', ...words);
        await table.announceAll();
        await wait(table, 60);
        sent.push({ messages: table.discord.messages(await table.thread()), requests: table.discord.requests });
      }
      expect(sent[0]).toEqual(sent[1]);
      expect(sent[0]?.requests.length).toBeGreaterThan(5);
      expect(JSON.stringify(sent[0]?.messages).split('Your turn began')).toHaveLength(4);
    },
  );

  test('reminders come to nobody who has chosen since they became due', async () => {
    const table = await divers();
    table.clock.advance(30);
    await does(table, 'ada', 'Dive');
    await table.callAll();
    expect(await reminded(table)).toEqual({ ada: 0, ben: 1, cleo: 1 });
  });

  test('reminders do not come once the match is over', async () => {
    const table = await divers();
    await concede(table, 'ada');
    await concede(table, 'ben');
    await wait(table, 30);
    expect(await reminded(table)).toEqual({ ada: 0, ben: 0, cleo: 0 });
  });

  test('reminders say since when that seat has been asked', async () => {
    const table = await divers();
    const asked = Math.floor(table.clock.now().getTime() / 1000);
    await wait(table, 10);
    await does(table, 'ben', 'Dive');
    await wait(table, 14);
    const [reminder] = await table.sentAs('reminder', 'cleo');
    expect(reminder).toContain(`<t:${asked}:R>`);
  });
});

describe('the last post', () => {
  const ended = async (table: AnnouncementHarness): Promise<string> => {
    await table.announceAll();
    expect((await table.found()).status).toBe('ended');
    const { pings } = table.discord;
    expect(pings.filter(({ channel }) => channel.startsWith('dm-'))).toEqual([]);
    return lastPost(table);
  };

  test('the last post names nobody as acting after concessions, and asks nobody', async () => {
    const table = await divers();
    await table.announceAll();
    await concede(table, 'ada');
    await concede(table, 'cleo');
    const post = await ended(table);
    expect(post).toContain('### Ben wins (conceded).');
    expect(post).toContain('<@ada>, <@ben> and <@cleo>: the match is over.');
    expect(post).not.toMatch(/Acting|how deep/);
  });

  test('the last post says so when nobody wins', async () => {
    const table = await divers({ seated: ['ada', 'ben'], options: { aim: 'together' } });
    for (const user of ['ada', 'ben', 'ada', 'ben']) await does(table, user, 'Dive');
    const post = await ended(table);
    expect(post).toContain('### The sea wins (tooFew).');
    const [last] = table.discord.messages(await table.thread()).slice(-1);
    expect(isPostOfKind(last?.body ?? {}, table.match, 'end')).toBe(true);
  });

  test('the last post of a solo match that was given up says that nobody wins', async () => {
    const table = await divers({ seated: ['ada'] });
    await table.announceAll();
    await concede(table, 'ada');
    const post = await ended(table);
    expect(post).toContain('### The sea wins (conceded).');
    expect(post).toContain('Ada resigns.');
  });
});

test('a match of one is posted like any other, and mentions nobody who has just acted', async () => {
  const table = await divers({ seated: ['ada'] });
  await table.announceAll();
  await does(table, 'ada', 'TakeStone', 'Dive');
  await table.announceAll();
  const texts = table.texts(await table.thread());
  expect(table.textsOf(await table.thread(), (body) => isPostOfKind(body, table.match, 'round'))).toHaveLength(2);
  expect(texts.at(-1)).toContain(`${mention('ada')}, how deep do you dive?`);
  expect(table.discord.pings).toEqual([]);
});
