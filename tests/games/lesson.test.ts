import { describe, expect, test } from 'vitest';
import type { View as CycladesView } from '#games/cyclades/viewTypes.ts';
import { type Lesson, leadsToSamePosition, lessonAt } from '#games/index.ts';
import type { View as PeloponnesView } from '#games/peloponnes/viewTypes.ts';
import { GAMES, gameOf, LESSONS } from '../support/games.ts';

const known = (id: string) => {
  const lesson = LESSONS[id];
  const game = gameOf(lesson?.game ?? '');
  if (game === undefined || lesson === undefined) throw new Error(`${id} has no lesson.`);
  return { game, lesson };
};

/** The learner's views at each step and at the end. */
const viewsOf = (id: string): readonly unknown[] => {
  const { game, lesson } = known(id);
  return lesson.steps.map((_, step) => game.view(lessonAt(game, lesson, step).state, lesson.learner));
};

test('every game has two lessons', () => {
  expect(Object.keys(LESSONS)).toEqual(Object.keys(GAMES).flatMap((game) => [game, `${game}2`]));
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

/** The learner's view at each step of a lesson, by the step's name. */
const viewsByStep = <View>(id: string): Readonly<Record<string, View>> => {
  const views = viewsOf(id) as readonly View[];
  return Object.fromEntries(known(id).lesson.steps.map(({ name }, index) => [name, views[index] as View]));
};

test('in Cyclades the learner is outbid, takes an island, fortifies it, and sees the second cycle', () => {
  const at = viewsByStep<CycladesView>('cyclades');
  expect(at.displaced?.displaced).toEqual({ seat: 0, god: 'poseidon' });
  expect(at.recruiting?.turn).toMatchObject({ seat: 0, god: 'ares' });
  expect(at.building?.islands.find(({ id }) => id === 'is6')).toMatchObject({ owner: 0, troops: 1 });
  expect(at.ending?.islands.find(({ id }) => id === 'is6')?.slots).toEqual(['fortress']);
  expect(at.cycle).toMatchObject({ cycle: 2, phase: 'offerings', queue: [2, 0, 1] });
  expect(at.cycle?.seats[0]).toMatchObject({ gold: 7, income: 4 });
});

test('in the second lesson of Cyclades the learner loses a battle round, wins the battle, and founds a Metropolis', () => {
  const at = viewsByStep<CycladesView>('cyclades2');
  const island = (step: string, wanted: string) => at[step]?.islands.find(({ id }) => id === wanted);
  expect(at.missing).toMatchObject({ cycle: 4, turn: { seat: 0, god: 'ares', recruited: 3 } });
  expect([island('creature', 'is6')?.troops, island('attack', 'is6')?.troops]).toEqual([2, 1]);
  expect([at.creature?.seats[0]?.gold, at.attack?.seats[0]?.gold]).toEqual([3, 2]);
  expect(at.battle?.turn?.battle).toMatchObject({ at: 'is6', units: [2, 1], defences: 1, asked: 0 });
  expect(island('metropolis', 'is6')).toMatchObject({ owner: 0, troops: 2 });
  expect(island('ending', 'is7')).toMatchObject({ metropolis: true, slots: ['free', 'free', 'free', 'free'] });
  expect(at.winning?.seats[0]?.metropolises).toBe(1);
});

test('in Peloponnes the learner is outbid, builds the Bridge, buys from the conquest row, and loses food to the drought', () => {
  const at = viewsByStep<PeloponnesView>('peloponnes');
  expect(at.pushedOut?.pushedOut).toEqual({ seat: 0, tile: 'A08', coins: 3 });
  expect(at.income?.seats[0]).toMatchObject({ civilisation: 'sparta', buildings: [{ tile: 'A12', marked: false }] });
  expect(at.income?.chits.drought).toBe(2);
  expect(at.drought?.seats[0]).toMatchObject({ lands: ['A10'], goods: { food: 1, inhabitants: 6 } });
  expect(at.drought).toMatchObject({ round: 3, chits: { drought: 3, blank: 1 } });
});

test('in the second lesson of Peloponnes the lower value changes sides, and what was marked is paid for after an earthquake', () => {
  const at = viewsByStep<PeloponnesView>('peloponnes2');
  const worths = ['lower', 'granary', 'earthquake', 'supply'].map((step) => at[step]?.seats[0]?.worth);
  expect(worths.map((worth) => [worth?.power, worth?.population])).toEqual([
    [8, 12],
    [10, 12],
    [15, 12],
    [19, 18],
  ]);
  expect(at.match?.auction.map(({ tile }) => tile)).toContain('A05');
  expect(at.earthquake?.seats[0]?.buildings).toContainEqual({ tile: 'B12', marked: true });
  expect(at.population?.seats[0]?.goods).toMatchObject({ coins: 4, wood: 2, stone: 7 });
  expect(at.farewell?.seats[0]?.buildings).toContainEqual({ tile: 'B12', marked: false });
});

test('a move that leads to the same position is as good as the script’s, and no other', () => {
  const { game, lesson } = known('cyclades');
  const bid = (god: string, amount: number) => ({ type: 'PlaceBid', seat: 0, god, amount });
  expect(leadsToSamePosition(game, lesson, 1, bid('poseidon', 2))).toBe(true);
  // The other player bids 3 in either case.
  expect(leadsToSamePosition(game, lesson, 1, bid('poseidon', 1))).toBe(true);
  // Then their bid of 3 would not be legal.
  expect(leadsToSamePosition(game, lesson, 1, bid('poseidon', 3))).toBe(false);
  expect(leadsToSamePosition(game, lesson, 1, bid('ares', 2))).toBe(false);
  // It would cost 1 GP more.
  expect(leadsToSamePosition(game, lesson, 2, bid('ares', 2))).toBe(false);
  expect(leadsToSamePosition(game, lesson, 0, bid('ares', 1))).toBe(false);
});

test('a script that breaks a rule is refused with the step at fault', () => {
  const { game, lesson } = known('cyclades');
  const [goal, offering] = lesson.steps;
  const broken: Lesson = { ...lesson, steps: [goal, offering, offering].flatMap((step) => step ?? []) };
  expect(() => lessonAt(game, broken, 3)).toThrow('The lesson of cyclades fails at step offering');
});
