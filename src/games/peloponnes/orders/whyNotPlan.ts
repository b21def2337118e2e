import type { Rejection } from '#engine/game.ts';
import { firstOf } from '../../orderList.ts';
import { ROUNDS, STACK_OF_ROUND } from '../data/figures.ts';
import { FULL_STACKS, tileOf } from '../data/tiles.ts';
import type { TileId } from '../types.ts';
import type { RowTileView, View } from '../viewTypes.ts';
import type { OfferPlan, PlannedOffer } from './orders.ts';
import { refuseOrders } from './rejections.ts';

/** Why a plan of offers contradicts itself or cannot happen (RULES.md, 13.10). */

/** Returns the round of the current or next offers; a supply round called by a tile comes before them. */
export const firstRound = ({ round, phase, supply }: View): number =>
  phase === 'offers' || supply === 'tile' ? round : round + 1;

/** Returns the last round that can be planned. */
export const lastRound = ({ round }: View): number => Math.min(round + 1, ROUNDS);

export const whyNotPlan = (view: View, plan: OfferPlan): Rejection | undefined => {
  const { type, round, offers, pass, moves, withdraw } = plan;
  const [first, last] = [firstRound(view), lastRound(view)];
  if (round < first || round > last) return refuseOrders('notThatRound', { round, first, last });
  if (offers.length + moves.length === 0 && !pass && !withdraw) return refuseOrders('orderEmpty', { order: type });
  return firstOf([...offers, ...moves], (offer) => whyNotOffer(view, round, offer));
};

const whyNotOffer = (view: View, round: number, offer: PlannedOffer): Rejection | undefined => {
  const { tile, upTo, from = upTo } = offer;
  const { auction, conquest } = view;
  const rows = [...auction, ...conquest];
  if (from > upTo) return refuseOrders('limitsCross', { tile, from, upTo });
  if (round > view.round || view.phase !== 'offers')
    return whyNotToCome(view, round, tile) ?? whyTooLow(offer, tileOf(tile).least);
  const row = rows.find((lying) => lying.tile === tile);
  return row ? whyNotInRow(offer, row) : refuseOrders('tileNotOffered', { tile, tiles: rows.map((lying) => lying.tile) });
};

const whyTooLow = ({ tile, upTo }: PlannedOffer, least: number): Rejection | undefined =>
  upTo < least ? refuseOrders('bidTooLow', { tile, least }) : undefined;

const whyNotInRow = (offer: PlannedOffer, { tile, least, fixed }: RowTileView): Rejection | undefined => {
  const isOver = fixed && offer.from !== undefined && offer.from > least;
  return isOver ? refuseOrders('bidNotThePrice', { tile, price: least }) : whyTooLow(offer, least);
};

/**
 * Returns the tiles that may come up in a round. Tiles that have come are visible in a row or with a seat; tiles that went back
 * to the box are not.
 */
const tilesToCome = (view: View, round: number): readonly TileId[] => {
  const stack = STACK_OF_ROUND[round - 1];
  const rows = round > view.round ? [...view.auction, ...view.conquest] : [];
  const hasCome = (tile: TileId): boolean =>
    rows.some((lying) => lying.tile === tile) ||
    view.seats.some(({ lands, buildings }) => lands.includes(tile) || buildings.some((built) => built.tile === tile));
  return stack === undefined ? [] : FULL_STACKS[stack].filter((tile) => !hasCome(tile));
};

const whyNotToCome = (view: View, round: number, tile: TileId): Rejection | undefined =>
  tilesToCome(view, round).includes(tile) ? undefined : refuseOrders('tileNotToCome', { tile, round });

/** Returns the tiles that can be planned for a round: those face up during its offers, otherwise those that may come. */
export const plannableTiles = (view: View, round: number): readonly TileId[] =>
  round > view.round || view.phase !== 'offers'
    ? tilesToCome(view, round)
    : [...view.auction, ...view.conquest].map(({ tile }) => tile);
