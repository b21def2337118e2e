import type { Command } from '../commands.ts';
import type { View } from '../viewTypes.ts';

/** Returns the words of an order that makes this one move: a bid as the limit of a plan, a round of a battle as fighting on. */
export const wordsFor = (view: View, [move, ...others]: readonly Command[]): readonly string[] | undefined => {
  if (move === undefined || others.length > 0) return undefined;
  switch (move.type) {
    case 'PlaceBid':
      return ['plan', String(view.cycle), move.god, ...('amount' in move ? [String(move.amount)] : [])];
    case 'Fight':
      return view.turn?.battle && ['fight', view.turn.battle.at];
    case 'PlaceProsperity':
      return ['marker', move.island];
    default:
      return undefined;
  }
};
