/**
 * The worker thread: posts `ready`, then replies to each request with the move that the game's computer seat chooses. An
 * exception ends the thread, and its parent sees that.
 */
import { parentPort } from 'node:worker_threads';
import type { Chance } from '#engine/game.ts';
import { GAMES } from '#manifests/registry.ts';
import { chanceOf } from '#matches/log/chance.ts';
import { lowerThreadPriority } from '#workers/lowerPriority.ts';
import type { MoveRequest } from './thread.ts';

/** A luck of the decision's own: a match's is drawn by its number and version, which no seed leads to. */
const chanceFrom = (seed: string): Chance => chanceOf({ secret: new TextEncoder().encode(seed), match: 'computer' }, 1);

lowerThreadPriority();
parentPort?.on('message', async ({ game, view, legal, seed }: MoveRequest) => {
  const computer = await GAMES.find(game)?.computer?.();
  parentPort?.postMessage(computer?.choose(view, legal, chanceFrom(seed)));
});
parentPort?.postMessage('ready');
