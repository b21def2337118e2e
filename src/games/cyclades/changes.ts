import type { Seat } from '#engine/game.ts';
import { actions, withIsland, withSeat, withTable } from './records.ts';
import { type Battle, board, type IslandState, type SeatState, type State, type Turn } from './state.ts';
import type { Creature, IslandId, LandFigure, SeaId, Slot } from './types.ts';

/** Small changes of a state, of which `evolve` is made. What is not there is left as it is. */

const changedAt = <T>(list: readonly T[], index: number | undefined, change: (item: T) => T): readonly T[] => {
  const item = index === undefined ? undefined : list[index];
  return index === undefined || item === undefined ? list : list.with(index, change(item));
};

/** Replaces parts of what a seat has. */
export const changeSeat = (state: State, seat: Seat, change: (seat: SeatState) => Partial<SeatState>): State =>
  withTable(state, { seats: changedAt(state.seats, seat, (old) => withSeat(old, change(old))) });

/** Replaces parts of what stands on an island. */
export const changeIsland = (state: State, id: IslandId, change: (island: IslandState) => Partial<IslandState>): State => {
  const index = board(state).island(id)?.index;
  return withTable(state, { islands: changedAt(state.islands, index, (old) => withIsland(old, change(old))) });
};

/** Adds gold to a seat, or takes it when negative. */
export const addGold = (state: State, seat: Seat, gold: number): State =>
  gold === 0 ? state : changeSeat(state, seat, (old) => ({ gold: old.gold + gold }));

/** Adds gold by seat: `gold[seat]` times `sign`. */
export const addAllGold = (state: State, gold: readonly number[], sign: 1 | -1): State =>
  withTable(state, {
    seats: state.seats.map((seat, index) => withSeat(seat, { gold: seat.gold + sign * (gold[index] ?? 0) })),
  });

/** Puts own fleets on a sea space, or takes them when negative. An empty space is held by nobody. */
export const addFleets = (state: State, id: SeaId, seat: Seat | undefined, fleets: number): State => {
  const seas = changedAt(state.seas, board(state).sea(id)?.index, (sea) => {
    const sum = sea.fleets + fleets;
    return sum > 0 ? { holder: seat, fleets: sum } : { holder: undefined, fleets: 0 };
  });
  return withTable(state, { seas });
};

/** Puts troops on an island, or takes them when negative. */
export const addTroops = (state: State, id: IslandId, troops: number): State =>
  changeIsland(state, id, (island) => ({ troops: island.troops + troops }));

/** Puts the same into some slots of an island. */
export const setSlots = (state: State, id: IslandId, slots: readonly number[], to: Slot): State =>
  changeIsland(state, id, (island) => ({ slots: island.slots.map((slot, index) => (slots.includes(index) ? to : slot)) }));

/** Takes a card out of the discard pile. */
export const outOfDiscards = (state: State, card: Creature): readonly Creature[] =>
  state.discards.filter((creature) => creature !== card);

/** Takes a land figure off the board; its card goes to the discard pile. */
export const figureGone = (state: State, gone: LandFigure): State =>
  withTable(state, {
    figures: state.figures.filter(({ creature }) => creature !== gone),
    discards: [...outOfDiscards(state, gone), gone],
  });

/** Changes the turn that goes on, if any. */
export const changeTurn = (state: State, change: (turn: Turn) => Turn): State =>
  state.phase === 'actions' && state.turn ? actions(state, state.apolloActed, change(state.turn)) : state;

/** Changes the battle that goes on, if any. */
export const changeBattle = (state: State, change: (battle: Battle) => Battle): State =>
  changeTurn(state, (turn) => (turn.battle ? { ...turn, battle: change(turn.battle) } : turn));

/** The battle that goes on, if any. */
export const battleOf = (state: State): Battle | undefined => (state.phase === 'actions' ? state.turn?.battle : undefined);
