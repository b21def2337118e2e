import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Played, UserId } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { type Table, table } from '../games/table.ts';

/** The counting game without visible dice, so that a count can be undone. */
const diceless: AnyGame = { ...countingGame, reveals: () => undefined };

const code = (played: Played): string => (played.kind === 'rejected' ? played.rejection.code : played.kind);

const undo = (fixture: Table, match: number, user: UserId) => fixture.act(match, { type: 'Undo', user });
const redo = (fixture: Table, match: number, user: UserId) => fixture.act(match, { type: 'Redo', user });

/** Starts a match of three in which Ada has counted once. */
const counted = async () => {
  const fixture = table(openMemoryStores(), { counting: diceless });
  const match = await fixture.started(3);
  await fixture.count(match, 'ada');
  return { fixture, match };
};

describe('undo after changes of users', () => {
  test('a move before a change of users cannot be undone', async () => {
    const { fixture, match } = await counted();
    await fixture.act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    expect(code(await undo(fixture, match, 'ada'))).toBe('acrossSubstitution');
  });

  test.each(['computer', 'substitute'] as const)(
    'a move can be undone once its user has taken the seat back from a %s',
    async (to) => {
      const { fixture, match } = await counted();
      for (const [user, seat] of [
        ['cleo', 2],
        ['ada', 0],
      ] as const) {
        await fixture.act(match, { type: 'HandOver', user, to });
        await fixture.act(match, { type: 'TakeSeat', user, seat });
      }
      expect(code(await undo(fixture, match, 'ada'))).toBe('played');
      await fixture.act(match, { type: 'HandOver', user: 'cleo', to });
      await fixture.act(match, { type: 'TakeSeat', user: 'cleo', seat: 2 });
      expect(code(await redo(fixture, match, 'ada'))).toBe('played');
    },
  );

  test('a move cannot be undone while another seat is open, or after it was opened again', async () => {
    const { fixture, match } = await counted();
    for (const [user, seat] of [
      ['ben', 1],
      ['cleo', 2],
      ['ben', 1],
    ] as const) {
      await fixture.act(match, { type: 'HandOver', user, to: 'substitute' });
      if (user === 'ben') await fixture.act(match, { type: 'TakeSeat', user, seat });
    }
    expect(code(await undo(fixture, match, 'ada'))).toBe('acrossSubstitution');
    await fixture.act(match, { type: 'TakeSeat', user: 'cleo', seat: 2 });
    expect(code(await undo(fixture, match, 'ada'))).toBe('played');
    await fixture.act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    await fixture.act(match, { type: 'TakeSeat', user: 'eve', seat: 2 });
    expect(code(await redo(fixture, match, 'ada'))).toBe('nothingToRedo');
  });
});
