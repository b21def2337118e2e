import type { Draft } from '#engine/draft.ts';
import type { SeatState, State } from './state.ts';

/**
 * Draft copies, written out field by field: in a chain of spreads every copy gets a hidden class of its own, which makes
 * folding ten times slower.
 */

/** Returns a copy of the state; nested values are shared until they are replaced. */
export const draftOf = (state: State): Draft<State> => ({
  options: state.options,
  seats: state.seats,
  order: state.order,
  round: state.round,
  auction: state.auction,
  conquest: state.conquest,
  offers: state.offers,
  stacks: state.stacks,
  chits: state.chits,
  chitsOfRound: state.chitsOfRound,
  campaign: state.campaign,
  now: state.now,
});

/** Returns a copy of what a seat has. */
export const copyOfSeat = (seat: SeatState): Draft<SeatState> => ({
  civilisation: seat.civilisation,
  goods: seat.goods,
  lands: seat.lands,
  buildings: seat.buildings,
  marked: seat.marked,
});
