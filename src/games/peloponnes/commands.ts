import { anyOf, tagged, type ValueOf } from '../schema.ts';
import { fromOne, fromZero, incomeChoice, resource, seat, tile } from './vocabulary/words.ts';

/** What all seats choose at the same time, unseen by each other. */
const CHOICES = {
  /** Pays what a building costs: one just won, or in a supply round a marked one. */
  PayBuilding: tagged('PayBuilding', { seat, tile }),
  /** Puts a coin on a building just won, to pay it in the next supply round. */
  MarkBuilding: tagged('MarkBuilding', { seat, tile }),
  /** Lets a building just won go; only where both other ways would take luxury goods. */
  ForgoTile: tagged('ForgoTile', { seat, tile }),
  /** What the Port or the Temple of Apollo brings this round. */
  ChooseIncome: tagged('ChooseIncome', { seat, tile, good: incomeChoice }),
  /** Earthquake: gives up a building. Tempest: a land. */
  GiveUpTile: tagged('GiveUpTile', { seat, tile }),
  /** Pays for every tile that has not been given up. */
  PayDisaster: tagged('PayDisaster', { seat }),
  /** How many luxury goods are spent, two for each unit of food that is missing; those who get none starve. */
  FeedInhabitants: tagged('FeedInhabitants', { seat, luxury: fromZero }),
  /** Supply round: lets a marked building go. */
  AbandonBuilding: tagged('AbandonBuilding', { seat, tile }),
};

/** What a seat may ask for. */
export const COMMAND_SHAPES = {
  /** Offers coins for a tile. A pushed-out seat moves its offer so, with the same coins. */
  PlaceBid: tagged('PlaceBid', { seat, tile, coins: fromOne }),
  /** Makes no offer this round, for coins from the bank. */
  PassBid: tagged('PassBid', { seat }),
  /** A pushed-out seat takes its offer back. */
  WithdrawBid: tagged('WithdrawBid', { seat }),
  ...CHOICES,
  /** Campaign: what each round brings beside all else from now on. */
  ChooseBonus: tagged('ChooseBonus', { seat, good: resource }),
};

/** A choice, as events and views show it to its owner. */
export const choice = anyOf(...Object.values(CHOICES));

export type Command = ValueOf<(typeof COMMAND_SHAPES)[keyof typeof COMMAND_SHAPES]>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;
export type Choice = ValueOf<typeof choice>;
