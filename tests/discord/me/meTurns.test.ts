import { describe, expect, test } from 'vitest';
import { start } from '../../support/builders/starting.ts';
import { openTable, PEOPLE, type Shown } from '../../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../../support/drivers/pressing.ts';

const shown = (answer: Shown | undefined): string => {
  expectWithinLimits({ components: answer?.components ?? [] });
  return answer?.text ?? '';
};

describe('the matches that wait for somebody', () => {
  test('are none at first, and none of those that wait for others', async () => {
    const { table, others, due } = await start(3);
    expect(shown(await table.slash('Emmy', 'me turns'))).toBe('No match waits for you.');
    expect(shown(await table.slash(others[0], 'me turns', {}, { in: 'dm' }))).toBe('No match waits for you.');
    expect(shown(await table.slash(due, 'me turns', {}, { in: 'dm' }))).toContain('1 match waits');
  });

  test('are told with what is asked, since when, and where', async () => {
    const { table, due, thread } = await start(3);
    const text = shown(await table.slash(due, 'me turns', {}, { in: 'dm' }));
    expect(text).toContain(`**[#1 Cyclades](https://discord.com/channels/10/${thread})**`);
    expect(text).toContain('offering');
    expect(text).toContain(`<t:${Date.UTC(2026, 0, 1) / 1000}:R>`);
  });

  test('are listed up to the 25 there is room for, and the rest is counted', { timeout: 60_000 }, async () => {
    const table = openTable();
    const alone = { game: 'peloponnes' };
    for (let match = 1; match <= 27; match += 1) {
      await table.slash(PEOPLE[0], 'match create', alone);
      await table.press(PEOPLE[0], { customId: `1.start.${match}`, label: '' });
    }
    const text = shown(await table.slash(PEOPLE[0], 'me turns'));
    expect(text).toContain('27 matches wait');
    expect(text.match(/\*\*\[#\d+ Peloponnes\]/g)).toHaveLength(25);
    expect(text).toContain('2 more');
  });

  test('have gone from the list once the person has moved, or the match is over', async () => {
    const { table, due, thread } = await start(2);
    await table.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread });
    expect(shown(await table.slash(due, 'me turns'))).toContain('No match waits');
  });
});

describe('the state of a match', () => {
  test('says of each who is due since when they are asked, and no vote changes that', async () => {
    const { table, due, others, thread } = await start(3);
    const shownBy = async () => (await table.slash(others[0], 'match status', {}, { in: thread }))?.text ?? '';
    const since = `it waits for ${due} (asked <t:${Date.UTC(2026, 0, 1) / 1000}:R>)`;
    expect(await shownBy()).toContain(since);
    await table.slash(due, 'match vote', { motion: 'pause', time: '3d' }, { in: thread });
    expect(await shownBy()).toContain('pause');
    expect(await shownBy()).toContain(since);
  });
});

describe('a nudge by typing or by the button below the state of a match', () => {
  test('reaches whoever the match waits for, once', async () => {
    const { table, due, others, thread } = await start(3);
    const status = await table.slash(others[0], 'match status', {}, { in: thread });
    const [button] = status?.controls ?? [];
    expect(button?.label).toBe('Nudge');
    const nudged = await table.press(others[0], button ?? { customId: '', label: '' }, 'ephemeral', { in: thread });
    expect(nudged?.text).toContain(`${due} is called once more`);
    const again = await table.slash(others[1] ?? others[0], 'match nudge', {}, { in: thread });
    expect(again?.text).toContain(`${due} was nudged within the last day`);
    const calls = table.requests.filter(({ body }) => JSON.stringify(body ?? {}).includes('nudges you'));
    expect(calls).toHaveLength(1);
  });

  test('is not for people without a seat, and leads nobody to a match they may not see', async () => {
    const { table, thread } = await start(2);
    expect((await table.slash('Emmy', 'match nudge', {}, { in: thread }))?.text).toContain('no seat');
    expect((await table.slash('Emmy', 'match nudge', { match: '1' }, { in: 'dm' }))?.text).toContain('no such match');
  });
});
