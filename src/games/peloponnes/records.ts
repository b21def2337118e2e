import type { Asking, Chits, Choosing, SeatState, Stacks, State } from './state.ts';
import type { Chit, TileId } from './types.ts';

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
  stacks: part.stacks ?? state.stacks,
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

/** One chit more of a kind. */
export const withChit = (chits: Chits, chit: Chit): Chits => ({
  earthquake: chits.earthquake + (chit === 'earthquake' ? 1 : 0),
  drought: chits.drought + (chit === 'drought' ? 1 : 0),
  plague: chits.plague + (chit === 'plague' ? 1 : 0),
  tempest: chits.tempest + (chit === 'tempest' ? 1 : 0),
  decline: chits.decline + (chit === 'decline' ? 1 : 0),
  blank: chits.blank + (chit === 'blank' ? 1 : 0),
});

/** The stacks without these tiles. */
export const withoutTiles = (stacks: Stacks, tiles: readonly TileId[]): Stacks => ({
  A: without(stacks.A, tiles),
  B: without(stacks.B, tiles),
  C: without(stacks.C, tiles),
});

/** A list without some of its items; the list itself when it has none of them. */
export const without = (list: readonly TileId[], gone: readonly TileId[]): readonly TileId[] =>
  list.some((id) => gone.includes(id)) ? list.filter((id) => !gone.includes(id)) : list;

/** A step of choices with some parts replaced. */
export const withAsking = (now: Asking, part: Partial<Choosing>): Asking => {
  const [asked, chosen, notes] = [part.asked ?? now.asked, part.chosen ?? now.chosen, part.notes ?? now.notes];
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
