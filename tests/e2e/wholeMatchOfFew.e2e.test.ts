import { test } from 'vitest';
import { expectWholeMatch } from '../support/drivers/wholeMatch.ts';

// A file of its own, so that a second worker has it.
test.for([
  { game: 'cyclades', seats: 2, seed: 21 },
  { game: 'cyclades', seats: 3, seed: 31 },
])('a match of $game by $seats is played to its end by few on Discord, and told to them without gap or double', expectWholeMatch);
