import type { Outcome } from '#engine/game.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import type { NameSeat } from '../sentences.ts';

type Sentence = (outcome: Outcome, name: NameSeat) => string;

const facts = (t: CommonText, { winners }: Outcome, name: NameSeat) => ({
  winners: t.all(winners.map(name)),
  count: winners.length,
});

/** Returns the sentence for the last players left, after all others were eliminated or resigned. */
export const lastAtTable =
  (t: CommonText): Sentence =>
  (outcome, name) =>
    t('ending-last', facts(t, outcome, name));

/** Returns the sentence for an ending that is the same in every game; `undefined` for a game's own. */
export const endingSentence = (t: CommonText): ((outcome: Outcome, name: NameSeat) => string | undefined) => {
  const sentences: Readonly<Record<string, Sentence>> = {
    conceded: (outcome, name) => (outcome.winners.length === 0 ? t('ending-conceded') : lastAtTable(t)(outcome, name)),
    draw: ({ winners }, name) => t('ending-draw', { winners: t.all(winners.map(name)) }),
    standing: (outcome, name) => t('ending-standing', facts(t, outcome, name)),
    abandoned: () => t('ending-abandoned'),
  };
  return (outcome, name) => (Object.hasOwn(sentences, outcome.reason) ? sentences[outcome.reason]?.(outcome, name) : undefined);
};
