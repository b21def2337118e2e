import { describe, expect, test } from 'vitest';
import { start } from '../../support/builders/starting.ts';
import { openTable, PEOPLE, type Shown } from '../../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../../support/drivers/pressing.ts';

const shown = (answer: Shown | undefined): string => {
  expectWithinLimits({ components: answer?.components ?? [] });
  return answer?.text ?? '';
};

describe('the matches that wait for a user', () => {
  test('the list of turns is empty at first, and contains no match that waits for others', async () => {
    const { table, others, due } = await start(3);
    expect(shown(await table.slash('Emmy', 'me turns'))).toBe('No match is waiting for you.');
    expect(shown(await table.slash(others[0], 'me turns', {}, { in: 'dm' }))).toBe('No match is waiting for you.');
    expect(shown(await table.slash(due, 'me turns', {}, { in: 'dm' }))).toContain('1 match is waiting');
  });

  test('the list of turns shows what is asked, since when, and where', async () => {
    const { table, due, thread } = await start(3);
    const text = shown(await table.slash(due, 'me turns', {}, { in: 'dm' }));
    expect(text).toContain(`**[#1 Cyclades](https://discord.com/channels/10/${thread})**`);
    expect(text).toContain('bid for a god');
    expect(text).toContain(`<t:${Date.UTC(2026, 0, 1) / 1000}:R>`);
  });

  test('the list of turns has at most 25 entries, and counts the rest', { timeout: 60_000 }, async () => {
    const table = openTable();
    const alone = { game: 'peloponnes' };
    for (let match = 1; match <= 27; match += 1) {
      await table.slash(PEOPLE[0], 'match create', alone);
      await table.press(PEOPLE[0], { customId: `1.start.${match}`, label: '' });
    }
    const text = shown(await table.slash(PEOPLE[0], 'me turns'));
    expect(text).toContain('27 matches are waiting');
    expect(text.match(/\*\*\[#\d+ Peloponnes\]/g)).toHaveLength(25);
    expect(text).toContain('2 more');
  });

  test('a match leaves the list of turns once the user has moved, or the match is over', async () => {
    const { table, due, thread } = await start(2);
    await table.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread });
    expect(shown(await table.slash(due, 'me turns'))).toContain('No match is waiting');
  });
});

describe('the state of a match', () => {
  test('the state of a match says for each active seat since when it is asked, and a vote does not change that', async () => {
    const { table, due, others, thread } = await start(3);
    const shownBy = async () => (await table.slash(others[0], 'match status', {}, { in: thread }))?.text ?? '';
    const since = `waiting for ${due} (turn began <t:${Date.UTC(2026, 0, 1) / 1000}:R>)`;
    expect(await shownBy()).toContain(since);
    await table.slash(due, 'match vote', { motion: 'pause', time: '3d' }, { in: thread });
    expect(await shownBy()).toContain('pause');
    expect(await shownBy()).toContain(since);
  });
});

describe('a nudge by typing or by the button below the state of a match', () => {
  test('a nudge reaches the active player once', async () => {
    const { table, due, others, thread } = await start(3);
    const status = await table.slash(others[0], 'match status', {}, { in: thread });
    const [button] = status?.controls ?? [];
    expect(button?.label).toBe('Remind');
    const nudged = await table.press(others[0], button ?? { customId: '', label: '' }, 'ephemeral', { in: thread });
    expect(nudged?.text).toContain(`I’m reminding ${due}.`);
    const again = await table.slash(others[1] ?? others[0], 'match nudge', {}, { in: thread });
    expect(again?.text).toContain(`${due} got a reminder less than a day ago`);
    const calls = table.requests.filter(({ body }) => JSON.stringify(body ?? {}).includes('sent you a reminder'));
    expect(calls).toHaveLength(1);
  });

  test('a nudge is not for people without a seat, and gives no access to a hidden match', async () => {
    const { table, thread } = await start(2);
    expect((await table.slash('Emmy', 'match nudge', {}, { in: thread }))?.text).toContain('not playing in this match');
    expect((await table.slash('Emmy', 'match nudge', { match: '1' }, { in: 'dm' }))?.text).toContain('That match isn’t here.');
  });
});
