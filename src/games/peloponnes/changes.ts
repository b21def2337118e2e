import type { Seat } from '#engine/game.ts';
import { minus, plus } from './goods.ts';
import { withAsking, without, withParts, withSeat } from './records.ts';
import { type Asking, type Choosing, isAsking, type SeatState, type State } from './state.ts';
import type { Amounts, TileId } from './types.ts';

/** Small changes of a state, of which `evolve` is made. What is not there is left as it is. */

/** Replaces parts of what a seat has. */
export const changeSeat = (state: State, seat: Seat, change: (seat: SeatState) => Partial<SeatState>): State => {
  const old = state.seats[seat];
  return old ? withParts(state, { seats: state.seats.with(seat, withSeat(old, change(old))) }) : state;
};

/** Gives a seat some goods. */
export const gain = (state: State, seat: Seat, amounts: Amounts): State =>
  changeSeat(state, seat, ({ goods }) => ({ goods: plus(goods, amounts) }));

/** Takes some goods from a seat. */
export const pay = (state: State, seat: Seat, amounts: Amounts): State =>
  changeSeat(state, seat, ({ goods }) => ({ goods: minus(goods, amounts) }));

/** Takes a tile, and the offer on it, off the rows. */
export const offTheRows = (state: State, tile: TileId): State =>
  withParts(state, {
    auction: without(state.auction, [tile]),
    conquest: without(state.conquest, [tile]),
    offers: state.offers.filter((offer) => offer.tile !== tile),
  });

/** Takes tiles out of a civilisation. */
export const removeTiles = (state: State, seat: Seat, tiles: readonly TileId[]): State =>
  changeSeat(state, seat, ({ lands, buildings, marked }) => ({
    lands: without(lands, tiles),
    buildings: without(buildings, tiles),
    marked: without(marked, tiles),
  }));

/** Changes the step in which all choose, if that is where the match stands. */
export const changeAsking = (state: State, change: (now: Asking) => Partial<Choosing>): State =>
  isAsking(state.now) ? withParts(state, { now: withAsking(state.now, change(state.now)) }) : state;
