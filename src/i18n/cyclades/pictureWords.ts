import type { Building, Creature, Patron } from '#games/cyclades/types.ts';
import type { Words } from '#renderers/cyclades/layout/words.ts';
import { recordOf } from '../keys.ts';
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
export const pictureWords = (t: CycladesText): Words => ({
  gods: recordOf(PATRONS, (id) => t('god', { id })),
  creatures: recordOf(CREATURES, (id) => t('creature', { id })),
  buildings: recordOf(BUILDINGS, (building) => t('drawn-building', { building })),
  cycle: t('drawn-cycle', { n: NUMBER }),
  victory: t('drawn-victory'),
  draw: t('drawn-draw'),
  over: t('drawn-over'),
  toOffer: t('drawn-to-offer'),
  nextCycle: t('drawn-next-cycle'),
  way: t('drawn-way'),
  fought: t('drawn-fought'),
  taken: t('drawn-taken'),
  added: t('drawn-added'),
  island: t('drawn-island', { n: NUMBER }),
  troops: t('drawn-troops'),
  fleets: t('drawn-fleets'),
  income: t('drawn-income'),
  metropolis: t('drawn-metropolis'),
  around: t('drawn-around'),
});
