import { describe, expect, test } from 'vitest';
import { unexplained } from './keys.ts';
import { type Refereed, referee } from './refereed.ts';
import { REFEREEINGS } from './refereeings.ts';
import { watchFigures } from './watching.ts';

const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  cyclades: ['play', 'referee'],
  peloponnes: ['peloponnesPlay', 'peloponnesReferee'],
};

describe.each(Object.entries(REFEREEINGS))('of %s', (id, refereeing) => {
  const { min, max } = refereeing.game.seats;
  const watched: Refereed[] = [];

  test.each(Array.from({ length: max - min + 1 }, (_, more) => min + more))(
    'the referee watches some matches with %i seats, dealt and crowded, to their end',
    { timeout: 60_000 },
    (seats) => {
      const matches = [1, 2, 3].map((seed) => referee(id, seats, seed, seed === 3 ? 'crowded' : 'dealt'));
      for (const match of matches) {
        expect(refereeing.endings(seats)).toContain(match.ending);
        expect(match.refused / match.asked).toBeGreaterThan(0.5);
      }
      expect(matches.flatMap(({ uses }) => uses).length).toBeGreaterThan(0);
      watched.push(...matches);
    },
  );

  test('the figures of watched matches are explained', () => {
    const prefixes = PREFIXES[id] ?? [];
    const keys = prefixes.flatMap((prefix) => Object.keys(watchFigures(refereeing, watched, { somewhere: 1 }, 1, prefix)));
    expect(keys.length).toBeGreaterThan(60);
    expect(unexplained(keys)).toEqual([]);
  });
});
