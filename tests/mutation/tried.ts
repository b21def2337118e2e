import { workOff } from '../support/drivers/workers.ts';
import type { Mutant } from './mutants.ts';
import { gameOfMutant, MUTATED_GAMES } from './targets.ts';
import type { Trial } from './trials.ts';

/** A mutant that makes the tests go round in circles, or eats all memory, is caught: no test run would end well. */
export const BROKEN: Trial = { caughtBy: { file: '', test: 'the tests do not end, or crash' }, tests: 0 };
const MOST_SECONDS = 30;

export interface Tried {
  readonly mutant: Mutant;
  readonly trial: Trial;
}

/** Tries mutants on all cores, game by game, each against the rule tests of its game. */
export const tryAllMutants = async (
  mutants: readonly Mutant[],
  told: (one: Tried) => void = () => {},
): Promise<readonly Tried[]> => {
  const tried: Tried[] = [];
  for (const game of MUTATED_GAMES) {
    await workOff<Mutant, Trial>({
      script: new URL('worker.ts', import.meta.url),
      args: [game],
      tasks: mutants.filter((mutant) => gameOfMutant(mutant) === game),
      mostSeconds: MOST_SECONDS,
      broken: BROKEN,
      told: (trial, mutant) => {
        tried.push({ mutant, trial });
        told({ mutant, trial });
      },
    });
  }
  return tried;
};
