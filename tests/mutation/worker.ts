/** One of the processes that try the mutants of a target. Fails at once when the tests fail without a mutant. */
import { serve } from '../support/drivers/workers.ts';
import type { Mutant } from './mutants.ts';
import { TARGETS, type TargetName } from './targets.ts';
import { createTrials, type Trial } from './trials.ts';

const target = process.argv[2] as TargetName;
const tryMutant = createTrials(target);
const { caughtBy, tests } = await tryMutant(undefined);
if (caughtBy || tests < TARGETS[target].minTests)
  throw new Error(`Without a mutant in ${target}: ${tests} tests, and ${JSON.stringify(caughtBy)} fails.`);

serve<Mutant, Trial>(tryMutant);
