import type { Seat } from '#engine/game.ts';
import { type Battle, board, type IslandState, type SeatState, type State, type Turn } from './state.ts';
import type { IslandId, SeaId } from './types.ts';

/** Small changes of a state, of which `evolve` is made. What is not there is left as it is. */

const changedAt = <T>(list: readonly T[], index: number | undefined, change: (item: T) => T): readonly T[] => {
  const item = index === undefined ? undefined : list[index];
  return index === undefined || item === undefined ? list : list.with(index, change(item));
};

export const changeSeat = (state: State, seat: Seat, change: (seat: SeatState) => SeatState): State => ({
  ...state,
  seats: changedAt(state.seats, seat, change),
});

export const changeIsland = (state: State, id: IslandId, change: (island: IslandState) => IslandState): State => ({
  ...state,
  islands: changedAt(state.islands, board(state).island(id)?.index, change),
});

/** Adds gold to a seat, or takes it when negative. */
export const addGold = (state: State, seat: Seat, gold: number): State =>
  gold === 0 ? state : changeSeat(state, seat, (old) => ({ ...old, gold: old.gold + gold }));

/** Adds gold by seat: `gold[seat]` times `sign`. */
export const addAllGold = (state: State, gold: readonly number[], sign: 1 | -1): State => ({
  ...state,
  seats: state.seats.map((seat, index) => ({ ...seat, gold: seat.gold + sign * (gold[index] ?? 0) })),
});

/** Puts own fleets on a sea space, or takes them when negative. An empty space is held by nobody. */
export const addFleets = (state: State, id: SeaId, seat: Seat, fleets: number): State => ({
  ...state,
  seas: changedAt(state.seas, board(state).sea(id)?.index, (sea) => {
    const sum = sea.fleets + fleets;
    return sum > 0 ? { holder: seat, fleets: sum } : { holder: undefined, fleets: 0 };
  }),
});

export const addTroops = (state: State, id: IslandId, troops: number): State =>
  changeIsland(state, id, (island) => ({ ...island, troops: island.troops + troops }));

/** Changes the turn that goes on, if any. */
export const changeTurn = (state: State, change: (turn: Turn) => Turn): State =>
  state.phase === 'actions' && state.turn ? { ...state, turn: change(state.turn) } : state;

/** Changes the battle that goes on, if any. */
export const changeBattle = (state: State, change: (battle: Battle) => Battle): State =>
  changeTurn(state, (turn) => (turn.battle ? { ...turn, battle: change(turn.battle) } : turn));

export const battleOf = (state: State): Battle | undefined => (state.phase === 'actions' ? state.turn?.battle : undefined);
