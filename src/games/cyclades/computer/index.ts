import { type ComputerSeat, maxBy } from '#engine/computer.ts';
import type { Command } from '../commands.ts';
import type { View } from '../viewTypes.ts';
import { chooseOffering } from './offerings.ts';
import { positionOf } from './position.ts';
import { type Effort, partOf, search } from './search.ts';
import { pruneMoves } from './worthTrying.ts';

/** Enough for every sequence of a simple turn; of a rich one for the most promising. */
const EFFORT: Effort = { positions: 800, width: 6, depth: 8 };

/** A computer seat for Cyclades that takes such a share of the full effort: the less, the sooner it answers, and the worse it plays. */
export const computerTaking = (share: number): ComputerSeat<View, Command> => ({
  choose: (view, legal, chance) => {
    const [first] = legal;
    if (first === undefined) throw new Error('There is nothing to choose.');
    if (legal.length === 1) return first;
    const state = positionOf(view);
    const { seat } = first;
    if (state.phase === 'offerings') {
      const bids = legal.flatMap((move) => (move.type === 'PlaceBid' ? [move] : []));
      return chooseOffering(state, seat, bids, chance, share) ?? first;
    }
    const telling = pruneMoves(state, legal);
    const ends = legal.filter(({ type }) => type === 'EndTurn');
    const found = search(state, seat, [...ends, ...telling], chance, partOf(EFFORT, share));
    return maxBy(found, ({ value }) => value)?.move ?? first;
  },
});

/** A computer seat for Cyclades: offers by what a turn would bring, and searches its turns by the rules themselves. */
export const computer = computerTaking(1);
