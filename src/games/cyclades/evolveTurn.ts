import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import {
  addFleets,
  addGold,
  addPhilosophers,
  addPriests,
  addTroops,
  changeIsland,
  changePlace,
  changeTurn,
  type Folds,
  setSlots,
} from './changes.ts';
import { PHILOSOPHERS_FOR_A_METROPOLIS } from './data/figures.ts';
import { stepsTaken } from './evolveBattle.ts';
import { actions, freshTurn } from './records.ts';
import { islandAt, type State } from './state.ts';
import { BUILDINGS } from './types.ts';

/** Pays for one more unit of the god and ends the voyage. Does not place the unit. */
const recruited = (draft: Draft<State>, { seat, cost }: { readonly seat: Seat; readonly cost: number }): Draft<State> =>
  changeTurn(addGold(draft, seat, -cost), (turn) => {
    turn.recruited += 1;
    turn.voyage = undefined;
  });

/** Clears the pending Metropolis. */
const settled = (draft: Draft<State>): Draft<State> =>
  changeTurn(draft, (turn) => {
    turn.due = undefined;
  });

/** Folds the events of a turn. */
export const TURN_FOLDS = {
  TurnBegan: (draft, { seat, god }) => actions(draft, draft.phase === 'actions' ? draft.apolloActed : 0, freshTurn(seat, god)),
  ApolloGave: (draft, { seat, gold, marker }) =>
    changeTurn(addGold(draft, seat, gold), (turn) => {
      turn.prosperityDue = marker;
    }),
  ProsperityPlaced: (draft, { island: id }) => {
    changeIsland(draft, id, (island) => {
      island.prosperity += 1;
    });
    return changeTurn(draft, (turn) => {
      turn.prosperityDue = false;
    });
  },
  FleetRecruited: (draft, event) => recruited(addFleets(draft, event.sea, event.seat, 1), event),
  TroopRecruited: (draft, event) => recruited(addTroops(draft, event.island, 1), event),
  PriestRecruited: (draft, event) => recruited(addPriests(draft, event.seat, 1), event),
  PhilosopherRecruited: (draft, event) => recruited(addPhilosophers(draft, event.seat, 1), event),
  BuildingBuilt: (draft, { seat, island, slot, building, cost }) =>
    changeTurn(addGold(setSlots(draft, island, [slot], building), seat, -cost), (turn) => {
      turn.voyage = undefined;
    }),
  FleetsMoved: (draft, { seat, from, to, fleets, stepsLeft, cost }) => {
    addFleets(addFleets(draft, from, seat, -fleets), to, seat, fleets);
    return changeTurn(addGold(draft, seat, -cost), (turn) => {
      turn.voyage = !turn.effect && stepsLeft > 0 ? { at: to, stepsLeft } : undefined;
      turn.effect = stepsTaken(turn, stepsLeft);
    });
  },
  TroopsMoved: (draft, { seat, from, to, troops, cost }) =>
    addGold(addTroops(addTroops(draft, from, -troops), to, troops), seat, -cost),
  IslandLanded: (draft, { seat, from, island: id, troops, cost }) => {
    changeIsland(addTroops(draft, from, -troops), id, (island) => {
      island.owner = seat;
      island.troops = troops;
    });
    return addGold(draft, seat, -cost);
  },
  MetropolisDue: (draft, { by }) =>
    changeTurn(draft, (turn) => {
      turn.due = { discards: by === 'buildings' ? BUILDINGS : [] };
    }),
  BuildingDiscarded: (draft, { island, slot }) => {
    const building = islandAt(draft, island)?.slots[slot];
    return changeTurn(setSlots(draft, island, [slot], 'free'), (turn) => {
      if (turn.due) turn.due = { discards: turn.due.discards.filter((type) => type !== building) };
    });
  },
  PhilosophersDiscarded: (draft, { seat }) => addPhilosophers(draft, seat, -PHILOSOPHERS_FOR_A_METROPOLIS),
  MetropolisPlaced: (draft, { island: id, destroyed }) => {
    changeIsland(setSlots(draft, id, destroyed, 'free'), id, (island) => {
      island.metropolis = true;
    });
    return settled(draft);
  },
  MetropolisForgone: settled,
  /** Moves the marker to next cycle's turn track. */
  TurnEnded: (draft, { seat }) => {
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
  },
} satisfies Partial<Folds>;
