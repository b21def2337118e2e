import type { Building, Creature, God } from '#games/cyclades/types.ts';

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

export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  port: 'Port',
  fortress: 'Fortress',
  temple: 'Temple',
  university: 'University',
};

export const WORDS = {
  island: 'Island',
  troops: 'Troops',
  fleets: 'Fleets',
  income: 'Income',
  metropolis: 'Metropolis',
  around: 'Around it',
  cycle: 'Cycle',
  victory: 'Victory',
  over: 'The end',
  toOffer: 'To offer',
  nextCycle: 'Next cycle',
  way: 'Moved',
  fought: 'Fought',
  taken: 'Taken',
  added: 'New',
} as const;
