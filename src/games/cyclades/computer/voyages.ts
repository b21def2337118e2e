import type { Command, CommandOf } from '../commands.ts';
import { board, isActing, type State } from '../state.ts';

/** Single steps of a voyage are worth nothing, so the search continues a voyage immediately, to every space it reaches. */

/** The spaces that fleets have reached from one position. */
export type Reached = Set<string>;

const keyOf = ({ fleets }: CommandOf<'MoveFleets'>, origin: string, to: string): string => `${origin} ${fleets} ${to}`;

/** Returns the further steps of the fleets that have just moved, to spaces that they have not reached otherwise. */
export const stepsAfter = (state: State, move: Command, origin: string, reached: Reached): readonly Command[] => {
  if (move.type !== 'MoveFleets' || !isActing(state)) return [];
  reached.add(keyOf(move, origin, move.to));
  const { voyage } = state.turn;
  if (voyage === undefined) return [];
  const steps: Command[] = [];
  for (const { id } of board(state).seasAround(voyage.at)) {
    const key = keyOf(move, origin, id);
    if (id === origin || reached.has(key)) continue;
    reached.add(key);
    steps.push({ type: 'MoveFleets', seat: move.seat, from: voyage.at, to: id, fleets: move.fleets });
  }
  return steps;
};
