import type { Draft } from '#engine/draft.ts';
import { addAllGold, addFleets, changeIsland, changePlace, changeSeat, type Folds, takeFigure } from './changes.ts';
import { boardOf } from './data/boards.ts';
import type { Event, EventOf } from './events.ts';
import { BATTLE_FOLDS } from './evolveBattle.ts';
import { CREATURE_FOLDS } from './evolveCreature.ts';
import { TURN_FOLDS } from './evolveTurn.ts';
import { actions, copyOfSeat, draftOf, ended, offerings, unstarted } from './records.ts';
import { EMPTY_SEA, type GodTrackSlot, INITIAL_STATE, type State } from './state.ts';
import type { Slot } from './types.ts';

/** Folds one event, without rules, dice or rejections. */
export const evolve = (state: State, event: Event): State => applyTo(draftOf(state), event);

/** Folds one event into a draft state; nested values are replaced, never mutated. Returns the draft, or its successor. */
export const applyTo = <Type extends Event['type']>(draft: Draft<State>, event: EventOf<Type>): Draft<State> =>
  (FOLDS as Folds<Type>)[event.type as Type](draft, event);

const gameBegan = (_draft: Draft<State>, { seats, options }: EventOf<'GameBegan'>): State => {
  const board = boardOf(seats);
  return unstarted({
    ...INITIAL_STATE,
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

const FOLDS: Folds = {
  GameBegan: gameBegan,
  SeatPlaced: seatPlaced,
  GoldDealt: goldDealt,
  TurnOrderDealt: turnOrderDealt,
  CycleBegan: cycleBegan,
  IncomeCollected: (draft, { gold }) => addAllGold(draft, gold, 1),
  BidPlaced: bidPlaced,
  BidDisplaced: bidDisplaced,
  OfferingsPaid: (draft, { gold }) => actions(addAllGold(draft, gold, -1), 0, undefined),
  ...TURN_FOLDS,
  ...BATTLE_FOLDS,
  ...CREATURE_FOLDS,
  SeatEliminated: seatEliminated,
  GameEnded: (draft, { winners, reason }) => ended(draft, { winners, reason }),
};
