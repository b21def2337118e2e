import type { BaseCommand, JsonSchema, Rejection } from './game.ts';

/** Standing orders: what only some games can do, beside `Game`. A seat says beforehand what it would answer. */

/** What a seat has ordered: plain JSON, tagged with its type. Only its owner may know that it is there. */
export interface BaseOrder {
  readonly type: string;
}

/**
 * What a seat's orders say when it is due: the one that speaks is `by`. `left` are the orders that still stand then: they change by
 * nothing else.
 * - `command`: the move they make. It is one of the legal moves, the very one its owner would have made by hand.
 * - `skipped`: an order was meant for this, and can no longer be followed; it stands no more, and its owner is told why.
 */
export type Ordered<Command, Order> =
  | { readonly command: Command; readonly by: Order; readonly left: readonly Order[]; readonly skipped?: never }
  | { readonly skipped: Rejection; readonly by: Order; readonly left: readonly Order[]; readonly command?: never };

/**
 * Where some words of an order lead. Orders are said word by word, by menus or by typing, each word an id of the game, a keyword
 * or a whole number.
 */
export interface OrderPrompt<Order> {
  /** What the words say as they stand; absent while something is missing. */
  readonly order?: Order;
  /** What is asked next: key of its sentence. */
  readonly question: string;
  /** The words that may follow, the usual first. */
  readonly next: readonly string[];
  /** Numbers may be typed that are not among them: whole ones, or two as `3to7` at a `range`. */
  readonly acceptsNumber?: 'whole' | 'range';
  /** What is meant where somebody who types leaves this out. */
  readonly default?: string;
}

/**
 * The standing orders of a game. Pure, and blind to all but the view of the seat whose orders they are and the moves it has:
 * so an order can neither cheat nor tell others more than the move it makes.
 */
export interface StandingOrders<Command extends BaseCommand, View, Order extends BaseOrder> {
  /** A list of orders, as JSON Schema. */
  readonly vocabulary: JsonSchema;
  /** Why the seat of this view may not have these orders, all together; `orders` is untrusted: any JSON value is answered. */
  whyNotOrders(view: View, orders: unknown): Rejection | undefined;
  /** What an order is meant for: there is one for each occasion. */
  occasionOf(order: Order): string;
  /** Where words lead for the seat of this view; `undefined` where nobody can say that. What they say may still be refused. */
  say(view: View, words: readonly string[]): OrderPrompt<Order> | undefined;
  /** Orders that the seat of this view could give now, in words: what somebody who has never given one may learn from. */
  examples(view: View): readonly (readonly string[])[];
  /** Those of the orders whose time has not gone by. */
  standing(orders: readonly Order[], view: View): readonly Order[];
  /** What they answer for the seat of this view, whose moves are `legal`; nothing where none of them speaks of this. */
  ordered(orders: readonly Order[], view: View, legal: readonly Command[]): Ordered<Command, Order> | undefined;
}

/** The standing orders of a game whose own types have been forgotten. */
export type AnyStandingOrders = StandingOrders<BaseCommand, unknown, BaseOrder>;
