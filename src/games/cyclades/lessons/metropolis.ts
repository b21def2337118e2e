import type { Lesson, LessonStep } from '../../lesson.ts';
import type { Command } from '../commands.ts';

const [LEARNER, BUILDER, RIVAL] = [0, 1, 2] as const;

/**
 * Three cycles and the offerings of the fourth. The learner builds a port, a university and a temple, and recruits three troops with
 * Ares; the rival fortifies the island between them.
 */
const BEFORE = [
  { type: 'PlaceBid', seat: LEARNER, god: 'poseidon', amount: 1 },
  { type: 'PlaceBid', seat: BUILDER, god: 'zeus', amount: 1 },
  { type: 'PlaceBid', seat: RIVAL, god: 'apollo' },
  { type: 'Recruit', seat: LEARNER, at: 'F7' },
  { type: 'Build', seat: LEARNER, island: 'is7', slot: 2 },
  { type: 'EndTurn', seat: LEARNER },
  { type: 'Recruit', seat: BUILDER },
  { type: 'Build', seat: BUILDER, island: 'is2', slot: 0 },
  { type: 'EndTurn', seat: BUILDER },
  { type: 'PlaceProsperity', seat: RIVAL, island: 'is8' },

  { type: 'PlaceBid', seat: RIVAL, god: 'ares', amount: 1 },
  { type: 'PlaceBid', seat: BUILDER, god: 'apollo' },
  { type: 'PlaceBid', seat: LEARNER, god: 'athena', amount: 1 },
  { type: 'Recruit', seat: LEARNER },
  { type: 'Build', seat: LEARNER, island: 'is7', slot: 3 },
  { type: 'EndTurn', seat: LEARNER },
  { type: 'Recruit', seat: RIVAL, at: 'is3' },
  { type: 'Recruit', seat: RIVAL, at: 'is3' },
  { type: 'MoveTroops', seat: RIVAL, from: 'is3', to: 'is6', troops: 2 },
  { type: 'Build', seat: RIVAL, island: 'is6', slot: 0 },
  { type: 'EndTurn', seat: RIVAL },
  { type: 'PlaceProsperity', seat: BUILDER, island: 'is5' },

  { type: 'PlaceBid', seat: BUILDER, god: 'poseidon', amount: 1 },
  { type: 'PlaceBid', seat: RIVAL, god: 'apollo' },
  { type: 'PlaceBid', seat: LEARNER, god: 'zeus', amount: 1 },
  { type: 'Recruit', seat: LEARNER },
  { type: 'Build', seat: LEARNER, island: 'is1', slot: 0 },
  { type: 'UseCreature', seat: LEARNER, creature: 'fates' },
  { type: 'EndTurn', seat: LEARNER },
  { type: 'Recruit', seat: BUILDER, at: 'D5' },
  { type: 'Build', seat: BUILDER, island: 'is5', slot: 2 },
  { type: 'EndTurn', seat: BUILDER },
  { type: 'PlaceProsperity', seat: RIVAL, island: 'is8' },

  { type: 'PlaceBid', seat: RIVAL, god: 'apollo' },
  { type: 'PlaceBid', seat: BUILDER, god: 'athena', amount: 1 },
  { type: 'PlaceBid', seat: LEARNER, god: 'ares', amount: 1 },
  { type: 'Recruit', seat: LEARNER, at: 'is7' },
  { type: 'Recruit', seat: LEARNER, at: 'is7' },
  { type: 'Recruit', seat: LEARNER, at: 'is7' },
] as const satisfies readonly Command[];

/** With the Harpy and two battle rounds, the first of them lost, the learner takes a fortress, which completes a Metropolis. */
export const STEPS = [
  { name: 'missing' },
  { name: 'creature', command: { type: 'UseCreature', seat: LEARNER, creature: 'harpy', island: 'is6' } },
  {
    name: 'attack',
    command: { type: 'MoveTroops', seat: LEARNER, from: 'is7', to: 'is6', troops: 3 },
    answers: [{ type: 'Fight', seat: RIVAL }],
  },
  { name: 'battle', command: { type: 'Fight', seat: LEARNER } },
  { name: 'metropolis', command: { type: 'PlaceMetropolis', seat: LEARNER, island: 'is7' } },
  {
    name: 'ending',
    command: { type: 'EndTurn', seat: LEARNER },
    answers: [
      { type: 'Recruit', seat: BUILDER },
      { type: 'Build', seat: BUILDER, island: 'is5', slot: 1 },
      { type: 'EndTurn', seat: BUILDER },
      { type: 'PlaceProsperity', seat: RIVAL, island: 'is3' },
    ],
  },
  { name: 'winning' },
  { name: 'farewell' },
] as const satisfies readonly LessonStep<Command>[];

export const metropolis: Lesson = {
  seats: 3,
  learner: LEARNER,
  draws: [
    ...['poseidon', 'zeus', 'fates'],
    ...['athena', 'ares', 'harpy'],
    ...['zeus', 'poseidon', 'griffon'],
    ...['ares', 'athena', 'kraken'],
    // The dice of two battle rounds: the attacker's, then the defender's.
    ...[0, 3, 2, 1],
  ],
  before: BEFORE,
  steps: STEPS,
};
