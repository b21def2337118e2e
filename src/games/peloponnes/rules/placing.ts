import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { MARKER_COINS } from '../data/figures.ts';
import { type Tile, tileOf } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { isNone, minus, NO_GOODS, plus } from '../goods.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type State, seatOf } from '../state.ts';
import type { Amounts, Goods, TileId } from '../types.ts';
import { fits } from './holdings.ts';
import type { ChoiceStep } from './steps.ts';
import { canPay, canPayOutright, gainsOf, luxuryFor, paymentOf } from './stores.ts';

/** Tiles join civilisations, and bring their one-time gains (RULES.md, chapters 5 and 6). */

type Way = CommandOf<'PayBuilding'> | CommandOf<'MarkBuilding'> | CommandOf<'ForgoTile'>;

const MARKER = plus(NO_GOODS, { coins: MARKER_COINS });

/** What may happen to a building just won, and when. */
const WAYS: Readonly<Record<Way['type'], (goods: Goods, cost: Goods) => boolean>> = {
  PayBuilding: (goods, cost) => canPay(goods, cost),
  MarkBuilding: (goods) => canPay(goods, MARKER),
  ForgoTile: (goods, cost) => !canPayOutright(goods, cost) && !canPayOutright(goods, MARKER),
};
const WAY_TYPES = ['PayBuilding', 'MarkBuilding', 'ForgoTile'] as const;

/** Returns the tile the seat has won: one, or none. */
const wonBy = ({ offers }: State, seat: Seat): readonly TileId[] => {
  for (const offer of offers) if (offer.seat === seat) return [offer.tile];
  return [];
};

const choices = (state: State, seat: Seat, notes: readonly Way[]): readonly Way[] => {
  const [tile] = wonBy(state, seat);
  if (notes.length > 0 || tile === undefined || tileOf(tile).kind === 'land') return [];
  const { goods } = seatOf(state, seat);
  const { cost } = tileOf(tile);
  const answers: Way[] = [];
  for (const type of WAY_TYPES) if (WAYS[type](goods, cost)) answers.push({ type, seat, tile });
  return answers;
};

const whyNot = (state: State, { type, seat, tile }: Way): Refusal | undefined => {
  const tiles = wonBy(state, seat);
  if (!tiles.includes(tile)) return refuse('notThisTile', { tile, tiles });
  const { goods } = seatOf(state, seat);
  const { cost } = tileOf(tile);
  if (WAYS[type](goods, cost)) return undefined;
  switch (type) {
    case 'PayBuilding':
      return refuse('buildingUnpayable', { tile, needed: luxuryFor(goods, cost), has: goods.luxury });
    case 'MarkBuilding':
      return refuse('markerUnpayable', {});
    case 'ForgoTile':
      return refuse('tileNotForgoable', { tile });
  }
};

const effects = (state: State, seat: Seat, [note]: readonly Way[]): readonly Event[] => {
  if (note) return placeBuilding(state, note);
  const [land] = wonBy(state, seat);
  return land === undefined ? [] : placeLand(state, seat, land);
};

const placeLand = (state: State, seat: Seat, tile: TileId): readonly Event[] => {
  if (!fits(state, seat, tile)) return [{ type: 'TileLost', seat, tile, why: 'noMatch' }];
  return [{ type: 'LandPlaced', seat, tile }, ...gainsTaken(state, seat, tileOf(tile), {})];
};

const placeBuilding = (state: State, { type, seat, tile }: Way): readonly Event[] => {
  const { goods } = seatOf(state, seat);
  const building = tileOf(tile);
  if (type === 'ForgoTile') {
    const why = canPay(goods, building.cost) || canPay(goods, MARKER) ? 'forgone' : 'notPayable';
    return [{ type: 'TileLost', seat, tile, why }];
  }
  const paid = paymentOf(goods, type === 'PayBuilding' ? building.cost : MARKER);
  const placed = type === 'PayBuilding' ? 'BuildingPaid' : 'BuildingMarked';
  return [{ type: placed, seat, tile, paid }, ...gainsTaken(state, seat, building, paid)];
};

/** Returns the one-time gains of a tile, after the payment for it. */
const gainsTaken = (state: State, seat: Seat, { id, once }: Tile, paid: Amounts): readonly Event[] => {
  const { gains, overflow } = gainsOf(minus(seatOf(state, seat).goods, paid), once);
  if (isNone(gains)) return [];
  return [
    overflow === 0 ? { type: 'GainsTaken', seat, tile: id, gains } : { type: 'GainsTaken', seat, tile: id, gains, overflow },
  ];
};

export const placing: ChoiceStep<Way> = { choices, whyNot, effects, next: () => ({ type: 'StepBegan', step: 'income' }) };
