import type { Command } from '../commands.ts';
import type { View } from '../viewTypes.ts';

/** Returns the words of an order that makes these moves: an offer as one of exactly its coins, a choice as the choice from now on. */
export const wordsFor = (view: View, moves: readonly Command[]): readonly string[] | undefined => {
  const [move, ...others] = moves;
  if (move === undefined) return undefined;
  if (view.phase === 'finishing') return markedWords(moves);
  if (view.phase === 'disaster') return ['giveup', ...tilesIn(moves, 'GiveUpTile')];
  return others.length === 0 ? wordsForOne(view, move) : undefined;
};

const wordsForOne = (view: View, move: Command): readonly string[] | undefined => {
  const plan = ['plan', String(view.round)];
  switch (move.type) {
    case 'PlaceBid':
      return view.pushedOut ? [...plan, 'move', move.tile, String(move.coins)] : [...plan, move.tile, String(move.coins), 'all'];
    case 'PassBid':
      return [...plan, 'pass'];
    case 'WithdrawBid':
      return [...plan, 'withdraw'];
    case 'PayBuilding':
      return ['building', 'pay'];
    case 'MarkBuilding':
      return ['building', 'mark'];
    case 'ForgoTile':
      return ['building', 'forgo'];
    case 'ChooseIncome':
      return ['income', move.tile, move.good];
    case 'FeedInhabitants':
      return ['feed', String(move.luxury)];
    default:
      return undefined;
  }
};

const tilesIn = (moves: readonly Command[], type: Command['type']): readonly string[] =>
  moves.flatMap((move) => (move.type === type && 'tile' in move ? [move.tile] : []));

const markedWords = (moves: readonly Command[]): readonly string[] => {
  const isAnyLeft = moves.some(({ type }) => type === 'AbandonBuilding');
  return ['marked', ...tilesIn(moves, 'PayBuilding'), isAnyLeft ? 'abandon' : 'ask'];
};
