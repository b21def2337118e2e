import type { SeatState, State } from './state.ts';
import type { Amounts, Goods } from './types.ts';

/**
 * Records with some parts replaced, written out field by field: in a chain of spreads every copy gets a hidden class of its own,
 * which makes folding ten times slower. A part that is `undefined` stays as it was.
 */

export const withParts = (state: State, part: Partial<State>): State => ({
  options: part.options ?? state.options,
  seats: part.seats ?? state.seats,
  order: part.order ?? state.order,
  round: part.round ?? state.round,
  auction: part.auction ?? state.auction,
  conquest: part.conquest ?? state.conquest,
  offers: part.offers ?? state.offers,
  revealed: part.revealed ?? state.revealed,
  chits: part.chits ?? state.chits,
  chitsOfRound: part.chitsOfRound ?? state.chitsOfRound,
  campaign: part.campaign ?? state.campaign,
  now: part.now ?? state.now,
});

export const withSeat = (seat: SeatState, part: Partial<SeatState>): SeatState => ({
  civilisation: part.civilisation ?? seat.civilisation,
  goods: part.goods ?? seat.goods,
  lands: part.lands ?? seat.lands,
  buildings: part.buildings ?? seat.buildings,
  marked: part.marked ?? seat.marked,
});

/** The goods with some amounts more, or less where `sign` is negative. */
export const addGoods = (goods: Goods, amounts: Amounts, sign: 1 | -1 = 1): Goods => ({
  coins: goods.coins + sign * (amounts.coins ?? 0),
  wood: goods.wood + sign * (amounts.wood ?? 0),
  stone: goods.stone + sign * (amounts.stone ?? 0),
  food: goods.food + sign * (amounts.food ?? 0),
  luxury: goods.luxury + sign * (amounts.luxury ?? 0),
  inhabitants: goods.inhabitants + sign * (amounts.inhabitants ?? 0),
});
