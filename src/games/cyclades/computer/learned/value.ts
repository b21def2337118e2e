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

const evaluateLearned = evaluateBy(NETWORKS);

/**
 * The share of the hand-written evaluation that counts beside the learned one. Their mistakes differ: together they win more matches
 * than either alone. A larger share wins fewer against *usual*, which plays by the hand-written one.
 */
const HAND_WRITTEN = 0.2;

/** The evaluation of *strong*: the learned one, and a share of the hand-written one. */
export const evaluateStrong: Evaluate = (state, seat) => evaluateLearned(state, seat) + HAND_WRITTEN * evaluate(state, seat);

/** Returns the probability that a seat wins. */
export const winChanceOf = (state: State, seat: Seat): number => {
  if (isDecided(state, seat)) return state.phase === 'ended' && state.outcome.winners.includes(seat) ? 1 : 0;
  const network = NETWORKS[state.seats.length];
  if (network === undefined) return 1 / state.seats.length;
  return probabilityOf(outputOf(network, featuresOf(state, seat)));
};

const isDecided = (state: State, seat: Seat): boolean => state.phase === 'ended' || seatOf(state, seat).eliminated;
