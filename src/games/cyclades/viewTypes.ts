import { MATCH_END_REASONS } from '#engine/game.ts';
import { absent, anyOf, exactly, flag, listOf, oneOf, shape, tupleOf, type ValueOf } from '../schema.ts';
import { OPTIONS_SHAPE } from './events.ts';
import { BUILDINGS } from './types.ts';
import {
  building,
  creature,
  creatures,
  fromOne,
  fromZero,
  god,
  landFigure,
  patron,
  seat,
  seats,
  space,
} from './vocabulary/words.ts';

const battleView = shape(
  {
    at: space,
    from: space,
    attacker: seat,
    /** The Minotaur fights for the defence: 2 besides `units`. */
    minotaur: flag,
    /** Troops or fleets that fight, attacker first. */
    units: tupleOf(fromZero, fromZero),
    /** Added to the defender's die and units. */
    defences: fromZero,
    /** The seat that has to say whether it retreats. */
    asked: seat,
  },
  /** Absent where the Minotaur alone defends an island without an owner. */
  { defender: seat },
);

const effectView = shape(
  { creature: oneOf(['chimera', 'sphinx', 'sylph', 'polyphemus', 'kraken']) },
  {
    /** Of the Sylph. */
    stepsLeft: fromZero,
    /** By the Sphinx. */
    sold: fromZero,
    /** The island of Polyphemus. */
    island: space,
  },
);

const turnView = shape(
  {
    seat,
    god: patron,
    /** Units recruited this turn, the free one included. */
    recruited: fromZero,
    prosperityDue: flag,
  },
  {
    voyage: shape({ at: space, stepsLeft: fromOne }),
    battle: battleView,
    /** A Metropolis that must be placed before anything else; `discards`: types still to be chosen among equals. */
    metropolisDue: shape({ discards: listOf(building) }),
    /** What a creature still asks for or allows. */
    effect: effectView,
  },
);

const seatView = shape(
  {
    seat,
    priests: fromZero,
    philosophers: fromZero,
    metropolises: fromZero,
    income: fromZero,
    /** On the board and in battle. */
    troops: fromZero,
    fleets: fromZero,
    /** Discounts on creatures (temples and Metropolises) not yet used in this cycle. */
    discounts: fromZero,
    eliminated: flag,
  },
  /** Present when the viewer may know it. */
  { gold: fromZero },
);

const islandView = shape(
  {
    id: space,
    troops: fromZero,
    slots: listOf(oneOf([...BUILDINGS, 'free'])),
    /** The slots under a Metropolis are `free` and cannot be built on. */
    metropolis: flag,
    /** Markers placed by Apollo, besides the printed ones. */
    prosperity: fromZero,
  },
  { owner: seat },
);

const fleetView = shape({ sea: space, seat, fleets: fromOne });

const godView = shape(
  /** The owner of the offering has acted (or is out). */
  { done: flag },
  {
    /** Absent while the tile is face down. */
    god,
    offering: shape({ seat, amount: fromOne }),
  },
);

const trackView = shape(
  { cost: fromOne },
  {
    /** Absent when the card of the space has been used. */
    creature,
    /** What it costs the viewer, after discounts; absent for spectators. */
    price: fromOne,
  },
);

const figureView = shape({
  creature: landFigure,
  /** The buyer: the figure stays until that seat's first turn in a later cycle. */
  seat,
  island: space,
});

/** What a viewer sees of a match: everything on the table, and of secrets only the viewer's own. Plain JSON. */
export const VIEW_SHAPE = shape(
  {
    viewer: anyOf(seat, exactly('spectator')),
    options: OPTIONS_SHAPE,
    board: oneOf(['2-3', '4', '5']),
    /** From 1; 0 before the deal. */
    cycle: fromZero,
    phase: oneOf(['unstarted', 'offerings', 'actions', 'ended']),
    /** The number of Metropolises that wins. */
    goal: fromOne,
    active: seats,
    seats: listOf(seatView),
    /** All islands of the board, in its order. */
    islands: listOf(islandView),
    /** Sea spaces that hold fleets. */
    fleets: listOf(fleetView),
    /** The places of the god track, top to bottom, without Apollo. */
    gods: listOf(godView),
    /** Apollo's markers in the order they came. */
    apollo: seats,
    /** Markers that still have to be offered, first to last. */
    queue: seats,
    /** Next cycle's turn track: places by index, filled from the last one up; a place without a seat is still free. */
    nextOrder: listOf(anyOf(seat, absent)),
    /** The creature track from its dearest space (4 GP) to its cheapest (2 GP); empty when creatures are not in play. */
    track: listOf(trackView),
    /** The discard pile, oldest card first. */
    discards: creatures,
    /** Cards in the deck. */
    deck: fromZero,
    /** Land figures on the board. */
    figures: listOf(figureView),
  },
  {
    /** The sea space the Kraken blocks. */
    kraken: space,
    /** The marker that was displaced; its seat has to place it on another god immediately. */
    displaced: shape({ seat, god }),
    turn: turnView,
    outcome: shape({ winners: seats, reason: oneOf<string>(['metropolises', 'lastSeat', ...MATCH_END_REASONS]) }),
  },
);

export type View = ValueOf<typeof VIEW_SHAPE>;
export type BattleView = ValueOf<typeof battleView>;
export type EffectView = ValueOf<typeof effectView>;
export type TurnView = ValueOf<typeof turnView>;
export type SeatView = ValueOf<typeof seatView>;
export type IslandView = ValueOf<typeof islandView>;
export type FleetView = ValueOf<typeof fleetView>;
export type GodView = ValueOf<typeof godView>;
export type TrackView = ValueOf<typeof trackView>;
export type FigureView = ValueOf<typeof figureView>;
