import type { View } from './viewTypes.ts';

/**
 * Returns the course of a finished match over its rounds: by name, the number of each seat. `own` contains each seat's view of
 * one moment.
 */
export const course = (own: readonly View[]): Readonly<Record<string, readonly number[]>> => ({
  coins: own.map(({ seats }, seat) => seats[seat]?.goods.coins ?? 0),
  population: own.map(({ seats }, seat) => seats[seat]?.worth.population ?? 0),
  power: own.map(({ seats }, seat) => seats[seat]?.worth.power ?? 0),
});

/** Returns the numbers that rank the seats: the score, and both values of which it is the lower; `own` as for `course`. */
export const ranking = (own: readonly View[]): Readonly<Record<string, readonly number[]>> => {
  const { population = [], power = [] } = course(own);
  return { score: own.map(({ seats }, seat) => seats[seat]?.worth.score ?? 0), population, power };
};
