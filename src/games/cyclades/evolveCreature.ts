import type { Draft } from '#engine/draft.ts';
import {
  addFleets,
  addGold,
  addPhilosophers,
  addPriests,
  addTroops,
  changeSeat,
  changeTurn,
  setSlots,
  takeDiscard,
  takeFigure,
} from './changes.ts';
import { SYLPH_STEPS } from './data/figures.ts';
import type { CreatureEvent, EventOf } from './events.ts';
import type { Effect, State } from './state.ts';
import type { Creature, SeaId } from './types.ts';

/** Folds the events of creatures. */
export const evolveCreature = (draft: Draft<State>, event: CreatureEvent): State => {
  switch (event.type) {
    case 'TrackFilled':
      return trackFilled(draft, event);
    case 'CreatureBought':
      return creatureBought(draft, event);
    case 'CreatureCalled':
      return creatureCalled(draft, event);
    case 'CreatureSwapped':
      return creatureSwapped(draft, event);
    case 'IncomeRepeated':
      return addGold(draft, event.seat, event.gold);
    case 'GoldStolen':
      return addGold(addGold(draft, event.loser, -(event.gold ?? 0)), event.seat, event.gold ?? 0);
    case 'TroopKilled':
      return addTroops(draft, event.island, -1);
    case 'FleetReplaced':
      return fleetReplaced(draft, event);
    case 'BuildingDestroyed':
      return setSlots(draft, event.island, [event.slot], 'free');
    case 'BuildingChanged':
      return setSlots(draft, event.island, [event.slot], event.building);
    case 'PriestStolen':
      return addPriests(addPriests(draft, event.loser, -1), event.seat, 1);
    case 'PhilosopherStolen':
      return addPhilosophers(addPhilosophers(draft, event.loser, -1), event.seat, 1);
    case 'PieceSold':
      return pieceSold(draft, event);
    case 'FigurePlaced':
      return figurePlaced(draft, event);
    case 'FiguresVanished':
      return takeFigure(draft, event.stood);
    case 'FigureLeft':
      return takeFigure(draft, event.creature);
    case 'FleetsPushed':
      return addFleets(addFleets(draft, event.from, event.owner, -event.fleets), event.to, event.owner, event.fleets);
    case 'FleetsSunk':
      return addFleets(draft, event.sea, event.owner, -event.fleets);
    case 'KrakenPlaced':
      return inUse(krakenAt(draft, event.sea), { creature: 'kraken' });
    case 'KrakenMoved':
      return addGold(krakenAt(draft, event.to), event.seat, -event.cost);
    case 'CreatureFinished':
      return inUse(draft, undefined);
    case 'DiscardsShuffled':
      return discardsShuffled(draft);
  }
};

/** What these creatures allow or ask for as soon as they are used. */
const EFFECTS: Readonly<Partial<Record<Creature, Effect>>> = {
  chimera: { creature: 'chimera' },
  sphinx: { creature: 'sphinx', sold: 0 },
  sylph: { creature: 'sylph', stepsLeft: SYLPH_STEPS, fought: [] },
};

const inUse = (draft: Draft<State>, effect: Effect | undefined): State =>
  changeTurn(draft, (turn) => {
    turn.effect = effect;
  });

/** Sets the track as dealt; the gaps are at its cheap end. */
const trackFilled = (draft: Draft<State>, { track, discarded, shuffled }: EventOf<'TrackFilled'>): State => {
  draft.track = track;
  if (shuffled) draft.discards = [];
  else if (discarded !== undefined) draft.discards = [...draft.discards, discarded];
  return draft;
};

const creatureBought = (draft: Draft<State>, { seat, creature, cost, discount }: EventOf<'CreatureBought'>): State => {
  changeSeat(draft, seat, (buyer) => {
    buyer.gold -= cost;
    buyer.discounts += discount;
  });
  draft.track = draft.track.map((card) => (card === creature ? undefined : card));
  draft.discards = [...draft.discards, creature];
  return changeTurn(draft, (turn) => {
    turn.voyage = undefined;
    turn.effect = EFFECTS[creature];
  });
};

const creatureCalled = (draft: Draft<State>, { creature }: EventOf<'CreatureCalled'>): State =>
  changeTurn(draft, (turn) => {
    turn.effect = EFFECTS[creature];
    turn.chimera = true;
  });

const creatureSwapped = (draft: Draft<State>, event: EventOf<'CreatureSwapped'>): State => {
  const { seat, discarded, drawn, cost, shuffled } = event;
  draft.track = draft.track.map((card) => (card === discarded ? drawn : card));
  draft.discards = shuffled ? [discarded] : [...draft.discards, discarded];
  return changeTurn(addGold(draft, seat, -cost), (turn) => {
    turn.voyage = undefined;
  });
};

const fleetReplaced = (draft: Draft<State>, { seat, sea, loser, from }: EventOf<'FleetReplaced'>): State => {
  if (from !== undefined) addFleets(draft, from, seat, -1);
  return addFleets(addFleets(draft, sea, loser, -1), sea, seat, 1);
};

const pieceSold = (draft: Draft<State>, event: EventOf<'PieceSold'>): State =>
  changeTurn(addGold(pieceGiven(draft, event), event.seat, event.gold), (turn) => {
    if (turn.effect?.creature === 'sphinx') turn.effect = { creature: 'sphinx', sold: turn.effect.sold + 1 };
  });

const pieceGiven = (draft: Draft<State>, { seat, piece, at = '' }: EventOf<'PieceSold'>): Draft<State> => {
  switch (piece) {
    case 'troop':
      return addTroops(draft, at, -1);
    case 'fleet':
      return addFleets(draft, at, seat, -1);
    case 'priest':
      return addPriests(draft, seat, -1);
    case 'philosopher':
      return addPhilosophers(draft, seat, -1);
  }
};

const figurePlaced = (draft: Draft<State>, { seat, creature, island }: EventOf<'FigurePlaced'>): State => {
  takeDiscard(draft, creature);
  draft.figures = [...draft.figures, { creature, seat, island, cycle: draft.cycle }];
  return creature === 'polyphemus' ? inUse(draft, { creature, island }) : draft;
};

const krakenAt = (draft: Draft<State>, sea: SeaId): Draft<State> => {
  draft.kraken = sea;
  return draft;
};

const discardsShuffled = (draft: Draft<State>): State => {
  draft.discards = [];
  return changeTurn(draft, (turn) => {
    turn.chimera = false;
  });
};
