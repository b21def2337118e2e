import {
  addAllGold,
  addFleets,
  addGold,
  addTroops,
  battleOf,
  changeBattle,
  changeIsland,
  changeSeat,
  changeTurn,
} from './changes.ts';
import { boardOf } from './data/boards.ts';
import { PHILOSOPHERS_FOR_A_METROPOLIS } from './data/figures.ts';
import type { Event, EventOf } from './events.ts';
import type { Offerings, Place, State, Table, Turn } from './state.ts';
import { BUILDINGS, type Slot } from './types.ts';

/** Folds one event, as it is: no rules, no dice, no refusal. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'GameBegan':
      return begun(event);
    case 'SeatPlaced':
      return seatPlaced(state, event);
    case 'GoldDealt':
      return changeSeat(state, event.seat, (seat) => ({ ...seat, gold: event.gold }));
    case 'TurnOrderDealt':
      return { ...state, finished: event.order.toReversed() };
    case 'CycleBegan':
      return cycleBegan(state, event);
    case 'IncomeCollected':
      return addAllGold(state, event.gold, 1);
    case 'BidPlaced':
      return bidPlaced(state, event);
    case 'BidDisplaced':
      return state.phase === 'offerings' ? { ...state, displaced: { seat: event.seat, god: event.god } } : state;
    case 'OfferingsPaid':
      return { ...tableOf(addAllGold(state, event.gold, -1)), phase: 'actions', apolloActed: 0, turn: undefined };
    case 'TurnBegan':
      return turnBegan(state, event);
    case 'ApolloGave':
      return changeTurn(addGold(state, event.seat, event.gold), (turn) => ({ ...turn, prosperityDue: event.marker }));
    case 'ProsperityPlaced':
      return changeTurn(
        changeIsland(state, event.island, (island) => ({ ...island, prosperity: island.prosperity + 1 })),
        (turn) => ({ ...turn, prosperityDue: false }),
      );
    case 'FleetRecruited':
      return recruited(addFleets(state, event.sea, event.seat, 1), event);
    case 'TroopRecruited':
      return recruited(addTroops(state, event.island, 1), event);
    case 'PriestRecruited':
      return recruited(
        changeSeat(state, event.seat, (seat) => ({ ...seat, priests: seat.priests + 1 })),
        event,
      );
    case 'PhilosopherRecruited':
      return recruited(
        changeSeat(state, event.seat, (seat) => ({ ...seat, philosophers: seat.philosophers + 1 })),
        event,
      );
    case 'BuildingBuilt':
      return changeTurn(addGold(setSlots(state, event.island, [event.slot], event.building), event.seat, -event.cost), endVoyage);
    case 'FleetsMoved':
      return fleetsMoved(state, event);
    case 'TroopsMoved':
      return addGold(addTroops(addTroops(state, event.from, -event.troops), event.to, event.troops), event.seat, -event.cost);
    case 'IslandLanded':
      return addGold(
        changeIsland(addTroops(state, event.from, -event.troops), event.island, (island) => ({
          ...island,
          owner: event.seat,
          troops: event.troops,
        })),
        event.seat,
        -event.cost,
      );
    case 'SeaBattleBegan':
      return battleBegan(addFleets(state, event.from, event.seat, -event.fleets), event, 'sea', event.fleets);
    case 'LandBattleBegan':
      return battleBegan(addTroops(state, event.from, -event.troops), event, 'land', event.troops);
    case 'BattleRound':
      return battleRound(state, event);
    case 'FoughtOn':
      return changeBattle(state, (battle) => ({ ...battle, next: event.seat === battle.defender ? 'attacker' : 'dice' }));
    case 'Retreated':
      return retreated(state, event);
    case 'BattleEnded':
      return battleEnded(state);
    case 'IslandConquered':
      return changeIsland(state, event.island, (island) => ({ ...island, owner: event.seat }));
    case 'MetropolisDue':
      return changeTurn(state, (turn) => ({ ...turn, due: { discards: event.by === 'buildings' ? BUILDINGS : [] } }));
    case 'BuildingDiscarded':
      return buildingDiscarded(state, event);
    case 'PhilosophersDiscarded':
      return changeSeat(state, event.seat, (seat) => ({
        ...seat,
        philosophers: seat.philosophers - PHILOSOPHERS_FOR_A_METROPOLIS,
      }));
    case 'MetropolisPlaced':
      return changeTurn(
        changeIsland(setSlots(state, event.island, event.destroyed, 'free'), event.island, (island) => ({
          ...island,
          metropolis: true,
        })),
        settled,
      );
    case 'MetropolisForgone':
      return changeTurn(state, settled);
    case 'SeatEliminated':
      return seatEliminated(state, event);
    case 'TurnEnded':
      return turnEnded(state, event);
    case 'GameEnded':
      return { ...tableOf(state), phase: 'ended', outcome: { winners: event.winners, reason: event.reason } };
  }
};

const tableOf = ({ options, seats, islands, seas, cycle, places, apollo, finished }: Table): Table => ({
  options,
  seats,
  islands,
  seas,
  cycle,
  places,
  apollo,
  finished,
});

const begun = ({ seats, options }: EventOf<'GameBegan'>): State => {
  const board = boardOf(seats);
  return {
    phase: 'unstarted',
    options,
    seats: Array.from({ length: seats }, () => ({ gold: 0, priests: 0, philosophers: 0, eliminated: false })),
    islands: board.islands.map((island) => ({
      owner: undefined,
      troops: 0,
      slots: Array.from({ length: island.slots }, (): Slot => 'free'),
      metropolis: false,
      prosperity: 0,
    })),
    seas: board.seas.map(() => ({ holder: undefined, fleets: 0 })),
    cycle: 0,
    places: [],
    apollo: [],
    finished: [],
  };
};

const seatPlaced = (state: State, { seat, islands, seas }: EventOf<'SeatPlaced'>): State => {
  const afloat = seas.reduce((placed, sea) => addFleets(placed, sea, seat, 1), state);
  return islands.reduce(
    (placed, id) => changeIsland(placed, id, (island) => ({ ...island, owner: seat, troops: island.troops + 1 })),
    afloat,
  );
};

const cycleBegan = (state: State, { cycle, gods }: EventOf<'CycleBegan'>): Offerings => ({
  ...tableOf(state),
  phase: 'offerings',
  cycle,
  places: gods.map((god): Place => ({ god, offering: undefined, done: false })),
  apollo: [],
  finished: [],
  queue: state.finished.toReversed(),
  displaced: undefined,
});

const bidPlaced = (state: State, event: EventOf<'BidPlaced'>): State => {
  const { seat } = event;
  const marked =
    event.god === 'apollo'
      ? { ...state, apollo: [...state.apollo, seat] }
      : { ...state, places: changePlace(state, event.god, (place) => ({ ...place, offering: { seat, amount: event.amount } })) };
  if (marked.phase !== 'offerings') return marked;
  return marked.displaced ? { ...marked, displaced: undefined } : { ...marked, queue: marked.queue.slice(1) };
};

const changePlace = (state: State, god: string, change: (place: Place) => Place): readonly Place[] =>
  state.places.map((place) => (place.god === god ? change(place) : place));

const turnBegan = (state: State, { seat, god }: EventOf<'TurnBegan'>): State => ({
  ...tableOf(state),
  phase: 'actions',
  apolloActed: state.phase === 'actions' ? state.apolloActed : 0,
  turn: { seat, god, recruited: 0, voyage: undefined, battle: undefined, due: undefined, prosperityDue: false },
});

const endVoyage = (turn: Turn): Turn => ({ ...turn, voyage: undefined });
const settled = (turn: Turn): Turn => ({ ...turn, due: undefined });

const recruited = (state: State, { seat, cost }: { readonly seat: number; readonly cost: number }): State =>
  changeTurn(addGold(state, seat, -cost), (turn) => ({ ...turn, recruited: turn.recruited + 1, voyage: undefined }));

const setSlots = (state: State, island: string, slots: readonly number[], to: Slot): State =>
  changeIsland(state, island, (old) => ({
    ...old,
    slots: old.slots.map((slot, index) => (slots.includes(index) ? to : slot)),
  }));

const fleetsMoved = (state: State, event: EventOf<'FleetsMoved'>): State => {
  const { seat, from, to, fleets, stepsLeft, cost } = event;
  const moved = addFleets(addFleets(state, from, seat, -fleets), to, seat, fleets);
  return changeTurn(addGold(moved, seat, -cost), (turn) => ({
    ...turn,
    voyage: stepsLeft > 0 ? { at: to, stepsLeft } : undefined,
  }));
};

const battleBegan = (
  state: State,
  { seat, defender, from, at, cost }: EventOf<'SeaBattleBegan'> | EventOf<'LandBattleBegan'>,
  on: 'land' | 'sea',
  attackers: number,
): State =>
  changeTurn(addGold(state, seat, -cost), (turn) => ({
    ...turn,
    voyage: undefined,
    battle: { on, at, from, attacker: seat, defender, attackers, next: 'dice' },
  }));

const battleRound = (state: State, { lost }: EventOf<'BattleRound'>): State => {
  const battle = battleOf(state);
  if (!battle) return state;
  const { on, at, defender } = battle;
  const thinned = on === 'sea' ? addFleets(state, at, defender, -lost[1]) : addTroops(state, at, -lost[1]);
  return changeBattle(thinned, (old) => ({ ...old, attackers: old.attackers - lost[0], next: 'defender' }));
};

const retreated = (state: State, { seat, to, units }: EventOf<'Retreated'>): State => {
  const battle = battleOf(state);
  if (!battle) return state;
  const add = (from: State, at: string, count: number): State =>
    battle.on === 'sea' ? addFleets(from, at, seat, count) : addTroops(from, at, count);
  const away =
    seat === battle.attacker
      ? changeBattle(state, (old) => ({ ...old, attackers: old.attackers - units }))
      : add(state, battle.at, -units);
  return add(away, to, units);
};

const battleEnded = (state: State): State => {
  const battle = battleOf(state);
  if (!battle) return state;
  const { on, at, attacker, attackers } = battle;
  const standing =
    on === 'sea'
      ? addFleets(state, at, attacker, attackers)
      : changeIsland(state, at, (island) => ({ ...island, owner: attacker, troops: attackers }));
  return changeTurn(attackers > 0 ? standing : state, (turn) => ({ ...turn, battle: undefined }));
};

const buildingDiscarded = (state: State, { island, slot }: EventOf<'BuildingDiscarded'>): State => {
  const index = boardOf(state.seats.length).island(island)?.index ?? -1;
  const building = state.islands[index]?.slots[slot];
  return changeTurn(setSlots(state, island, [slot], 'free'), (turn) =>
    turn.due ? { ...turn, due: { discards: turn.due.discards.filter((type) => type !== building) } } : turn,
  );
};

const seatEliminated = (state: State, { seat }: EventOf<'SeatEliminated'>): State => {
  const others = (list: readonly number[]): readonly number[] => list.filter((other) => other !== seat);
  const left: State = {
    ...state,
    seats: changeSeat(state, seat, () => ({ gold: 0, priests: 0, philosophers: 0, eliminated: true })).seats,
    seas: state.seas.map((sea) => (sea.holder === seat ? { holder: undefined, fleets: 0 } : sea)),
    places: state.places.map((place) => (place.offering?.seat === seat ? { ...place, offering: undefined } : place)),
    apollo: others(state.apollo),
    finished: others(state.finished),
  };
  if (left.phase === 'offerings') return { ...left, queue: others(left.queue) };
  if (left.phase !== 'actions') return left;
  return { ...left, apolloActed: others(state.apollo.slice(0, left.apolloActed)).length };
};

const turnEnded = (state: State, { seat }: EventOf<'TurnEnded'>): State => {
  if (state.phase !== 'actions' || !state.turn) return state;
  const { god } = state.turn;
  const acted = { ...state, turn: undefined, finished: [...state.finished, seat] };
  return god === 'apollo'
    ? { ...acted, apolloActed: state.apolloActed + 1 }
    : { ...acted, places: changePlace(state, god, (place) => ({ ...place, done: true })) };
};
