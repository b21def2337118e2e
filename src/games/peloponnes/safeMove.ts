import type { Seat } from '#engine/game.ts';
import type { Command } from './commands.ts';
import { tileOf } from './data/tiles.ts';
import { legalMoves } from './decide.ts';
import type { State } from './state.ts';

/** What is played for a seat whose owner has gone, by kind; the first that is legal. */
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

/** How gladly a move of one kind is played: the most inhabitants fed, food, the least power given up, the most kept. */
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

/** No offer; what can be paid is paid; the tile of least power is given up; food where there is a choice. Always legal. */
export const safeMove = (state: State, seat: Seat): Command => {
  const moves = legalMoves(state, seat);
  const kind = SAFE.find((type) => moves.some((move) => move.type === type));
  const [first, ...others] = moves.filter((move) => move.type === kind);
  if (first === undefined) throw new Error(`Seat ${seat} has nothing to choose.`);
  return others.reduce((best, move) => (worthOf(move) > worthOf(best) ? move : best), first);
};
