/** One of the processes that play the watched matches; it counts the branches of the rules that its matches take. */
import { serve } from '../support/drivers/workers.ts';
import { type Branches, countBranches } from './branches.ts';
import type { Refereed } from './refereed.ts';
import type { Beginning } from './refereeing.ts';

/** Matches of a game with these seeds, `from` inclusive, `until` exclusive; or the counts of all matches of a game. */
export type WatchTask =
  | {
      readonly game: string;
      readonly seats: number;
      readonly beginning: Beginning;
      readonly from: number;
      readonly until: number;
    }
  | { readonly countedOf: string };

export type WatchAnswer = { readonly matches: readonly Refereed[] } | { readonly branches: Branches };

const counted = await countBranches('src/games');
const { referee } = await import('./refereed.ts');

const rulesOf = (branches: Branches, game: string): Branches =>
  Object.fromEntries(Object.entries(branches).filter(([branch]) => branch.startsWith(`src/games/${game}/rules/`)));

serve<WatchTask, WatchAnswer>(async (task) => {
  if ('countedOf' in task) return { branches: rulesOf(await counted(), task.countedOf) };
  const { game, seats, beginning, from, until } = task;
  return { matches: Array.from({ length: until - from }, (_, more) => referee(game, seats, from + more, beginning)) };
});
