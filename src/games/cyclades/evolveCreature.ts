import { addFleets, addGold, addTroops, changeSeat, changeTurn, figureGone, outOfDiscards, setSlots } from './changes.ts';
import { SYLPH_STEPS } from './data/figures.ts';
import type { CreatureEvent, EventOf } from './events.ts';
import { withTable } from './records.ts';
import type { Effect, State, Turn } from './state.ts';
import type { Creature } from './types.ts';

/** How the events of creatures are folded. */
export const evolveCreature = (state: State, event: CreatureEvent): State => {
  switch (event.type) {
    case 'TrackFilled':
      return trackFilled(state, event);
    case 'CreatureBought':
      return creatureBought(state, event);
    case 'CreatureCalled':
      return changeTurn(state, (turn) => ({ ...turn, effect: EFFECTS[event.creature], chimera: true }));
    case 'CreatureSwapped':
      return creatureSwapped(state, event);
    case 'IncomeRepeated':
      return addGold(state, event.seat, event.gold);
    case 'GoldStolen':
      return addGold(addGold(state, event.loser, -(event.gold ?? 0)), event.seat, event.gold ?? 0);
    case 'TroopKilled':
      return addTroops(state, event.island, -1);
    case 'FleetReplaced':
      return fleetReplaced(state, event);
    case 'BuildingDestroyed':
      return setSlots(state, event.island, [event.slot], 'free');
    case 'BuildingChanged':
      return setSlots(state, event.island, [event.slot], event.building);
    case 'PriestStolen':
      return changeSeat(
        changeSeat(state, event.loser, (seat) => ({ priests: seat.priests - 1 })),
        event.seat,
        (seat) => ({ priests: seat.priests + 1 }),
      );
    case 'PhilosopherStolen':
      return changeSeat(
        changeSeat(state, event.loser, (seat) => ({ philosophers: seat.philosophers - 1 })),
        event.seat,
        (seat) => ({ philosophers: seat.philosophers + 1 }),
      );
    case 'PieceSold':
      return pieceSold(state, event);
    case 'FigurePlaced':
      return figurePlaced(state, event);
    case 'FiguresVanished':
      return figureGone(state, event.stood);
    case 'FigureLeft':
      return figureGone(state, event.creature);
    case 'FleetsPushed':
      return addFleets(addFleets(state, event.from, event.owner, -event.fleets), event.to, event.owner, event.fleets);
    case 'FleetsSunk':
      return addFleets(state, event.sea, event.owner, -event.fleets);
    case 'KrakenPlaced':
      return withEffect(withTable(state, { kraken: event.sea }), { creature: 'kraken' });
    case 'KrakenMoved':
      return addGold(withTable(state, { kraken: event.to }), event.seat, -event.cost);
    case 'CreatureFinished':
      return withEffect(state, undefined);
    case 'DiscardsShuffled':
      return changeTurn(withTable(state, { discards: [] }), (turn) => ({ ...turn, chimera: false }));
  }
};

/** What these allow or ask for from the moment they come into use. */
const EFFECTS: Readonly<Partial<Record<Creature, Effect>>> = {
  chimera: { creature: 'chimera' },
  sphinx: { creature: 'sphinx', sold: 0 },
  sylph: { creature: 'sylph', stepsLeft: SYLPH_STEPS, fought: [] },
};

const withEffect = (state: State, effect: Effect | undefined): State => changeTurn(state, (turn) => ({ ...turn, effect }));

/** The track as dealt; the gaps are at its cheap end. */
const trackFilled = (state: State, { track, discarded, shuffled }: EventOf<'TrackFilled'>): State => {
  const pile = discarded === undefined ? state.discards : [...state.discards, discarded];
  return withTable(state, { track, discards: shuffled ? [] : pile });
};

const creatureBought = (state: State, { seat, creature, cost, discount }: EventOf<'CreatureBought'>): State => {
  const paid = changeSeat(state, seat, (old) => ({ gold: old.gold - cost, discounts: old.discounts + discount }));
  const taken = withTable(paid, {
    track: state.track.map((card) => (card === creature ? undefined : card)),
    discards: [...state.discards, creature],
  });
  return changeTurn(taken, (turn): Turn => ({ ...turn, voyage: undefined, effect: EFFECTS[creature] }));
};

const creatureSwapped = (state: State, { seat, discarded, drawn, cost, shuffled }: EventOf<'CreatureSwapped'>): State => {
  const swapped = withTable(state, {
    track: state.track.map((card) => (card === discarded ? drawn : card)),
    discards: [...(shuffled ? [] : state.discards), discarded],
  });
  return changeTurn(addGold(swapped, seat, -cost), (turn) => ({ ...turn, voyage: undefined }));
};

const fleetReplaced = (state: State, { seat, sea, loser, from }: EventOf<'FleetReplaced'>): State => {
  const taken = from === undefined ? state : addFleets(state, from, seat, -1);
  return addFleets(addFleets(taken, sea, loser, -1), sea, seat, 1);
};

const pieceSold = (state: State, event: EventOf<'PieceSold'>): State =>
  changeTurn(addGold(pieceGiven(state, event), event.seat, event.gold), (turn) =>
    turn.effect?.creature === 'sphinx' ? { ...turn, effect: { creature: 'sphinx', sold: turn.effect.sold + 1 } } : turn,
  );

const pieceGiven = (state: State, { seat, piece, at = '' }: EventOf<'PieceSold'>): State => {
  switch (piece) {
    case 'troop':
      return addTroops(state, at, -1);
    case 'fleet':
      return addFleets(state, at, seat, -1);
    case 'priest':
      return changeSeat(state, seat, ({ priests }) => ({ priests: priests - 1 }));
    case 'philosopher':
      return changeSeat(state, seat, ({ philosophers }) => ({ philosophers: philosophers - 1 }));
  }
};

const figurePlaced = (state: State, { seat, creature, island }: EventOf<'FigurePlaced'>): State => {
  const placed = withTable(state, {
    discards: outOfDiscards(state, creature),
    figures: [...state.figures, { creature, seat, island, cycle: state.cycle }],
  });
  return creature === 'polyphemus' ? withEffect(placed, { creature, island }) : placed;
};
