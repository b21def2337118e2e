import type { FairnessSentences } from '../../fairness.ts';

export const fairness: FairnessSentences = {
  committed: (hash) => `-# Luck: SHA-256 of the secret ${hash}`,
  mark: (mark) => `Log: ${mark}`,
  secretTold: (secret) => `-# Luck: the secret was ${secret}`,
  wordsGiven: (hash) =>
    `Your words go into the luck of this match. Keep them: only their SHA-256 is stored: ${hash}. You may change them until the match starts.`,
};
