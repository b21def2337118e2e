/** One of the processes that try mutants. Ends at once when the tests fail without one. */
import { serve } from '../support/workers.ts';
import type { Mutant } from './mutants.ts';
import { openTrials, type Trial } from './trials.ts';

const trials = await openTrials();
const { caughtBy } = await trials.run(undefined);
if (caughtBy) throw new Error(`Without a mutant the tests fail: ${caughtBy.file}: ${caughtBy.test}`);

serve<Mutant, Trial>((mutant) => trials.run(mutant));
