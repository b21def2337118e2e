import type { CommonText } from '../phrases/commonPhrases.ts';

/** The state of a vote. Names are escaped, times and mentions ready-made. */
export interface VoteFacts {
  /** What it is about: "to pause the match for 2 days". */
  readonly motion: string;
  /** Who has called it; absent if the bot has. */
  readonly by: string | undefined;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Those who have said nothing yet. */
  readonly silent: readonly string[];
  /** With this many votes it passes right away, of this many voters. */
  readonly needed: number;
  readonly voters: number;
  /** Every voice is needed. */
  readonly unanimous: boolean;
  /** Not voting counts as abstaining; otherwise as a no. */
  readonly abstains: boolean;
  /** Until when they can speak. */
  readonly until: string;
  /** `lapsed`: the match has ended meanwhile. */
  readonly result: 'carried' | 'failed' | 'withdrawn' | 'lapsed' | undefined;
}

const ruleText = (t: CommonText, { needed, voters, unanimous, abstains, until }: VoteFacts): string => {
  if (unanimous) return t('vote-rule-all', { until });
  return t(abstains ? 'vote-rule-abstaining' : 'vote-rule-silence', { needed, voters, until });
};

/** Returns a vote as all see it. */
export const voteText = (t: CommonText, facts: VoteFacts): string => {
  const { motion, result, by, silent } = facts;
  const named = (names: readonly string[]): string => (names.length === 0 ? t('vote-nobody') : t.all(names));
  return [
    ...(result === undefined ? [t('vote-title', { motion })] : [t('vote-title-over', { motion }), t('vote-over', { result })]),
    ...(by === undefined ? [] : [t('vote-by', { by })]),
    t('vote-yes', { yes: named(facts.yes) }),
    t('vote-no', { no: named(facts.no) }),
    ...(result === undefined ? [t('vote-silent', { silent: named(silent), count: silent.length }), ruleText(t, facts)] : []),
  ].join('\n');
};
