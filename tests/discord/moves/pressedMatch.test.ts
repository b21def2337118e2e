import { expect, test } from 'vitest';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { type Arranged, arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { lateEvents } from '../../support/builders/lateEvents.ts';
import { dueNow, start } from '../../support/builders/starting.ts';
import { openTable, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import type { Pressable } from '../../support/drivers/pressing.ts';
import { expectWithinLimits } from '../../support/drivers/pressing.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { isWhole } from '../../support/setup/whole.ts';

const stateOf = async (table: Table) => {
  const match = await table.services.stores.matches.find(1);
  if (match === undefined) throw new Error('There is no match.');
  return match;
};

/** Controls that lead towards a move, each with its values, without Back and paging. */
const onward = (shown: Shown | undefined): readonly (readonly Pressable[])[] => {
  const offered = (shown?.controls ?? []).filter(({ customId }) =>
    ['move', 'sure'].includes(parseCustomId(customId)?.kind ?? ''),
  );
  const ids = new Set(offered.map(({ customId }) => customId));
  return [...ids].map((id) => offered.filter(({ customId }) => customId === id));
};

/** The other kinds of move that a newly opened panel offers. */
const tabs = (shown: Shown | undefined): readonly Pressable[] =>
  (shown?.controls ?? []).filter(({ customId }) => parseCustomId(customId)?.kind === 'panel');

/** Moves by random presses until a match ends, or `max` moves are made. Returns what the last press showed. */
const playByPresses = async ({ table, thread }: Arranged, seed: number, max = 8_000): Promise<Shown | undefined> => {
  const place = { in: thread };
  const chance = seeded(seed);
  let last: Shown | undefined;
  for (let moves = 0; moves < max && (await stateOf(table)).status === 'playing'; moves += 1) {
    const { version } = await stateOf(table);
    const person = await dueNow({ table });
    last = await table.press(person, { customId: '1.open.1', label: '' }, 'post', place);
    const turned = chance.pick([undefined, ...tabs(last)]);
    if (turned !== undefined) last = await table.press(person, turned, 'ephemeral', place);
    for (let presses = 0; presses < 6 && (await stateOf(table)).version === version; presses += 1) {
      expectWithinLimits({ components: last?.components ?? [] });
      last = await table.press(person, chance.pick(chance.pick(onward(last))), 'ephemeral', place);
    }
    expect((await stateOf(table)).version).toBeGreaterThan(version);
  }
  expect(table.logged.filter(({ level }) => level !== 'info')).toEqual([]);
  return last;
};

const expectEnd = async ({ table }: Arranged, last: Shown | undefined): Promise<void> => {
  expect((await stateOf(table)).status).toBe('ended');
  expect(last?.controls).toEqual([]);
  expect(last?.text).toContain('The match is over');
};

test.each([1, 3, 5])('a whole match of Peloponnes by %i is played by buttons and menus alone', async (seats) => {
  const started = await start(seats, openTable(), { game: 'peloponnes' });
  await expectEnd(started, await playByPresses(started, seats));
});

// A whole match of random presses has some thousand moves.
const FIRST_MOVES = isWhole ? 120 : 60;

test.each([2, 3, 5])('the first and the last moves of Cyclades by %i are made by buttons and menus alone', async (seats) => {
  const started = await start(seats);
  await playByPresses(started, seats, FIRST_MOVES);
  expect((await stateOf(started.table)).status).toBe('playing');
  const late = await arrangedMatch(seats, lateEvents('cyclades', seats, seats));
  await expectEnd(late, await playByPresses(late, seats));
});
