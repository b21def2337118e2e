import { workOff } from '../support/drivers/workers.ts';
import type { Mutant } from './mutants.ts';
import { TARGET_NAMES, targetOf } from './targets.ts';
import type { Trial } from './trials.ts';

/** Counts as caught: a test run would not end well with a mutant that loops without end or uses up all memory. */
export const BROKEN: Trial = { caughtBy: { file: '', test: 'the tests do not end, or crash' }, tests: 0 };
const MAX_SECONDS = 30;
/** A worker runs all tests without a mutant first. */
const PER_WORKER = 50;

export interface Tried {
  readonly mutant: Mutant;
  readonly trial: Trial;
}

/** Tries mutants on all cores, target by target, each with the tests of its target. One that takes longer than `mostSeconds` is broken. */
export const tryAllMutants = async (
  mutants: readonly Mutant[],
  onTried: (one: Tried) => void = () => {},
  mostSeconds = MAX_SECONDS,
): Promise<readonly Tried[]> => {
  const tried: Tried[] = [];
  for (const target of TARGET_NAMES) {
    await workOff<Mutant, Trial>({
      script: new URL('worker.ts', import.meta.url),
      args: [target],
      tasks: mutants.filter((mutant) => targetOf(mutant) === target),
      perWorker: PER_WORKER,
      mostSeconds,
      broken: BROKEN,
      told: (trial, mutant) => {
        tried.push({ mutant, trial });
        onTried({ mutant, trial });
      },
    });
  }
  return tried;
};
