import type { Seat } from '#engine/game.ts';
import { type Network, outputOf, probabilityOf } from '#engine/network.ts';
import { ROUNDS } from '../../data/figures.ts';
import { itemNear } from '../../known.ts';
import type { State } from '../../state.ts';
import { type Judge, projectionOf, type Rest } from '../outlook.ts';
import { featuresOf } from './features.ts';
import networks from './networks.json' with { type: 'json' };

/**
 * A trained network: it corrects the points that a seat will probably have. `errors` are the standard deviations of what it then still
 * mistakes, before and after the offers of each round.
 */
interface Trained extends Network {
  readonly errors: readonly number[];
}

/** The trained networks by number of seats, as `npm run train` writes them. */
const NETWORKS: Readonly<Record<string, Trained | undefined>> = networks;

/** Returns the network for that many seats. What a civilisation needs hardly depends on them. */
const networkFor = ({ length }: State['seats']): Trained => NETWORKS[length] ?? networks[4];

/** The range of corrections, in points. */
export const CORRECTIONS = 40;

/** Returns the number from 0 to 1 that the network learns: how many points more or fewer than projected a seat has in the end. */
export const correctionOf = (projected: number, points: number): number =>
  Math.max(0, Math.min(1, 0.5 + (points - projected) / CORRECTIONS));

/** Number of stages of a match, and which one it is: before or after the offers of each round. */
export const STAGES = 2 * ROUNDS;
export const stageOf = (round: number, offers: boolean): number => 2 * (round - 1) + (offers ? 0 : 1);

/** Judges by the points that a seat will probably have in the end. */
export const judgeLearned: Judge = (state, seat, rest, futures) => {
  const end = projectionOf(state, seat, rest, futures);
  const network = networkFor(state.seats);
  const isOver = state.round === ROUNDS && !rest.offers && !rest.income;
  if (isOver) return end.points;
  return end.points + CORRECTIONS * (probabilityOf(outputOf(network, featuresOf(state, seat, rest, end))) - 0.5);
};

/** The scale of the logistic distribution that is most like a normal one, for each unit of its standard deviation. */
const LOGISTIC = 0.6;

/** Returns by how many points the odds between two seats change by a factor of e. */
const scaleOf = ({ seats, round }: State, { offers }: Rest): number =>
  LOGISTIC * itemNear(networkFor(seats).errors, stageOf(round, offers));

/** Returns the probability that a seat wins, or alone that it reaches the target, given the points that each will probably have. */
export const winChanceAmong = (state: State, rest: Rest, points: readonly number[], seat: Seat): number => {
  const scale = scaleOf(state, rest);
  const own = points[seat] ?? 0;
  if (points.length === 1) return probabilityOf((own - (state.campaign?.target ?? 0)) / scale);
  return 1 / points.reduce((sum, each) => sum + Math.exp((each - own) / scale), 0);
};
