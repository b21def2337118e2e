import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import type { Event, EventOf } from './events.ts';
import { copyOfBattle, copyOfIsland, copyOfPlace, copyOfSeat, copyOfTurn } from './records.ts';
import {
  type Battle,
  board,
  EMPTY_SEA,
  type GodTrackSlot,
  type IslandState,
  type SeatState,
  type State,
  type Turn,
} from './state.ts';
import type { Creature, God, IslandId, LandFigure, SeaId, Slot } from './types.ts';

/**
 * Small changes of a draft state, of which `evolve` consists. Each returns the same draft. A change to something that does not
 * exist has no effect.
 */

/** How each type of event folds into a draft. */
export type Folds<Type extends Event['type'] = Event['type']> = {
  readonly [Each in Type]: (draft: Draft<State>, event: EventOf<Each>) => Draft<State>;
};

/** Changes what a seat has. */
export const changeSeat = (draft: Draft<State>, seat: Seat, change: (seat: Draft<SeatState>) => void): Draft<State> => {
  const old = draft.seats[seat];
  if (old === undefined) return draft;
  const changed = copyOfSeat(old);
  change(changed);
  draft.seats = draft.seats.with(seat, changed);
  return draft;
};

/** Changes the contents of an island. */
export const changeIsland = (draft: Draft<State>, id: IslandId, change: (island: Draft<IslandState>) => void): Draft<State> => {
  const index = board(draft).island(id)?.index;
  const old = index === undefined ? undefined : draft.islands[index];
  if (index === undefined || old === undefined) return draft;
  const changed = copyOfIsland(old);
  change(changed);
  draft.islands = draft.islands.with(index, changed);
  return draft;
};

/** Changes the slot of a god who is face up. */
export const changePlace = (draft: Draft<State>, god: God, change: (place: Draft<GodTrackSlot>) => void): Draft<State> => {
  const index = draft.places.findIndex((place) => place.god === god);
  const old = draft.places[index];
  if (old === undefined) return draft;
  const changed = copyOfPlace(old);
  change(changed);
  draft.places = draft.places.with(index, changed);
  return draft;
};

/** Adds gold to a seat, or takes it if negative. */
export const addGold = (draft: Draft<State>, seat: Seat, gold: number): Draft<State> =>
  gold === 0
    ? draft
    : changeSeat(draft, seat, (own) => {
        own.gold += gold;
      });

/** Adds priests to a seat, or takes them if negative. */
export const addPriests = (draft: Draft<State>, seat: Seat, priests: number): Draft<State> =>
  changeSeat(draft, seat, (own) => {
    own.priests += priests;
  });

/** Adds philosophers to a seat, or takes them if negative. */
export const addPhilosophers = (draft: Draft<State>, seat: Seat, philosophers: number): Draft<State> =>
  changeSeat(draft, seat, (own) => {
    own.philosophers += philosophers;
  });

/** Adds gold by seat: `gold[seat]` times `sign`. */
export const addAllGold = (draft: Draft<State>, gold: readonly number[], sign: 1 | -1): Draft<State> => {
  draft.seats = draft.seats.map((seat, index) => {
    const changed = copyOfSeat(seat);
    changed.gold += sign * (gold[index] ?? 0);
    return changed;
  });
  return draft;
};

/** Puts a seat's fleets on a sea space, or takes them if negative. */
export const addFleets = (draft: Draft<State>, id: SeaId, seat: Seat | undefined, fleets: number): Draft<State> => {
  const index = board(draft).sea(id)?.index;
  const old = index === undefined ? undefined : draft.seas[index];
  if (index === undefined || old === undefined) return draft;
  const sum = old.fleets + fleets;
  draft.seas = draft.seas.with(index, sum > 0 ? { holder: seat, fleets: sum } : EMPTY_SEA);
  return draft;
};

/** Puts troops on an island, or takes them if negative. */
export const addTroops = (draft: Draft<State>, id: IslandId, troops: number): Draft<State> =>
  changeIsland(draft, id, (island) => {
    island.troops += troops;
  });

/** Puts the same value into some slots of an island. */
export const setSlots = (draft: Draft<State>, id: IslandId, slots: readonly number[], to: Slot): Draft<State> =>
  changeIsland(draft, id, (island) => {
    island.slots = island.slots.map((slot, index) => (slots.includes(index) ? to : slot));
  });

/** Takes a card out of the discard pile. */
export const takeDiscard = (draft: Draft<State>, card: Creature): Draft<State> => {
  draft.discards = draft.discards.filter((creature) => creature !== card);
  return draft;
};

/** Takes a land figure off the board; its card goes to the discard pile. */
export const takeFigure = (draft: Draft<State>, gone: LandFigure): Draft<State> => {
  draft.figures = draft.figures.filter(({ creature }) => creature !== gone);
  draft.discards = [...takeDiscard(draft, gone).discards, gone];
  return draft;
};

/** Changes the current turn, if any. */
export const changeTurn = (draft: Draft<State>, change: (turn: Draft<Turn>) => void): Draft<State> => {
  if (draft.phase !== 'actions' || draft.turn === undefined) return draft;
  const changed = copyOfTurn(draft.turn);
  change(changed);
  draft.turn = changed;
  return draft;
};

/** Changes the current battle, if any. */
export const changeBattle = (draft: Draft<State>, change: (battle: Draft<Battle>) => void): Draft<State> =>
  changeTurn(draft, (turn) => {
    if (turn.battle === undefined) return;
    const changed = copyOfBattle(turn.battle);
    change(changed);
    turn.battle = changed;
  });

/** Returns the current battle, if any. */
export const battleOf = (state: State): Battle | undefined => (state.phase === 'actions' ? state.turn?.battle : undefined);
