import type { Creature, God } from '#games/cyclades/types.ts';

/** The few words on the picture. */
export const GOD_NAMES: Readonly<Record<God | 'apollo', string>> = {
  poseidon: 'Poseidon',
  ares: 'Ares',
  zeus: 'Zeus',
  athena: 'Athena',
  apollo: 'Apollo',
};

export const CREATURE_NAMES: Readonly<Record<Creature, string>> = {
  fates: 'Fates',
  griffon: 'Griffon',
  harpy: 'Harpy',
  pegasus: 'Pegasus',
  mermaid: 'Mermaid',
  giant: 'Giant',
  dryad: 'Dryad',
  satyr: 'Satyr',
  cyclops: 'Cyclops',
  sphinx: 'Sphinx',
  sylph: 'Sylph',
  chimera: 'Chimera',
  minotaur: 'Minotaur',
  chiron: 'Chiron',
  medusa: 'Medusa',
  polyphemus: 'Polyphemus',
  kraken: 'Kraken',
};

export const WORDS = {
  cycle: 'Cycle',
  victory: 'Victory',
  over: 'The end',
  toOffer: 'To offer',
  nextCycle: 'Next cycle',
} as const;
