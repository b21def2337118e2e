import { fitted, MOST_ON_BUTTON } from '../../../fitting.ts';
import type { SeatName } from '../../../sentences.ts';

/** A label that must be there, with names cut if need be; behind it the extras, up to the first that finds no room on a button. */
export const packed = (label: (name: SeatName) => string, extras: readonly string[], name: SeatName): string => {
  const head = fitted(label, name);
  const packings = extras.map((_, index) => `${head}${extras.slice(0, index + 1).join('')}`);
  return packings.findLast(({ length }) => length <= MOST_ON_BUTTON) ?? head;
};

/** " – 1 food a round", ", 4 power": extras in a row. */
export const inARow = (extras: readonly string[]): readonly string[] =>
  extras.map((extra, index) => `${index === 0 ? ' – ' : ', '}${extra}`);
