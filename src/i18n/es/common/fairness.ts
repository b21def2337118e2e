import type { FairnessSentences } from '../../fairness.ts';

export const fairness: FairnessSentences = {
  committed: (hash) => `-# Azar: SHA-256 del secreto ${hash}`,
  mark: (mark) => `Registro: ${mark}`,
  secretTold: (secret) => `-# Azar: el secreto era ${secret}`,
  wordsGiven: (hash) =>
    `Tus palabras entran en el azar de esta partida. Guárdalas: solo se conserva su SHA-256: ${hash}. Puedes cambiarlas hasta que empiece la partida.`,
};
