import { type Rejection, rejected } from '#engine/game.ts';
import type { BaseOrder, Ordered } from '#engine/orders.ts';
import { codesOf, none, type ParamsOf, params } from '#engine/paramsTable.ts';
import type { ObjectSchema } from './schema.ts';
import { taggedCheckOf } from './schemaCheck.ts';

/** Checks that apply to every list of standing orders, whatever the game and the position. */

/** Why a value is no list of orders. `order` is the type of the faulty one. */
const REJECTIONS = {
  notOrders: none,
  unknownOrder: params<{ readonly order: string }>(),
  missingInOrder: params<{ readonly order: string; readonly field: string }>(),
  unknownInOrder: params<{ readonly order: string; readonly field: string }>(),
  wrongInOrder: params<{ readonly order: string; readonly field: string }>(),
  /** Two orders for the same occasion. */
  orderedTwice: params<{ readonly order: string }>(),
  /** A god, tile or place that appears twice in one list. */
  namedTwice: params<{ readonly order: string; readonly name: string }>(),
  tooManyOrders: params<{ readonly most: number }>(),
};

export type OrderListParams = ParamsOf<typeof REJECTIONS>;

/** Every code, in the order above. */
export const ORDER_LIST_CODES = codesOf(REJECTIONS);

const PROBLEMS = { missing: 'missingInOrder', unknown: 'unknownInOrder', wrong: 'wrongInOrder' } as const;

/** The maximum that one message can show, with a way to cancel each. */
const MAX_ORDERS = 20;

const refuse = <Code extends keyof OrderListParams>(code: Code, params: OrderListParams[Code]): Rejection =>
  rejected(code, params).rejected;

/** Returns the first item of a list that repeats an earlier one. */
const repeatedOf = <T>(list: readonly T[]): T | undefined => list.find((item, index) => list.indexOf(item) < index);

/**
 * Returns a check of values against the shapes of a game's orders. `occasionOf` returns the occasion of an order: only one
 * order per occasion is allowed. `namesOf` returns the lists of an order in which nothing may appear twice.
 */
export const orderListCheckOf = <Order extends BaseOrder>(
  shapes: readonly ObjectSchema[],
  occasionOf: (order: Order) => string,
  namesOf: (order: Order) => readonly (readonly string[])[],
): ((value: unknown) => Rejection | undefined) => {
  const misfitOf = taggedCheckOf(shapes);
  const whyNotOne = (value: unknown): Rejection | undefined => {
    const misfit = misfitOf(value);
    if (misfit === undefined) return whyNamedTwice(value as Order);
    if (misfit === 'notTagged') return refuse('notOrders', {});
    const { type: order } = value as BaseOrder;
    return misfit === 'unknownType'
      ? refuse('unknownOrder', { order })
      : refuse(PROBLEMS[misfit.problem], { order, field: misfit.field });
  };
  const whyNamedTwice = (order: Order): Rejection | undefined => {
    const name = namesOf(order)
      .map(repeatedOf)
      .find((repeated) => repeated !== undefined);
    return name === undefined ? undefined : refuse('namedTwice', { order: order.type, name });
  };
  return (value) => {
    if (!Array.isArray(value)) return refuse('notOrders', {});
    if (value.length > MAX_ORDERS) return refuse('tooManyOrders', { most: MAX_ORDERS });
    return firstOf(value, whyNotOne) ?? whyOrderedTwice(value as readonly Order[], occasionOf);
  };
};

const whyOrderedTwice = <Order extends BaseOrder>(
  orders: readonly Order[],
  occasionOf: (order: Order) => string,
): Rejection | undefined => {
  const occasions = orders.map(occasionOf);
  const twice = orders.find((_, index) => occasions.indexOf(occasions[index] ?? '') < index);
  return twice && refuse('orderedTwice', { order: twice.type });
};

/** Returns the first result that is not `undefined`. */
export const firstOf = <T, Found>(list: readonly T[], find: (item: T) => Found | undefined): Found | undefined => {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What one order decides for the choice it applies to. */
export type Answer<Command> = { readonly command: Command } | { readonly skipped: Rejection };

/** Returns the decision of one of some orders, and the remaining orders: an order that was skipped or used up is removed. */
export const answered = <Command, Order>(
  standing: readonly Order[],
  order: Order,
  answer: Answer<Command>,
  isUsedUp: boolean,
): Ordered<Command, Order> => {
  const isOver = isUsedUp || 'skipped' in answer;
  return { ...answer, by: order, left: isOver ? standing.filter((other) => other !== order) : standing };
};
