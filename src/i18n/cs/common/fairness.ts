import type { FairnessSentences } from '../../fairness.ts';

export const fairness: FairnessSentences = {
  committed: (hash) => `-# Náhoda: SHA-256 tajemství ${hash}`,
  mark: (mark) => `Záznam: ${mark}`,
  awaited: (round, when) => `Kostky čekají na kolo ${round} majáku drand, které vyjde ${when}.`,
  silent: (hours) =>
    `Maják neodpovídá. Partie čeká na jeho kolo a žádné hodiny neběží. Všichni můžete hlasovat, že se hodí bez něj: \`/partie hlasovat\`. Po ${hours} hodinách o tom může rozhodnout organizátor.`,
  secretTold: (secret) => `-# Náhoda: tajemství bylo ${secret}`,
  wordsGiven: (hash) =>
    `Tvoje slova vstoupí do náhody této partie. Uschovej si je: ukládá se jen jejich SHA-256: ${hash}. Do začátku partie je můžeš změnit.`,
};
