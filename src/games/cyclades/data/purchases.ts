import type { Command } from '../commands.ts';
import type { Creature } from '../types.ts';
import type { View } from '../viewTypes.ts';

/** What creatures cost and bring their buyer, from what its seat sees. */

/** Returns what a card of the track costs after the asker's discounts; what the Chimera calls is free. `undefined` for one that cannot be had. */
export const creatureCost = ({ turn, track }: View, creature: Creature): number | undefined => {
  const space = track.find((each) => each.creature === creature);
  return turn?.effect?.creature === 'chimera' ? 0 : (space?.price ?? space?.cost);
};

/** Whether a use brings no more gold than it costs, or takes none. What its seat does not know may be anything: a purse may be secret. */
export const bringsNothing = (view: View, move: Command): boolean => {
  if (move.type !== 'UseCreature') return false;
  if (move.creature === 'fates') return (view.seats[move.seat]?.income ?? 0) <= (creatureCost(view, 'fates') ?? 0);
  return move.creature === 'griffon' && (view.seats[move.target]?.gold ?? 2) < 2;
};
