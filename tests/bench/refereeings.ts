import { refereeingCyclades } from './cyclades/refereeing.ts';
import { refereeingPeloponnes } from './peloponnes/refereeing.ts';
import type { Refereeing } from './refereeing.ts';

/** For each game: what a referee must know of it. */
export const REFEREEINGS: Readonly<Record<string, Refereeing>> = {
  cyclades: refereeingCyclades,
  peloponnes: refereeingPeloponnes,
};
