import type { Lesson, LessonStep } from '../../lesson.ts';
import type { Command } from '../commands.ts';

const [LEARNER, PYLOS, ARGOS] = [0, 1, 2] as const;

/** Two rounds: the learner has a land with wood and stone, and the Street. Two earthquake chits have been revealed. */
const BEFORE = [
  { type: 'PlaceBid', seat: LEARNER, tile: 'A02', coins: 3 },
  { type: 'PlaceBid', seat: PYLOS, tile: 'A09', coins: 2 },
  { type: 'PlaceBid', seat: ARGOS, tile: 'A12', coins: 1 },

  { type: 'PlaceBid', seat: LEARNER, tile: 'A14', coins: 1 },
  { type: 'PlaceBid', seat: PYLOS, tile: 'A04', coins: 4 },
  { type: 'PlaceBid', seat: ARGOS, tile: 'A06', coins: 3 },
  { type: 'PayBuilding', seat: LEARNER, tile: 'A14' },

  { type: 'PlaceBid', seat: PYLOS, tile: 'A10', coins: 5 },
  { type: 'PlaceBid', seat: ARGOS, tile: 'A13', coins: 3 },
] as const satisfies readonly Command[];

/** Rounds 3 to 5 and a supply round: a land that fits, a building marked instead of paid for, an earthquake, and the lower value. */
export const STEPS = [
  { name: 'lower' },
  {
    name: 'match',
    command: { type: 'PlaceBid', seat: LEARNER, tile: 'A01', coins: 3 },
    answers: [
      { type: 'MarkBuilding', seat: ARGOS, tile: 'A13' },
      { type: 'PlaceBid', seat: PYLOS, tile: 'B04', coins: 4 },
      { type: 'PlaceBid', seat: ARGOS, tile: 'B07', coins: 4 },
    ],
  },
  { name: 'granary', command: { type: 'PlaceBid', seat: LEARNER, tile: 'B12', coins: 2 } },
  {
    name: 'mark',
    command: { type: 'MarkBuilding', seat: LEARNER, tile: 'B12' },
    answers: [{ type: 'PayDisaster', seat: ARGOS }],
  },
  {
    name: 'earthquake',
    command: { type: 'PayDisaster', seat: LEARNER },
    answers: [
      { type: 'PlaceBid', seat: ARGOS, tile: 'B06', coins: 3 },
      { type: 'PlaceBid', seat: PYLOS, tile: 'B11', coins: 3 },
    ],
  },
  {
    name: 'population',
    command: { type: 'PlaceBid', seat: LEARNER, tile: 'B02', coins: 4 },
    answers: [
      { type: 'FeedInhabitants', seat: PYLOS, luxury: 2 },
      { type: 'PayBuilding', seat: ARGOS, tile: 'A12' },
      { type: 'PayBuilding', seat: ARGOS, tile: 'A13' },
    ],
  },
  { name: 'supply', command: { type: 'PayBuilding', seat: LEARNER, tile: 'B12' } },
  { name: 'farewell' },
] as const satisfies readonly LessonStep<Command>[];

export const disasters: Lesson = {
  seats: 3,
  learner: LEARNER,
  draws: [
    ...['messene', 'pylos', 'argos'],
    ...['A02', 'A09', 'A12', 'A07', 'A15', 'earthquake', 'drought'],
    ...['A14', 'A04', 'A06', 'A03', 'A11', 'earthquake', 'plague'],
    ...['A13', 'A01', 'A05', 'A10', 'A08', 'blank', 'tempest'],
    ...['B12', 'B04', 'B07', 'B08', 'B09', 'earthquake', 'plague'],
    ...['B06', 'B11', 'B02', 'B10', 'B13', 'drought', 'decline'],
    'B05',
  ],
  before: BEFORE,
  steps: STEPS,
};
