import type { FairnessSentences } from '../../fairness.ts';

export const fairness: FairnessSentences = {
  committed: (hash) => `-# Náhoda: SHA-256 tajemství ${hash}`,
  mark: (mark) => `Záznam: ${mark}`,
  secretTold: (secret) => `-# Náhoda: tajemství bylo ${secret}`,
  wordsGiven: (hash) =>
    `Tvoje slova vstoupí do náhody této partie. Uschovej si je: ukládá se jen jejich SHA-256: ${hash}. Do začátku partie je můžeš změnit.`,
};
