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
  score: (winners, alone) => `${winners} ${alone ? 'l’emporte' : 'se partagent la victoire'} aux points.`,
  soloScore: (winners) => `${winners} a joué en solo jusqu’au bout ; c’est le score qui compte.`,
  campaignWon: (winners) => `${winners} a gagné les ${LEVELS.length} niveaux de la campagne.`,
  campaignLost: () => 'La campagne est perdue. « Rejouer » la recommence au niveau 1.',
};

/** How a match ended, in a sentence. */
export const tellOutcome = (outcome: Outcome, name: NameSeat): string => {
  const shared = ending(outcome, name);
  if (shared !== undefined) return shared;
  return ENDINGS[outcome.reason as Reason](names(outcome.winners, name), outcome.winners.length === 1);
};
