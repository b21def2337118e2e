import type { Creature } from '#games/cyclades/types.ts';
import { opening } from '../grammar.ts';

export const CREATURE_NAMES: Readonly<Record<Creature, string>> = {
  fates: 'Moires',
  griffon: 'Griffon',
  harpy: 'Harpie',
  pegasus: 'Pégase',
  mermaid: 'Sirène',
  giant: 'Géant',
  dryad: 'Dryade',
  satyr: 'Satyre',
  cyclops: 'Cyclope',
  sphinx: 'Sphinx',
  sylph: 'Sylphe',
  chimera: 'Chimère',
  minotaur: 'Minotaure',
  chiron: 'Chiron',
  medusa: 'Méduse',
  polyphemus: 'Polyphème',
  kraken: 'Kraken',
};

/** Those whose name is a person's have no article. */
const ARTICLES: Readonly<Record<Creature, 'le' | 'la' | 'les' | ''>> = {
  fates: 'les',
  griffon: 'le',
  harpy: 'la',
  pegasus: '',
  mermaid: 'la',
  giant: 'le',
  dryad: 'la',
  satyr: 'le',
  cyclops: 'le',
  sphinx: 'le',
  sylph: 'le',
  chimera: 'la',
  minotaur: 'le',
  chiron: '',
  medusa: '',
  polyphemus: '',
  kraken: 'le',
};

/** "la Harpie", "Méduse": as the name stands in a sentence. */
export const theCreature = (creature: Creature): string => `${ARTICLES[creature]} ${CREATURE_NAMES[creature]}`.trimStart();

/** "gratuite" of la Harpie: what is said of one that costs nothing. */
export const freeCreature = (creature: Creature): string => {
  if (ARTICLES[creature] === 'les') return 'gratuites';
  return ARTICLES[creature] === 'la' || creature === 'medusa' ? 'gratuite' : 'gratuit';
};

/** "La Harpie", "Méduse": as the name opens a sentence. */
export const TheCreature = (creature: Creature): string => opening(theCreature(creature));

/** "La Harpie est", "Les Moires sont": the beginning of what is said of one. */
export const CreatureIs = (creature: Creature): string => `${TheCreature(creature)} ${creature === 'fates' ? 'sont' : 'est'}`;

/** "La Harpie n’est pas", "Les Moires ne sont pas". */
export const CreatureIsNot = (creature: Creature): string =>
  `${TheCreature(creature)} ${creature === 'fates' ? 'ne sont pas' : 'n’est pas'}`;
