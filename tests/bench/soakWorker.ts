/** One of the processes that play the soak; it counts the branches of the rules that its matches take. */
import { serve } from '../support/workers.ts';
import type { Beginning } from './beginnings.ts';
import { type Branches, countBranches } from './branches.ts';
import type { Refereed } from './refereed.ts';

/** Matches with these seeds, `from` up to but not `until`; or what was counted in all of them. */
export type SoakTask =
  | { readonly seats: number; readonly beginning: Beginning; readonly from: number; readonly until: number }
  | { readonly counted: true };

export type SoakAnswer = { readonly matches: readonly Refereed[] } | { readonly branches: Branches };

const counted = await countBranches('src/games/cyclades/rules');
const { referee } = await import('./refereed.ts');

serve<SoakTask, SoakAnswer>(async (task) => {
  if ('counted' in task) return { branches: await counted() };
  const { seats, beginning, from, until } = task;
  return { matches: Array.from({ length: until - from }, (_, more) => referee(seats, from + more, beginning)) };
});
