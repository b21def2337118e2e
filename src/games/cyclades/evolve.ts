import {
  addAllGold,
  addFleets,
  addGold,
  addTroops,
  changeIsland,
  changeSeat,
  changeTurn,
  figureGone,
  setSlots,
} from './changes.ts';
import { boardOf } from './data/boards.ts';
import { PHILOSOPHERS_FOR_A_METROPOLIS } from './data/figures.ts';
import type { Event, EventOf } from './events.ts';
import { battleBegan, battleEnded, battleRound, foughtOn, retreated, stepsTaken } from './evolveBattle.ts';
import { evolveCreature } from './evolveCreature.ts';
import { actions, ended, offerings, unstarted, withPlace, withSeat, withTable } from './records.ts';
import { islandAt, type Place, type State, type Turn } from './state.ts';
import { BUILDINGS, type Slot } from './types.ts';

/** Folds one event, as it is: no rules, no dice, no refusal. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'GameBegan':
      return gameBegan(event);
    case 'SeatPlaced':
      return seatPlaced(state, event);
    case 'GoldDealt':
      return changeSeat(state, event.seat, () => ({ gold: event.gold }));
    case 'TurnOrderDealt':
      return withTable(state, { finished: event.order.toReversed() });
    case 'CycleBegan':
      return cycleBegan(state, event);
    case 'IncomeCollected':
      return addAllGold(state, event.gold, 1);
    case 'BidPlaced':
      return bidPlaced(state, event);
    case 'BidDisplaced':
      return state.phase === 'offerings' ? offerings(state, state.queue, { seat: event.seat, god: event.god }) : state;
    case 'OfferingsPaid':
      return actions(addAllGold(state, event.gold, -1), 0, undefined);
    case 'TurnBegan':
      return turnBegan(state, event);
    case 'ApolloGave':
      return changeTurn(addGold(state, event.seat, event.gold), (turn) => ({ ...turn, prosperityDue: event.marker }));
    case 'ProsperityPlaced':
      return prosperityPlaced(state, event);
    case 'FleetRecruited':
      return recruited(addFleets(state, event.sea, event.seat, 1), event);
    case 'TroopRecruited':
      return recruited(addTroops(state, event.island, 1), event);
    case 'PriestRecruited':
      return recruited(
        changeSeat(state, event.seat, (seat) => ({ priests: seat.priests + 1 })),
        event,
      );
    case 'PhilosopherRecruited':
      return recruited(
        changeSeat(state, event.seat, (seat) => ({ philosophers: seat.philosophers + 1 })),
        event,
      );
    case 'BuildingBuilt':
      return changeTurn(addGold(setSlots(state, event.island, [event.slot], event.building), event.seat, -event.cost), endVoyage);
    case 'FleetsMoved':
      return fleetsMoved(state, event);
    case 'TroopsMoved':
      return addGold(addTroops(addTroops(state, event.from, -event.troops), event.to, event.troops), event.seat, -event.cost);
    case 'IslandLanded':
      return islandLanded(state, event);
    case 'SeaBattleBegan':
    case 'LandBattleBegan':
      return battleBegan(state, event);
    case 'BattleRound':
      return battleRound(state, event);
    case 'FoughtOn':
      return foughtOn(state, event);
    case 'Retreated':
      return retreated(state, event);
    case 'BattleEnded':
      return battleEnded(state);
    case 'IslandConquered':
      return changeIsland(state, event.island, () => ({ owner: event.seat }));
    case 'MetropolisDue':
      return changeTurn(state, (turn) => ({ ...turn, due: { discards: event.by === 'buildings' ? BUILDINGS : [] } }));
    case 'BuildingDiscarded':
      return buildingDiscarded(state, event);
    case 'PhilosophersDiscarded':
      return changeSeat(state, event.seat, ({ philosophers }) => ({
        philosophers: philosophers - PHILOSOPHERS_FOR_A_METROPOLIS,
      }));
    case 'MetropolisPlaced':
      return metropolisPlaced(state, event);
    case 'MetropolisForgone':
      return changeTurn(state, settled);
    case 'SeatEliminated':
      return seatEliminated(state, event);
    case 'TurnEnded':
      return turnEnded(state, event);
    case 'GameEnded':
      return ended(state, { winners: event.winners, reason: event.reason });
    default:
      return evolveCreature(state, event);
  }
};

const gameBegan = ({ seats, options }: EventOf<'GameBegan'>): State => {
  const board = boardOf(seats);
  return unstarted({
    options,
    seats: Array.from({ length: seats }, () => ({ gold: 0, priests: 0, philosophers: 0, eliminated: false, discounts: 0 })),
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
    track: [],
    discards: [],
    figures: [],
    kraken: undefined,
  });
};

const seatPlaced = (state: State, { seat, islands, seas }: EventOf<'SeatPlaced'>): State => {
  const afloat = seas.reduce((placed, sea) => addFleets(placed, sea, seat, 1), state);
  return islands.reduce(
    (placed, id) => changeIsland(placed, id, (island) => ({ owner: seat, troops: island.troops + 1 })),
    afloat,
  );
};

const cycleBegan = (state: State, { cycle, gods }: EventOf<'CycleBegan'>): State => {
  const places = gods.map((god): Place => ({ god, offering: undefined, done: false }));
  const seats = state.seats.map((seat) => withSeat(seat, { discounts: 0 }));
  return offerings(withTable(state, { seats, cycle, places, apollo: [], finished: [] }), state.finished.toReversed(), undefined);
};

const bidPlaced = (state: State, event: EventOf<'BidPlaced'>): State => {
  const { seat } = event;
  const marked =
    event.god === 'apollo'
      ? withTable(state, { apollo: [...state.apollo, seat] })
      : withTable(state, { places: changePlace(state, event.god, { offering: { seat, amount: event.amount } }) });
  if (state.phase !== 'offerings') return marked;
  return offerings(marked, state.displaced ? state.queue : state.queue.slice(1), undefined);
};

const changePlace = (state: State, god: string, part: Partial<Place>): readonly Place[] =>
  state.places.map((place) => (place.god === god ? withPlace(place, part) : place));

const turnBegan = (state: State, { seat, god }: EventOf<'TurnBegan'>): State =>
  actions(state, state.phase === 'actions' ? state.apolloActed : 0, {
    seat,
    god,
    recruited: 0,
    voyage: undefined,
    battle: undefined,
    due: undefined,
    prosperityDue: false,
    effect: undefined,
    chimera: false,
  });

const prosperityPlaced = (state: State, { island: id }: EventOf<'ProsperityPlaced'>): State => {
  const placed = changeIsland(state, id, (island) => ({ prosperity: island.prosperity + 1 }));
  return changeTurn(placed, (turn) => ({ ...turn, prosperityDue: false }));
};

const endVoyage = (turn: Turn): Turn => ({ ...turn, voyage: undefined });
const settled = (turn: Turn): Turn => ({ ...turn, due: undefined });

const recruited = (state: State, { seat, cost }: { readonly seat: number; readonly cost: number }): State =>
  changeTurn(addGold(state, seat, -cost), (turn) => ({ ...turn, recruited: turn.recruited + 1, voyage: undefined }));

const fleetsMoved = (state: State, event: EventOf<'FleetsMoved'>): State => {
  const { seat, from, to, fleets, stepsLeft, cost } = event;
  const moved = addFleets(addFleets(state, from, seat, -fleets), to, seat, fleets);
  return changeTurn(addGold(moved, seat, -cost), (turn) => ({
    ...turn,
    voyage: !turn.effect && stepsLeft > 0 ? { at: to, stepsLeft } : undefined,
    effect: stepsTaken(turn, stepsLeft),
  }));
};

const islandLanded = (state: State, { seat, from, island, troops, cost }: EventOf<'IslandLanded'>): State => {
  const left = addTroops(state, from, -troops);
  return addGold(
    changeIsland(left, island, () => ({ owner: seat, troops })),
    seat,
    -cost,
  );
};

const buildingDiscarded = (state: State, { island, slot }: EventOf<'BuildingDiscarded'>): State => {
  const building = islandAt(state, island)?.slots[slot];
  return changeTurn(setSlots(state, island, [slot], 'free'), (turn) =>
    turn.due ? { ...turn, due: { discards: turn.due.discards.filter((type) => type !== building) } } : turn,
  );
};

const metropolisPlaced = (state: State, { island, destroyed }: EventOf<'MetropolisPlaced'>): State =>
  changeTurn(
    changeIsland(setSlots(state, island, destroyed, 'free'), island, () => ({ metropolis: true })),
    settled,
  );

const seatEliminated = (state: State, { seat }: EventOf<'SeatEliminated'>): State => {
  const others = (list: readonly number[]): readonly number[] => list.filter((other) => other !== seat);
  const bare = changeSeat(state, seat, () => ({ gold: 0, priests: 0, philosophers: 0, eliminated: true }));
  const figures = state.figures.filter((figure) => figure.seat === seat).map(({ creature }) => creature);
  return withTable(figures.reduce(figureGone, bare), {
    seas: state.seas.map((sea) => (sea.holder === seat ? { holder: undefined, fleets: 0 } : sea)),
    places: state.places.map(({ god, offering, done }) => ({
      god,
      offering: offering?.seat === seat ? undefined : offering,
      done: done || offering?.seat === seat,
    })),
    apollo: others(state.apollo),
    finished: others(state.finished),
  });
};

const turnEnded = (state: State, { seat }: EventOf<'TurnEnded'>): State => {
  if (state.phase !== 'actions' || !state.turn) return state;
  const { god } = state.turn;
  const finished = [...state.finished, seat];
  if (god === 'apollo') return actions(withTable(state, { finished }), state.apolloActed + 1, undefined);
  return actions(withTable(state, { finished, places: changePlace(state, god, { done: true }) }), state.apolloActed, undefined);
};
