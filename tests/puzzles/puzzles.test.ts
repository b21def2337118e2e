import { expect, test } from 'vitest';
import { positionOf } from '#discord/puzzle/puzzles.ts';
import { sampled } from '../games/law.ts';
import { gameOf, REGISTRY } from '../support/games.ts';
import { isWhole } from '../support/setup/whole.ts';
import { advised, DEEP, LEAD, leadOf, PUZZLES_OF, puzzleFrom } from './find.ts';

test.each(PUZZLES_OF)('the strong AI player still finds the best move in a sample of the puzzles of %s', (id) => {
  for (const puzzle of sampled(REGISTRY.find(id)?.puzzles ?? expect.fail(), isWhole ? 6 : 3)) {
    const position = positionOf(gameOf(id) ?? expect.fail(), puzzle) ?? expect.fail();
    const advice = advised(id, position, DEEP, 2);
    expect(advice[0]?.move).toEqual(position.legal[puzzle.best.move]);
    expect(leadOf(advice)).toBeGreaterThan(LEAD / 3);
  }
});

test('a seed makes the same puzzle again, of which the best move leads', () => {
  const made = puzzleFrom('peloponnes', 'peloponnes 1');
  expect(puzzleFrom('peloponnes', 'peloponnes 1')).toEqual(made);
});
