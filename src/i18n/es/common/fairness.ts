import type { FairnessSentences } from '../../fairness.ts';

export const fairness: FairnessSentences = {
  committed: (hash) => `-# Azar: SHA-256 del secreto ${hash}`,
  mark: (mark) => `Registro: ${mark}`,
  awaited: (round, when) => `Los dados esperan la ronda ${round} de la baliza drand, que se publica ${when}.`,
  silent: (hours) =>
    `La baliza no responde. La partida espera su ronda y ningún reloj corre. Podéis votar todos para tirar sin ella: \`/partida votar\`. Pasadas ${hours} horas puede decidirlo un organizador.`,
  secretTold: (secret) => `-# Azar: el secreto era ${secret}`,
  wordsGiven: (hash) =>
    `Tus palabras entran en el azar de esta partida. Guárdalas: solo se conserva su SHA-256: ${hash}. Puedes cambiarlas hasta que empiece la partida.`,
};
