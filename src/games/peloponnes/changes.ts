import type { Seat } from '#engine/game.ts';
import { addGoods, withParts, withSeat } from './records.ts';
import type { Asking, SeatState, State } from './state.ts';
import { isAsking } from './state.ts';
import type { Amounts, TileId } from './types.ts';

/** Small changes of a state, of which `evolve` is made. What is not there is left as it is. */

/** Replaces parts of what a seat has. */
export const changeSeat = (state: State, seat: Seat, change: (seat: SeatState) => Partial<SeatState>): State => {
  const old = state.seats[seat];
  return old ? withParts(state, { seats: state.seats.with(seat, withSeat(old, change(old))) }) : state;
};

/** Gives a seat some goods. */
export const gain = (state: State, seat: Seat, amounts: Amounts): State =>
  changeSeat(state, seat, ({ goods }) => ({ goods: addGoods(goods, amounts) }));

/** Takes some goods from a seat. */
export const pay = (state: State, seat: Seat, amounts: Amounts): State =>
  changeSeat(state, seat, ({ goods }) => ({ goods: addGoods(goods, amounts, -1) }));

/** Takes a tile, and the offer on it, off the rows. */
export const offTheRows = (state: State, tile: TileId): State => {
  const others = (row: readonly TileId[]): readonly TileId[] => row.filter((id) => id !== tile);
  return withParts(state, {
    auction: others(state.auction),
    conquest: others(state.conquest),
    offers: state.offers.filter((offer) => offer.tile !== tile),
  });
};

/** Takes tiles out of a civilisation. */
export const removeTiles = (state: State, seat: Seat, tiles: readonly TileId[]): State => {
  const left = (row: readonly TileId[]): readonly TileId[] => row.filter((id) => !tiles.includes(id));
  return changeSeat(state, seat, ({ lands, buildings, marked }) => ({
    lands: left(lands),
    buildings: left(buildings),
    marked: left(marked),
  }));
};

/** Changes the step in which all choose, if that is where the match stands. */
export const changeAsking = (state: State, change: (now: Asking) => Asking): State =>
  isAsking(state.now) ? withParts(state, { now: change(state.now) }) : state;
