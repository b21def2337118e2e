import type { Outcome } from '#engine/game.ts';
import { LEVELS } from '#games/peloponnes/data/figures.ts';
import type { Reason } from '#games/peloponnes/types.ts';
import { endingSentence } from '../../common/endings.ts';
import type { NameSeat } from '../../sentences.ts';
import { controls } from '../common/controls.ts';
import { t } from './text.ts';
import { names } from './words.ts';

const ending = endingSentence(t);

type Ending = (winners: string, alone: boolean) => string;

const ENDINGS: Readonly<Record<Reason, Ending>> = {
  score: (winners, alone) => `${winners} ${alone ? 'gana' : 'comparten la victoria'} por puntos.`,
  soloScore: (winners) => `${winners} ha jugado en solitario hasta el final; lo que cuenta es la puntuación.`,
  campaignWon: (winners) => `${winners} ha ganado los ${LEVELS.length} niveles de la campaña.`,
  campaignLost: () => `La campaña está perdida. «${controls.again}» la empieza de nuevo, en el nivel 1.`,
};

/** How a match ended, in a sentence. */
export const tellOutcome = (outcome: Outcome, name: NameSeat): string => {
  const shared = ending(outcome, name);
  if (shared !== undefined) return shared;
  return ENDINGS[outcome.reason as Reason](names(outcome.winners, name), outcome.winners.length === 1);
};
