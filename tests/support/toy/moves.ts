import type { Moves } from '#engine/moves.ts';
import type { Command, View } from './types.ts';

export const moves: Moves<Command, View> = {
  table: {
    TakeStone: { name: 'stone' },
    Dive: { name: 'dive' },
    KeepPearls: { name: 'keep' },
    GivePearl: { name: 'give', fields: [{ name: 'target', kind: 'seat' }] },
  },
};
