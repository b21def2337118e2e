import type { Lesson } from '../lesson.ts';
import { disasters } from './lessons/disasters.ts';
import { firstRounds } from './lessons/firstRounds.ts';

/** The lessons of Peloponnes, in order. */
export const lessons: readonly Lesson[] = [firstRounds, disasters];
