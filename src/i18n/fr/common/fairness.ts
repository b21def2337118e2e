import type { FairnessSentences } from '../../fairness.ts';

export const fairness: FairnessSentences = {
  committed: (hash) => `-# Hasard : SHA-256 du secret ${hash}`,
  mark: (mark) => `Journal : ${mark}`,
  secretTold: (secret) => `-# Hasard : le secret était ${secret}`,
  wordsGiven: (hash) =>
    `Tes mots entrent dans le hasard de cette partie. Garde-les bien : seul leur SHA-256 est conservé : ${hash}. Tu peux les changer jusqu’au début de la partie.`,
};
