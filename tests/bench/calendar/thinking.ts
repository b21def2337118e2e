import { createHash } from 'node:crypto';
import type { BaseCommand, Chance } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { provided } from '../../support/setup/provided.ts';
import { BY_POST } from './byPost.ts';

/**
 * The moves and orders of people: equal in equal positions of a match, in each arm. Both are chosen by the game's computer seat, which
 * looks at that seat's view alone; results are cached.
 */
export interface Thinking {
  /** The move that a person in a view's seat makes by hand. */
  move(view: unknown, legal: readonly BaseCommand[]): BaseCommand;
  /** The orders that they write, for each of the given cycles. */
  orders(cycles: readonly number[], view: unknown): readonly (readonly BaseOrder[])[];
}

/** The decision functions of one match's people. */
export const thinkingOf = (game: string, seed: string): Thinking => {
  const byPost = provided(BY_POST, game);
  const moves = new Map<string, BaseCommand>();
  const lists = new Map<string, readonly (readonly BaseOrder[])[]>();
  return {
    move: (view, legal) => {
      const key = keyOf(seed, view);
      return remembered(moves, key, () => byPost.player.choose(view, legal, chanceOf(key)));
    },
    orders: (cycles, view) => {
      const key = keyOf(`${seed} ${cycles}`, view);
      return remembered(lists, key, () => byPost.ordersFor(cycles, view, chanceOf(key)));
    },
  };
};

const keyOf = (seed: string, view: unknown): string => createHash('sha1').update(seed).update(JSON.stringify(view)).digest('hex');

const chanceOf = (key: string): Chance => seeded(Number.parseInt(key.slice(0, 8), 16));

const remembered = <T>(known: Map<string, T>, key: string, think: () => T): T => {
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = think();
  known.set(key, found);
  return found;
};
