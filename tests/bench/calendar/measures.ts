import { percentile } from '../figures.ts';
import type { Arm } from './arms.ts';
import type { InAllArms } from './inAllArms.ts';
import { type Tally, together, totalOf } from './tally.ts';

/** What some matches show of an arm. */

/** Days that a match takes at most, of a share of them. */
export const daysOf = (arm: Arm['name'], matches: readonly InAllArms[], share: number): number =>
  percentile(
    matches.map(({ ended }) => ended[arm].days),
    share,
  );

const cyclesOf = (arm: Arm['name'], matches: readonly InAllArms[]): number =>
  matches.reduce((sum, { ended }) => sum + ended[arm].cycles, 0);

/** How many cycles a match takes, on the average. */
export const cyclesPerMatch = (arm: Arm['name'], matches: readonly InAllArms[]): number =>
  cyclesOf(arm, matches) / matches.length;

/** What was counted in all matches, kind by kind. */
export const counted = (arm: Arm['name'], matches: readonly InAllArms[], what: keyof Tally): Readonly<Record<string, number>> =>
  together(matches.map(({ ended }) => ended[arm].tally[what]));

/** Counts by the cycles that were played. */
export const eachCycle = (arm: Arm['name'], matches: readonly InAllArms[], number: number): number =>
  number / cyclesOf(arm, matches);

/** How often people are asked in a cycle and must act. */
export const promptsPerCycle = (arm: Arm['name'], matches: readonly InAllArms[]): number =>
  eachCycle(arm, matches, totalOf(counted(arm, matches, 'prompts')));

/** Of the moves that orders made, the share that would have been made by hand. */
export const asByHand = (arm: Arm['name'], matches: readonly InAllArms[]): number =>
  totalOf(counted(arm, matches, 'equal')) / totalOf(counted(arm, matches, 'orders'));
