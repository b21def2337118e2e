import { describe } from 'vitest';
import { GAMES } from '../../support/games.ts';
import { testUndoLaws } from '../games/undoLaws.ts';

describe.each(Object.entries(GAMES))('matches of %s', (id, game) => {
  testUndoLaws({ id, game, options: {}, isSimultaneous: id !== 'cyclades' });
});
