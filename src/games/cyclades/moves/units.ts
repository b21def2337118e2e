import type { Command } from '../commands.ts';
import type { View } from '../viewTypes.ts';

/** Returns the move with the largest group, where only the count was omitted. */
export const mostUnits = (_view: View, moves: readonly Command[]): Command | undefined => {
  const counted = moves.map((move) => ({ move, units: unitsOf(move) }));
  return counted.reduce((most, each) => (each.units > most.units ? each : most), { move: moves[0], units: 0 }).move;
};

const unitsOf = (move: Command): number => {
  if (move.type === 'MoveFleets') return move.fleets;
  return 'troops' in move ? move.troops : 0;
};
