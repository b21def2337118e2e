import type { FairnessSentences } from '../../fairness.ts';

export const fairness: FairnessSentences = {
  committed: (hash) => `-# Hasard : SHA-256 du secret ${hash}`,
  mark: (mark) => `Journal : ${mark}`,
  awaited: (round, when) => `Les dés attendent le tour ${round} de la balise drand, publié ${when}.`,
  silent: (hours) =>
    `La balise ne répond pas. La partie attend son tour, et aucune horloge ne tourne. Vous pouvez tous voter pour lancer sans elle : \`/partie voter\`. Après ${hours} heures, un organisateur peut en décider.`,
  secretTold: (secret) => `-# Hasard : le secret était ${secret}`,
  wordsGiven: (hash) =>
    `Tes mots entrent dans le hasard de cette partie. Garde-les bien : seul leur SHA-256 est conservé : ${hash}. Tu peux les changer jusqu’au début de la partie.`,
};
