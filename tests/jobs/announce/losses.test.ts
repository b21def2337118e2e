import { beforeEach, describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import { withCreature } from '../../support/builders/creaturePositions.ts';
import { fleets } from '../../support/fakes/given.ts';
import { RESTING } from '../reminders/remindingUsers.ts';
import { type AnnouncementHarness, announcementHarness, doomAt } from './announcementHarness.ts';

/** Ada’s turn with Poseidon and the Kraken. Ben has fleets beside hers and where the Kraken swims; Cleo has some in F4. */
const beset = withCreature(3, 'kraken').flatMap((event) => {
  if (event.type === 'IncomeCollected') return [...fleets(1, 'F5', 3), ...fleets(1, 'D5'), event];
  return 'god' in event && event.god === 'zeus' ? [{ ...event, god: 'poseidon' as const }] : [event];
});

const KRAKEN = { type: 'UseCreature', seat: 0, creature: 'kraken', sea: 'D4' };
const toSea = (to: string) => ({ type: 'MoveKraken', seat: 0, to });
const FINISH = { type: 'FinishCreature', seat: 0 };
const ATTACK = { type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 3 };

/** With this luck, Ada wins the last round of their battle. */
const besetMatch = () => announcementHarness({ events: beset, luck: 4 });

let table: AnnouncementHarness;
beforeEach(async () => {
  table = await besetMatch();
  await table.announceAll();
});

const play = async (user: string, ...moves: readonly BaseCommand[]): Promise<void> => {
  for (const move of moves) {
    await table.play(user, move);
    await table.announceAll();
  }
};

const notices = (user: string): readonly string[] =>
  table.texts(table.discord.dmOf(user)).filter((text) => text.includes('you were attacked'));

const mentions = async (): Promise<readonly string[]> =>
  table.texts(await table.thread()).filter((text) => text.includes('you were attacked'));

/** Lets both sides fight to the end; Ada asks for the last round. */
const fightOn = async (): Promise<void> => {
  for (;;) {
    const { user, moves } = await table.legal();
    const fight = moves.find(({ type }) => type === 'Fight');
    if (fight === undefined) return;
    await play(user, fight);
  }
};

const act = async (type: 'Undo' | 'Redo', user: string): Promise<void> => {
  const played = await table.services().matches.play(table.match, { type, user }, `${type} ${(await table.found()).version}`);
  if (played.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(played)}`);
};

describe('a notice of an attack', () => {
  test('a notice of an attack says to its victim alone what happened, and where', async () => {
    await play('ada', KRAKEN);
    const [text, ...others] = notices('ben');
    expect(others).toEqual([]);
    const told = 'Ada buys the Kraken for 4 GP.\nThe Kraken surfaces in D4.\nThe Kraken destroys Ben’s 3 fleets in D4.';
    expect(text).toContain(`**#1** – Ben, you were attacked:\n${told}\nYou don’t have to do anything now.`);
    expect(text).toContain(`[#1 Cyclades](https://discord.com/channels/server/${await table.thread()})`);
    expect([notices('ada'), notices('cleo'), await mentions()]).toEqual([[], [], []]);
  });

  test('a notice of an attack comes once, whatever else its victim loses before they move', async () => {
    await play('ada', KRAKEN, toSea('D5'), FINISH);
    expect(notices('ben')).toHaveLength(1);
  });

  test('a notice of an attack tells everything that was not announced before', async () => {
    await table.play('ada', KRAKEN);
    await table.play('ada', toSea('D5'));
    await table.announceAll();
    expect(notices('ben')).toEqual([expect.stringMatching(/D4(.|\n)*D5/)]);
  });

  test('a notice of an attack does not come while its victim has to act, and comes again after they have acted', async () => {
    await play('ada', KRAKEN, FINISH, ATTACK);
    expect((await table.legal()).user).toBe('ben');
    expect(notices('ben')).toHaveLength(1);
    await fightOn();
    expect(notices('ben')).toEqual([expect.stringContaining('Kraken'), expect.stringContaining('Ada holds the area')]);
    expect(notices('ada')).toEqual([]);
  });

  test('a notice of an attack comes to each victim', async () => {
    await play('ada', KRAKEN, toSea('E4'), toSea('F4'));
    expect([notices('ben').length, notices('cleo').length]).toEqual([1, 1]);
  });

  test('a notice of an attack does not come if the attack was undone, and comes when it is redone', async () => {
    await table.play('ada', KRAKEN);
    await act('Undo', 'ada');
    await table.announceAll();
    expect(notices('ben')).toEqual([]);
    await act('Redo', 'ada');
    await table.announceAll();
    expect(notices('ben')).toEqual([expect.stringContaining('Kraken')]);
    await act('Undo', 'ada');
    await act('Redo', 'ada');
    await table.announceAll();
    expect(notices('ben')).toHaveLength(1);
  });

  test.each(['before', 'after'] as const)(
    'a notice of an attack comes once if the process ends %s any request',
    async (moment) => {
      await table.play('ada', KRAKEN);
      const before = table.discord.requests.length;
      await table.announceAll();
      const requests = table.discord.requests.length - before;
      expect(requests).toBeGreaterThan(2);
      for (let request = 1; request <= requests; request++) {
        table = await besetMatch();
        await table.announceAll();
        await table.play('ada', KRAKEN);
        const { doom, struck } = doomAt(request, moment);
        await Promise.race([struck, table.announceOnce(doom)]);
        table.clock.advance(2);
        await table.announceAll();
        expect({ request, notices: notices('ben').length }).toEqual({ request, notices: 1 });
      }
    },
  );
});

