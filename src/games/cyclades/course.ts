import type { View } from './viewTypes.ts';

/**
 * What is shown of a match over its cycles once it is over: by name, the number of each seat. `own`: each seat's own view of one
 * moment, for gold is lifted from its veil then.
 */
export const course = (own: readonly View[]): Readonly<Record<string, readonly number[]>> => ({
  gold: own.map(({ seats }, seat) => seats[seat]?.gold ?? 0),
  metropolises: own.map(({ seats }, seat) => seats[seat]?.metropolises ?? 0),
  islands: own.map(({ islands }, seat) => islands.filter(({ owner }) => owner === seat).length),
});
