import type { View } from '../viewTypes.ts';
import { EVERYWHERE } from './orders.ts';
import { say } from './saying.ts';
import { firstCycle, godsOf } from './whyNotOrders.ts';

/** Orders that the seat of a view could give now, in words: one of each kind. */

type Words = readonly string[];

/** What gods are planned for: enough to show how a limit is said. */
const LIMITS = ['4', '6'] as const;

export const examples = (view: View): readonly Words[] => {
  const cycle = firstCycle(view);
  const gods = godsOf(view, cycle).slice(0, LIMITS.length);
  return [
    ['plan', String(cycle), ...gods.flatMap((god, index) => [god, LIMITS[index] ?? '']), 'apollo'],
    ['retreat', EVERYWHERE, 'fewer2'],
    ['fight', ownPlace(view)],
    ['marker', ownIsland(view)],
    ['end'],
  ];
};

/** Menus have the seat's own places first, after `everywhere`. */
const ownPlace = (view: View): string => say(view, ['fight'])?.next[1] ?? EVERYWHERE;

const ownIsland = (view: View): string => say(view, ['marker'])?.next[0] ?? '';