describe('how a notice of an attack comes', () => {
  const pings = () => table.discord.pings.filter(({ user }) => user === 'ben').length;

  test('a user who turned notices of attacks off gets none', async () => {
    await table.stores.users.change('ben', { attacks: 'off' });
    await play('ada', KRAKEN);
    expect([notices('ben'), await mentions()]).toEqual([[], []]);
  });

  test('a user in quiet hours gets a notice of an attack without a sound', async () => {
    const isSilent = () => table.discord.messages(table.discord.dmOf('ben')).at(-1)?.silent;
    await table.stores.users.change('ben', { hours: RESTING });
    await play('ada', KRAKEN);
    expect([notices('ben').length, isSilent()]).toEqual([1, true]);
    table.clock.advance(24);
    await table.stores.users.change('ben', { hours: { quietFrom: '00:00', quietUntil: '00:00' } });
    await play('ada', FINISH, ATTACK);
    await fightOn();
    expect([notices('ben').length, isSilent()]).toEqual([2, false]);
  });

  test.each([
    ['mention', 0],
    ['both', 1],
  ] as const)('a user who wants %s is mentioned in the thread, below the attack', async (noticesBy, direct) => {
    await table.stores.users.change('ben', { noticesBy });
    const before = pings();
    await play('ada', KRAKEN, toSea('D5'));
    expect(notices('ben')).toHaveLength(direct);
    expect(await mentions()).toEqual([expect.stringContaining('<@ben>, you were attacked')]);
    expect(pings() - before).toBe(1);
    const last = JSON.stringify(table.discord.messages(await table.thread()).at(-1)?.body);
    expect(last).toContain('1.me.settings');
  });

  test('a user whose direct messages are closed is mentioned in the thread', async () => {
    table.discord.dmsClosed.add('ben');
    await play('ada', KRAKEN, toSea('D5'));
    expect(notices('ben')).toEqual([]);
    expect(await mentions()).toHaveLength(1);
  });

  test('a user in quiet hours is mentioned without a ping, which does not show others that it is quiet', async () => {
    await table.stores.users.change('ben', { noticesBy: 'mention', hours: RESTING });
    const before = pings();
    await play('ada', KRAKEN);
    expect(await mentions()).toHaveLength(1);
    expect(pings()).toBe(before);
    expect(table.discord.messages(await table.thread()).at(-1)?.silent).toBe(false);
  });

  test('a seat that an AI player plays, or whose player was forgotten, gets no notice of an attack', async () => {
    const { matches } = table.services();
    await matches.play(table.match, { type: 'HandOver', user: 'ben', to: 'computer' }, 'away');
    const { version } = await table.found();
    const forgotten = await table.stores.personal.forget(
      'ben',
      new Map([[table.match, version]]),
      (seat) => `Player ${seat + 1}`,
    );
    expect(forgotten).toBe(true);
    const dms = table.texts(table.discord.dmOf('ben')).length;
    await play('ada', KRAKEN);
    expect(table.texts(table.discord.dmOf('ben'))).toHaveLength(dms);
    expect(await mentions()).toEqual([]);
  });
});
