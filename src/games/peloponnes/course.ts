import type { View } from './viewTypes.ts';

/** What is shown of a match over its rounds once it is over: by name, the number of each seat. `own`: each seat's view of one moment. */
export const course = (own: readonly View[]): Readonly<Record<string, readonly number[]>> => ({
  coins: own.map(({ seats }, seat) => seats[seat]?.goods.coins ?? 0),
  population: own.map(({ seats }, seat) => seats[seat]?.worth.population ?? 0),
  power: own.map(({ seats }, seat) => seats[seat]?.worth.power ?? 0),
});
