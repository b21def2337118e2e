import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '#engine/computer.ts';
import type { AnyGame, Seat } from '#engine/game.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { COMPUTER_SEATS, GAMES } from '../../support/games.ts';
import { playOut } from '../../support/players/playout.ts';
import { provided } from '../../support/setup/provided.ts';
import { isWhole } from '../../support/setup/whole.ts';
import { sampled } from '../law.ts';
import { middles } from '../middles.ts';

/** The number of random positions. */
const RUNS = isWhole ? 8 : 4;

/** Lets each level choose a move twice for a seat's view: as it is, and after a structured clone, as another thread receives it. */
const answered = (game: AnyGame, state: unknown, seat: Seat): void => {
  const legal = game.legalMoves(state, seat);
  const computers = provided(COMPUTER_SEATS, game.id);
  const view = game.view(state, seat);
  const asItWas = JSON.stringify(view);
  for (const level of LEVELS) {
    const answer = computers[level].choose(view, legal, seeded(7));
    expect(legal).toContain(answer);
    expect(computers[level].choose(structuredClone(view), legal, seeded(7))).toEqual(answer);
  }
  const chance = computers.winChance(view, seeded(7));
  expect(chance).toBeGreaterThanOrEqual(0);
  expect(chance).toBeLessThanOrEqual(1);
  expect(computers.winChance(structuredClone(view), seeded(7))).toBe(chance);
  expect(JSON.stringify(view)).toBe(asItWas);
};

describe.each(Object.values(GAMES).map((game) => ({ id: game.id, game })))('a computer seat of $id', ({ game }) => {
  test('a computer seat returns a legal move in every kind of position, always the same, and mutates nothing', () => {
    const positions = middles(game, 40).filter(({ moves }) => moves.length > 0);
    expect(positions.length).toBeGreaterThan(50);
    for (const { state, due } of sampled(positions, 2 * RUNS)) for (const seat of due.slice(0, 2)) answered(game, state, seat);
  });

  test('a computer seat returns a legal move in random positions, whatever the options', () => {
    const tables = fc.record({
      seats: fc.integer(game.seats),
      seed: fc.nat(1_000_000),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const law = ({ seats, seed, part }: { seats: number; seed: number; part: number }): void => {
      const { steps } = playOut(game, seats, seed, undefined, 400);
      const step = steps[Math.min(steps.length - 1, Math.floor(part * steps.length))];
      for (const seat of step ? game.active(step.before) : []) answered(game, step?.before, seat);
    };
    fc.assert(fc.property(tables, law), { numRuns: RUNS });
  });
});
