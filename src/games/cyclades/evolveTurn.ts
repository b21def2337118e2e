import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import { addFleets, addGold, addTroops, changeIsland, changePlace, changeTurn, setSlots } from './changes.ts';
import type { EventOf } from './events.ts';
import { stepsTaken } from './evolveBattle.ts';
import { actions, freshTurn } from './records.ts';
import { islandAt, type State } from './state.ts';
import { BUILDINGS } from './types.ts';

/** Folds the events of a turn. */

/** Begins a turn in which nothing has been done yet. */
export const turnBegan = (draft: Draft<State>, { seat, god }: EventOf<'TurnBegan'>): State =>
  actions(draft, draft.phase === 'actions' ? draft.apolloActed : 0, freshTurn(seat, god));

/** Adds Apollo's gold; the marker, if there is one, must be placed. */
export const apolloGave = (draft: Draft<State>, { seat, gold, marker }: EventOf<'ApolloGave'>): State =>
  changeTurn(addGold(draft, seat, gold), (turn) => {
    turn.prosperityDue = marker;
  });

/** Places Apollo's marker on its island. */
export const prosperityPlaced = (draft: Draft<State>, { island: id }: EventOf<'ProsperityPlaced'>): State => {
  changeIsland(draft, id, (island) => {
    island.prosperity += 1;
  });
  return changeTurn(draft, (turn) => {
    turn.prosperityDue = false;
  });
};

/** Pays for one more unit of the god and ends the voyage. Does not place the unit. */
export const recruited = (draft: Draft<State>, { seat, cost }: { readonly seat: Seat; readonly cost: number }): State =>
  changeTurn(addGold(draft, seat, -cost), (turn) => {
    turn.recruited += 1;
    turn.voyage = undefined;
  });

/** Pays for the building, puts it into its slot and ends the voyage. */
export const buildingBuilt = (draft: Draft<State>, { seat, island, slot, building, cost }: EventOf<'BuildingBuilt'>): State =>
  changeTurn(addGold(setSlots(draft, island, [slot], building), seat, -cost), (turn) => {
    turn.voyage = undefined;
  });

/** Moves fleets of a voyage, or of the Sylph, one space. */
export const fleetsMoved = (draft: Draft<State>, event: EventOf<'FleetsMoved'>): State => {
  const { seat, from, to, fleets, stepsLeft, cost } = event;
  addFleets(addFleets(draft, from, seat, -fleets), to, seat, fleets);
  return changeTurn(addGold(draft, seat, -cost), (turn) => {
    turn.voyage = !turn.effect && stepsLeft > 0 ? { at: to, stepsLeft } : undefined;
    turn.effect = stepsTaken(turn, stepsLeft);
  });
};

/** Takes an island without a fight. */
export const islandLanded = (draft: Draft<State>, { seat, from, island: id, troops, cost }: EventOf<'IslandLanded'>): State => {
  changeIsland(addTroops(draft, from, -troops), id, (island) => {
    island.owner = seat;
    island.troops = troops;
  });
  return addGold(draft, seat, -cost);
};

/** Gives the island to the winner of a battle. */
export const islandConquered = (draft: Draft<State>, { seat, island: id }: EventOf<'IslandConquered'>): State =>
  changeIsland(draft, id, (island) => {
    island.owner = seat;
  });

/** Records that a set must become a Metropolis; buildings may still have to be given up. */
export const metropolisDue = (draft: Draft<State>, { by }: EventOf<'MetropolisDue'>): State =>
  changeTurn(draft, (turn) => {
    turn.due = { discards: by === 'buildings' ? BUILDINGS : [] };
  });

/** Clears the pending Metropolis. */
export const settled = (draft: Draft<State>): State =>
  changeTurn(draft, (turn) => {
    turn.due = undefined;
  });

/** Gives up one building of the set. */
export const buildingDiscarded = (draft: Draft<State>, { island, slot }: EventOf<'BuildingDiscarded'>): State => {
  const building = islandAt(draft, island)?.slots[slot];
  return changeTurn(setSlots(draft, island, [slot], 'free'), (turn) => {
    if (turn.due) turn.due = { discards: turn.due.discards.filter((type) => type !== building) };
  });
};

/** Places the Metropolis, and removes the buildings in its way. */
export const metropolisPlaced = (draft: Draft<State>, { island: id, destroyed }: EventOf<'MetropolisPlaced'>): State => {
  changeIsland(setSlots(draft, id, destroyed, 'free'), id, (island) => {
    island.metropolis = true;
  });
  return settled(draft);
};

/** Moves the marker to next cycle's turn track. */
export const turnEnded = (draft: Draft<State>, { seat }: EventOf<'TurnEnded'>): State => {
  if (draft.phase !== 'actions' || draft.turn === undefined) return draft;
  const { god } = draft.turn;
  draft.finished = [...draft.finished, seat];
  draft.turn = undefined;
  if (god !== 'apollo') {
    return changePlace(draft, god, (place) => {
      place.done = true;
    });
  }
  draft.apolloActed += 1;
  return draft;
};
