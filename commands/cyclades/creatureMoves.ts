import type { MoveChoice } from '#discord/moves/moveCommand.ts';
import type { Command, UseOf } from '#games/cyclades/commands.ts';
import type { Creature } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { mostUnits } from './units.ts';

/** A seat that no match has. */
const NOBODY = 99;

/** What each creature wants to be told, as it looks where nothing of it was said: nobody, nowhere, the first slot. */
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

/** A creature that cannot be used at all is refused for that, whatever else was left out; one that can, for what was typed. */
export const creatureFields: NonNullable<MoveChoice<Command, View>['fill']> = (values, moves) => {
  const { creature } = values;
  if (!isCreature(creature)) return values;
  const canBeUsed = moves.some((move) => move.type === 'UseCreature' && move.creature === creature);
  const untold = Object.entries(UNTOLD[creature]).filter(([, value]) => !canBeUsed || typeof value === 'number');
  return { ...Object.fromEntries(untold), ...values };
};

/** All troops of a flight, where only their number was left out; any other choice is asked for. */
export const wholeFlight = (view: View, moves: readonly Command[]): Command | undefined => {
  const ways = new Set(moves.map((move) => ('troops' in move && 'from' in move ? `${move.from} ${move.to}` : move)));
  return ways.size === 1 ? mostUnits(view, moves) : undefined;
};
