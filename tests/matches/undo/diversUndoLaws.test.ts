import { describe } from 'vitest';
import { toy } from '../../support/toy/game.ts';
import { testUndoLaws } from '../games/undoLaws.ts';

describe('matches of Pearl Divers', () => {
  testUndoLaws({ id: 'divers', game: toy, options: { rounds: '4' }, isSimultaneous: true });
});
