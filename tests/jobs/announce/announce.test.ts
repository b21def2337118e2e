import { beforeEach, describe, expect, test } from 'vitest';
import { probeDirectMessages } from '#discord/delivery/directMessage.ts';
import { isPost, isPostOfKind } from '../../support/laws/postIds.ts';
import { type AnnouncementHarness, announcementHarness, dice, doomAt, SEATED } from './announcementHarness.ts';

/** The posts everywhere, without what may differ from run to run. */
const picture = async (table: AnnouncementHarness) => {
  const thread = await table.thread();
  const channels = ['games', thread, ...SEATED.map(table.discord.dmOf)];
  return channels.map((channel) =>
    table.discord.messages(channel).map(({ body, files, silent }) => ({ body: body.components, files, silent })),
  );
};

const texts = (messages: readonly { readonly body: unknown }[]) => messages.map(({ body }) => body);

describe('the start of a match', () => {
  let table: AnnouncementHarness;
  beforeEach(async () => {
    table = await announcementHarness();
    await table.announceAll();
  });

  test('the start of a match keeps one lobby message, with the thread below it', async () => {
    expect(table.texts('games')).toHaveLength(1);
    expect(await table.thread()).toBe(table.discord.messages('games')[0]?.id);
  });

  test('the start of a match posts its cover and the table as pictures and mentions everyone, and the actor in a post of its own', async () => {
    const thread = await table.thread();
    const { active, seats } = await table.found();
    const due = seats.find(({ seat }) => seat === active[0])?.user;
    expect(table.discord.messages(thread).map(({ files }) => files.length)).toEqual([2, 0]);
    expect(JSON.stringify(table.discord.messages(thread)[0]?.body)).toMatch(
      /attachment:\/\/cover-1\.jpg.*attachment:\/\/board-1-/,
    );
    expect(table.texts(thread)[1]).toContain(`<@${due}>`);
    expect(table.texts(thread)[0]).toContain('<@ada>, <@ben> and <@cleo>: the match has begun.');
    // Ada has started it herself.
    const pinged = table.discord.pings.filter(({ channel }) => channel === thread).map(({ user }) => user);
    expect(pinged.toSorted()).toEqual(['ben', 'cleo']);
  });

  test('the start of a match greets each seat and then sends its card, both silently, as the bot may have died before it did', () => {
    for (const user of SEATED) {
      const directly = table.discord.dmOf(user);
      expect(table.discord.messages(directly).map(({ silent }) => silent)).toEqual([true, true]);
      expect(table.texts(directly)).toEqual([expect.stringContaining('match #1.'), expect.stringMatching(/^\*\*#1\*\*/)]);
      const [greeting, card] = table.discord.messages(directly).map(({ body }) => body);
      expect(isPost(greeting ?? {}, '#1·hello')).toBe(true);
      expect(isPostOfKind(card ?? {}, 1, 'card')).toBe(true);
    }
  });

  test('a player is greeted once, also when the bot greets them at the same moment or did before', async () => {
    const other = await announcementHarness();
    const greet = (user: string) => probeDirectMessages(other.services(), user, other.match);
    await greet('ben');
    await Promise.all([other.announceAll(), ...SEATED.map(greet)]);
    for (const user of SEATED) {
      const greetings = other.textsOf(other.discord.dmOf(user), (body) => isPost(body, `#${other.match}·hello`));
      expect([user, greetings.length]).toEqual([user, 1]);
    }
  });

  test('a second announcement of the same events sends nothing', async () => {
    const before = table.discord.requests.length;
    await table.announceAll();
    expect(table.discord.requests.length).toBe(before);
  });

  test('the former post ends without its buttons when another person must act', async () => {
    const thread = await table.thread();
    await table.move();
    await table.announceAll();
    const [former, now] = table.discord.messages(thread).slice(-2);
    expect(JSON.stringify(former?.body.components)).not.toContain('custom_id');
    expect(JSON.stringify(now?.body.components)).toContain('custom_id');
  });
});

describe('the posts after two rounds', () => {
  const MOVES = 24;
  const play = async (table: AnnouncementHarness, announced: boolean): Promise<void> => {
    const thrown = dice(11);
    for (let moves = 0; moves < MOVES; moves++) {
      await table.move(thrown);
      if (announced) await table.announceAll();
    }
    await table.announceAll();
  };

  test('posts after two rounds are the same whether each move is announced immediately or all of them at the end', async () => {
    // A notice of an attack depends on what its reader has done by then.
    const begin = () => announcementHarness({ wishes: { attacks: 'off' } });
    const [atOnce, atTheEnd] = [await begin(), await begin()];
    await atOnce.announceAll();
    await play(atOnce, true);
    await play(atTheEnd, false);
    expect((await picture(atOnce)).map(texts)).toEqual((await picture(atTheEnd)).map(texts));
  });

  test('a post pings once, and only people other than the one who has just acted', async () => {
    const table = await announcementHarness();
    await table.announceAll();
    const thread = await table.thread();
    const thrown = dice(5);
    for (let moves = 0; moves < MOVES; moves++) {
      const before = table.discord.pings.length;
      const actor = await table.move(thrown);
      await table.announceAll();
      const pinged = table.discord.pings.slice(before).filter(({ channel }) => channel === thread);
      expect(pinged.map(({ user }) => user)).not.toContain(actor);
      expect(pinged.length).toBeLessThanOrEqual(1);
    }
  });
});

describe('an announcer that dies', () => {
  /** A start, five moves announced at once: lobby, thread, picture, cards, turns, edits. */
  const prepared = async (): Promise<AnnouncementHarness> => {
    const table = await announcementHarness();
    const thrown = dice(3);
    for (let moves = 0; moves < 12; moves++) await table.move(thrown);
    return table;
  };

  test.each(['before', 'after'] as const)(
    'an announcer that dies %s any one of its requests leaves no gap and sends nothing twice',
    async (moment) => {
      const undisturbed = await prepared();
      await undisturbed.announceAll();
      const requests = undisturbed.discord.requests.length;
      const whole = await picture(undisturbed);
      expect(requests).toBeGreaterThan(15);
      for (let request = 1; request <= requests; request++) {
        for (const hours of [0.01, 2]) {
          const table = await prepared();
          const { doom, struck } = doomAt(request, moment);
          await Promise.race([struck, table.announceOnce(doom)]);
          table.clock.advance(hours);
          await table.announceAll();
          expect({ request, hours, stands: await picture(table) }).toEqual({ request, hours, stands: whole });
          expect((await table.found()).announcedVersion).toBe((await table.found()).version);
        }
      }
    },
  );
});
