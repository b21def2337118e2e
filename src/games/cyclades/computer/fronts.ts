import type { Seat } from '#engine/game.ts';
import type { Island, Sea } from '../data/boards.ts';
import { battleOdds } from '../data/odds.ts';
import { standsOn } from '../rules/figures.ts';
import { powerOf, seasOf } from '../rules/holdings.ts';
import { islandOn, type Table } from '../state.ts';

/** Where a seat's troops can go over its fleets, and their odds. */

/** An island of another seat, or of nobody, within reach of a number of troops. */
export interface Front {
  readonly island: Island;
  readonly odds: number;
}

/** The islands that each chain of a seat's fleets touches. */
type Coasts = readonly (readonly Island[])[];

/**
 * Cache of coasts by seat, for each list of sea spaces. Most moves leave the list unchanged, and it is replaced, never mutated.
 */
const known = new WeakMap<Table['seas'], Coasts[]>();

const coastsOf = (table: Table, seat: Seat): Coasts => {
  const bySeat = known.get(table.seas) ?? [];
  const coasts = bySeat[seat] ?? touchedBy(table, seat);
  bySeat[seat] = coasts;
  known.set(table.seas, bySeat);
  return coasts;
};

const touchedBy = (table: Table, seat: Seat): Coasts => {
  const left = new Set<Sea>(seasOf(table, seat));
  const coasts: Island[][] = [];
  for (const start of left) {
    left.delete(start);
    const chain = [start];
    const touched = new Set<Island>();
    for (const sea of chain) {
      for (const island of sea.coasts) touched.add(island);
      for (const next of sea.nearby) if (left.delete(next)) chain.push(next);
    }
    coasts.push([...touched]);
  }
  return coasts;
};

/** Returns the odds of some troops against an island in its present state. */
const oddsAgainst = (table: Table, island: Island, troops: number): number => {
  const standing = islandOn(table, island);
  const { owner, troops: defenders } = standing;
  const fortresses = owner === undefined ? 0 : powerOf(standing, 'fortress');
  const minotaur = standsOn(table, 'minotaur', island.id);
  const [won] = battleOdds({ units: [troops, defenders], defences: fortresses, minotaur });
  return won;
};

/**
 * Returns what the seat could attack over its present chains, with `more` troops in addition to the largest force on one island
 * there.
 */
export const frontsOf = (table: Table, seat: Seat, more: number): readonly Front[] => {
  const fronts: Front[] = [];
  for (const coasts of coastsOf(table, seat)) {
    let most = 0;
    for (const island of coasts) {
      const { owner, troops } = islandOn(table, island);
      if (owner === seat && troops + more > most && !standsOn(table, 'medusa', island.id)) most = troops + more;
    }
    if (most === 0) continue;
    for (const island of coasts) {
      if (islandOn(table, island).owner !== seat) fronts.push({ island, odds: oddsAgainst(table, island, most) });
    }
  }
  return fronts;
};
