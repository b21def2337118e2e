import type { Seat } from '#engine/game.ts';
import { CIVILISATION_TILES } from '../data/civilisations.ts';
import { COINS_PER_POINT, POINTS_PER_INHABITANT, POPULATION_INCOME } from '../data/figures.ts';
import { type Building, buildingOf, landOf, tileOf } from '../data/tiles.ts';
import type { Score } from '../events.ts';
import { NO_GOODS, type SeatState, type State } from '../state.ts';
import type { Amounts, Disaster, Goods, TileId } from '../types.ts';
import { sumOf } from './goods.ts';

/** What a seat has, and what follows from it (RULES.md, chapters 6, 7 and 10). */

const NOTHING: SeatState = { civilisation: undefined, goods: NO_GOODS, lands: [], buildings: [], marked: [] };

/** What a seat has; nothing for one that is not there. */
export const seatOf = (state: State, seat: Seat): SeatState => state.seats[seat] ?? NOTHING;

/** What a seat keeps count of. */
export const goodsOf = (state: State, seat: Seat): Goods => seatOf(state, seat).goods;

const hasBuilding = (state: State, seat: Seat, is: (building: Building) => boolean): boolean =>
  seatOf(state, seat).buildings.some((id) => {
    const building = buildingOf(id);
    return building !== undefined && is(building);
  });

/** Whether a seat's offers count half a coin more (4.10). */
export const hasHalf = (state: State, seat: Seat): boolean =>
  state.options.halfCoin === 'on' && hasBuilding(state, seat, ({ half }) => half);

/** Whether a building keeps a disaster off the seat; a marked one does too. */
export const isProtected = (state: State, seat: Seat, disaster: Disaster): boolean =>
  hasBuilding(state, seat, ({ protects }) => protects === disaster);

/** Whether a land may be placed at the outer end (5.6, 5.7). */
export const fits = (state: State, seat: Seat, tile: TileId): boolean => {
  const outermost = landOf(seatOf(state, seat).lands.at(-1) ?? '');
  if (outermost === undefined || hasBuilding(state, seat, ({ freeLands }) => freeLands)) return true;
  return Object.keys(landOf(tile)?.income ?? {}).some((good) => Object.hasOwn(outermost.income, good));
};

/** Tiles whose income is of choice. */
export const incomeChoicesOf = (state: State, seat: Seat): readonly TileId[] =>
  seatOf(state, seat).buildings.filter((id) => buildingOf(id)?.ofChoice);

/** The income of a round, before the cut at the stores and without what is of choice (7.1–7.4). */
export const incomeOf = (state: State, seat: Seat): Amounts => {
  const { civilisation, goods, lands, buildings } = seatOf(state, seat);
  if (civilisation === undefined) return {};
  const bonuses: readonly Amounts[] = (state.campaign?.bonuses ?? []).map((good) => ({ [good]: 1 }));
  const tiles = [...lands, ...buildings].map((id) => tileOf(id)?.income ?? {});
  const earned = sumOf(CIVILISATION_TILES[civilisation].income, ...bonuses, ...tiles);
  return sumOf(earned, populationIncome(goods.inhabitants + (earned.inhabitants ?? 0)));
};

const populationIncome = (inhabitants: number): Amounts => {
  const { coins = 0, luxury = 0 } = POPULATION_INCOME.findLast(({ from }) => from <= inhabitants) ?? {};
  return { coins, luxury };
};

/** What a civilisation is worth as it stands (10.1–10.3). */
export const worthOf = (state: State, seat: Seat): Score => {
  const { goods, lands, buildings } = seatOf(state, seat);
  const points = [...lands, ...buildings].reduce((sum, id) => sum + (tileOf(id)?.power ?? 0), 0);
  const power = points + Math.floor(goods.coins / COINS_PER_POINT);
  const population = goods.inhabitants * POINTS_PER_INHABITANT;
  return { power, population, score: Math.min(power, population) };
};
