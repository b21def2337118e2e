import type { Seat } from '#engine/game.ts';
import type { Choice } from '../commands.ts';
import { MARKER_COINS } from '../data/figures.ts';
import { type Building, type Land, type Tile, tileOf } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { addGoods } from '../records.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { State } from '../state.ts';
import type { Amounts } from '../types.ts';
import { canPay, canPayOutright, gainsOf, luxuryFor, paymentOf } from './goods.ts';
import { fits, goodsOf } from './holdings.ts';
import type { ChoiceStep } from './steps.ts';

/** Tiles join civilisations, and bring what they bring once (RULES.md, chapters 5 and 6). */

const MARKER: Amounts = { coins: MARKER_COINS };

const wonBy = (state: State, seat: Seat): Tile | undefined =>
  tileOf(state.offers.find((offer) => offer.seat === seat)?.tile ?? '');

const choices = (state: State, seat: Seat, notes: readonly Choice[]): readonly Choice[] => {
  const won = wonBy(state, seat);
  if (won?.kind !== 'building' || notes.length > 0) return [];
  const ways = (['PayBuilding', 'MarkBuilding', 'ForgoTile'] as const).map((type) => ({ type, seat, tile: won.id }));
  return ways.filter((command) => whyNot(state, command) === undefined);
};

const whyNot = (state: State, command: Choice): Refusal | undefined => {
  const { seat } = command;
  const won = wonBy(state, seat);
  if (won?.kind !== 'building' || !('tile' in command)) return refuse('notThisTile', { tile: '', tiles: [] });
  if (command.tile !== won.id) return refuse('notThisTile', { tile: command.tile, tiles: [won.id] });
  return whyNotSo(state, command, won);
};

const whyNotSo = (state: State, { type, seat }: Choice, { id, cost }: Building): Refusal | undefined => {
  const goods = goodsOf(state, seat);
  switch (type) {
    case 'PayBuilding':
      if (canPay(goods, cost)) return undefined;
      return refuse('buildingUnpayable', { tile: id, needed: luxuryFor(goods, cost), has: goods.luxury });
    case 'MarkBuilding':
      return canPay(goods, MARKER) ? undefined : refuse('markerUnpayable', {});
    default:
      return canPayOutright(goods, cost) || canPayOutright(goods, MARKER) ? refuse('tileNotForgoable', { tile: id }) : undefined;
  }
};

const effects = (state: State, seat: Seat, notes: readonly Choice[]): readonly Event[] => {
  const won = wonBy(state, seat);
  if (won === undefined) return [];
  return won.kind === 'land' ? placeLand(state, seat, won) : placeBuilding(state, seat, won, notes[0]);
};

const placeLand = (state: State, seat: Seat, land: Land): readonly Event[] => {
  const tile = land.id;
  if (!fits(state, seat, tile)) return [{ type: 'TileLost', seat, tile, why: 'noMatch' }];
  return [{ type: 'LandPlaced', seat, tile }, ...gainsTaken(state, seat, land, {})];
};

const placeBuilding = (state: State, seat: Seat, building: Building, note: Choice | undefined): readonly Event[] => {
  const tile = building.id;
  const goods = goodsOf(state, seat);
  if (note?.type === 'PayBuilding') {
    const paid = paymentOf(goods, building.cost);
    return [{ type: 'BuildingPaid', seat, tile, paid }, ...gainsTaken(state, seat, building, paid)];
  }
  if (note?.type === 'MarkBuilding') {
    const paid = paymentOf(goods, MARKER);
    return [{ type: 'BuildingMarked', seat, tile, paid }, ...gainsTaken(state, seat, building, paid)];
  }
  const why = canPay(goods, building.cost) || canPay(goods, MARKER) ? 'forgone' : 'notPayable';
  return [{ type: 'TileLost', seat, tile, why }];
};

/** The one-time gains of a tile, after what was paid for it. */
const gainsTaken = (state: State, seat: Seat, { id, once }: Tile, paid: Amounts): readonly Event[] => {
  const gained = gainsOf(addGoods(goodsOf(state, seat), paid, -1), once);
  return Object.keys(gained.gains).length === 0 ? [] : [{ type: 'GainsTaken', seat, tile: id, ...gained }];
};

export const placing: ChoiceStep = { choices, whyNot, effects, next: () => ({ type: 'StepBegan', step: 'income' }) };
