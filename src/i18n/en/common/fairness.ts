import type { FairnessSentences } from '../../fairness.ts';

export const fairness: FairnessSentences = {
  committed: (hash) => `-# Luck: SHA-256 of the secret ${hash}`,
  mark: (mark) => `Log: ${mark}`,
  awaited: (round, when) => `The dice wait for round ${round} of the drand beacon, published ${when}.`,
  silent: (hours) =>
    `The beacon doesn’t answer. The match waits for its round, and no clock runs. You can all vote to roll without it: \`/match vote\`. After ${hours} hours an organiser can decide that.`,
  secretTold: (secret) => `-# Luck: the secret was ${secret}`,
  wordsGiven: (hash) =>
    `Your words go into the luck of this match. Keep them: only their SHA-256 is stored: ${hash}. You may change them until the match starts.`,
};
