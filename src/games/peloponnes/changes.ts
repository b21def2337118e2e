import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import { minus, plus } from './goods.ts';
import { copyOfSeat } from './records.ts';
import {
  type Chits,
  type ChoiceInProgress,
  type ChoosingPhase,
  isAsking,
  type Now,
  type SeatState,
  type Stacks,
  type State,
} from './state.ts';
import type { Amounts, Chit, TileId } from './types.ts';

/**
 * Small changes of a draft state, of which `evolve` consists. Each returns the same draft. A change to something that does not
 * exist has no effect.
 */

/** Moves the match to another phase. */
export const goTo = (draft: Draft<State>, now: Now): Draft<State> => {
  draft.now = now;
  return draft;
};

/** Changes what a seat has. */
export const changeSeat = (draft: Draft<State>, seat: Seat, change: (seat: Draft<SeatState>) => void): Draft<State> => {
  const old = draft.seats[seat];
  if (old === undefined) return draft;
  const changed = copyOfSeat(old);
  change(changed);
  const seats = draft.seats.slice();
  seats[seat] = changed;
  draft.seats = seats;
  return draft;
};

/** Gives a seat some goods. */
export const gain = (draft: Draft<State>, seat: Seat, amounts: Amounts): Draft<State> =>
  changeSeat(draft, seat, (own) => {
    own.goods = plus(own.goods, amounts);
  });

/** Takes some goods from a seat. */
export const pay = (draft: Draft<State>, seat: Seat, amounts: Amounts): Draft<State> =>
  changeSeat(draft, seat, (own) => {
    own.goods = minus(own.goods, amounts);
  });

/**
 * Returns whether a tile is one of some. Compares one by one: `includes` is slow where all strings have the same length and
 * most differ.
 */
const isAmong = (tiles: readonly TileId[], tile: TileId): boolean => tiles.some((id) => id === tile);

/** Returns a list without some of its items; the list itself when it has none of them. */
export const without = (list: readonly TileId[], gone: readonly TileId[]): readonly TileId[] =>
  list.some((id) => isAmong(gone, id)) ? list.filter((id) => !isAmong(gone, id)) : list;

/** Removes a tile, and the offer on it, from the rows. */
export const takeOffTheRows = (draft: Draft<State>, tile: TileId): Draft<State> => {
  if (draft.auction.includes(tile)) draft.auction = draft.auction.filter((id) => id !== tile);
  else draft.conquest = draft.conquest.filter((id) => id !== tile);
  draft.offers = draft.offers.filter((offer) => offer.tile !== tile);
  return draft;
};

/** Removes tiles from a civilisation. */
export const removeTiles = (own: Draft<SeatState>, tiles: readonly TileId[]): void => {
  own.lands = without(own.lands, tiles);
  own.buildings = without(own.buildings, tiles);
  own.marked = without(own.marked, tiles);
};

/** Returns the stacks without these tiles. */
export const withoutTiles = (stacks: Stacks, tiles: readonly TileId[]): Stacks => ({
  A: without(stacks.A, tiles),
  B: without(stacks.B, tiles),
  C: without(stacks.C, tiles),
});

/** Returns the chits with one more of a kind. */
export const withChit = (chits: Chits, chit: Chit): Chits => ({
  earthquake: chits.earthquake + (chit === 'earthquake' ? 1 : 0),
  drought: chits.drought + (chit === 'drought' ? 1 : 0),
  plague: chits.plague + (chit === 'plague' ? 1 : 0),
  tempest: chits.tempest + (chit === 'tempest' ? 1 : 0),
  decline: chits.decline + (chit === 'decline' ? 1 : 0),
  blank: chits.blank + (chit === 'blank' ? 1 : 0),
});

/** Changes the step in which all choose, if the match is in one. */
export const changeAsking = (draft: Draft<State>, change: (now: ChoiceInProgress) => ChoosingPhase): Draft<State> => {
  if (isAsking(draft.now)) draft.now = withChoosing(draft.now, change(draft.now));
  return draft;
};

const withChoosing = (now: ChoiceInProgress, { asked, chosen, notes }: ChoosingPhase): ChoiceInProgress => {
  switch (now.phase) {
    case 'placing':
    case 'income':
      return { phase: now.phase, asked, chosen, notes };
    case 'disaster':
      return { phase: now.phase, disaster: now.disaster, protected: now.protected, asked, chosen, notes };
    case 'feeding':
    case 'finishing':
      return { phase: now.phase, final: now.final, asked, chosen, notes };
  }
};
