import type { View } from './viewTypes.ts';

/**
 * Returns the course of a finished match over its cycles: by name, the number of each seat. `own` contains each seat's own view
 * of one moment, because gold is no longer secret then.
 */
export const course = (own: readonly View[]): Readonly<Record<string, readonly number[]>> => ({
  gold: own.map(({ seats }, seat) => seats[seat]?.gold ?? 0),
  metropolises: own.map(({ seats }, seat) => seats[seat]?.metropolises ?? 0),
  islands: own.map(({ islands }, seat) => islands.filter(({ owner }) => owner === seat).length),
});

/** Returns the numbers that rank the seats, in the order of `standingOf`; `own` as for `course`. */
export const ranking = (own: readonly View[]): Readonly<Record<string, readonly number[]>> => {
  const { metropolises = [], islands = [], gold = [] } = course(own);
  return { metropolises, islands, gold };
};
