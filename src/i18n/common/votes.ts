import type { CommonText } from '../phrases/commonPhrases.ts';

/** How a vote stands. Names are escaped, times and mentions ready-made. */
export interface VoteFacts {
  /** What it is about: "to pause the match for 2 days". */
  readonly motion: string;
  /** Who has called it; absent where the house asks. */
  readonly by: string | undefined;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Those who have said nothing yet. */
  readonly silent: readonly string[];
  /** So many voices carry it at once, of so many. */
  readonly needed: number;
  readonly voters: number;
  /** Every voice is needed. */
  readonly unanimous: boolean;
  /** Whoever says nothing abstains; else silence does not carry it. */
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
