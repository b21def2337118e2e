import { anyOf, exactly, flag, listOf, oneOf, optionsShape, tagged, tupleOf, type ValueOf, whole } from '../schema.ts';
import { SEATS } from './data/figures.ts';
import { OPTIONS } from './types.ts';
import {
  apollo,
  building,
  counts,
  creature,
  creatures,
  fromOne,
  fromZero,
  god,
  gold,
  landFigure,
  patron,
  piece,
  seat,
  seats,
  space,
  spaces,
} from './vocabulary/words.ts';

export const OPTIONS_SHAPE = optionsShape(OPTIONS);

const yes = exactly(true);
const pair = tupleOf(fromZero, fromZero);

/** What creatures bring about. */
const CREATURE_EVENT_SHAPES = {
  /**
   * The creatures of the cycle, from the dearest space to the cheapest. `discarded` was the unused one at 2; `shuffled`: the
   * deck ran out and the discard pile became the new deck.
   */
  TrackFilled: [tagged('TrackFilled', { track: creatures }, { discarded: creature, shuffled: yes })],
  /** The seat pays `cost`, after `discount` temples' discounts; the card goes to the discard pile. */
  CreatureBought: [tagged('CreatureBought', { seat, creature, cost: fromZero, discount: fromZero })],
  /** The Chimera uses a creature of the discard pile. */
  CreatureCalled: [tagged('CreatureCalled', { seat, creature })],
  /** Zeus's swap: `drawn` replaces `discarded`. */
  CreatureSwapped: [tagged('CreatureSwapped', { seat, discarded: creature, drawn: creature, cost: fromZero }, { shuffled: yes })],
  /** The Fates. */
  IncomeRepeated: [tagged('IncomeRepeated', { seat, gold })],
  /** The Griffon. Only the two seats see `gold`, unless it is `open`. */
  GoldStolen: [tagged('GoldStolen', { seat, loser: seat }, { gold, open: yes })],
  /** The Harpy. */
  TroopKilled: [tagged('TroopKilled', { seat, island: space, loser: seat })],
  /** The Mermaid: the seat's fleet, from reserve or from `from`, for the lone one of `loser`. */
  FleetReplaced: [tagged('FleetReplaced', { seat, sea: space, loser: seat }, { from: space })],
  /** The Giant: `building` was in the slot and belonged to `owner`. */
  BuildingDestroyed: [tagged('BuildingDestroyed', { seat, owner: seat, island: space, slot: fromZero, building })],
  /** The Dryad. */
  PriestStolen: [tagged('PriestStolen', { seat, loser: seat })],
  /** The Satyr. */
  PhilosopherStolen: [tagged('PhilosopherStolen', { seat, loser: seat })],
  /** The Cyclops: the building that `was` in the slot is now a `building` of another type. */
  BuildingChanged: [tagged('BuildingChanged', { seat, island: space, slot: fromZero, was: building, building })],
  /** The Sphinx: `gold` is what she paid. */
  PieceSold: [tagged('PieceSold', { seat, piece, gold }, { at: space })],
  /** A land figure comes out of the discard pile; its card stays with `seat`. */
  FigurePlaced: [tagged('FigurePlaced', { seat, creature: landFigure, island: space })],
  /** A second land figure came to an island: both are gone, before any effect. */
  FiguresVanished: [tagged('FiguresVanished', { seat, island: space, arrived: landFigure, stood: landFigure })],
  /** The figure's time is over; its card goes to the discard pile. `seat` had bought it. */
  FigureLeft: [tagged('FigureLeft', { seat, creature: landFigure })],
  /** Polyphemus drives the fleets of `owner` away. */
  FleetsPushed: [tagged('FleetsPushed', { owner: seat, from: space, to: space, fleets: fromOne })],
  /** Fleets of `owner` are lost to the Kraken, or to Polyphemus for lack of a space. */
  FleetsSunk: [tagged('FleetsSunk', { by: oneOf(['kraken', 'polyphemus']), owner: seat, sea: space, fleets: fromOne })],
  KrakenPlaced: [tagged('KrakenPlaced', { seat, sea: space })],
  KrakenMoved: [tagged('KrakenMoved', { seat, to: space, cost: fromZero })],
  /** The creature in use has no further effect. */
  CreatureFinished: [tagged('CreatureFinished', { seat })],
  /** After the Chimera: the whole discard pile goes back into the deck. */
  DiscardsShuffled: [tagged('DiscardsShuffled', {})],
};

/**
 * What happened. Every event carries its results, so that `evolve` needs no rule and events alone can set up any position.
 * Amounts are gold pieces; `cost` is what the seat paid.
 */
