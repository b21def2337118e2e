import type { Seat } from '#engine/game.ts';
import { type Network, outputOf, probabilityOf } from '#engine/network.ts';
import { type State, seatOf } from '../../state.ts';
import { type Evaluate, evaluate } from '../evaluation.ts';
import { featuresOf } from './features.ts';
import networks from './networks.json' with { type: 'json' };

/** The trained networks by number of seats, as `npm run train` writes them. */
const NETWORKS: Readonly<Record<string, Network | undefined>> = networks;

/** The gold pieces that a unit of a network's output is worth, about: the search compares values with amounts of gold. */
const GOLD_PER_UNIT = 12;

/** Returns an evaluation by these networks: the logarithm of the odds that the seat wins, in gold. */
export const evaluateBy =
  (trained: typeof NETWORKS): Evaluate =>
  (state, seat) => {
    const network = trained[state.seats.length];
    if (network === undefined || isDecided(state, seat)) return evaluate(state, seat);
    return GOLD_PER_UNIT * outputOf(network, featuresOf(state, seat));
  };

/** The learned evaluation of a position. */
export const evaluateLearned = evaluateBy(NETWORKS);

/** Returns the probability to win that a worth of the learned evaluation means. */
export const chanceOfWorth = (worth: number): number => probabilityOf(worth / GOLD_PER_UNIT);

/** Returns the probability that a seat wins. */
export const winChanceOf = (state: State, seat: Seat): number => {
  if (isDecided(state, seat)) return state.phase === 'ended' && state.outcome.winners.includes(seat) ? 1 : 0;
  const network = NETWORKS[state.seats.length];
  if (network === undefined) return 1 / state.seats.length;
  return probabilityOf(outputOf(network, featuresOf(state, seat)));
};

const isDecided = (state: State, seat: Seat): boolean => state.phase === 'ended' || seatOf(state, seat).eliminated;
