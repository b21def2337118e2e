import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { postIdOf } from '#discord/components/message.ts';
import type { BaseCommand } from '#engine/game.ts';
import { sendRoundPicture } from '#jobs/upkeep/roundPictures.ts';
import { withCreature } from '../../support/builders/creaturePositions.ts';
import { type AnnouncementHarness, announcementHarness, dice, SEATED } from './announcementHarness.ts';

const SECRET_SEAT = 1;
const NIGHT = { timeZone: 'UTC', quietFrom: '22:00', quietUntil: '08:00' };

/** Plays the same moves in two matches, each legal in both, and announces each. */
const playTwins = async (
  twins: readonly [AnnouncementHarness, AnnouncementHarness],
  moves: number,
  then: (twin: AnnouncementHarness) => Promise<void> = async () => undefined,
): Promise<void> => {
  const thrown = dice(21);
  const [one, other] = twins;
  for (const twin of twins) await twin.announceAll();
  for (let move = 0; move < moves; move++) {
    const [here, there] = [await one.legal(), await other.legal()];
    const both = here.moves.filter((command) => there.moves.some((twin) => isDeepStrictEqual(twin, command)));
    const command = both[thrown(both.length)] as BaseCommand;
    for (const twin of twins) {
      await twin.play(here.user, command);
      await twin.announceAll();
      await then(twin);
    }
  }
};

/** Every byte that is sent to others than those who may know the secret. */
const seenByOthers = async (table: AnnouncementHarness, ...knowing: readonly string[]) => {
  const channels = ['games', await table.thread(), ...SEATED.filter((user) => !knowing.includes(user)).map(table.discord.dmOf)];
  return channels.map((channel) => table.discord.messages(channel));
};

/** What identifies the first reminders of each decision: direct messages, or mentions in the thread. */
const firstReminderIds = async ({ stores }: AnnouncementHarness): Promise<readonly number[]> => {
  const ids = SEATED.map(async (user) =>
    (await stores.personal.of(user)).messages.flatMap(({ match, kind }) =>
      kind.startsWith('reminder 1 since ') ? [postIdOf(`#${match}·${kind}`), postIdOf(`#${match}·${kind} ${user}`)] : [],
    ),
  );
  return (await Promise.all(ids)).flat();
};

describe('what others are sent', () => {
  test('what others are sent is the same to the byte, in the same order, whether a seat was dealt 5 or 9 gold', async () => {
    const twins = [
      await announcementHarness({ deal: { seat: SECRET_SEAT, gold: 5 } }),
      await announcementHarness({ deal: { seat: SECRET_SEAT, gold: 9 } }),
    ] as const;
    await playTwins(twins, 60);
    const [poor, rich] = twins;
    const owner = (await poor.found()).seats[SECRET_SEAT]?.user ?? '';
    const [own, twin] = twins.map((table) => table.texts(table.discord.dmOf(owner)));
    expect(own).not.toEqual(twin);
    expect(await seenByOthers(poor, owner)).toEqual(await seenByOthers(rich, owner));
    expect(poor.discord.requests).toEqual(rich.discord.requests);
    expect(poor.discord.requests.length).toBeGreaterThan(60);
  });

  test('what a follower of the match gets is the same to the byte, in the same order, whether a seat was dealt 5 or 9 gold', async () => {
    const deal = async (gold: number): Promise<AnnouncementHarness> => {
      const twin = await announcementHarness({ deal: { seat: SECRET_SEAT, gold } });
      await twin.stores.users.change('eve', { name: 'Eve' });
      await twin.stores.followers.begin(twin.match, 'eve', twin.clock.now());
      return twin;
    };
    const twins = [await deal(5), await deal(9)] as const;
    await playTwins(twins, 60, async (twin) => {
      twin.clock.advance(7);
      for (const each of await twin.stores.followers.due(twin.clock.now(), 9)) await sendRoundPicture(twin.services(), each);
    });
    const [poor, rich] = twins;
    const sent = poor.discord.messages(poor.discord.dmOf('eve'));
    expect(sent.length).toBeGreaterThan(2);
    expect(sent).toEqual(rich.discord.messages(rich.discord.dmOf('eve')));
    expect(poor.discord.requests).toEqual(rich.discord.requests);
  });

  test.each([{ noticesBy: 'dm' }, { noticesBy: 'mention' }, { noticesBy: 'both', hours: NIGHT }] as const)(
    'what others are sent is the same whatever a seat was dealt, for these notices and reminders: %o',
    async (wishes) => {
      const deal = (gold: number) => announcementHarness({ wishes, deal: { seat: SECRET_SEAT, gold } });
      const twins = [await deal(5), await deal(9)] as const;
      await playTwins(twins, 12, async (twin) => {
        twin.clock.advance(7);
        await twin.callAll();
      });
      for (const twin of twins) {
        for (let time = 0; time < 24; time++) {
          twin.clock.advance(5);
          await twin.callAll();
        }
      }
      const [poor, rich] = twins;
      const owner = (await poor.found()).seats[SECRET_SEAT]?.user ?? '';
      expect(await seenByOthers(poor, owner)).toEqual(await seenByOthers(rich, owner));
      expect(poor.discord.requests).toEqual(rich.discord.requests);
      const seen = JSON.stringify(await seenByOthers(poor));
      expect((await firstReminderIds(poor)).some((id) => seen.includes(`"id":${id}`))).toBe(true);
    },
  );

  test('what others are sent is the same whatever a Griffon takes, while the robbed seat’s card shows it immediately', async () => {
    const twins = [
      await announcementHarness({ events: robbable(26) }),
      await announcementHarness({ events: robbable(30) }),
    ] as const;
    const robbery = { type: 'UseCreature', seat: 0, creature: 'griffon', target: SECRET_SEAT };
    for (const table of twins) {
      await table.announceAll();
      expect(table.texts(table.discord.dmOf('ben')).join()).toMatch(/You have (26|30) GP/);
      await table.play('ada', robbery);
      await table.announceAll();
    }
    const [poor, rich] = twins;
    const cards = twins.map((table) => ['ada', 'ben'].map((user) => table.texts(table.discord.dmOf(user)).at(-1)));
    expect(cards).toEqual([
      [expect.stringContaining('39 GP'), expect.stringContaining('13 GP')],
      [expect.stringContaining('41 GP'), expect.stringContaining('15 GP')],
    ]);
    expect(
      twins.map(({ texts, discord }) => texts(discord.dmOf('ben')).filter((text) => text.includes('you were attacked'))),
    ).toEqual([[expect.stringMatching(/Griffon.*13 GP/)], [expect.stringMatching(/Griffon.*15 GP/)]]);
    await playTwins(twins, 8);
    expect(await seenByOthers(poor, 'ada', 'ben')).toEqual(await seenByOthers(rich, 'ada', 'ben'));
    expect(poor.discord.requests).toEqual(rich.discord.requests);
    expect(poor.texts(await poor.thread()).join()).toMatch(/Ada takes half of Ben’s gold with the Griffon/);
  });
});

/** Ada's turn with a Griffon on the track; Ben (seat 1) has this much gold. */
const robbable = (gold: number) =>
  withCreature(3, 'griffon').map((event) =>
    event.type === 'GoldDealt' && event.seat === SECRET_SEAT ? { ...event, gold } : event,
  );
