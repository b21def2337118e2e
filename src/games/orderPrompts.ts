import type { BaseOrder, OrderPrompt } from '#engine/orders.ts';

/** Parses and lists the words of orders, whatever the game. */

const WHOLE = /^(0|[1-9]\d{0,4})$/;
const RANGE = /^([1-9]\d{0,4})to([1-9]\d{0,4})$/;

/** Returns `4` as a number. */
export const wholeIn = (word: string | undefined): number | undefined =>
  word !== undefined && WHOLE.test(word) ? Number(word) : undefined;

/** Returns `3to7` as two numbers; `7` as one. */
export const rangeIn = (word: string | undefined): { readonly first: number; readonly second?: number } | undefined => {
  const [, first, second] = RANGE.exec(word ?? '') ?? [];
  if (first !== undefined) return { first: Number(first), second: Number(second) };
  const whole = wholeIn(word);
  return whole === undefined ? undefined : { first: whole };
};

/** Returns numbers as words, for a menu. */
export const numbersFrom = (first: number, last: number): readonly string[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(first + index));

/** Returns the finished order if no words are left. */
export const whole = <Order extends BaseOrder>(order: Order, rest: readonly string[]): OrderPrompt<Order> | undefined =>
  rest.length === 0 ? { order, question: 'nothing', next: [] } : undefined;

/**
 * Reads a list of different words, each one of the possible ones; returns an order from the first word on, or without any with
 * `empty`.
 */
export const listed = <Order extends BaseOrder>(
  words: readonly string[],
  possible: readonly string[],
  asks: string,
  make: (chosen: readonly string[]) => Order,
  empty: boolean,
): OrderPrompt<Order> | undefined => {
  const isFit = words.every((word, index) => possible.includes(word) && words.indexOf(word) === index);
  if (!isFit) return undefined;
  const next = possible.filter((word) => !words.includes(word));
  return { ...((empty || words.length > 0) && { order: make(words) }), question: asks, next };
};
