import { describe, expect, test } from 'vitest';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { dueNow, start } from '../../support/builders/starting.ts';
import { openTable, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import type { Pressable } from '../../support/drivers/pressing.ts';
import { expectWithinLimits } from '../../support/drivers/pressing.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

const stateOf = async (table: Table) => {
  const match = await table.services.stores.matches.find(1);
  if (match === undefined) throw new Error('There is no match.');
  return match;
};

/** Controls that go on towards a move, each with what it offers: neither back nor to another page. */
const onward = (shown: Shown | undefined): readonly (readonly Pressable[])[] => {
  const offered = (shown?.controls ?? []).filter(({ customId }) =>
    ['move', 'sure'].includes(parseCustomId(customId)?.kind ?? ''),
  );
  const ids = new Set(offered.map(({ customId }) => customId));
  return [...ids].map((id) => offered.filter(({ customId }) => customId === id));
};

/** The other kinds of move that a panel just opened may turn to. */
const tabs = (shown: Shown | undefined): readonly Pressable[] =>
  (shown?.controls ?? []).filter(({ customId }) => parseCustomId(customId)?.kind === 'panel');

describe('a whole match', () => {
  test.each([
    { game: 'cyclades', seats: 2 },
    { game: 'cyclades', seats: 3 },
    { game: 'cyclades', seats: 5 },
    { game: 'peloponnes', seats: 1 },
    { game: 'peloponnes', seats: 3 },
    { game: 'peloponnes', seats: 5 },
  ])('of $game by $seats is played by buttons and menus alone', { timeout: 60_000 }, async ({ game, seats }) => {
    const started = await start(seats, openTable(), { game });
    const { table, thread } = started;
    const place = { in: thread };
    const chance = seeded(seats);
    let last: Shown | undefined;
    for (let moves = 0; moves < 8_000 && (await stateOf(table)).status === 'playing'; moves += 1) {
      const { version } = await stateOf(table);
      const person = await dueNow(started);
      last = await table.press(person, { customId: '1.open.1', label: '' }, 'post', place);
      const turned = chance.pick([undefined, ...tabs(last)]);
      if (turned !== undefined) last = await table.press(person, turned, 'ephemeral', place);
      for (let presses = 0; presses < 6 && (await stateOf(table)).version === version; presses += 1) {
        expectWithinLimits({ components: last?.components ?? [] });
        last = await table.press(person, chance.pick(chance.pick(onward(last))), 'ephemeral', place);
      }
      expect((await stateOf(table)).version).toBeGreaterThan(version);
    }
    expect((await stateOf(table)).status).toBe('ended');
    expect(last?.controls).toEqual([]);
    expect(last?.text).toContain('The game is over');
    expect(table.logged.filter(({ level }) => level !== 'info')).toEqual([]);
  });
});
