import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

/** A mutant that no test can catch, because the program behaves the same with it. Identified by its line, before and after. */
export interface Equivalent {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

export const EQUIVALENT: readonly Equivalent[] = JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8'));

/** Whether a mutant is the named one. */
export const isNamed = (mutant: Mutant, { path, before, after }: Equivalent): boolean =>
  mutant.path === path && mutant.before === before && mutant.after === after;
