import type { Creature } from '#games/cyclades/types.ts';

/** Each creature's name: nominative, accusative, genitive. */
const FORMS: Readonly<Record<Creature, readonly [nom: string, acc: string, gen: string]>> = {
  fates: ['Sudičky', 'Sudičky', 'Sudiček'],
  griffon: ['Gryf', 'Gryfa', 'Gryfa'],
  harpy: ['Harpyje', 'Harpyji', 'Harpyje'],
  pegasus: ['Pegas', 'Pegasa', 'Pegasa'],
  mermaid: ['Siréna', 'Sirénu', 'Sirény'],
  giant: ['Gigant', 'Giganta', 'Giganta'],
  dryad: ['Dryáda', 'Dryádu', 'Dryády'],
  satyr: ['Satyr', 'Satyra', 'Satyra'],
  cyclops: ['Kyklop', 'Kyklopa', 'Kyklopa'],
  sphinx: ['Sfinga', 'Sfingu', 'Sfingy'],
  sylph: ['Sylfida', 'Sylfidu', 'Sylfidy'],
  chimera: ['Chiméra', 'Chiméru', 'Chiméry'],
  minotaur: ['Mínotaurus', 'Mínotaura', 'Mínotaura'],
  chiron: ['Cheirón', 'Cheiróna', 'Cheiróna'],
  medusa: ['Medúsa', 'Medúsu', 'Medúsy'],
  polyphemus: ['Polyfémus', 'Polyféma', 'Polyféma'],
  kraken: ['Kraken', 'Krakena', 'Krakena'],
};

const inCase = (index: 0 | 1 | 2): Readonly<Record<Creature, string>> =>
  Object.fromEntries(Object.entries(FORMS).map(([creature, forms]) => [creature, forms[index]])) as Readonly<
    Record<Creature, string>
  >;

export const CREATURE_NAMES = inCase(0);

/** Whom somebody buys or calls: "Harpyji". */
export const CREATURE_ACC = inCase(1);

/** For whom there is or is not something: "Harpyje". */
export const CREATURE_GEN = inCase(2);

/** "Harpyje není", "Sudičky nejsou": the beginning of what is denied of one. */
export const CreatureIsNot = (creature: Creature): string =>
  `${CREATURE_NAMES[creature]} ${creature === 'fates' ? 'nejsou' : 'není'}`;
