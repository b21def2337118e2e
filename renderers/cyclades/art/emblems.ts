import type { Creature } from '#games/cyclades/types.ts';
import type { Outline } from '../../drawing/brush.ts';
import { CHIMERA, CHIRON, MINOTAUR, SATYR } from './emblems/beasts.ts';
import { CYCLOPS, GIANT, POLYPHEMUS } from './emblems/giants.ts';
import { KRAKEN, MEDUSA } from './emblems/monsters.ts';
import { DRYAD, FATES, MERMAID, SYLPH } from './emblems/spirits.ts';
import { GRIFFON, HARPY, PEGASUS, SPHINX } from './emblems/winged.ts';

/** The emblem of each creature. */
export const EMBLEMS: Readonly<Record<Creature, Outline>> = {
  fates: FATES,
  griffon: GRIFFON,
  harpy: HARPY,
  pegasus: PEGASUS,
  mermaid: MERMAID,
  giant: GIANT,
  dryad: DRYAD,
  satyr: SATYR,
  cyclops: CYCLOPS,
  sphinx: SPHINX,
  sylph: SYLPH,
  chimera: CHIMERA,
  minotaur: MINOTAUR,
  chiron: CHIRON,
  medusa: MEDUSA,
  polyphemus: POLYPHEMUS,
  kraken: KRAKEN,
};
