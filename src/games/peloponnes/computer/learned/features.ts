import type { Seat } from '#engine/game.ts';
import { CHITS_TO_STRIKE, POINTS_PER_INHABITANT, ROUNDS } from '../../data/figures.ts';
import { tileOf } from '../../data/tiles.ts';
import { hasHalf, incomeOf, isProtected } from '../../rules/holdings.ts';
import { type State, seatOf } from '../../state.ts';
import { DISASTERS } from '../../types.ts';
import type { Futures } from '../future.ts';
import { outlookOf, type Rest } from '../outlook.ts';

/** What the learned value sees of a position: numbers of about 0 to 1 about the table, the seat, and its rivals, the foremost first. */

const OF_A_SEAT = 30;
const OF_THE_TABLE = 10;

/** Returns the number of features in a match of that many seats. */
export const countFeatures = (seats: number): number => OF_A_SEAT * seats + OF_THE_TABLE;

/** Returns the features of a position for a seat. */
export const featuresOf = (state: State, seat: Seat, rest: Rest, futures: Futures): Float32Array => {
  const { length } = state.seats;
  const features = new Float32Array(countFeatures(length));
  const outlooks = state.seats.map((_, each) => outlookOf(state, each, rest, futures));
  const rivals = [...state.seats.keys()]
    .filter((each) => each !== seat)
    .sort((one, other) => (outlooks[other] ?? 0) - (outlooks[one] ?? 0));
  let at = 0;
  features[at++] = state.round / ROUNDS;
  features[at++] = rest.offers ? 1 : 0;
  features[at++] = rest.income ? 1 : 0;
  for (const disaster of DISASTERS)
    features[at++] = state.chits[disaster] >= CHITS_TO_STRIKE ? 1 : state.chits[disaster] / CHITS_TO_STRIKE / 2;
  const own = outlooks[seat] ?? 0;
  features[at++] = (own - (outlooks[rivals[0] ?? seat] ?? 0)) / 10;
  features[at++] = (own - rivals.reduce((sum, each) => sum + (outlooks[each] ?? 0), 0) / Math.max(1, rivals.length)) / 10;
  for (const each of [seat, ...rivals]) at = write(state, each, outlooks[each] ?? 0, features, at);
  return features;
};

/** Writes the features of one seat from a place on; returns the next place. */
const write = (state: State, seat: Seat, outlook: number, features: Float32Array, from: number): number => {
  let at = from;
  const { goods, lands, buildings, marked } = seatOf(state, seat);
  let power = 0;
  for (const id of lands) power += tileOf(id).power;
  for (const id of buildings) power += tileOf(id).power;
  const population = goods.inhabitants * POINTS_PER_INHABITANT;
  const income = incomeOf(state, seat);
  const left = (ROUNDS - state.round) / ROUNDS;
  features[at++] = outlook / 40;
  features[at++] = power / 30;
  features[at++] = population / 30;
  features[at++] = Math.min(power, population) / 30;
  features[at++] = goods.coins / 20;
  features[at++] = goods.food / 12;
  features[at++] = goods.wood / 8;
  features[at++] = goods.stone / 8;
  features[at++] = goods.luxury / 10;
  features[at++] = lands.length / 6;
  features[at++] = buildings.length / 6;
  features[at++] = marked.length / 2;
  features[at++] = marked.reduce((sum, id) => sum + tileOf(id).cost.wood + tileOf(id).cost.stone, 0) / 8;
  features[at++] = income.coins / 10;
  features[at++] = income.food / 8;
  features[at++] = income.wood / 5;
  features[at++] = income.stone / 5;
  features[at++] = income.luxury / 4;
  features[at++] = income.inhabitants / 4;
  features[at++] = (left * income.coins) / 5;
  features[at++] = (left * income.food) / 5;
  features[at++] = (left * (income.wood + income.stone)) / 5;
  features[at++] = Math.max(0, goods.inhabitants - goods.food - income.food) / 8;
  for (const disaster of DISASTERS) features[at++] = isProtected(state, seat, disaster) ? 1 : 0;
  features[at++] = hasHalf(state, seat) ? 1 : 0;
  features[at++] = buildings.some((id) => tileOf(id).freeLands) ? 1 : 0;
  return at;
};
