import type { View } from '../viewTypes.ts';
import { EVERYWHERE } from './orders.ts';
import { say } from './prompts.ts';
import { firstCycle, godsOf } from './whyNotOrders.ts';

/** Example orders that the seat of a view could give now, in words: one of each kind. */

type Words = readonly string[];

/** Which of the possible limits the planned gods get: enough to show how to write a limit. */
const LIMITS = [3, 5] as const;

export const examples = (view: View): readonly Words[] => {
  const cycle = firstCycle(view);
  const gods = godsOf(view, cycle)
    .filter((god) => limitAt(view, cycle, god, 0) !== '')
    .slice(0, LIMITS.length);
  return [
    ['plan', String(cycle), ...gods.flatMap((god, index) => [god, limitAt(view, cycle, god, LIMITS[index] ?? 0)]), 'apollo'],
    ['retreat', EVERYWHERE, 'fewer2'],
    ['fight', ownPlace(view)],
    ['marker', ownIsland(view)],
    ['end'],
  ];
};

const limitAt = (view: View, cycle: number, god: string, index: number): string => {
  const { next = [] } = say(view, ['plan', String(cycle), god]) ?? {};
  return next[index] ?? next.at(-1) ?? '';
};

/** Returns the first place after `everywhere`: menus list the seat's own places first. */
const ownPlace = (view: View): string => say(view, ['fight'])?.next[1] ?? EVERYWHERE;

const ownIsland = (view: View): string => say(view, ['marker'])?.next[0] ?? '';
