import type { Lesson } from '../lesson.ts';
import { firstCycle } from './lessons/firstCycle.ts';
import { metropolis } from './lessons/metropolis.ts';

/** The lessons of Cyclades, in order. */
export const lessons: readonly Lesson[] = [firstCycle, metropolis];