export const EVENT_SHAPES = {
  GameBegan: [tagged('GameBegan', { seats: whole(SEATS.min, undefined, SEATS.max), options: OPTIONS_SHAPE })],
  /** The set-up dealt to a seat: one troop on each island, one fleet on each sea space. */
  SeatPlaced: [tagged('SeatPlaced', { seat, islands: spaces, seas: spaces })],
  /** Secret: only its owner sees it, unless it is dealt `open`. */
  GoldDealt: [tagged('GoldDealt', { seat, gold }, { open: yes })],
  /** The turn track, first to last; with two seats each has two places on it. */
  TurnOrderDealt: [tagged('TurnOrderDealt', { order: seats })],
  /** A cycle begins; `gods` are those face up, top to bottom. Those face down are not in any event. */
  CycleBegan: [tagged('CycleBegan', { cycle: fromOne, gods: listOf(god) })],
  /** Indexed by seat. */
  IncomeCollected: [tagged('IncomeCollected', { gold: listOf(gold) })],
  BidPlaced: [tagged('BidPlaced', { seat, god, amount: fromOne }), tagged('BidPlaced', { seat, god: apollo })],
  /** Follows the bid that drove the marker from `god`; its owner immediately chooses a different god. */
  BidDisplaced: [tagged('BidDisplaced', { seat, god })],
  /** Indexed by seat. */
  OfferingsPaid: [tagged('OfferingsPaid', { gold: counts })],
  TurnBegan: [tagged('TurnBegan', { seat, god: patron })],
  /** `marker`: the seat came first and must place a Prosperity marker. */
  ApolloGave: [tagged('ApolloGave', { seat, gold, marker: flag })],
  ProsperityPlaced: [tagged('ProsperityPlaced', { seat, island: space })],
  FleetRecruited: [tagged('FleetRecruited', { seat, sea: space, cost: fromZero })],
  TroopRecruited: [tagged('TroopRecruited', { seat, island: space, cost: fromZero })],
  PriestRecruited: [tagged('PriestRecruited', { seat, cost: fromZero })],
  PhilosopherRecruited: [tagged('PhilosopherRecruited', { seat, cost: fromZero })],
  BuildingBuilt: [tagged('BuildingBuilt', { seat, island: space, slot: fromZero, building, cost: fromZero })],
  /** One step of a voyage, into a space that is empty or the seat's own. */
  FleetsMoved: [tagged('FleetsMoved', { seat, from: space, to: space, fleets: fromOne, stepsLeft: fromZero, cost: fromZero })],
  /** Between two islands of the seat's own. */
  TroopsMoved: [tagged('TroopsMoved', { seat, from: space, to: space, troops: fromOne, cost: fromZero })],
  /** Troops that leave `from` take `island` without a fight; `loser` is its previous owner, if any. */
  IslandLanded: [tagged('IslandLanded', { seat, from: space, island: space, troops: fromZero, cost: fromZero }, { loser: seat })],
  /**
   * A step into an enemy space; the attackers have left `from` and are in battle. `stepsLeft`: the Sylph's, if the step is one
   * of hers.
   */
  SeaBattleBegan: [
    tagged(
      'SeaBattleBegan',
      { seat, defender: seat, from: space, at: space, fleets: fromOne, cost: fromZero },
      { stepsLeft: fromZero },
    ),
  ],
  /** Without `defender`, the Minotaur alone defends an unowned island. */
  LandBattleBegan: [
    tagged('LandBattleBegan', { seat, from: space, at: space, troops: fromOne, cost: fromZero }, { defender: seat }),
  ],
  /**
   * A round: attacker first in each pair. `strength` is the sum of die, units and defences; `lost` the troops or fleets lost.
   * `minotaurFell`: the defender lost the Minotaur instead.
   */
  BattleRound: [tagged('BattleRound', { dice: pair, strength: pair, lost: pair }, { minotaurFell: yes })],
  /** The seat that was asked whether to retreat fights on. */
  FoughtOn: [tagged('FoughtOn', { seat })],
  Retreated: [tagged('Retreated', { seat, to: space, units: fromOne })],
  /** The holder of the battle's place; without `holder` a sea space is empty. The remaining attackers are there now. */
  BattleEnded: [tagged('BattleEnded', {}, { holder: seat })],
  /** The attacker has won the land battle at `island`; `loser` was its owner, if any. */
  IslandConquered: [tagged('IslandConquered', { seat, island: space }, { loser: seat })],
  /** A set of four buildings or of four philosophers is complete and must become a Metropolis. */
  MetropolisDue: [tagged('MetropolisDue', { seat, by: oneOf(['buildings', 'philosophers']) })],
  BuildingDiscarded: [tagged('BuildingDiscarded', { seat, island: space, slot: fromZero })],
  PhilosophersDiscarded: [tagged('PhilosophersDiscarded', { seat })],
  /** `destroyed`: slots under the dotted square whose buildings had to go. */
  MetropolisPlaced: [tagged('MetropolisPlaced', { seat, island: space, destroyed: counts })],
  /** No place or no Metropolis is left: the set is lost without a gain. */
  MetropolisForgone: [tagged('MetropolisForgone', { seat })],
  /** The last island is lost: everything the seat has leaves the game. */
  SeatEliminated: [tagged('SeatEliminated', { seat })],
  ...CREATURE_EVENT_SHAPES,
  TurnEnded: [tagged('TurnEnded', { seat })],
  GameEnded: [tagged('GameEnded', { winners: seats, reason: oneOf(['metropolises', 'lastSeat']) })],
};

/** Any event. */
export const EVENTS_SHAPE = anyOf(...Object.values(EVENT_SHAPES).flat());

export type Event = ValueOf<(typeof EVENT_SHAPES)[keyof typeof EVENT_SHAPES][number]>;
export type CreatureEvent = ValueOf<(typeof CREATURE_EVENT_SHAPES)[keyof typeof CREATURE_EVENT_SHAPES][number]>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
