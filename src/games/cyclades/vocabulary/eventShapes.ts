import { anyOf, listOf, type ObjectSchema, oneOf, type Schema, shape, tagged, tupleOf, whole } from '../../schema.ts';
import { SEATS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { OPTIONS } from '../types.ts';
import {
  apollo,
  building,
  counts,
  creature,
  creatures,
  flag,
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
} from './words.ts';

/** The shape of a set of options: every option, with one of its values. */
export const OPTIONS_SHAPE: ObjectSchema = shape({
  priests: oneOf(OPTIONS.priests),
  stock: oneOf(OPTIONS.stock),
  apolloMarker: oneOf(OPTIONS.apolloMarker),
  tie: oneOf(OPTIONS.tie),
  gold: oneOf(OPTIONS.gold),
  creatures: oneOf(OPTIONS.creatures),
});

const yes: Schema = { const: true };
const pair = tupleOf(fromZero, fromZero);

/** The shapes of events, by type. */
export const EVENT_SHAPES: Readonly<Record<Event['type'], readonly ObjectSchema[]>> = {
  GameBegan: [tagged('GameBegan', { seats: whole(SEATS.min, undefined, SEATS.max), options: OPTIONS_SHAPE })],
  SeatPlaced: [tagged('SeatPlaced', { seat, islands: spaces, seas: spaces })],
  GoldDealt: [tagged('GoldDealt', { seat, gold }, { open: yes })],
  TurnOrderDealt: [tagged('TurnOrderDealt', { order: seats })],
  CycleBegan: [tagged('CycleBegan', { cycle: fromOne, gods: listOf(god) })],
  IncomeCollected: [tagged('IncomeCollected', { gold: listOf(gold) })],
  BidPlaced: [tagged('BidPlaced', { seat, god, amount: fromOne }), tagged('BidPlaced', { seat, god: apollo })],
  BidDisplaced: [tagged('BidDisplaced', { seat, god })],
  OfferingsPaid: [tagged('OfferingsPaid', { gold: counts })],
  TurnBegan: [tagged('TurnBegan', { seat, god: patron })],
  ApolloGave: [tagged('ApolloGave', { seat, gold, marker: flag })],
  ProsperityPlaced: [tagged('ProsperityPlaced', { seat, island: space })],
  FleetRecruited: [tagged('FleetRecruited', { seat, sea: space, cost: fromZero })],
  TroopRecruited: [tagged('TroopRecruited', { seat, island: space, cost: fromZero })],
  PriestRecruited: [tagged('PriestRecruited', { seat, cost: fromZero })],
  PhilosopherRecruited: [tagged('PhilosopherRecruited', { seat, cost: fromZero })],
  BuildingBuilt: [tagged('BuildingBuilt', { seat, island: space, slot: fromZero, building, cost: fromZero })],
  FleetsMoved: [tagged('FleetsMoved', { seat, from: space, to: space, fleets: fromOne, stepsLeft: fromZero, cost: fromZero })],
  TroopsMoved: [tagged('TroopsMoved', { seat, from: space, to: space, troops: fromOne, cost: fromZero })],
  IslandLanded: [tagged('IslandLanded', { seat, from: space, island: space, troops: fromZero, cost: fromZero }, { loser: seat })],
  SeaBattleBegan: [
    tagged(
      'SeaBattleBegan',
      { seat, defender: seat, from: space, at: space, fleets: fromOne, cost: fromZero },
      { stepsLeft: fromZero },
    ),
  ],
  LandBattleBegan: [
    tagged('LandBattleBegan', { seat, from: space, at: space, troops: fromOne, cost: fromZero }, { defender: seat }),
  ],
  BattleRound: [tagged('BattleRound', { dice: pair, strength: pair, lost: pair }, { minotaurFell: yes })],
  FoughtOn: [tagged('FoughtOn', { seat })],
  Retreated: [tagged('Retreated', { seat, to: space, units: fromOne })],
  BattleEnded: [tagged('BattleEnded', {}, { holder: seat })],
  IslandConquered: [tagged('IslandConquered', { seat, island: space }, { loser: seat })],
  MetropolisDue: [tagged('MetropolisDue', { seat, by: oneOf(['buildings', 'philosophers']) })],
  BuildingDiscarded: [tagged('BuildingDiscarded', { seat, island: space, slot: fromZero })],
  PhilosophersDiscarded: [tagged('PhilosophersDiscarded', { seat })],
  MetropolisPlaced: [tagged('MetropolisPlaced', { seat, island: space, destroyed: counts })],
  MetropolisForgone: [tagged('MetropolisForgone', { seat })],
  SeatEliminated: [tagged('SeatEliminated', { seat })],
  TrackFilled: [tagged('TrackFilled', { track: creatures }, { discarded: creature, shuffled: yes })],
  CreatureBought: [tagged('CreatureBought', { seat, creature, cost: fromZero, discount: fromZero })],
  CreatureCalled: [tagged('CreatureCalled', { seat, creature })],
  CreatureSwapped: [tagged('CreatureSwapped', { seat, discarded: creature, drawn: creature, cost: fromZero }, { shuffled: yes })],
  IncomeRepeated: [tagged('IncomeRepeated', { seat, gold })],
  GoldStolen: [tagged('GoldStolen', { seat, loser: seat }, { gold, open: yes })],
  TroopKilled: [tagged('TroopKilled', { seat, island: space, loser: seat })],
  FleetReplaced: [tagged('FleetReplaced', { seat, sea: space, loser: seat }, { from: space })],
  BuildingDestroyed: [tagged('BuildingDestroyed', { seat, owner: seat, island: space, slot: fromZero, building })],
  PriestStolen: [tagged('PriestStolen', { seat, loser: seat })],
  PhilosopherStolen: [tagged('PhilosopherStolen', { seat, loser: seat })],
  BuildingChanged: [tagged('BuildingChanged', { seat, island: space, slot: fromZero, was: building, building })],
  PieceSold: [tagged('PieceSold', { seat, piece, gold }, { at: space })],
  FigurePlaced: [tagged('FigurePlaced', { seat, creature: landFigure, island: space })],
  FiguresVanished: [tagged('FiguresVanished', { seat, island: space, arrived: landFigure, stood: landFigure })],
  FigureLeft: [tagged('FigureLeft', { seat, creature: landFigure })],
  FleetsPushed: [tagged('FleetsPushed', { owner: seat, from: space, to: space, fleets: fromOne })],
  FleetsSunk: [tagged('FleetsSunk', { by: oneOf(['kraken', 'polyphemus']), owner: seat, sea: space, fleets: fromOne })],
  KrakenPlaced: [tagged('KrakenPlaced', { seat, sea: space })],
  KrakenMoved: [tagged('KrakenMoved', { seat, to: space, cost: fromZero })],
  CreatureFinished: [tagged('CreatureFinished', { seat })],
  DiscardsShuffled: [tagged('DiscardsShuffled', {})],
  TurnEnded: [tagged('TurnEnded', { seat })],
  GameEnded: [tagged('GameEnded', { winners: seats, reason: oneOf(['metropolises', 'lastSeat']) })],
};

/** Any event. */
export const EVENTS_SHAPE = anyOf(...Object.values(EVENT_SHAPES).flat());
