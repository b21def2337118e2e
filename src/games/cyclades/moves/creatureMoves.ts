import type { MoveChoice } from '#engine/moves.ts';
import type { Command, UseOf } from '../commands.ts';
import type { Creature } from '../types.ts';
import type { View } from '../viewTypes.ts';
import { mostUnits } from './units.ts';

/** A seat that no match has. */
const NOBODY = 99;

/** Each creature's fields with placeholder values for omitted ones: no seat, no place, the first slot. */
const UNTOLD: { readonly [Name in Creature]: Omit<UseOf<Name>, 'type' | 'seat' | 'creature'> } = {
  fates: {},
  griffon: { target: NOBODY },
  harpy: { island: '' },
  pegasus: { from: '', to: '', troops: 1 },
  mermaid: { sea: '' },
  giant: { island: '', slot: 0 },
  dryad: { target: NOBODY },
  satyr: { target: NOBODY },
  cyclops: { island: '', slot: 0, building: 'port' },
  sphinx: {},
  sylph: {},
  chimera: {},
  minotaur: { island: '' },
  chiron: { island: '' },
  medusa: { island: '' },
  polyphemus: { island: '' },
  kraken: { sea: '' },
};

const isCreature = (word: unknown): word is Creature => typeof word === 'string' && Object.hasOwn(UNTOLD, word);

/**
 * Completes a creature's command. If the creature cannot be used at all, it is refused for that reason, whatever else was
 * omitted; otherwise for what was typed.
 */
export const creatureFields: NonNullable<MoveChoice<Command, View>['fill']> = (values, moves) => {
  const { creature } = values;
  if (!isCreature(creature)) return values;
  const canBeUsed = moves.some((move) => move.type === 'UseCreature' && move.creature === creature);
  const untold = Object.entries(UNTOLD[creature]).filter(([, value]) => !canBeUsed || typeof value === 'number');
  return { ...Object.fromEntries(untold), ...values };
};

/** Returns the flight of all troops, where only their number was omitted; other omissions lead to a question. */
export const wholeFlight = (view: View, moves: readonly Command[]): Command | undefined => {
  const ways = new Set(moves.map((move) => ('troops' in move && 'from' in move ? `${move.from} ${move.to}` : move)));
  return ways.size === 1 ? mostUnits(view, moves) : undefined;
};
