import { expect, test } from 'vitest';
import { seeded } from '../support/fakes/seededChance.ts';
import { provided } from '../support/setup/provided.ts';
import { fitNetwork } from './fitNetwork.ts';
import { selfPlay } from './selfPlay.ts';
import { TRAINEES } from './trainees.ts';

/** Rows of two features; the result is 1 if their sum is positive. */
const sums = (seed: number, rows: number): Float32Array => {
  const chance = seeded(seed);
  const steps = Array.from({ length: 21 }, (_, step) => (step - 10) / 10);
  return Float32Array.from(
    Array.from({ length: rows }, () => [chance.pick(steps), chance.pick(steps)]).flatMap(([one = 0, other = 0]) => [
      one,
      other,
      one + other > 0 ? 1 : 0,
    ]),
  );
};

test('a fitted network predicts what it has not seen, and the same rows give the same network', () => {
  const fitted = fitNetwork(sums(1, 20_000), sums(2, 500), 2, 8, 20);
  expect(fitted.loss).toBeLessThan(0.3);
  expect(fitNetwork(sums(1, 20_000), sums(2, 500), 2, 8, 20)).toEqual(fitted);
  for (const { predicted, actual, rows } of fitted.calibration)
    if (rows > 30) expect(Math.abs(predicted - actual)).toBeLessThan(0.2);
});

const STAGES = Object.entries(TRAINEES).flatMap(([game, { stages }]) =>
  stages.map((_, stage) => ({ game, stage, number: stage + 1 })),
);

test.each(STAGES)(
  'a match of $game that is played by itself in stage $number gives rows of features and results, always the same',
  ({ game, stage }) => {
    const trainee = provided(TRAINEES, game);
    const task = { seats: 2, seed: 3, stage };
    const rows = selfPlay(trainee, task);
    const width = trainee.countFeatures(2) + 1;
    expect(rows.length % width).toBe(0);
    expect(rows.length / width).toBeGreaterThan(20);
    const results = rows.filter((_, at) => at % width === width - 1);
    expect(new Set(results).size).toBeGreaterThan(1);
    expect(Math.min(...results)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...results)).toBeLessThanOrEqual(1);
    expect(selfPlay(trainee, task)).toEqual(rows);
  },
);
