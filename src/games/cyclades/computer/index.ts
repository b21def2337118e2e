import { type ComputerSeat, type ComputerSeats, maxBy, mistaken } from '#engine/computer.ts';
import type { Command } from '../commands.ts';
import type { View } from '../viewTypes.ts';
import { evaluate, type Judge } from './evaluation.ts';
import { evaluateLearned, winChanceOf } from './learned/value.ts';
import { chooseOffering } from './offerings.ts';
import { positionOf } from './position.ts';
import { pruneMoves } from './pruneMoves.ts';
import { type Effort, partOf, search } from './search.ts';

/** Enough for every sequence of a simple turn; for the most promising sequences of a complex one. */
const EFFORT: Effort = { positions: 800, width: 6, depth: 8 };

/** Returns an AI player for Cyclades that judges positions in this way. It chooses offerings by what a turn would bring. */
export const playerJudging = (version: string, judge: Judge): ComputerSeat<View, Command> => ({
  version,
  choose: (view, legal, chance) => {
    const [first] = legal;
    if (first === undefined) throw new Error('There is no legal move to choose from.');
    if (legal.length === 1) return first;
    const state = positionOf(view);
    const { seat } = first;
    if (state.phase === 'offerings') {
      const bids = legal.flatMap((move) => (move.type === 'PlaceBid' ? [move] : []));
      return chooseOffering(state, seat, bids, chance, judge) ?? first;
    }
    const telling = pruneMoves(state, legal);
    const ends = legal.filter(({ type }) => type === 'EndTurn');
    const found = search(state, seat, [...ends, ...telling], chance, partOf(EFFORT, judge.share), judge.evaluate);
    return maxBy(found, ({ value }) => value)?.move ?? first;
  },
});

/** Returns an AI player for Cyclades that uses a share of the full effort: a smaller share plays faster and worse. */
export const computerTaking = (share: number): ComputerSeat<View, Command> => playerJudging('computer-1', { evaluate, share });

const usual = computerTaking(1);

/** The AI players for Cyclades. They search their turns with the game's own rules. */
export const computers: ComputerSeats<View, Command> = {
  novice: mistaken('novice-1', computerTaking(0.1), 60),
  usual,
  strong: playerJudging('strong-1', { evaluate: evaluateLearned, share: 1 }),
  winChance: (view) => (view.viewer === 'spectator' ? 0 : winChanceOf(positionOf(view), view.viewer)),
};
