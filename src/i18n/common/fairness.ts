import type { CommonText } from '../phrases/commonPhrases.ts';

/** What makes the luck and the log of a match checkable. Hashes, secrets and heads come in hexadecimal digits. */
export interface FairnessSentences {
  /** Above the commitment: what it is. */
  readonly intro: string;
  /** Below it: how to check a match. */
  readonly check: string;
  /** Before anything is drawn: the SHA-256 of the secret. */
  committed(hash: string): string;
  /** In each post of a table: the head of the chain over the log, with the number of the post, as the checker takes it. */
  mark(mark: string): string;
  /** While a draw waits for a round of the public beacon. `when`: a Discord time. */
  awaited(round: number, when: string): string;
  /** No relay has given the round, though it is published. `hours`: after that an organiser may go on without it. */
  silent(hours: number): string;
  /** Once a match is over. */
  secretTold(secret: string): string;
  /** For players who gave words of their own: the SHA-256 that is kept of them. */
  wordsGiven(hash: string): string;
}

/** Returns the sentences of a language for that. */
export const fairnessSentences = (t: CommonText): FairnessSentences => ({
  intro: t('fairness-intro'),
  check: t('fairness-check', { mark: t('fairness-mark', { mark: '…' }) }),
  committed: (hash) => t('fairness-committed', { hash }),
  mark: (mark) => t('fairness-mark', { mark }),
  awaited: (round, when) => t('fairness-awaited', { round: String(round), when }),
  silent: (hours) => t('fairness-silent', { hours }),
  secretTold: (secret) => t('fairness-secret-told', { secret }),
  wordsGiven: (hash) => t('fairness-words-given', { hash }),
});
