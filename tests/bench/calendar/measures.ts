import { percentile } from '../figures.ts';
import type { Arm } from './arms.ts';
import type { InAllArms } from './inAllArms.ts';
import { type Tally, together, totalOf } from './tally.ts';

/** The figures of some matches in an arm. */

/** The days within which a given share of the matches end. */
export const daysOf = (arm: Arm['name'], matches: readonly InAllArms[], share: number): number =>
  percentile(
    matches.map(({ ended }) => ended[arm].days),
    share,
  );

const cyclesOf = (arm: Arm['name'], matches: readonly InAllArms[]): number =>
  matches.reduce((sum, { ended }) => sum + ended[arm].cycles, 0);

/** Mean number of cycles of a match. */
export const cyclesPerMatch = (arm: Arm['name'], matches: readonly InAllArms[]): number =>
  cyclesOf(arm, matches) / matches.length;

/** The counts of all matches, by kind. */
export const counted = (arm: Arm['name'], matches: readonly InAllArms[], what: keyof Tally): Readonly<Record<string, number>> =>
  together(matches.map(({ ended }) => ended[arm].tally[what]));

/** Counts per cycle played. */
export const eachCycle = (arm: Arm['name'], matches: readonly InAllArms[], number: number): number =>
  number / cyclesOf(arm, matches);

/** Prompts per cycle that required a move. */
export const promptsPerCycle = (arm: Arm['name'], matches: readonly InAllArms[]): number =>
  eachCycle(arm, matches, totalOf(counted(arm, matches, 'prompts')));

/** Of the moves made by orders, the share that equals the move by hand. */
export const asByHand = (arm: Arm['name'], matches: readonly InAllArms[]): number =>
  totalOf(counted(arm, matches, 'equal')) / totalOf(counted(arm, matches, 'orders'));
