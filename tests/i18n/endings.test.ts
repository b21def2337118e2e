import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { sentencesOf } from '#i18n/index.ts';

const name = (seat: number): string => ['Ada', 'Blaise', 'Carl'][seat] ?? 'nobody';

/** What the house itself can end a match with, and its sentence. */
const ENDINGS: readonly (readonly [readonly number[], string, string])[] = [
  [[], 'conceded', 'The match was given up, and nobody wins.'],
  [[2], 'conceded', 'Carl is the last one at the table and wins.'],
  [[0, 1, 2], 'draw', 'The match ended as a draw between Ada, Blaise, and Carl.'],
  [[1], 'standing', 'The match was ended as it stood: Blaise is ahead and wins.'],
  [[0, 1], 'standing', 'The match was ended as it stood: Ada and Blaise are level ahead and share the win.'],
  [[], 'abandoned', 'The match was left by all, and nobody wins.'],
];

describe.each(Object.keys(GAMES))('%s', (game) => {
  test.each(ENDINGS)('says who has won when the house ends it: %o by %s', (winners, reason, sentence) => {
    expect(sentencesOf().game(game).outcome({ winners, reason }, name)).toBe(sentence);
  });
});
