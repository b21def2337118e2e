import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Played, UserId } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { type Table, table } from '../games/table.ts';

/** The counting game whose dice nobody gets to see, so that a count can be taken back. */
const diceless: AnyGame = { ...countingGame, reveals: () => undefined };

const code = (played: Played): string => (played.kind === 'rejected' ? played.rejection.code : played.kind);

const undo = (house: Table, match: number, user: UserId) => house.act(match, { type: 'Undo', user });
const redo = (house: Table, match: number, user: UserId) => house.act(match, { type: 'Redo', user });

/** Three people, of whom Ada has counted once. */
const counted = async () => {
  const house = table(openMemoryStores(), { counting: diceless });
  const match = await house.started(3);
  await house.count(match, 'ada');
  return { house, match };
};

describe('a move that is taken back after seats were given away', () => {
  test('is none behind a change of people', async () => {
    const { house, match } = await counted();
    await house.act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    expect(code(await undo(house, match, 'ada'))).toBe('acrossSubstitution');
  });

  test.each(['computer', 'substitute'] as const)(
    'is one still once somebody has taken their own seat back from a %s',
    async (to) => {
      const { house, match } = await counted();
      for (const [user, seat] of [
        ['cleo', 2],
        ['ada', 0],
      ] as const) {
        await house.act(match, { type: 'HandOver', user, to });
        await house.act(match, { type: 'TakeSeat', user, seat });
      }
      expect(code(await undo(house, match, 'ada'))).toBe('played');
      await house.act(match, { type: 'HandOver', user: 'cleo', to });
      await house.act(match, { type: 'TakeSeat', user: 'cleo', seat: 2 });
      expect(code(await redo(house, match, 'ada'))).toBe('played');
    },
  );

  test('is none when one seat was taken back and another is free, nor when it is free again', async () => {
    const { house, match } = await counted();
    for (const [user, seat] of [
      ['ben', 1],
      ['cleo', 2],
      ['ben', 1],
    ] as const) {
      await house.act(match, { type: 'HandOver', user, to: 'substitute' });
      if (user === 'ben') await house.act(match, { type: 'TakeSeat', user, seat });
    }
    expect(code(await undo(house, match, 'ada'))).toBe('acrossSubstitution');
    await house.act(match, { type: 'TakeSeat', user: 'cleo', seat: 2 });
    expect(code(await undo(house, match, 'ada'))).toBe('played');
    await house.act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    await house.act(match, { type: 'TakeSeat', user: 'eve', seat: 2 });
    expect(code(await redo(house, match, 'ada'))).toBe('nothingToRedo');
  });
});
