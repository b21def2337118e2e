/** One of the processes that try the mutants of a target. Fails at once when the tests fail without a mutant. */
import { serve } from '../support/drivers/workers.ts';
import type { Mutant } from './mutants.ts';
import type { TargetName } from './targets.ts';
import { createTrials, type Trial } from './trials.ts';

serve<Mutant, Trial>(await createTrials(process.argv[2] as TargetName));
