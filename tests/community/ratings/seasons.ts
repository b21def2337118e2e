import { rebuiltFrom } from '#community/ratings/index.ts';
import type { Counts, RatedPart, RatingRow } from '#matches/index.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

/** Simulated people and matches for tests of ratings. */

/** Standard deviations: of people's strengths around 25, and of how well they play on a day. */
const SPREAD = 6;
const FORM = 25 / 6;
const DAY = 24 * 3_600_000;

const THOUSAND = [...Array(1_000).keys()];

/** Returns a number from 0 to below 1. */
export type Draw = () => number;
export const drawsOf = (seed: number): Draw => {
  const { die } = seeded(seed);
  return () => (die(THOUSAND) * 1_000 + die(THOUSAND)) / 1_000_000;
};

/** Returns a normally distributed number. */
const normal = (draw: Draw): number => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

export const strengthsOf = (count: number, draw: Draw): readonly number[] =>
  Array.from({ length: count }, () => 25 + SPREAD * normal(draw));

let matches = 0;

/** Returns the parts in a match that ends on a day, of people in the order of their places. */
export const matchOf = (day: number, people: readonly string[], counts: readonly Counts[] = []): readonly RatedPart[] => {
  matches++;
  return people.map((person, seat) => ({
    ...{ match: matches, seat, person, server: 'server', game: 'game', endedAt: new Date(day * DAY) },
    ...{ counts: counts[seat] ?? 'placed', place: seat + 1 },
  }));
};

/** Returns people in the order in which they come out of a match. */
export const byForm = (people: readonly (readonly [name: string, strength: number])[], draw: Draw): readonly string[] =>
  people
    .map(([name, strength]) => ({ name, form: strength + FORM * normal(draw) }))
    .sort((one, other) => other.form - one.form)
    .map(({ name }) => name);

/** Returns different whole numbers below a limit. */
export const drawn = (count: number, limit: number, draw: Draw): readonly number[] => {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(Math.floor(draw() * limit));
  return [...chosen];
};

/** Returns matches of two to five people of these strengths, one a day of each `perDay`. */
export const season = (strengths: readonly number[], count: number, perDay: number, draw: Draw, from = 0): readonly RatedPart[] =>
  Array.from({ length: count }, (_, index) => {
    const people = drawn(2 + Math.floor(draw() * 4), strengths.length, draw);
    const named = people.map((person) => [`p${person}`, strengths[person] ?? 25] as const);
    return matchOf(from + index / perDay, byForm(named, draw));
  }).flat();

/** Returns the last row of each person. */
export const lastRows = (parts: readonly RatedPart[]): ReadonlyMap<string, RatingRow> =>
  new Map(rebuiltFrom(parts).map((row) => [row.person, row]));

/** Returns the chance of each to come out first, by their strengths: an integral over the form of the one. */
export const chancesOf = (strengths: readonly number[]): readonly number[] => {
  const steps = Array.from({ length: 81 }, (_, step) => -4 + step / 10);
  const chances = strengths.map((own) =>
    steps.reduce((sum, form) => {
      const beaten = strengths.reduce((product, other) => product * below(form + (own - other) / FORM), 1) / below(form);
      return sum + Math.exp(-(form ** 2) / 2) * beaten;
    }, 0),
  );
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / all);
};

/** Returns the normal distribution function. */
const below = (x: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x > 0 ? 1 - tail : tail;
};

/** Returns Spearman's rank correlation. */
export const spearman = (one: readonly number[], other: readonly number[]): number => {
  const ranksOf = (values: readonly number[]): readonly number[] => {
    const ranks = values.map(() => 0);
    for (const [rank, index] of [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0)).entries())
      ranks[index] = rank;
    return ranks;
  };
  const [ranks, others] = [ranksOf(one), ranksOf(other)];
  const squares = ranks.reduce((sum, rank, index) => sum + (rank - (others[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
};
