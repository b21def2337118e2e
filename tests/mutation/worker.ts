/** One of the processes that try mutants of the game they are started with. Ends at once when the tests fail without one. */
import { stop } from 'esbuild';
import { serve } from '../support/drivers/workers.ts';
import type { Mutant } from './mutants.ts';
import type { MutatedGame } from './targets.ts';
import { openTrials, type Trial } from './trials.ts';

/** Fewer would mean that tests have been left out. */
const LEAST_TESTS: Readonly<Record<MutatedGame, number>> = { cyclades: 400, peloponnes: 240 };

const game = process.argv[2] as MutatedGame;
const tryMutant = await openTrials(game);
const { caughtBy, tests } = await tryMutant(undefined);
if (caughtBy || tests < LEAST_TESTS[game])
  throw new Error(`Without a mutant of ${game}: ${tests} tests, and ${JSON.stringify(caughtBy)} fails.`);

serve<Mutant, Trial>(tryMutant, stop);
