import type { Outcome } from '#engine/game.ts';
import { LEVELS } from '#games/peloponnes/data/figures.ts';
import type { Reason } from '#games/peloponnes/types.ts';
import { endingSentence } from '../../common/endings.ts';
import type { NameSeat } from '../../sentences.ts';
import { t } from './text.ts';
import { names } from './words.ts';

const ending = endingSentence(t);

type Ending = (winners: string, alone: boolean) => string;

const ENDINGS: Readonly<Record<Reason, Ending>> = {
  score: (winners, alone) => `${winners} ${alone ? 'wins' : 'share the win'} on points.`,
  soloScore: (winners) => `${winners} has played alone to the end; what counts is the score.`,
  campaignWon: (winners) => `${winners} has won all ${LEVELS.length} levels of the campaign.`,
  campaignLost: () => 'The campaign is lost. “Play again” begins it anew, at level 1.',
};

/** How a match ended, in a sentence. */
export const tellOutcome = (outcome: Outcome, name: NameSeat): string => {
  const shared = ending(outcome, name);
  if (shared !== undefined) return shared;
  return ENDINGS[outcome.reason as Reason](names(outcome.winners, name), outcome.winners.length === 1);
};
