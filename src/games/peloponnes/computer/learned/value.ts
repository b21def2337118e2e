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
 * mistakes, by the stage of the match.
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

/** Number of stages of a match, and which one it is: each round has one before the offers, before the income, and after it. */
export const STAGES = 3 * ROUNDS;
export const stageOf = (round: number, { offers, income }: Omit<Rest, 'finishing'>): number =>
  3 * (round - 1) + (offers ? 0 : income ? 1 : 2);

/** Returns whether nothing comes any more but the last chits and the last supply round, of which the projection knows all. */
const isLast = ({ round }: State, { offers, income }: Rest): boolean => round === ROUNDS && !offers && !income;

/** Judges by the points that a seat will probably have in the end. */
export const judgeLearned: Judge = (state, seat, rest, futures) => {
  const end = projectionOf(state, seat, rest, futures);
  if (isLast(state, rest)) return end.points;
  const output = outputOf(networkFor(state.seats), featuresOf(state, seat, rest, end));
  return end.points + CORRECTIONS * (probabilityOf(output) - 0.5);
};

/** The scale of the logistic distribution that is most like a normal one, for each unit of its standard deviation. */
const LOGISTIC = 0.6;
/** The scale when nothing but the last chits is left to chance. */
const LAST_SCALE = 0.3;

/** Returns by how many points the odds between two seats change by a factor of e. */
const scaleOf = (state: State, rest: Rest): number =>
  isLast(state, rest) ? LAST_SCALE : LOGISTIC * itemNear(networkFor(state.seats).errors, stageOf(state.round, rest));

/** Returns the probability that a seat wins, or alone that it reaches the target, given the points that each will probably have. */
export const winChanceAmong = (state: State, rest: Rest, points: readonly number[], seat: Seat): number => {
  const scale = scaleOf(state, rest);
  const own = points[seat] ?? 0;
  if (points.length === 1) return probabilityOf((own - (state.campaign?.target ?? 0)) / scale);
  return 1 / points.reduce((sum, each) => sum + Math.exp((each - own) / scale), 0);
};
