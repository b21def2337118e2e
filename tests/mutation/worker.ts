/** One of the processes that try mutants. Ends at once when the tests fail without one. */
import { stop } from 'esbuild';
import { serve } from '../support/workers.ts';
import type { Mutant } from './mutants.ts';
import { openTrials, type Trial } from './trials.ts';

const tryMutant = await openTrials();
const { caughtBy, tests } = await tryMutant(undefined);
if (caughtBy || tests < 400) throw new Error(`Without a mutant: ${tests} tests, and ${JSON.stringify(caughtBy)} fails.`);

serve<Mutant, Trial>(tryMutant, stop);
