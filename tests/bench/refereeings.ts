import { refereeingCyclades } from './cyclades/refereeing.ts';
import { refereeingPeloponnes } from './peloponnes/refereeing.ts';
import type { Refereeing } from './refereeing.ts';

/** For each game: its part of the referee. */
export const REFEREEINGS: Readonly<Record<string, Refereeing>> = {
  cyclades: refereeingCyclades,
  peloponnes: refereeingPeloponnes,
};
