import { fuzzInteractions } from '../fuzz/run.ts';
import type { Figures } from './figures.ts';

const INTERACTIONS = 200_000;
/** Interactions per bot and set of matches: matches end, and lobbies close. */
const OF_A_RUN = 20_000;

/**
 * Sends a bot 200,000 forged, malformed and unusual interactions; throws on the first run that misses a response, exceeds a limit or
 * crashes.
 */
export const interactionsBench = async (): Promise<Figures> => {
  const begun = performance.now();
  const counts = { interactionsAsked: 0, interactionsWellFormed: 0, interactionsHanded: 0 };
  for (let run = 0; run * OF_A_RUN < INTERACTIONS; run++) {
    const { asked, wellFormed, handed, ...rest } = await fuzzInteractions(OF_A_RUN, 1_000 + run);
    const { events, ...faults } = rest;
    const found = Object.entries(faults).filter(([, list]) => list.length > 0);
    if (found.length > 0) throw new Error(found.map(([kind, list]) => `${kind}: ${JSON.stringify(list.slice(0, 3))}`).join('\n'));
    counts.interactionsAsked += asked;
    counts.interactionsWellFormed += wellFormed;
    counts.interactionsHanded += handed;
    process.stderr.write(`${counts.interactionsAsked} interactions, ${events} events brought about by the last run\n`);
  }
  return { ...counts, interactionsSeconds: (performance.now() - begun) / 1_000 };
};
