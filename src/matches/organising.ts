import { carryOut, whyNotMotion } from './motions.ts';
import { beginWith, type Decided, type Ground, goOn, NOBODY } from './progress.ts';
import type { PlayingState } from './state.ts';
import type { MatchCommandOf, MatchEvent } from './types.ts';

/** What an organiser decides happens at once, and is told to all; a vote that is open stays so. */
export const organise = (ground: Ground, state: PlayingState, { motion }: MatchCommandOf<'Organise'>, now: Date): Decided => {
  const refused = whyNotMotion(ground, state, motion, now);
  if (refused !== undefined) return { rejected: refused };
  const decided: MatchEvent = { type: 'OrganiserDecided', motion };
  return carryOut(ground, goOn(ground, beginWith(state, NOBODY), [decided]), motion, now);
};
