import { test } from 'vitest';
import { expectWholeMatch } from '../support/drivers/wholeMatch.ts';

// A separate file, so that a second worker runs it.
test.for([
  { game: 'cyclades', seats: 2, seed: 21 },
  { game: 'cyclades', seats: 3, seed: 31 },
])(
  'a match of $game by few players ($seats) is played to its end on Discord, and announced without gap or duplicate',
  expectWholeMatch,
);
