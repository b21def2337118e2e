import type { Chance } from '#engine/game.ts';
import { AUCTION_ROW_OF_LEVEL, STACK_OF_ROUND, TILES_FACE_UP } from '../data/figures.ts';
import { landOf, TILES } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { Stack, TileId } from '../types.ts';
import { drawn } from './drawing.ts';

/** How a round's tiles are turned up (RULES.md, chapter 3). */

/** What still lies face down in a stack. */
export const stackLeft = (state: State, stack: Stack): readonly TileId[] =>
  TILES.filter((tile) => tile.stack === stack && !state.revealed.includes(tile.id)).map(({ id }) => id);

/** Tiles of the auction row: as many as seats; a seat alone has all in it, or fewer by the level of the campaign. */
const auctionRow = (state: State): number => {
  if (state.seats.length > 1) return state.seats.length;
  return state.campaign ? (AUCTION_ROW_OF_LEVEL[state.campaign.level - 1] ?? 1) : TILES_FACE_UP;
};

/** Tiles up to the last of the rows, or up to one that calls for a supply round at once; then the offers. */
export const reveal = (state: State, chance: Chance): readonly Event[] => {
  const stack = STACK_OF_ROUND[state.round - 1] ?? 'C';
  const faceUp = state.auction.length + state.conquest.length;
  const order = drawn(stackLeft(state, stack), TILES_FACE_UP - faceUp, chance);
  if (order.length === 0) return [{ type: 'StepBegan', step: 'offers' }];
  const symbol = order.findIndex((id) => landOf(id)?.supply);
  const tiles = symbol < 0 ? order : order.slice(0, symbol + 1);
  const toAuction = Math.max(0, auctionRow(state) - state.auction.length);
  const revealed: Event = { type: 'TilesRevealed', auction: tiles.slice(0, toAuction), conquest: tiles.slice(toAuction) };
  const tile = symbol < 0 ? undefined : tiles[symbol];
  return tile === undefined ? [revealed] : [revealed, { type: 'SupplyRoundBegan', tile }];
};
