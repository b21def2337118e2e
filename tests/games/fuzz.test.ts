import { expect, test } from 'vitest';
import { GAMES } from '../support/games.ts';
import { fuzz, WRONGS } from './fuzz.ts';

test.each(Object.values(GAMES))(
  'each of 5,000 wrong commands of $id is refused with its code, and changes nothing',
  {
    timeout: 60_000,
  },
  (game) => {
    const given = fuzz(game, 5_000, 1);
    expect(Object.values(given).reduce((sum, count) => sum + count)).toBe(5_000);
    for (const wrong of WRONGS) expect(given[wrong], wrong).toBeGreaterThan(300);
  },
);
