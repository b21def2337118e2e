import type { Draft } from '#engine/draft.ts';
import {
  addAllGold,
  addFleets,
  addGold,
  addPhilosophers,
  addPriests,
  addTroops,
  changeIsland,
  changePlace,
  changeSeat,
  takeFigure,
} from './changes.ts';
import { boardOf } from './data/boards.ts';
import { PHILOSOPHERS_FOR_A_METROPOLIS } from './data/figures.ts';
import type { Event, EventOf } from './events.ts';
import { battleBegan, battleEnded, battleRound, foughtOn, retreated } from './evolveBattle.ts';
import { evolveCreature } from './evolveCreature.ts';
import {
  apolloGave,
  buildingBuilt,
  buildingDiscarded,
  fleetsMoved,
  islandConquered,
  islandLanded,
  metropolisDue,
  metropolisPlaced,
  prosperityPlaced,
  recruited,
  settled,
  turnBegan,
  turnEnded,
} from './evolveTurn.ts';
import { actions, copyOfSeat, draftOf, ended, offerings, unstarted } from './records.ts';
import { EMPTY_SEA, type GodTrackSlot, type State } from './state.ts';
import type { Slot } from './types.ts';

/** Folds one event, without rules, dice or rejections. */
export const evolve = (state: State, event: Event): State => applyTo(draftOf(state), event);

/** Folds one event into a draft state; nested values are replaced, never mutated. Returns the draft, or its successor. */
export const applyTo = (draft: Draft<State>, event: Event): Draft<State> => {
  switch (event.type) {
    case 'GameBegan':
      return gameBegan(event);
    case 'SeatPlaced':
      return seatPlaced(draft, event);
    case 'GoldDealt':
      return goldDealt(draft, event);
    case 'TurnOrderDealt':
      return turnOrderDealt(draft, event);
    case 'CycleBegan':
      return cycleBegan(draft, event);
    case 'IncomeCollected':
      return addAllGold(draft, event.gold, 1);
    case 'BidPlaced':
      return bidPlaced(draft, event);
    case 'BidDisplaced':
      return bidDisplaced(draft, event);
    case 'OfferingsPaid':
      return actions(addAllGold(draft, event.gold, -1), 0, undefined);
    case 'TurnBegan':
      return turnBegan(draft, event);
    case 'ApolloGave':
      return apolloGave(draft, event);
    case 'ProsperityPlaced':
      return prosperityPlaced(draft, event);
    case 'FleetRecruited':
      return recruited(addFleets(draft, event.sea, event.seat, 1), event);
    case 'TroopRecruited':
      return recruited(addTroops(draft, event.island, 1), event);
    case 'PriestRecruited':
      return recruited(addPriests(draft, event.seat, 1), event);
    case 'PhilosopherRecruited':
      return recruited(addPhilosophers(draft, event.seat, 1), event);
    case 'BuildingBuilt':
      return buildingBuilt(draft, event);
    case 'FleetsMoved':
      return fleetsMoved(draft, event);
    case 'TroopsMoved':
      return addGold(addTroops(addTroops(draft, event.from, -event.troops), event.to, event.troops), event.seat, -event.cost);
    case 'IslandLanded':
      return islandLanded(draft, event);
    case 'SeaBattleBegan':
    case 'LandBattleBegan':
      return battleBegan(draft, event);
    case 'BattleRound':
      return battleRound(draft, event);
    case 'FoughtOn':
      return foughtOn(draft, event);
    case 'Retreated':
      return retreated(draft, event);
    case 'BattleEnded':
      return battleEnded(draft);
    case 'IslandConquered':
      return islandConquered(draft, event);
    case 'MetropolisDue':
      return metropolisDue(draft, event);
    case 'BuildingDiscarded':
      return buildingDiscarded(draft, event);
    case 'PhilosophersDiscarded':
      return addPhilosophers(draft, event.seat, -PHILOSOPHERS_FOR_A_METROPOLIS);
    case 'MetropolisPlaced':
      return metropolisPlaced(draft, event);
    case 'MetropolisForgone':
      return settled(draft);
    case 'SeatEliminated':
      return seatEliminated(draft, event);
    case 'TurnEnded':
      return turnEnded(draft, event);
    case 'GameEnded':
      return ended(draft, { winners: event.winners, reason: event.reason });
    default:
      return evolveCreature(draft, event);
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
    seas: board.seas.map(() => EMPTY_SEA),
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

const seatPlaced = (draft: Draft<State>, { seat, islands, seas }: EventOf<'SeatPlaced'>): State => {
  for (const sea of seas) addFleets(draft, sea, seat, 1);
  for (const id of islands) {
    changeIsland(draft, id, (island) => {
      island.owner = seat;
      island.troops += 1;
    });
  }
  return draft;
};

const goldDealt = (draft: Draft<State>, { seat, gold }: EventOf<'GoldDealt'>): State =>
  changeSeat(draft, seat, (own) => {
    own.gold = gold;
  });

const turnOrderDealt = (draft: Draft<State>, { order }: EventOf<'TurnOrderDealt'>): State => {
  draft.finished = order.toReversed();
  return draft;
};

const cycleBegan = (draft: Draft<State>, { cycle, gods }: EventOf<'CycleBegan'>): State => {
  const queue = draft.finished.toReversed();
  draft.cycle = cycle;
  draft.places = gods.map((god): GodTrackSlot => ({ god, offering: undefined, done: false }));
  draft.apollo = [];
  draft.finished = [];
  draft.seats = draft.seats.map((seat) => {
    const fresh = copyOfSeat(seat);
    fresh.discounts = 0;
    return fresh;
  });
  return offerings(draft, queue, undefined);
};

const bidPlaced = (draft: Draft<State>, event: EventOf<'BidPlaced'>): State => {
  const { seat } = event;
  if (event.god === 'apollo') {
    draft.apollo = [...draft.apollo, seat];
  } else {
    changePlace(draft, event.god, (place) => {
      place.offering = { seat, amount: event.amount };
    });
  }
  if (draft.phase !== 'offerings') return draft;
  if (draft.displaced === undefined) draft.queue = draft.queue.slice(1);
  draft.displaced = undefined;
  return draft;
};

const bidDisplaced = (draft: Draft<State>, { seat, god }: EventOf<'BidDisplaced'>): State => {
  if (draft.phase === 'offerings') draft.displaced = { seat, god };
  return draft;
};

const seatEliminated = (draft: Draft<State>, { seat }: EventOf<'SeatEliminated'>): State => {
  changeSeat(draft, seat, (own) => {
    own.gold = 0;
    own.priests = 0;
    own.philosophers = 0;
    own.eliminated = true;
  });
  for (const figure of draft.figures) if (figure.seat === seat) takeFigure(draft, figure.creature);
  draft.seas = draft.seas.map((sea) => (sea.holder === seat ? EMPTY_SEA : sea));
  draft.places = draft.places.map(({ god, offering, done }) => ({
    god,
    offering: offering?.seat === seat ? undefined : offering,
    done: done || offering?.seat === seat,
  }));
  draft.apollo = draft.apollo.filter((other) => other !== seat);
  draft.finished = draft.finished.filter((other) => other !== seat);
  return draft;
};
