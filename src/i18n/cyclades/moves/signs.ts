import type { Command } from '#games/cyclades/commands.ts';
import { BUILDING_OF } from '#games/cyclades/data/figures.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { godOfTurn, PIECE_OF } from '../costs.ts';

const BY_TYPE: Readonly<Partial<Record<Command['type'], string>>> = {
  MoveFleets: 'fleet',
  PushFleets: 'fleet',
  MoveTroops: 'troop',
  MoveKraken: 'kraken',
  PlaceProsperity: 'prosperity',
  PlaceMetropolis: 'metropolis',
};

/** Returns what a move is about, as its emoji is called: its creature, god, piece or building. */
export const moveSign = (view: View, move: Command): string | undefined => {
  const god = godOfTurn(view);
  if (move.type === 'Recruit') return god && PIECE_OF[god];
  if (move.type === 'Build') return god && BUILDING_OF[god];
  if ('creature' in move) return move.creature;
  if ('god' in move) return move.god;
  return 'piece' in move ? move.piece : BY_TYPE[move.type];
};
