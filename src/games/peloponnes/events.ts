import { anyOf, flag, listOf, oneOf, optionsShape, shape, tagged, type ValueOf, whole } from '../schema.ts';
import { choice } from './commands.ts';
import { LEVELS, ROUNDS, SEATS } from './data/figures.ts';
import { OPTIONS, PAYABLE_DISASTERS, REASONS } from './types.ts';
import {
  amounts,
  chit,
  civilisation,
  disaster,
  fromOne,
  fromZero,
  incomeChoice,
  resource,
  score,
  seat,
  seats,
  tile,
  tiles,
} from './vocabulary/words.ts';

export const OPTIONS_SHAPE = optionsShape(OPTIONS);

const level = whole(1, undefined, LEVELS.length);
const gained = { gains: amounts };
const overflow = { overflow: fromOne };

/**
 * What happened. Every event carries its results, so that `evolve` needs no rule and events alone can set up any position.
 * `gains`: what the seat has more afterwards, cut at its stores; `overflow`: how many of its luxury goods are units that found
 * no room. `paid`: what it has less. Amounts of zero are left out.
 */
export const EVENT_SHAPES = {
  GameBegan: tagged('GameBegan', { seats: whole(SEATS.min, undefined, SEATS.max), options: OPTIONS_SHAPE }),
  /** The seat begins with `start` and nothing else. */
  CivilisationDealt: tagged('CivilisationDealt', { seat, civilisation, start: amounts }),
  /** The turn order, first to last: by civilisations before the first round, after the offers by what was offered. */
  OrderSettled: tagged('OrderSettled', { order: seats }),
  /** Campaign: all tiles and chits are back in the box, and the seat begins again with `start`. */
  LevelBegan: tagged('LevelBegan', { seat, level, target: fromZero, start: amounts }),
  RoundBegan: tagged('RoundBegan', { round: whole(1, undefined, ROUNDS) }),
  /** Turned up one after the other: first those of the auction row, then those of the conquest row. */
  TilesRevealed: tagged('TilesRevealed', { auction: tiles, conquest: tiles }),
  /** The next step begins; `ChoiceAsked` names the seats that must choose in it. */
  StepBegan: tagged('StepBegan', { step: oneOf(['offers', 'income', 'chits', 'finishing']) }),
  // Offers. The coins lie on the tile from then on.
  /** `paid`: own coins, and luxury goods for those that were missing. */
  BidPlaced: tagged('BidPlaced', { seat, tile, coins: fromOne, paid: amounts }),
  /** Follows the higher offer; the seat immediately moves its coins or withdraws them. */
  BidPushedOut: tagged('BidPushedOut', { seat, tile, coins: fromOne }),
  BidMoved: tagged('BidMoved', { seat, tile, coins: fromOne }),
  /** `coins`: the offer, which comes back; `gained`: from the bank. */
  BidWithdrawn: tagged('BidWithdrawn', { seat, coins: fromZero, gained: fromZero }),
  BidPassed: tagged('BidPassed', { seat, gained: fromZero }),
  // Simultaneous choices.
  /** These seats have something to choose, at the same time. */
  ChoiceAsked: tagged('ChoiceAsked', { seats }),
  /** One part of an unfinished choice. Only its owner sees it. */
  ChoiceNoted: tagged('ChoiceNoted', { seat, command: choice }),
  /** The seat has finished choosing. Only its owner sees what it chose. */
  Chosen: tagged('Chosen', { seat }, { command: choice }),
  // Tiles join civilisations.
  LandPlaced: tagged('LandPlaced', { seat, tile }),
  BuildingPaid: tagged('BuildingPaid', { seat, tile, paid: amounts }),
  /** `paid`: one coin, or luxury goods for one. */
  BuildingMarked: tagged('BuildingMarked', { seat, tile, paid: amounts }),
  /** A tile that was won goes back to the box. */
  TileLost: tagged('TileLost', { seat, tile, why: oneOf(['noMatch', 'notPayable', 'forgone']) }),
  /** One-time gains of a tile. */
  GainsTaken: tagged('GainsTaken', { seat, tile, ...gained }, overflow),
  /** The income of the round; `chosen`: the goods of the Port and the Temple of Apollo. */
  IncomeCollected: tagged(
    'IncomeCollected',
    { seat, ...gained },
    { ...overflow, chosen: listOf(shape({ tile, good: incomeChoice })) },
  ),
  // Disasters.
  ChitTurned: tagged('ChitTurned', { chit }),
  /** The third chit of a kind; `protected`: seats with a building that protects them. */
  DisasterStruck: tagged('DisasterStruck', { disaster, protected: seats }),
  /** Drought, plague, decline. */
  LossSuffered: tagged('LossSuffered', { seat, disaster: oneOf(['drought', 'plague', 'decline']), paid: amounts }),
  /**
   * Earthquake, tempest: `tiles` are given up, `kept` others paid for; `coins` from the markers of buildings given up, by
   * option.
   */
  DisasterPaid: tagged(
    'DisasterPaid',
    { seat, disaster: oneOf(PAYABLE_DISASTERS), tiles, kept: fromZero, paid: amounts },
    { coins: fromOne },
  ),
  /** All seats have borne the disaster; chits are turned up again. */
  DisasterEnded: tagged('DisasterEnded', { disaster }),
  // Supply rounds.
  /** `tile`: the one whose symbol calls for it; absent in the final supply round. */
  SupplyRoundBegan: tagged('SupplyRoundBegan', {}, { tile }),
  /** `paid`: food, and luxury goods for food; `starved`: inhabitants lost. */
  InhabitantsFed: tagged('InhabitantsFed', { seat, paid: amounts, starved: fromZero }),
  /** A marked building is paid; `coins`: its marker comes back. */
  BuildingFinished: tagged('BuildingFinished', { seat, tile, paid: amounts, coins: fromZero }),
  /** A marked building goes back to the box; `coins`: its marker comes back. */
  BuildingAbandoned: tagged('BuildingAbandoned', { seat, tile, coins: fromZero }),
  SupplyRoundEnded: tagged('SupplyRoundEnded', {}),
  // The end.
  /** By seat. */
  ScoresCounted: tagged('ScoresCounted', { scores: listOf(score) }),
  /** Campaign. */
  LevelEnded: tagged('LevelEnded', { seat, level, target: fromZero, score: fromZero, won: flag }),
  BonusChosen: tagged('BonusChosen', { seat, good: resource }),
  GameEnded: tagged('GameEnded', { winners: seats, reason: oneOf(REASONS) }),
};

/** Any event. */
export const EVENTS_SHAPE = anyOf(...Object.values(EVENT_SHAPES));

export type Event = ValueOf<(typeof EVENT_SHAPES)[keyof typeof EVENT_SHAPES]>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** What a civilisation is worth: `score` is the lower of the two. */
export type Score = ValueOf<typeof score>;
