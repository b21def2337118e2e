import { anyOf, tagged, type ValueOf } from '../schema.ts';
import { fromOne, fromZero, incomeChoice, resource, seat, tile } from './vocabulary/words.ts';

/** What all seats choose at the same time, unseen by each other. */
const CHOICES = {
  /** Pays what a building costs: one just won, or in a supply round a marked one. */
  PayBuilding: tagged('PayBuilding', { seat, tile }),
  /** Puts a coin on a building just won, to pay it in the next supply round. */
  MarkBuilding: tagged('MarkBuilding', { seat, tile }),
  /** Lets a building just won go; allowed only where both other ways would cost luxury goods. */
  ForgoTile: tagged('ForgoTile', { seat, tile }),
  /** Chooses what the Port or the Temple of Apollo brings this round. */
  ChooseIncome: tagged('ChooseIncome', { seat, tile, good: incomeChoice }),
  /** Earthquake: gives up a building. Tempest: a land. */
  GiveUpTile: tagged('GiveUpTile', { seat, tile }),
  /** Pays for every tile that has not been given up. */
  PayDisaster: tagged('PayDisaster', { seat }),
  /** The luxury goods spent, two for each missing unit of food; inhabitants without food starve. */
  FeedInhabitants: tagged('FeedInhabitants', { seat, luxury: fromZero }),
  /** Supply round: lets a marked building go. */
  AbandonBuilding: tagged('AbandonBuilding', { seat, tile }),
};

/** What a seat may ask for. */
export const COMMAND_SHAPES = {
  /** Offers coins for a tile. A pushed-out seat moves its offer with this command, with the same coins. */
  PlaceBid: tagged('PlaceBid', { seat, tile, coins: fromOne }),
  /** Makes no offer this round, and gets coins from the bank. */
  PassBid: tagged('PassBid', { seat }),
  /** A pushed-out seat takes its offer back. */
  WithdrawBid: tagged('WithdrawBid', { seat }),
  ...CHOICES,
  /** Campaign: chooses the extra income of each round from now on. */
  ChooseBonus: tagged('ChooseBonus', { seat, good: resource }),
};

/** A choice, as events and views show it to its owner. */
export const choice = anyOf(...Object.values(CHOICES));

export type Command = ValueOf<(typeof COMMAND_SHAPES)[keyof typeof COMMAND_SHAPES]>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;
export type Choice = ValueOf<typeof choice>;
