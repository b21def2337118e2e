import { describe, expect, test } from 'vitest';
import type { Chance } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { beginCycle } from '#games/cyclades/rules/cycle.ts';
import { GODS, type God } from '#games/cyclades/types.ts';
import { fleets, given, owns, table, turnOf } from '../../support/fakes/given.ts';
import { drawing } from '../../support/fakes/givenCreatures.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

/** Returns the gods of each following cycle when these are face up now. */
const godsAfter = (seats: number, gods: readonly God[], cycle: number, chance: Chance): readonly God[] => {
  const [began] = beginCycle(given(table(seats, { gods, cycle })).state, chance);
  return began?.type === 'CycleBegan' ? began.gods : [];
};

const hundredTimes = (seats: number, gods: readonly God[], cycle: number): readonly (readonly God[])[] =>
  Array.from({ length: 100 }, (_, seed) => godsAfter(seats, gods, cycle, seeded(seed)));

const distinct = (draws: readonly (readonly God[])[]): number => new Set(draws.map((gods) => gods.join())).size;

describe('2 The cycle', () => {
  test('2.1 after the last turn a new cycle begins: creatures, gods, income, offerings', () => {
    const [began, creatures, income] = [
      { type: 'CycleBegan', cycle: 2, gods: ['poseidon', 'ares'] },
      { type: 'TrackFilled', track: ['dryad', 'harpy'] },
      { type: 'IncomeCollected', gold: [2, 2, 2] },
    ] as const;
    const state = given(table(3, { gods: ['zeus', 'athena'] }), turnOf('zeus'))
      .when({ type: 'EndTurn', seat: 0 }, drawing('harpy', 'dryad'))
      .thenExactly([{ type: 'TurnEnded', seat: 0 }, began, creatures, income]);
    expect(state.phase).toBe('offerings');
  });

  test('2.2 with five seats all four gods are face up, shuffled again each cycle', () => {
    const draws = hundredTimes(5, GODS, 1);
    expect(draws.every((gods) => new Set(gods).size === 4)).toBe(true);
    expect(distinct(draws)).toBeGreaterThan(15);
  });

  test.each([2, 4])(
    '2.3 with %i seats the god that was face down comes first, and the others are shuffled behind it',
    (seats) => {
      const draws = hundredTimes(seats, ['athena', 'ares', 'zeus'], 1);
      expect(draws.every(([first, ...others]) => first === 'poseidon' && others.length === 2)).toBe(true);
      expect(distinct(draws)).toBe(6);
    },
  );

  test('2.4 with three seats the two gods that were face down are the next two, in either order', () => {
    const draws = hundredTimes(3, ['athena', 'ares'], 1);
    expect(new Set(draws.map((gods) => gods.toSorted().join()))).toEqual(new Set(['poseidon,zeus']));
    expect(distinct(draws)).toBe(2);
  });

  test('2.4 with three seats all four gods are shuffled again every second cycle', () => {
    expect(distinct(hundredTimes(3, ['athena', 'ares'], 2))).toBe(12);
  });

  test('2.4 the view shows the gods face up, and tiles face down without a god', () => {
    const { gods } = cyclades.view(given(table(3, { gods: ['athena', 'ares'] })).state, 'spectator');
    expect(gods).toEqual([{ god: 'athena', done: false }, { god: 'ares', done: false }, { done: false }, { done: false }]);
  });

  test('2.5 income counts printed and placed prosperity, and trade spaces with an own fleet', () => {
    const income = (...events: readonly (Event | readonly Event[])[]) =>
      cyclades.view(given(table(3), ...events).state, 'spectator').seats.map((seat) => seat.income);
    expect(income()).toEqual([2, 2, 2]);
    expect(income(owns(0, 'is6'))).toEqual([4, 2, 2]);
    expect(income({ type: 'ProsperityPlaced', seat: 0, island: 'is7' })).toEqual([3, 2, 2]);
    expect(income(fleets(0, 'F7', 2))).toEqual([3, 2, 2]);
  });

  test('2.6 an island without troops pays its owner; a trade space without a fleet pays nobody', () => {
    const left = given(
      table(3),
      { type: 'TroopsMoved', seat: 0, from: 'is1', to: 'is7', troops: 1, cost: 0 },
      { type: 'FleetsMoved', seat: 1, from: 'F1', to: 'E1', fleets: 1, stepsLeft: 0, cost: 0 },
    ).state;
    expect(cyclades.view(left, 'spectator').seats.map((seat) => seat.income)).toEqual([2, 1, 2]);
  });

  test('the events of a new cycle fill the turn track and clear the god track', () => {
    const next = given(
      table(3),
      { type: 'BidPlaced', seat: 0, god: 'ares', amount: 3 },
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
      { type: 'TurnOrderDealt', order: [0, 1, 2] },
      { type: 'CycleBegan', cycle: 2, gods: ['zeus'] },
    ).state;
    expect(cyclades.view(next, 'spectator')).toMatchObject({ queue: [0, 1, 2], apollo: [], cycle: 2 });
    expect(next.places).toEqual([{ god: 'zeus', offering: undefined, done: false }]);
  });
});
