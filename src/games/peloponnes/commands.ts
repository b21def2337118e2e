import type { Seat } from '#engine/game.ts';
import type { IncomeChoice, Resource, TileId } from './types.ts';

/** The commands of a seat. */
export type Command =
  /** Offers coins for a tile. A pushed-out seat moves its offer with this command, with the same coins. */
  | { readonly type: 'PlaceBid'; readonly seat: Seat; readonly tile: TileId; readonly coins: number }
  /** Makes no offer this round, and gets coins from the bank. */
  | { readonly type: 'PassBid'; readonly seat: Seat }
  /** A pushed-out seat takes its offer back. */
  | { readonly type: 'WithdrawBid'; readonly seat: Seat }
  /** Pays what a building costs: one just won, or in a supply round a marked one. */
  | { readonly type: 'PayBuilding'; readonly seat: Seat; readonly tile: TileId }
  /** Puts a coin on a building just won, to pay it in the next supply round. */
  | { readonly type: 'MarkBuilding'; readonly seat: Seat; readonly tile: TileId }
  /** Lets a building just won go; allowed only where both other ways would cost luxury goods. */
  | { readonly type: 'ForgoTile'; readonly seat: Seat; readonly tile: TileId }
  /** Chooses what the Port or the Temple of Apollo brings this round. */
  | { readonly type: 'ChooseIncome'; readonly seat: Seat; readonly tile: TileId; readonly good: IncomeChoice }
  /** Earthquake: gives up a building. Tempest: a land. */
  | { readonly type: 'GiveUpTile'; readonly seat: Seat; readonly tile: TileId }
  /** Pays for every tile that has not been given up. */
  | { readonly type: 'PayDisaster'; readonly seat: Seat }
  /** The luxury goods spent, two for each missing unit of food; inhabitants without food starve. */
  | { readonly type: 'FeedInhabitants'; readonly seat: Seat; readonly luxury: number }
  /** Supply round: lets a marked building go. */
  | { readonly type: 'AbandonBuilding'; readonly seat: Seat; readonly tile: TileId }
  /** Campaign: chooses the extra income of each round from now on. */
  | { readonly type: 'ChooseBonus'; readonly seat: Seat; readonly good: Resource };

export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** Choices that all seats make at the same time, hidden from each other. */
export type Choice = Exclude<Command, { type: 'PlaceBid' | 'PassBid' | 'WithdrawBid' | 'ChooseBonus' }>;
