import type { Outcome } from '#engine/game.ts';
import { LEVELS } from '#games/peloponnes/data/figures.ts';
import type { Reason } from '#games/peloponnes/types.ts';
import type { SeatName } from '../../sentences.ts';
import { names } from './words.ts';

type Ending = (winners: string, alone: boolean) => string;

const ENDINGS: Readonly<Record<Reason, Ending>> = {
  score: (winners, alone) => `${winners} ${alone ? 'wins' : 'share the win'} on points.`,
  soloScore: (winners) => `${winners} has played alone to the end; what counts is the score.`,
  campaignWon: (winners) => `${winners} has won all ${LEVELS.length} levels of the campaign.`,
  campaignLost: () => 'The campaign is lost. “Play again” begins it anew, at level 1.',
};

/** The house's own ending: all others have given up, or whoever plays alone. */
const conceded: Ending = (winners, alone) =>
  winners === ''
    ? 'The match was given up, and nobody wins.'
    : `${winners} ${alone ? 'is the last one at the table and wins' : 'are left at the table and share the win'}.`;

/** How a match was won, in a sentence; also one that ended because the others gave up. */
export const tellOutcome = ({ winners, reason }: Outcome, name: SeatName): string => {
  const ending = Object.hasOwn(ENDINGS, reason) ? ENDINGS[reason as Reason] : conceded;
  return ending(names(winners, name), winners.length === 1);
};
