import type { Creature } from '#games/cyclades/types.ts';

export const CREATURE_NAMES: Readonly<Record<Creature, string>> = {
  fates: 'Parcas',
  griffon: 'Grifo',
  harpy: 'Arpía',
  pegasus: 'Pegaso',
  mermaid: 'Sirena',
  giant: 'Gigante',
  dryad: 'Dríade',
  satyr: 'Sátiro',
  cyclops: 'Cíclope',
  sphinx: 'Esfinge',
  sylph: 'Sílfide',
  chimera: 'Quimera',
  minotaur: 'Minotauro',
  chiron: 'Quirón',
  medusa: 'Medusa',
  polyphemus: 'Polifemo',
  kraken: 'Kraken',
};

/** Persons have no article. */
const ARTICLES: Readonly<Record<Creature, 'el' | 'la' | 'las' | ''>> = {
  fates: 'las',
  griffon: 'el',
  harpy: 'la',
  pegasus: '',
  mermaid: 'la',
  giant: 'el',
  dryad: 'la',
  satyr: 'el',
  cyclops: 'el',
  sphinx: 'la',
  sylph: 'la',
  chimera: 'la',
  minotaur: 'el',
  chiron: '',
  medusa: '',
  polyphemus: '',
  kraken: 'el',
};

/** "la Arpía", "Medusa": as the name stands in a sentence. */
export const theCreature = (creature: Creature): string => `${ARTICLES[creature]} ${CREATURE_NAMES[creature]}`.trimStart();

/** "La Arpía", "Medusa": as the name opens a sentence. */
export const TheCreature = (creature: Creature): string => {
  const words = theCreature(creature);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** "a la Arpía", "al Grifo", "a Medusa". */
export const toCreature = (creature: Creature): string => `a ${theCreature(creature)}`.replace(/^a el /, 'al ');

/** "La Arpía está", "Las Parcas están": the beginning of what is said of one. */
export const CreatureIs = (creature: Creature): string => `${TheCreature(creature)} ${creature === 'fates' ? 'están' : 'está'}`;
