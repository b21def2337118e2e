import type { Creature } from '#games/cyclades/types.ts';

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

/** Those whose name is a person's. */
const PERSONS: readonly Creature[] = ['pegasus', 'chiron', 'medusa', 'polyphemus'];

/** "the Harpy", "Medusa": as the name stands in a sentence. */
export const theCreature = (creature: Creature): string =>
  PERSONS.includes(creature) ? CREATURE_NAMES[creature] : `the ${CREATURE_NAMES[creature]}`;

/** "The Harpy", "Medusa": as the name opens a sentence. */
export const TheCreature = (creature: Creature): string =>
  PERSONS.includes(creature) ? CREATURE_NAMES[creature] : `The ${CREATURE_NAMES[creature]}`;

/** "The Harpy is", "The Fates are": the beginning of what is said of one. */
export const CreatureIs = (creature: Creature): string => `${TheCreature(creature)} ${creature === 'fates' ? 'are' : 'is'}`;
