import type { Lesson, LessonStep } from '../../lesson.ts';
import type { Command } from '../commands.ts';

const [LEARNER, OUTBIDDER, QUIET] = [0, 1, 2] as const;

/** The first cycle of three seats: outbid on Poseidon, the learner acts with Ares, takes an island and fortifies it. */
export const STEPS = [
  { name: 'goal' },
  {
    name: 'offering',
    command: { type: 'PlaceBid', seat: LEARNER, god: 'poseidon', amount: 2 },
    answers: [{ type: 'PlaceBid', seat: OUTBIDDER, god: 'poseidon', amount: 3 }],
  },
  {
    name: 'displaced',
    command: { type: 'PlaceBid', seat: LEARNER, god: 'ares', amount: 1 },
    answers: [
      { type: 'PlaceBid', seat: QUIET, god: 'apollo' },
      { type: 'Recruit', seat: OUTBIDDER, at: 'D4' },
      { type: 'Build', seat: OUTBIDDER, island: 'is5', slot: 2 },
      { type: 'EndTurn', seat: OUTBIDDER },
    ],
  },
  { name: 'recruiting', command: { type: 'Recruit', seat: LEARNER, at: 'is7' } },
  { name: 'marching', command: { type: 'MoveTroops', seat: LEARNER, from: 'is7', to: 'is6', troops: 1 } },
  { name: 'building', command: { type: 'Build', seat: LEARNER, island: 'is6', slot: 0 } },
  {
    name: 'ending',
    command: { type: 'EndTurn', seat: LEARNER },
    answers: [{ type: 'PlaceProsperity', seat: QUIET, island: 'is8' }],
  },
  { name: 'cycle' },
  { name: 'farewell' },
] as const satisfies readonly LessonStep<Command>[];

export const firstCycle: Lesson = { seats: 3, learner: LEARNER, draws: ['poseidon', 'ares', 'fates'], steps: STEPS };
