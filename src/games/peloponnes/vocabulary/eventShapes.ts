import { anyOf, listOf, type ObjectSchema, oneOf, shape, tagged, whole } from '../../schema.ts';
import { LEVELS, ROUNDS, SEATS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { OPTIONS, PAYABLE_DISASTERS, REASONS } from '../types.ts';
import { COMMAND_SHAPES } from './commandShapes.ts';
import {
  amounts,
  chit,
  civilisation,
  disaster,
  flag,
  fromOne,
  fromZero,
  incomeChoice,
  resource,
  score,
  seat,
  seats,
  tile,
  tiles,
} from './words.ts';

/** The shape of a set of options: every option, with one of its values. */
export const OPTIONS_SHAPE: ObjectSchema = shape({
  halfCoin: oneOf(OPTIONS.halfCoin),
  feeding: oneOf(OPTIONS.feeding),
  marker: oneOf(OPTIONS.marker),
  solo: oneOf(OPTIONS.solo),
});

const NOT_CHOICES = ['PlaceBid', 'PassBid', 'WithdrawBid', 'ChooseBonus'];

/** A simultaneous choice. */
export const choice = anyOf(
  ...COMMAND_SHAPES.filter(({ properties: { type } }) => type && 'const' in type && !NOT_CHOICES.includes(String(type.const))),
);

const level = whole(1, undefined, LEVELS.length);
const gained = { gains: amounts };
const overflow = { overflow: fromOne };

/** The shapes of events, by type. */
export const EVENT_SHAPES: Readonly<Record<Event['type'], ObjectSchema>> = {
  GameBegan: tagged('GameBegan', { seats: whole(SEATS.min, undefined, SEATS.max), options: OPTIONS_SHAPE }),
  CivilisationDealt: tagged('CivilisationDealt', { seat, civilisation, start: amounts }),
  OrderSettled: tagged('OrderSettled', { order: seats }),
  LevelBegan: tagged('LevelBegan', { seat, level, target: fromZero, start: amounts }),
  RoundBegan: tagged('RoundBegan', { round: whole(1, undefined, ROUNDS) }),
  TilesRevealed: tagged('TilesRevealed', { auction: tiles, conquest: tiles }),
  StepBegan: tagged('StepBegan', { step: oneOf(['offers', 'income', 'chits', 'finishing']) }),
  BidPlaced: tagged('BidPlaced', { seat, tile, coins: fromOne, paid: amounts }),
  BidPushedOut: tagged('BidPushedOut', { seat, tile, coins: fromOne }),
  BidMoved: tagged('BidMoved', { seat, tile, coins: fromOne }),
  BidWithdrawn: tagged('BidWithdrawn', { seat, coins: fromZero, gained: fromZero }),
  BidPassed: tagged('BidPassed', { seat, gained: fromZero }),
  ChoiceAsked: tagged('ChoiceAsked', { seats }),
  ChoiceNoted: tagged('ChoiceNoted', { seat, command: choice }),
  Chosen: tagged('Chosen', { seat }, { command: choice }),
  LandPlaced: tagged('LandPlaced', { seat, tile }),
  BuildingPaid: tagged('BuildingPaid', { seat, tile, paid: amounts }),
  BuildingMarked: tagged('BuildingMarked', { seat, tile, paid: amounts }),
  TileLost: tagged('TileLost', { seat, tile, why: oneOf(['noMatch', 'notPayable', 'forgone']) }),
  GainsTaken: tagged('GainsTaken', { seat, tile, ...gained }, overflow),
  IncomeCollected: tagged(
    'IncomeCollected',
    { seat, ...gained },
    { ...overflow, chosen: listOf(shape({ tile, good: incomeChoice })) },
  ),
  ChitTurned: tagged('ChitTurned', { chit }),
  DisasterStruck: tagged('DisasterStruck', { disaster, protected: seats }),
  LossSuffered: tagged('LossSuffered', { seat, disaster: oneOf(['drought', 'plague', 'decline']), paid: amounts }),
  DisasterPaid: tagged(
    'DisasterPaid',
    { seat, disaster: oneOf(PAYABLE_DISASTERS), tiles, kept: fromZero, paid: amounts },
    { coins: fromOne },
  ),
  DisasterEnded: tagged('DisasterEnded', { disaster }),
  SupplyRoundBegan: tagged('SupplyRoundBegan', {}, { tile }),
  InhabitantsFed: tagged('InhabitantsFed', { seat, paid: amounts, starved: fromZero }),
  BuildingFinished: tagged('BuildingFinished', { seat, tile, paid: amounts, coins: fromZero }),
  BuildingAbandoned: tagged('BuildingAbandoned', { seat, tile, coins: fromZero }),
  SupplyRoundEnded: tagged('SupplyRoundEnded', {}),
  ScoresCounted: tagged('ScoresCounted', { scores: listOf(score) }),
  LevelEnded: tagged('LevelEnded', { seat, level, target: fromZero, score: fromZero, won: flag }),
  BonusChosen: tagged('BonusChosen', { seat, good: resource }),
  GameEnded: tagged('GameEnded', { winners: seats, reason: oneOf(REASONS) }),
};

/** Any event. */
export const EVENTS_SHAPE = anyOf(...Object.values(EVENT_SHAPES));
