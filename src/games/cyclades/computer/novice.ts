import { type ComputerSeat, maxBy } from '#engine/computer.ts';
import { randomMove } from '#engine/randomMove.ts';
import type { Command } from '../commands.ts';
import type { View } from '../viewTypes.ts';
import { evaluate } from './evaluation.ts';
import { outcomeOf } from './outcome.ts';
import { positionOf } from './position.ts';

/** How many moves it looks at, and how much one of them may cost, in gold, before it looks at the next. */
const LOOKS = 3;
const TOLERATED = 4;

/**
 * Returns an AI player that makes offerings as the other one does. In its turns it plays the first random move that loses nothing
 * much: it has no plan, but doesn't throw away its troops.
 */
export const careful = ({ version, choose }: ComputerSeat<View, Command>): ComputerSeat<View, Command> => ({
  version,
  choose: (view, legal, chance) => {
    const state = positionOf(view);
    const [first] = legal;
    if (state.phase === 'offerings' || first === undefined) return choose(view, legal, chance);
    const { seat } = first;
    const worthOf = (move: Command): number => outcomeOf(state, seat, move, chance, evaluate).value;
    const seen = Array.from({ length: LOOKS }, () => randomMove(legal, chance));
    const enough = evaluate(state, seat) - TOLERATED;
    return seen.find((move) => worthOf(move) >= enough) ?? maxBy(seen, worthOf) ?? first;
  },
});
