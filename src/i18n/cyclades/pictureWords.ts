import type { Building, Creature, Patron } from '#games/cyclades/types.ts';
import type { Words } from '#renderers/cyclades/layout/words.ts';
import { recordOf } from '../keys.ts';
import { phrasesUnder } from '../phrases/phrasesUnder.ts';
import type { CycladesText } from './phrases.ts';

export const PATRONS = ['poseidon', 'ares', 'zeus', 'athena', 'apollo'] as const satisfies readonly Patron[];
const BUILDINGS = ['port', 'fortress', 'temple', 'university'] as const satisfies readonly Building[];
const CREATURES = [
  'fates',
  'griffon',
  'harpy',
  'pegasus',
  'mermaid',
  'giant',
  'dryad',
  'satyr',
  'cyclops',
  'sphinx',
  'sylph',
  'chimera',
  'minotaur',
  'chiron',
  'medusa',
  'polyphemus',
  'kraken',
] as const satisfies readonly Creature[];

/** The placeholder of a number in the words of a picture. */
const NUMBER = '#';

/** Returns the words on the pictures. */
export const pictureWords = (t: CycladesText): Words => {
  const composed = {
    gods: recordOf(PATRONS, (id) => t('god', { id })),
    creatures: recordOf(CREATURES, (id) => t('creature', { id })),
    buildings: recordOf(BUILDINGS, (building) => t('drawn-buildings', { building })),
    cycle: t('drawn-cycle', { n: NUMBER }),
    island: t('drawn-island', { n: NUMBER }),
  };
  return { ...phrasesUnder(t, 'drawn-', composed), ...composed };
};
