import { createHash } from 'node:crypto';
import type { BaseCommand, Chance } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { provided } from '../../support/setup/provided.ts';
import { BY_POST } from './byPost.ts';

/**
 * What people would play, and order: the same in the same position of a match, in each arm. Both are thought out by the computer
 * seat of the game, which looks at that seat's view alone; what was thought once is remembered.
 */
export interface Thinking {
  /** The move that a person in the seat of a view makes by hand. */
  move(view: unknown, legal: readonly BaseCommand[]): BaseCommand;
  /** The orders that they write, for each of some cycles. */
  orders(cycles: readonly number[], view: unknown): readonly (readonly BaseOrder[])[];
}

/** How the people of one match think. */
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
