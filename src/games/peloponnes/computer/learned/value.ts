import type { Seat } from '#engine/game.ts';
import { type Network, outputOf, probabilityOf } from '#engine/network.ts';
import { ROUNDS } from '../../data/figures.ts';
import { isAsking, type Now, type State } from '../../state.ts';
import { restAfter } from '../choices.ts';
import type { Futures } from '../future.ts';
import { type Judge, outlookOf, type Rest } from '../outlook.ts';
import { featuresOf } from './features.ts';
import networks from './networks.json' with { type: 'json' };

/** The trained networks by number of seats, as `npm run train` writes them. */
const NETWORKS: Readonly<Record<string, Network | undefined>> = networks;

/** Judges by the probability that the seat wins; by its points while a supply round is in progress, and when the offers are over. */
export const judgeLearned: Judge = (state, seat, rest, futures) => {
  const network = networkFor(state, rest);
  if (network === undefined) return outlookOf(state, seat, rest, futures);
  return probabilityOf(outputOf(network, featuresOf(state, seat, rest, futures)));
};

/** Returns the network that judges a position; `undefined` where points do. */
const networkFor = (state: State, rest: Rest): Network | undefined => {
  const isOver = state.round === ROUNDS && !rest.offers && !rest.income;
  return rest.finishing || isOver ? undefined : NETWORKS[state.seats.length];
};

/** By how many points more than the best rival the odds to win are about e to 1. */
const TELLING_POINTS = 3;

/** Returns the probability to win that a worth of the learned judge means for a seat. */
export const chanceOfWorth = (worth: number, state: State, seat: Seat, rest: Rest, futures: Futures): number => {
  if (networkFor(state, rest) !== undefined) return worth;
  const others = [...state.seats.keys()].filter((rival) => rival !== seat).map((rival) => outlookOf(state, rival, rest, futures));
  return probabilityOf((worth - Math.max(0, ...others)) / TELLING_POINTS);
};

/** Returns the probability that a seat wins. */
export const winChanceOf = (state: State, seat: Seat, futures: Futures): number => {
  if (state.now.phase === 'ended') return state.now.outcome.winners.includes(seat) ? 1 : 0;
  const network = NETWORKS[state.seats.length];
  if (network === undefined) return 1 / state.seats.length;
  return probabilityOf(outputOf(network, featuresOf(state, seat, restOf(state.now), futures)));
};

/** Returns what the round still brings in a phase. */
const restOf = (now: Now): Rest => {
  if (isAsking(now)) return restAfter(now);
  const isLate = now.phase === 'chits' || now.phase === 'scoring';
  return { finishing: false, offers: !isLate, income: !isLate };
};
