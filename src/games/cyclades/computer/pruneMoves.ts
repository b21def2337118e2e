import type { Command, CommandOf } from '../commands.ts';
import { islandOf, type State, seaOf } from '../state.ts';

/** Returns the moves that a search follows beyond the first: of units that move together, one of them, all, and all but one. */
export const pruneMoves = (state: State, moves: readonly Command[]): readonly Command[] =>
  moves.filter((move) => isWorthTrying(state, move));

const isWorthTrying = (state: State, move: Command): boolean => {
  switch (move.type) {
    case 'MoveFleets':
      return isRepresentative(move.fleets, seaOf(state, move.from).fleets) && !turnsBack(state, move);
    case 'MoveTroops':
      return isRepresentative(move.troops, islandOf(state, move.from).troops);
    case 'UseCreature':
      return move.creature !== 'pegasus' || isRepresentative(move.troops, islandOf(state, move.from).troops);
    case 'EndTurn':
      return false;
    default:
      return true;
  }
};

const isRepresentative = (units: number, all: number): boolean => units === 1 || units >= all - 1;

/** Returns whether a move begins another voyage before the current one has ended. */
const turnsBack = (state: State, { from }: CommandOf<'MoveFleets'>): boolean => {
  const voyage = state.phase === 'actions' ? state.turn?.voyage : undefined;
  return voyage !== undefined && voyage.at !== from;
};
