import type { UseCreature } from '../../commands.ts';
import type { Creature } from '../../types.ts';
import { cyclops } from './cyclops.ts';
import { fates } from './fates.ts';
import { giant } from './giant.ts';
import { harpy } from './harpy.ts';
import { kraken } from './kraken.ts';
import { landFigure } from './landFigures.ts';
import { mermaid } from './mermaid.ts';
import { pegasus } from './pegasus.ts';
import type { Power } from './power.ts';
import { dryad, griffon, satyr } from './robbing.ts';
import { sphinx } from './sphinx.ts';
import { sylph } from './sylph.ts';

/** Every creature's own power. The Chimera has none: she calls another creature. */
export const POWERS: Readonly<Record<Exclude<Creature, 'chimera'>, Power<UseCreature>>> = {
  fates,
  griffon,
  harpy,
  pegasus,
  mermaid,
  giant,
  dryad,
  satyr,
  cyclops,
  sphinx,
  sylph,
  minotaur: landFigure('minotaur'),
  chiron: landFigure('chiron'),
  medusa: landFigure('medusa'),
  polyphemus: landFigure('polyphemus'),
  kraken,
};
