import type { Outcome } from '#engine/game.ts';
import { LEVELS } from '#games/peloponnes/data/figures.ts';
import type { Reason } from '#games/peloponnes/types.ts';
import { endingSentence } from '../common/endings.ts';
import type { NameSeat } from '../sentences.ts';
import type { PeloponnesText } from './phrases.ts';

/** Returns how a match ended, in a sentence. */
export const outcomeSentence = (t: PeloponnesText) => {
  const tellEnding = endingSentence(t);
  return (outcome: Outcome, name: NameSeat): string => {
    const ending = tellEnding(outcome, name);
    if (ending !== undefined) return ending;
    const reason = outcome.reason as Reason;
    if (reason === 'campaignLost') return t('outcome-campaignLost');
    const { winners } = outcome;
    return t(`outcome-${reason}`, { winners: t.all(winners.map(name)), count: winners.length, levels: LEVELS.length });
  };
};
