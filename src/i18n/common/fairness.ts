import type { CommonText } from '../phrases/commonPhrases.ts';

/** Returns what a language says about how the luck and the log of a match can be checked. Hashes, secrets and heads come in hexadecimal digits. */
export const fairnessSentences = (t: CommonText) => ({
  /** Above the commitment: what it is. */
  intro: t('fairness-intro'),
  /** Below it: how to check a match. */
  check: t('fairness-check', { mark: t('fairness-mark', { mark: '…' }) }),
  /** Before anything is drawn: the SHA-256 of the secret. */
  committed: (hash: string) => t('fairness-committed', { hash }),
  /** In each post of a table: the head of the chain over the log, with the number of the post, as the checker takes it. */
  mark: (mark: string) => t('fairness-mark', { mark }),
  /** Once, above the first mark of a match that is below a picture: what it is for. */
  markAbout: t('fairness-mark-about'),
  /** While a draw waits for a round of the public beacon. `when`: a Discord time. */
  awaited: (round: number, when: string) => t('fairness-awaited', { round: String(round), when }),
  /** No relay has given the round, though it is published. `hours`: after that an organiser may go on without it. */
  silent: (hours: number) => t('fairness-silent', { hours }),
  /** Once a match is over. */
  secretTold: (secret: string) => t('fairness-secret-told', { secret }),
  /** For players who gave words of their own: the SHA-256 that is kept of them. */
  wordsGiven: (hash: string) => t('fairness-words-given', { hash }),
});
