import type { Lesson, LessonStep } from '../../lesson.ts';
import type { Command } from '../commands.ts';

const [LEARNER, PYLOS, ARGOS] = [0, 1, 2] as const;

/** The first two rounds of three seats: outbid on a land, the learner builds the Bridge, conquers a land, and meets a drought. */
export const STEPS = [
  { name: 'goal' },
  {
    name: 'offer',
    command: { type: 'PlaceBid', seat: LEARNER, tile: 'A08', coins: 3 },
    answers: [{ type: 'PlaceBid', seat: PYLOS, tile: 'A08', coins: 4 }],
  },
  {
    name: 'pushedOut',
    command: { type: 'PlaceBid', seat: LEARNER, tile: 'A12', coins: 3 },
    answers: [{ type: 'PlaceBid', seat: ARGOS, tile: 'A07', coins: 5 }],
  },
  { name: 'building', command: { type: 'PayBuilding', seat: LEARNER, tile: 'A12' } },
  { name: 'income', answers: [{ type: 'PlaceBid', seat: PYLOS, tile: 'A05', coins: 3 }] },
  { name: 'conquest', command: { type: 'PlaceBid', seat: LEARNER, tile: 'A10', coins: 5 } },
  { name: 'drought' },
  { name: 'farewell' },
] as const satisfies readonly LessonStep<Command>[];

export const firstRounds: Lesson = {
  seats: 3,
  learner: LEARNER,
  draws: [
    ...['sparta', 'pylos', 'argos'],
    ...['A08', 'A12', 'A01', 'A07', 'A15', 'drought', 'drought'],
    ...['A03', 'A13', 'A05', 'A10', 'A02', 'drought', 'blank'],
  ],
  steps: STEPS,
};
