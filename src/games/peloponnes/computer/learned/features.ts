import type { Seat } from '#engine/game.ts';
import { CHITS_TO_STRIKE, POINTS_PER_INHABITANT, ROUNDS } from '../../data/figures.ts';
import { tileOf } from '../../data/tiles.ts';
import { hasHalf, incomeOf, isProtected } from '../../rules/holdings.ts';
import { type State, seatOf } from '../../state.ts';
import { DISASTERS } from '../../types.ts';
import type { Projection, Rest } from '../outlook.ts';

/** Number of features of a position for a seat. */
export const FEATURES = 41;

/** Returns what the learned value sees: numbers of about 0 to 1 about the round, the civilisation's projected end, and its present. */
export const featuresOf = (state: State, seat: Seat, rest: Rest, end: Projection): Float32Array => {
  const { goods, lands, buildings, marked } = seatOf(state, seat);
  const income = incomeOf(state, seat);
  const tiles = [...lands, ...buildings].map(tileOf);
  const debts = marked.map(tileOf);
  const features = [
    state.round / ROUNDS,
    rest.offers ? 1 : 0,
    rest.income ? 1 : 0,
    ...DISASTERS.map((disaster) => state.chits[disaster] / CHITS_TO_STRIKE),
    end.points / 20,
    end.power / 20,
    (POINTS_PER_INHABITANT * end.inhabitants) / 20,
    end.lower / 20,
    end.spread / 5,
    end.coins / 10,
    end.luxury / 5,
    tiles.reduce((sum, { power }) => sum + power, 0) / 15,
    goods.inhabitants / 8,
    goods.coins / 10,
    goods.food / 8,
    goods.wood / 6,
    goods.stone / 6,
    goods.luxury / 6,
    income.inhabitants / 2,
    income.coins / 5,
    income.food / 4,
    income.wood / 3,
    income.stone / 3,
    income.luxury / 2,
    lands.length / 4,
    buildings.length / 4,
    debts.length / 2,
    debts.reduce((sum, { cost }) => sum + cost.wood + cost.stone, 0) / 6,
    ...DISASTERS.map((disaster) => (isProtected(state, seat, disaster) ? 1 : 0)),
    hasHalf(state, seat) ? 1 : 0,
    tiles.some(({ freeLands }) => freeLands) ? 1 : 0,
    tiles.filter(({ ofChoice }) => ofChoice).length,
    state.order.indexOf(seat) / 4,
  ];
  return Float32Array.from(features);
};
