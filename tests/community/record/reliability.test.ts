import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Played, passes, percentOf, REGAINED_BY, reliabilityOf } from '#community/record/index.ts';

/** Matches from the oldest to the newest, a day apart. */
const played = (...matches: readonly Partial<Played>[]): readonly Played[] =>
  matches.map((match, day) => ({
    ...{ outcome: 'finished', people: 3, asked: 20, inTime: 20, answers: [3_600], endedAt: new Date(Date.UTC(2026, 0, day + 1)) },
    ...match,
  }));
const times = (count: number, match: Partial<Played> = {}): readonly Partial<Played>[] =>
  Array.from({ length: count }, () => match);
const LEFT: Partial<Played> = { outcome: 'resigned' };
const percent = (...matches: readonly Partial<Played>[]): number | undefined => {
  const { share } = reliabilityOf(played(...matches));
  return share === undefined ? undefined : percentOf(share);
};

describe('reliability', () => {
  test('a person without a counted match has no record', () => {
    expect(reliabilityOf([])).toEqual({ finished: 0, left: 0 });
    expect(percent({ people: 1 }, { outcome: 'released' }, { asked: 4, inTime: 4 })).toBeUndefined();
  });

  test('the figure is the average of turns in time over matches, and a match that was left counts nothing', () => {
    expect(percent(...times(3))).toBe(100);
    expect(percent(...times(3), LEFT)).toBe(75);
    expect(percent({ inTime: 10 }, { inTime: 15 })).toBe(Math.floor((50 + 80) / 2));
    expect(percent({ asked: 0, inTime: 0, answers: Array(9).fill(60) })).toBe(100);
  });

  test('one missed turn is forgiven, in the match where it weighs most', () => {
    expect(percent({ inTime: 19 })).toBe(100);
    expect(percent({ inTime: 19 }, { asked: 5, inTime: 4 })).toBe(97);
    expect(percent({ inTime: 18 })).toBe(95);
  });

  test('only the newest twenty matches count', () => {
    expect(percent({ inTime: 0 }, ...times(20))).toBe(100);
    expect(percent({ inTime: 0 }, ...times(19))).toBe(95);
  });

  test('five matches finished in a row bring anyone back', () => {
    expect(percent(...times(12, LEFT), ...times(4))).toBe(Math.floor(100 * (4 / 16)));
    expect(percent(...times(12, LEFT), ...times(5))).toBe(100);
    expect(percent(...times(12, LEFT), ...times(5), LEFT)).toBe(Math.floor(100 * (5 / 6)));
    expect(percent(...times(12, LEFT), ...times(5, { asked: 2, inTime: 2 }))).toBe(0);
    expect(passes('95known', reliabilityOf(played(...times(19, LEFT), ...times(REGAINED_BY))))).toBe(true);
  });

  test('the median is that of the answers in the matches that count', () => {
    const { answer, finished, left } = reliabilityOf(played(LEFT, { answers: [1, 2, 900] }, { answers: [5, 7] }));
    expect([answer, finished, left]).toEqual([7, 2, 1]);
  });

  const anyMatch = fc.record({
    outcome: fc.constantFrom<Played['outcome']>('finished', 'finished', 'resigned', 'timedOut', 'released'),
    people: fc.integer({ min: 1, max: 5 }),
    asked: fc.integer({ min: 0, max: 30 }),
  });
  const anyMatches = fc.array(
    anyMatch.chain((match) => fc.integer({ min: 0, max: match.asked }).map((inTime) => ({ ...match, inTime }))),
    { maxLength: 40 },
  );

  test('a person who never left and was never late passes every gate', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        const good = matches.map(({ people, asked }) => ({ people, asked, inTime: asked }));
        expect(reliabilityOf(played(...good)).share ?? 1).toBe(1);
      }),
      { numRuns: 100 },
    );
  });

  test('the order of the rows changes nothing, and a turn in time never lowers the figure', () => {
    fc.assert(
      fc.property(anyMatches, fc.nat(), (matches, which) => {
        const rows = played(...matches);
        const known = reliabilityOf(rows);
        expect(reliabilityOf(rows.toReversed())).toEqual(known);
        const better = rows.map((row, index) => (index === which % rows.length ? { ...row, inTime: row.asked } : row));
        expect(reliabilityOf(better).share ?? 1).toBeGreaterThanOrEqual((known.share ?? 1) - 1e-12);
      }),
      { numRuns: 200 },
    );
  });
});
