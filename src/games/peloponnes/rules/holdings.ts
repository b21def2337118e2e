import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import { COINS_PER_POINT, POINTS_PER_INHABITANT, POPULATION_COINS, POPULATION_LUXURY } from '../data/figures.ts';
import { tileOf } from '../data/tiles.ts';
import type { Score } from '../events.ts';
import { addTo, plus } from '../goods.ts';
import { itemNear } from '../known.ts';
import { civilisationIncome, type State, seatOf } from '../state.ts';
import type { Disaster, Goods, TileId } from '../types.ts';

/** What a seat has, and what follows from it (RULES.md, chapters 4 to 8 and 10). */

/** Returns whether a seat's offers count half a coin more (4.10). */
export const hasHalf = (state: State, seat: Seat): boolean =>
  state.options.halfCoin === 'on' && seatOf(state, seat).buildings.some((id) => tileOf(id).half);

/** Returns whether a building protects the seat from a disaster (8.2). */
export const isProtected = (state: State, seat: Seat, disaster: Disaster): boolean =>
  seatOf(state, seat).buildings.some((id) => tileOf(id).protects === disaster);

/** Returns whether a land may be placed at the outer end (5.6, 5.7, 5.9). */
export const fits = (state: State, seat: Seat, tile: TileId): boolean => {
  const { lands, buildings } = seatOf(state, seat);
  const outermost = lands.at(-1);
  if (outermost === undefined) return true;
  const { icons } = tileOf(outermost);
  return tileOf(tile).icons.some((good) => icons.includes(good)) || buildings.some((id) => tileOf(id).freeLands);
};

/** Returns the tiles whose income is of choice (7.6). */
export const incomeChoicesOf = (state: State, seat: Seat): readonly TileId[] =>
  seatOf(state, seat).buildings.filter((id) => tileOf(id).ofChoice);

/** Returns the income of a round, before the cut at the stores and without goods of choice (7.1–7.4). */
export const incomeOf = (state: State, seat: Seat): Draft<Goods> => {
  const holder = seatOf(state, seat);
  const income: Draft<Goods> = plus(civilisationIncome(holder), {});
  for (const id of holder.lands) addTo(income, tileOf(id).income);
  for (const id of holder.buildings) addTo(income, tileOf(id).income);
  if (state.campaign) for (const good of state.campaign.bonuses) income[good]++;
  const inhabitants = holder.goods.inhabitants + income.inhabitants;
  income.coins += itemNear(POPULATION_COINS, inhabitants);
  income.luxury += itemNear(POPULATION_LUXURY, inhabitants);
  return income;
};

/** Returns what a civilisation is worth now (10.1–10.3). */
export const worthOf = (state: State, seat: Seat): Score => {
  const { goods, lands, buildings } = seatOf(state, seat);
  let power = Math.floor(goods.coins / COINS_PER_POINT);
  for (const id of lands) power += tileOf(id).power;
  for (const id of buildings) power += tileOf(id).power;
  const population = goods.inhabitants * POINTS_PER_INHABITANT;
  return { power, population, score: Math.min(power, population) };
};
