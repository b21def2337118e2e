import type { Seat } from '#engine/game.ts';
import type { Command } from './commands.ts';
import { tileOf } from './data/tiles.ts';
import { legalMoves } from './decide.ts';
import type { State } from './state.ts';

/** The moves for a seat that its owner has left, by kind; the first legal one is played. */
const SAFE: readonly Command['type'][] = [
  'PassBid',
  'WithdrawBid',
  'PayBuilding',
  'MarkBuilding',
  'ForgoTile',
  'AbandonBuilding',
  'PayDisaster',
  'GiveUpTile',
  'FeedInhabitants',
  'ChooseIncome',
  'ChooseBonus',
];

/** Returns the preference for a move within its kind: the most inhabitants fed, food, the least power given up, the most kept. */
const worthOf = (move: Command): number => {
  switch (move.type) {
    case 'PayBuilding':
      return tileOf(move.tile).power;
    case 'GiveUpTile':
      return -tileOf(move.tile).power;
    case 'FeedInhabitants':
      return move.luxury;
    case 'ChooseIncome':
    case 'ChooseBonus':
      return move.good === 'food' ? 1 : 0;
    default:
      return 0;
  }
};

/**
 * Returns a move that is always legal: no offer; what can be paid is paid; the tile of least power is given up; food where
 * there is a choice.
 */
export const safeMove = (state: State, seat: Seat): Command => {
  const moves = legalMoves(state, seat);
  const kind = SAFE.find((type) => moves.some((move) => move.type === type));
  const [first, ...others] = moves.filter((move) => move.type === kind);
  if (first === undefined) throw new Error(`Seat ${seat} has no legal move.`);
  return others.reduce((best, move) => (worthOf(move) > worthOf(best) ? move : best), first);
};
