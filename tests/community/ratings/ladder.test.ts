import { describe, expect, test } from 'vitest';
import { isShown, pointsOf, ratedNext, rebuiltFrom } from '#community/ratings/index.ts';
import { chancesOf, drawsOf, lastRows, matchOf, season, spearman, strengthsOf } from './seasons.ts';

const PEOPLE = 500;
const EACH = 30;
/** A match has 3.5 people on average. */
const MATCHES = Math.round((PEOPLE * EACH) / 3.5);

describe('ratings of simulated people', () => {
  const draw = drawsOf(1);
  const strengths = strengthsOf(PEOPLE, draw);
  const parts = season(strengths, MATCHES, 12, draw);
  const rows = rebuiltFrom(parts);
  const last = lastRows(parts);
  const nameOf = (index: number): string => `p${index}`;

  test('after thirty matches of each, ratings are in the order of the true strengths', () => {
    const ratings = strengths.map((_, index) => last.get(nameOf(index))?.mu ?? 25);
    expect(spearman(ratings, strengths)).toBeGreaterThan(0.95);
    const shown = strengths.flatMap((_, index) => {
      const row = last.get(nameOf(index));
      return row !== undefined && isShown(row) ? [row] : [];
    });
    expect(shown.length).toBeGreaterThan(0.98 * PEOPLE);
    const points = shown.map(pointsOf).sort((one, other) => one - other);
    expect(points[0]).toBeGreaterThan(0);
    expect(points[Math.floor(points.length / 2)]).toBeGreaterThan(1_400);
    expect(points[Math.floor(points.length / 2)]).toBeLessThan(1_600);
  });

  test('the winners of the later half are foretold with at most a fifth more loss than by the true strengths', () => {
    const before = new Map<string, { readonly mu: number; readonly sigma: number }>();
    let [loss, least] = [0, 0];
    for (let from = 0, to = 0; from < rows.length; from = to) {
      while (rows[to]?.match === rows[from]?.match) to++;
      const table = rows.slice(from, to);
      if (from > rows.length / 2) {
        const skills = table.map(({ person }) => before.get(person) ?? { mu: 25, sigma: 25 / 3 });
        const scale = Math.sqrt(skills.reduce((sum, { sigma }) => sum + sigma ** 2 + (25 / 6) ** 2, 0));
        const weights = skills.map(({ mu }) => Math.exp(mu / scale));
        loss -= Math.log((weights[0] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0));
        least -= Math.log(chancesOf(table.map(({ person }) => strengths[Number(person.slice(1))] ?? 25))[0] ?? 1);
      }
      for (const row of table) before.set(row.person, row);
    }
    expect(loss / least).toBeLessThan(1.2);
  });

  test('rating one match after the other has the same result as rating all again', () => {
    const some = rows.slice(0, 1_500);
    const kept: (typeof some)[number][] = [];
    for (let from = 0, to = 0; from < some.length; from = to) {
      while (to < some.length && some[to]?.match === some[from]?.match) to++;
      const table = parts.filter(({ match }) => match === some[from]?.match);
      const ids = new Set(kept.filter(({ person }) => table.some((part) => part.person === person)).map(({ match }) => match));
      kept.push(
        ...ratedNext(
          kept.filter(({ match }) => ids.has(match)),
          table,
        ),
      );
    }
    expect(kept).toEqual(rows.slice(0, kept.length));
  });
});

describe('who left', () => {
  /** Twelve people who have met, and what they are rated. */
  const draw = drawsOf(2);
  const before = season(strengthsOf(12, draw), 200, 2, draw);
  const ratedOf = (match: ReturnType<typeof matchOf>): ReadonlyMap<string, number> => {
    const after = lastRows([...before, ...match]);
    return new Map([...after].map(([person, { mu }]) => [person, mu]));
  };
  const rated = ratedOf([]);

  test('the ratings of a season stay what they are', () => {
    const seasons = lastRows(before);
    for (const [person, mu, sigma] of [
      ['p0', 21.49837532504529, 7.687585755018837],
      ['p1', 20.645552123708168, 7.805526118417707],
      ['p2', 29.107767485610513, 7.6432604904945345],
    ] as const) {
      expect(seasons.get(person)?.mu).toBeCloseTo(mu, 9);
      expect(seasons.get(person)?.sigma).toBeCloseTo(sigma, 9);
    }
  });

  test('a seat that left is rated as the last, and the others among themselves', () => {
    const left = ratedOf(matchOf(200, ['p0', 'p1', 'p2', 'p3'], ['last']));
    const without = ratedOf(matchOf(200, ['p1', 'p2', 'p3']));
    expect(left.get('p0')).toBeLessThan((rated.get('p0') ?? 0) - 0.1);
    for (const other of ['p1', 'p2', 'p3']) expect(left.get(other)).toBeCloseTo(without.get(other) ?? 0, 9);
  });

  test('who is left alone neither gains nor loses', () => {
    const left = ratedOf(matchOf(200, ['p0', 'p1', 'p2'], ['placed', 'last', 'last']));
    expect(left.get('p0')).toBe(rated.get('p0'));
    expect(left.get('p1')).toBeLessThan(rated.get('p1') ?? 0);
  });

  test('a match of which only one person’s part counts is not rated', () => {
    expect(rebuiltFrom(matchOf(200, ['p0']))).toEqual([]);
  });

  test('people who tie share their place', () => {
    const newcomers = ['x', 'y'].map((person, seat) => ({
      ...matchOf(200, ['p0', 'x', 'y'])[seat + 1],
      person,
      place: 2,
      match: 9e6,
    }));
    const tied = lastRows([
      ...before,
      ...matchOf(200, ['p0']).map((part) => ({ ...part, match: 9e6 })),
      ...(newcomers as typeof before),
    ]);
    expect(tied.get('x')?.mu).toBe(tied.get('y')?.mu);
    expect(tied.get('x')?.mu).toBeLessThan(25);
  });
});
