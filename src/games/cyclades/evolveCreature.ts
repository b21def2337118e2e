import type { Draft } from '#engine/draft.ts';
import {
  addFleets,
  addGold,
  addPhilosophers,
  addPriests,
  addTroops,
  changeSeat,
  changeTurn,
  type Folds,
  setSlots,
  takeDiscard,
  takeFigure,
} from './changes.ts';
import { SYLPH_STEPS } from './data/figures.ts';
import type { EventOf } from './events.ts';
import type { Effect, State } from './state.ts';
import type { Creature, SeaId } from './types.ts';

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

const krakenAt = (draft: Draft<State>, sea: SeaId): Draft<State> => {
  draft.kraken = sea;
  return draft;
};

/** Folds the events of creatures. */
export const CREATURE_FOLDS = {
  TrackFilled: (draft, { track, discarded, shuffled }) => {
    draft.track = track;
    if (shuffled) draft.discards = [];
    else if (discarded !== undefined) draft.discards = [...draft.discards, discarded];
    return draft;
  },
  CreatureBought: (draft, { seat, creature, cost, discount }) => {
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
  },
  CreatureCalled: (draft, { creature }) =>
    changeTurn(draft, (turn) => {
      turn.effect = EFFECTS[creature];
      turn.chimera = true;
    }),
  CreatureSwapped: (draft, { seat, discarded, drawn, cost, shuffled }) => {
    draft.track = draft.track.map((card) => (card === discarded ? drawn : card));
    draft.discards = shuffled ? [discarded] : [...draft.discards, discarded];
    return changeTurn(addGold(draft, seat, -cost), (turn) => {
      turn.voyage = undefined;
    });
  },
  IncomeRepeated: (draft, { seat, gold }) => addGold(draft, seat, gold),
  GoldStolen: (draft, { seat, loser, gold = 0 }) => addGold(addGold(draft, loser, -gold), seat, gold),
  TroopKilled: (draft, { island }) => addTroops(draft, island, -1),
  FleetReplaced: (draft, { seat, sea, loser, from }) => {
    if (from !== undefined) addFleets(draft, from, seat, -1);
    return addFleets(addFleets(draft, sea, loser, -1), sea, seat, 1);
  },
  BuildingDestroyed: (draft, { island, slot }) => setSlots(draft, island, [slot], 'free'),
  BuildingChanged: (draft, { island, slot, building }) => setSlots(draft, island, [slot], building),
  PriestStolen: (draft, { seat, loser }) => addPriests(addPriests(draft, loser, -1), seat, 1),
  PhilosopherStolen: (draft, { seat, loser }) => addPhilosophers(addPhilosophers(draft, loser, -1), seat, 1),
  PieceSold: (draft, event) =>
    changeTurn(addGold(pieceGiven(draft, event), event.seat, event.gold), (turn) => {
      if (turn.effect?.creature === 'sphinx') turn.effect = { creature: 'sphinx', sold: turn.effect.sold + 1 };
    }),
  FigurePlaced: (draft, { seat, creature, island }) => {
    takeDiscard(draft, creature);
    draft.figures = [...draft.figures, { creature, seat, island, cycle: draft.cycle }];
    return creature === 'polyphemus' ? inUse(draft, { creature, island }) : draft;
  },
  FiguresVanished: (draft, { stood }) => takeFigure(draft, stood),
  FigureLeft: (draft, { creature }) => takeFigure(draft, creature),
  FleetsPushed: (draft, { owner, from, to, fleets }) => addFleets(addFleets(draft, from, owner, -fleets), to, owner, fleets),
  FleetsSunk: (draft, { owner, sea, fleets }) => addFleets(draft, sea, owner, -fleets),
  KrakenPlaced: (draft, { sea }) => inUse(krakenAt(draft, sea), { creature: 'kraken' }),
  KrakenMoved: (draft, { seat, to, cost }) => addGold(krakenAt(draft, to), seat, -cost),
  CreatureFinished: (draft) => inUse(draft, undefined),
  DiscardsShuffled: (draft) => {
    draft.discards = [];
    return changeTurn(draft, (turn) => {
      turn.chimera = false;
    });
  },
} satisfies Partial<Folds>;
