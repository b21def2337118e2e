import type { BaseCommand, JsonSchema, Rejection } from './game.ts';

/** Standing orders, an optional addition to `Game`: a seat decides in advance how it will respond. */

/** A standing order: plain JSON, tagged with its type. Only its owner may know that it exists. */
export interface BaseOrder {
  readonly type: string;
}

/**
 * The result of applying a seat's orders when it must act. `by` is the order that applied, `left` are the orders still in
 * effect afterwards; nothing else changes them.
 * - `command`: the order's move. It is one of the legal moves, exactly as its owner would have made it by hand.
 * - `skipped`: an order applied but can no longer be followed; it is removed, and its owner gets a notice with the reason.
 */
export type Ordered<Command, Order> =
  | { readonly command: Command; readonly by: Order; readonly left: readonly Order[]; readonly skipped?: never }
  | { readonly skipped: Rejection; readonly by: Order; readonly left: readonly Order[]; readonly command?: never };

/**
 * What may follow a partly entered order. Orders are entered word by word, in menus or by typing; each word is an id of the
 * game, a keyword or a whole number.
 */
export interface OrderPrompt<Order> {
  /** The order the words form; absent while they are incomplete. */
  readonly order?: Order;
  /** The key of the next question's message. */
  readonly question: string;
  /** The words that may follow, the usual one first. */
  readonly next: readonly string[];
  /** Set if other numbers may be typed as well: a whole number, or two as `3to7` for a `range`. */
  readonly acceptsNumber?: 'whole' | 'range';
  /** The value used when a user who types leaves this word out. */
  readonly default?: string;
}

/**
 * The standing orders of a game. Pure, and limited to the view of the orders' seat and its legal moves, so an order can neither
 * cheat nor reveal more than the move it makes.
 */
export interface StandingOrders<Command extends BaseCommand, View, Order extends BaseOrder> {
  /** The JSON Schema of a list of orders. */
  readonly vocabulary: JsonSchema;
  /**
   * Returns why the seat of this view may not have these orders together, or `undefined` if it may. `orders` is untrusted:
   * accepts any JSON value.
   */
  whyNotOrders(view: View, orders: unknown): Rejection | undefined;
  /** Returns the occasion an order is for; each occasion has at most one order. */
  occasionOf(order: Order): string;
  /**
   * Returns the continuation of words for the seat of this view; `undefined` if they cannot begin an order. A complete order
   * may still be rejected.
   */
  say(view: View, words: readonly string[]): OrderPrompt<Order> | undefined;
  /** Returns orders that the seat of this view could give now, in words, as examples for beginners. */
  examples(view: View): readonly (readonly string[])[];
  /** Returns the words of an order that makes these moves; `undefined` where none does. */
  wordsFor?(view: View, moves: readonly Command[]): readonly string[] | undefined;
  /** Returns the orders that have not expired. */
  standing(orders: readonly Order[], view: View): readonly Order[];
  /** Returns the result of the orders for the seat of this view, whose moves are `legal`; `undefined` if none applies. */
  ordered(orders: readonly Order[], view: View, legal: readonly Command[]): Ordered<Command, Order> | undefined;
}

/** Standing orders with their game's own types erased. */
export type AnyStandingOrders = StandingOrders<BaseCommand, unknown, BaseOrder>;
