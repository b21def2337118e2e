/** One of the processes that try mutants: told one at a time, it answers with what caught it. */
import type { Mutant } from './mutants.ts';
import { openTrials } from './trials.ts';

const trials = await openTrials();

process.on('message', async (mutant: Mutant | 'none') => {
  process.send?.(await trials.run(mutant === 'none' ? undefined : mutant));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
