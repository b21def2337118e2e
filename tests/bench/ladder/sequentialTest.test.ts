import { expect, test } from 'vitest';
import { seeded } from '../../support/fakes/seededChance.ts';
import { estimate } from './sequentialTest.ts';

const HYPOTHESES = { equal: 0.25, better: 0.3 };
const HUNDRED = Array.from({ length: 100 }, (_, index) => index);

/** Blocks of four matches of a player that wins each with this probability, until the test decides. */
const verdictFor = (winsOf100: number, seed: number) => {
  const chance = seeded(seed);
  const wins = () => (chance.pick(HUNDRED) < winsOf100 ? 1 : 0);
  const blocks: number[] = [];
  let found = estimate([0], HYPOTHESES);
  while (found.verdict === 'open' && blocks.length < 1_000) {
    blocks.push((wins() + wins() + wins() + wins()) / 4);
    found = estimate(blocks, HYPOTHESES);
  }
  return { ...found, blocks: blocks.length };
};

test('the sequential test accepts a better player and refuses an equal one, with at most about 5 % errors', () => {
  const better = HUNDRED.map((seed) => verdictFor(35, seed).verdict);
  const equal = HUNDRED.map((seed) => verdictFor(22, seed + 1_000).verdict);
  expect(better.filter((verdict) => verdict === 'better').length).toBeGreaterThanOrEqual(95);
  expect(equal.filter((verdict) => verdict === 'not better').length).toBeGreaterThanOrEqual(95);
});

test('the confidence interval holds the true share in about 95 of 100 samples', () => {
  const holds = HUNDRED.filter((seed) => {
    const chance = seeded(seed + 5_000);
    const blocks = HUNDRED.map(() => [0, 0, 0, 0].filter(() => chance.pick(HUNDRED) < 40).length / 4);
    const { low, high } = estimate(blocks, HYPOTHESES);
    return low <= 0.4 && 0.4 <= high;
  });
  expect(holds.length).toBeGreaterThanOrEqual(90);
});

test('a few alike blocks decide nothing', () => {
  expect(estimate([0.25, 0.25, 0.25], HYPOTHESES).verdict).toBe('open');
  expect(estimate([1, 1, 1], HYPOTHESES).verdict).toBe('open');
});
