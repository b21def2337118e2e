import { anyOf, listOf, type ObjectSchema, oneOf, shape, tagged, tupleOf, whole } from '../../schema.ts';
import { SEATS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { OPTIONS } from '../types.ts';
import { apollo, building, counts, flag, fromOne, fromZero, god, gold, patron, seat, seats, space, spaces } from './words.ts';

/** What a set of options looks like: every option, with one of its values. */
export const OPTIONS_SHAPE: ObjectSchema = shape({
  priests: oneOf(OPTIONS.priests),
  stock: oneOf(OPTIONS.stock),
  apolloMarker: oneOf(OPTIONS.apolloMarker),
  tie: oneOf(OPTIONS.tie),
  gold: oneOf(OPTIONS.gold),
});

const pair = tupleOf(fromZero, fromZero);

/** What events look like, by type. */
export const EVENT_SHAPES: Readonly<Record<Event['type'], readonly ObjectSchema[]>> = {
  GameBegan: [tagged('GameBegan', { seats: whole(SEATS.min, undefined, SEATS.max), options: OPTIONS_SHAPE })],
  SeatPlaced: [tagged('SeatPlaced', { seat, islands: spaces, seas: spaces })],
  GoldDealt: [tagged('GoldDealt', { seat, gold }, { open: { const: true } })],
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
  SeaBattleBegan: [tagged('SeaBattleBegan', { seat, defender: seat, from: space, at: space, fleets: fromOne, cost: fromZero })],
  LandBattleBegan: [tagged('LandBattleBegan', { seat, defender: seat, from: space, at: space, troops: fromOne, cost: fromZero })],
  BattleRound: [tagged('BattleRound', { dice: pair, strength: pair, lost: pair })],
  FoughtOn: [tagged('FoughtOn', { seat })],
  Retreated: [tagged('Retreated', { seat, to: space, units: fromOne })],
  BattleEnded: [tagged('BattleEnded', {}, { holder: seat })],
  IslandConquered: [tagged('IslandConquered', { seat, island: space, loser: seat })],
  MetropolisDue: [tagged('MetropolisDue', { seat, by: oneOf(['buildings', 'philosophers']) })],
  BuildingDiscarded: [tagged('BuildingDiscarded', { seat, island: space, slot: fromZero })],
  PhilosophersDiscarded: [tagged('PhilosophersDiscarded', { seat })],
  MetropolisPlaced: [tagged('MetropolisPlaced', { seat, island: space, destroyed: counts })],
  MetropolisForgone: [tagged('MetropolisForgone', { seat })],
  SeatEliminated: [tagged('SeatEliminated', { seat })],
  TurnEnded: [tagged('TurnEnded', { seat })],
  GameEnded: [tagged('GameEnded', { winners: seats, reason: oneOf(['metropolises', 'lastSeat']) })],
};

/** Any event. */
export const EVENTS_SHAPE = anyOf(...Object.values(EVENT_SHAPES).flat());
