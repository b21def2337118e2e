import { describe, expect, test } from 'vitest';
import type { View as CycladesView } from '#games/cyclades/viewTypes.ts';
import { type Lesson, lessonAt } from '#games/index.ts';
import type { View as PeloponnesView } from '#games/peloponnes/viewTypes.ts';
import { GAMES, gameOf, LESSONS } from '../support/games.ts';

const known = (id: string) => {
  const [game, lesson] = [gameOf(id), LESSONS[id]];
  if (game === undefined || lesson === undefined) throw new Error(`${id} has no lesson.`);
  return { game, lesson };
};

/** The learner's views at each step and at the end. */
const viewsOf = (id: string): readonly unknown[] => {
  const { game, lesson } = known(id);
  return lesson.steps.map((_, step) => game.view(lessonAt(game, lesson, step).state, lesson.learner));
};

test('every game has a lesson', () => {
  expect(Object.keys(LESSONS)).toEqual(Object.keys(GAMES));
});

describe.each(Object.keys(LESSONS))('the lesson of %s', (id) => {
  const { game, lesson } = known(id);

  test('a lesson asks the learner for legal moves, and for none at its first and last step', () => {
    const asked = lesson.steps.filter(({ command }) => command !== undefined);
    expect(asked.length).toBeGreaterThan(3);
    expect([lesson.steps[0]?.command, lesson.steps.at(-1)?.command]).toEqual([undefined, undefined]);
    for (const [step, { name, command }] of lesson.steps.entries()) {
      const { state } = lessonAt(game, lesson, step);
      if (command !== undefined) expect(game.legalMoves(state, lesson.learner), name).toContainEqual(command);
    }
  });

  test('a lesson plays the other seats by legal moves', () => {
    for (const { command, answers = [] } of lesson.steps) {
      expect(answers.map(({ seat }) => seat)).not.toContain(lesson.learner);
      if (command !== undefined) expect(command.seat).toBe(lesson.learner);
    }
    expect(() => lessonAt(game, lesson, lesson.steps.length)).not.toThrow();
  });

  test('a lesson is the same each time, and every step has its own name', () => {
    expect(viewsOf(id)).toEqual(viewsOf(id));
    const names = lesson.steps.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a lesson shows the learner nothing that is hidden from a seat of a match', () => {
    for (const step of lesson.steps.keys()) {
      for (const { event } of lessonAt(game, lesson, step).told) expect(game.redact(event, lesson.learner)).toEqual(event);
    }
  });
});

test('in Cyclades the learner is displaced, takes an island, recovers the price of the Fates, and sees the second cycle', () => {
  const views = viewsOf('cyclades') as readonly CycladesView[];
  const at = (name: string) => views[LESSONS.cyclades?.steps.findIndex((step) => step.name === name) ?? -1];
  expect(at('displaced')?.displaced).toEqual({ seat: 0, god: 'poseidon' });
  expect(at('recruiting')?.turn).toMatchObject({ seat: 0, god: 'ares' });
  expect(at('creature')?.islands.find(({ id }) => id === 'is6')).toMatchObject({ owner: 0, troops: 1 });
  expect([at('creature')?.seats[0]?.gold, at('building')?.seats[0]?.gold]).toEqual([5, 5]);
  expect(at('ending')?.islands.find(({ id }) => id === 'is7')?.slots).toEqual(['free', 'free', 'fortress', 'free']);
  expect(at('cycle')).toMatchObject({ cycle: 2, phase: 'offerings', queue: [2, 0, 1] });
  expect(at('cycle')?.seats[0]?.gold).toBe(7);
});

test('in Peloponnes the learner is pushed out, builds the Bridge, conquers a land, and loses food to the drought', () => {
  const views = viewsOf('peloponnes') as readonly PeloponnesView[];
  const at = (name: string) => views[LESSONS.peloponnes?.steps.findIndex((step) => step.name === name) ?? -1];
  expect(at('pushedOut')?.pushedOut).toEqual({ seat: 0, tile: 'A08', coins: 3 });
  expect(at('income')?.seats[0]).toMatchObject({ civilisation: 'sparta', buildings: [{ tile: 'A12', marked: false }] });
  expect(at('income')?.chits.drought).toBe(2);
  expect(at('drought')?.seats[0]).toMatchObject({ lands: ['A10'], goods: { food: 1, inhabitants: 6 } });
  expect(at('drought')).toMatchObject({ round: 3, chits: { drought: 3, blank: 1 } });
});

test('a script that breaks a rule is refused with the step at fault', () => {
  const { game, lesson } = known('cyclades');
  const [goal, offering] = lesson.steps;
  const broken: Lesson = { ...lesson, steps: [goal, offering, offering].flatMap((step) => step ?? []) };
  expect(() => lessonAt(game, broken, 3)).toThrow('The lesson of cyclades fails at step offering');
});
