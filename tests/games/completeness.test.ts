import { expect, test } from 'vitest';
import { ASKING } from '../support/builders/mistakenCommands.ts';
import { GAMES } from '../support/games.ts';
import { provided } from '../support/setup/provided.ts';
import { askAll } from './completeness.ts';

test.each(Object.values(GAMES))(
  'in 200 positions of $id a command is accepted exactly when it is listed, half of them listed ones with one field changed',
  {
    timeout: 60_000,
  },
  (game) => {
    const { positions, commands, accepted, changed, changedAccepted } = askAll(game, provided(ASKING, game.id), 200, 1);
    expect([positions, commands, changed]).toEqual([200, 4_000, 2_000]);
    expect(accepted / commands).toBeGreaterThan(0.2);
    expect(changedAccepted / changed).toBeGreaterThan(0.1);
  },
);
