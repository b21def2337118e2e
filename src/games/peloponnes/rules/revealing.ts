import type { Chance } from '#engine/game.ts';
import { drawn } from '../../drawing.ts';
import { TILES_FACE_UP } from '../data/figures.ts';
import { tileOf } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { levelOf, type State, stackOf } from '../state.ts';

/** How a round's tiles are turned up (RULES.md, chapter 3). */

/**
 * Returns the number of tiles in the auction row: as many as seats; with one seat all tiles, or fewer by the level of the
 * campaign.
 */
const auctionRow = ({ seats, campaign }: State): number => {
  if (campaign) return levelOf(campaign.level).auctionRow;
  return seats.length > 1 ? seats.length : TILES_FACE_UP;
};

/** Returns the tiles up to the last of the rows, or up to one that immediately calls for a supply round; then the offers. */
export const reveal = (state: State, chance: Chance): readonly Event[] => {
  const order = drawn(stackOf(state), TILES_FACE_UP - state.auction.length - state.conquest.length, chance);
  if (order.length === 0) return [{ type: 'StepBegan', step: 'offers' }];
  const supply = order.find((id) => tileOf(id).supply);
  const tiles = supply === undefined ? order : order.slice(0, order.indexOf(supply) + 1);
  const toAuction = auctionRow(state) - state.auction.length;
  const revealed: Event = { type: 'TilesRevealed', auction: tiles.slice(0, toAuction), conquest: tiles.slice(toAuction) };
  return supply === undefined ? [revealed] : [revealed, { type: 'SupplyRoundBegan', tile: supply }];
};
