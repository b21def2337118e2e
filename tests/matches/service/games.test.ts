import { describe, expect, test } from 'vitest';
import { isMatchEvent, MATCH_OPTIONS, MATCH_REJECTION_CODES } from '#matches/index.ts';
import { GAMES } from '../../support/games.ts';
import { table } from '../games/table.ts';

describe.each(Object.values(GAMES))('$id in the match service', (game) => {
  test('a game’s events and options have no names that the match service uses', () => {
    expect(Object.keys(game.eventShapes).filter((type) => isMatchEvent({ type }))).toEqual([]);
    expect(Object.keys(game.options).filter((option) => option in MATCH_OPTIONS)).toEqual([]);
  });

  test('a game is played through the match service until all but one concede', async () => {
    const fixture = table(undefined, GAMES);
    const match = await fixture.started(game.seats.max, { game: game.id });
    for (let move = 0; move < 10; move++) {
      const due = (await fixture.stores.matches.find(match))?.active[0] ?? 0;
      const user = (await fixture.matches.position(match, undefined))?.match.seats[due]?.user ?? '';
      const position = await fixture.matches.position(match, user);
      const { seat, ...command } = position?.legal.at(-1) ?? { type: 'none', seat: 0 };
      expect((await fixture.act(match, { type: 'Play', user, command, decision: position?.decisions[due] ?? -1 })).kind).toBe(
        'played',
      );
    }
    for (const user of ['ada', 'ben', 'cleo', 'dan'].slice(0, game.seats.max - 1))
      await fixture.act(match, { type: 'Concede', user });
    const position = await fixture.matches.position(match, undefined);
    expect(position?.outcome).toEqual({ winners: [game.seats.max - 1], reason: 'conceded' });
    const steps = (await fixture.matches.history(match, 0))?.steps ?? [];
    expect(steps.at(-1)?.view('spectator')).toEqual(position?.view);
    expect(position?.view).toMatchObject({ active: [], outcome: position?.outcome });
  });
});

test('each rejection code of the match service is unique', () => {
  expect(new Set(MATCH_REJECTION_CODES).size).toBe(MATCH_REJECTION_CODES.length);
  expect(MATCH_REJECTION_CODES).toContain('notYourTurn');
});
