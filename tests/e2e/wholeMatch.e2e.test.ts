import { test } from 'vitest';
import { expectWholeMatch } from '../support/drivers/wholeMatch.ts';

/** In a short match each way has a larger share. */
const EVENLY = ['pressed', 'suggested', 'refused', 'typed', 'typed'] as const;

test.for([
  { game: 'cyclades', seats: 5, seed: 51 },
  { game: 'peloponnes', seats: 3, seed: 33, ways: EVENLY },
])('a match of $game by $seats is played to its end on Discord, and announced without gap or duplicate', expectWholeMatch);
