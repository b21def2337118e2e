import type { Seat } from '#engine/game.ts';
import type { Island } from './data/boards.ts';
import { board, type IslandState, islandOn, seaOn, type Table } from './state.ts';

/** Holdings on the board, sorted by seat once for each list of islands or sea spaces. */

/** An island with its contents. */
export interface Held {
  readonly space: Island;
  readonly island: IslandState;
}

/** Things of the board by their holder; unowned ones are only in `all`. */
interface Shares<Thing> {
  readonly all: readonly Thing[];
  of(seat: Seat): readonly Thing[];
}

const indexByHolder = <Thing>(all: readonly Thing[], holderOf: (thing: Thing) => Seat | undefined): Shares<Thing> => {
  const bySeat: Thing[][] = [];
  for (const thing of all) {
    const seat = holderOf(thing);
    if (seat === undefined) continue;
    const own = bySeat[seat] ?? [];
    own.push(thing);
    bySeat[seat] = own;
  }
  return { all, of: (seat) => bySeat[seat] ?? [] };
};

/**
 * Returns a function that caches its last result by the identity of a list, because most calls in a row are for the same one.
 * Lists of a state are replaced and never mutated, so a cached result stays valid.
 */
const memoizeLast = <Made>(listOf: (table: Table) => object, make: (table: Table) => Made): ((table: Table) => Made) => {
  let list: object | undefined;
  let made: Made;
  return (table) => {
    if (list !== listOf(table)) {
      made = make(table);
      list = listOf(table);
    }
    return made;
  };
};

/** Islands, in the order of the board. */
export const landOf = memoizeLast(
  ({ islands }) => islands,
  (table) =>
    indexByHolder(
      board(table).islands.map((space): Held => ({ space, island: islandOn(table, space) })),
      ({ island }) => island.owner,
    ),
);

/** Sea spaces, in the order of the board. */
export const watersOf = memoizeLast(
  ({ seas }) => seas,
  (table) => indexByHolder(board(table).seas, (space) => seaOn(table, space).holder),
);
