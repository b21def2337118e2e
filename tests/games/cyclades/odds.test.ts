import { describe, expect, test } from 'vitest';
import { fold } from '#engine/game.ts';
import { DIE } from '#games/cyclades/data/figures.ts';
import { battleOdds, type Ends, roundOdds, type Sides } from '#games/cyclades/data/odds.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { isActing, type State } from '#games/cyclades/state.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { built, stateAfter, table, troops, turnOf } from '../../support/fakes/given.ts';
import { figure } from '../../support/fakes/givenCreatures.ts';
import { loaded } from '../../support/fakes/seededChance.ts';

const sides = (units: readonly [number, number], more: Partial<Sides> = {}): Sides => ({
  ...{ units, defences: 0, minotaur: false },
  ...more,
});

test.each<readonly [string, readonly [number, number, number], Sides]>([
  ['equal sides win the same number of the 36 throws of a round', [13, 10, 13], sides([2, 2])],
  ['one more unit wins ten more of the 36 throws of a round', [23, 8, 5], sides([3, 2])],
  ['a fortress counts as a unit in the throws of a round', [5, 8, 23], sides([2, 2], { defences: 1 })],
  ['the Minotaur counts as two units in the throws of a round', [5, 8, 23], sides([3, 2], { minotaur: true })],
  ['four more units win all 36 throws of a round', [36, 0, 0], sides([5, 1])],
])('%s', (_, won, given) => {
  expect(roundOdds(given)).toEqual(won);
});

/** Returns how the same battle ends by the rules: with every throw of every round, and without retreats. */
const byRules = (state: State): Ends => {
  if (!isActing(state) || state.turn.battle === undefined) throw new Error('There is no battle.');
  const { attacker, at } = state.turn.battle;
  const [seat = 0] = cyclades.active(state);
  const faces = [...new Set(DIE)];
  const ends: Ends[] = [];
  for (const attack of faces) {
    for (const defence of faces) {
      const share = (weight(attack) * weight(defence)) / DIE.length ** 2;
      const { events = [] } = cyclades.decide(state, { type: 'Fight', seat }, loaded([attack, defence]));
      const after = fold(cyclades, state, events);
      const isOver = events.some(({ type }) => type === 'BattleEnded');
      const rest = isOver ? endOn(cyclades.view(after, 'spectator'), at, attacker) : byRules(after);
      ends.push([share * rest[0], share * rest[1], share * rest[2]]);
    }
  }
  return ends.reduce((sum, end) => [sum[0] + end[0], sum[1] + end[1], sum[2] + end[2]]);
};

const weight = (face: number): number => DIE.filter((each) => each === face).length;

/** An island stays its owner's when both sides are destroyed (6.9), so the units left there decide. */
const endOn = ({ islands, figures }: View, at: string, attacker: number): Ends => {
  const island = islands.find(({ id }) => id === at);
  if (island?.owner === attacker) return [1, 0, 0];
  return island?.troops === 0 && figures.every(({ island: on }) => on !== at) ? [0, 1, 0] : [0, 0, 1];
};

describe('a battle fought to the end', () => {
  test('a battle fought to the end has at least one possible end', () => {
    for (const attackers of [1, 2, 4, 8]) {
      for (const defenders of [0, 1, 3, 8]) {
        for (const given of [sides([attackers, defenders]), sides([attackers, defenders], { defences: 3, minotaur: true })]) {
          expect(battleOdds(given).reduce((sum, odds) => sum + odds)).toBeCloseTo(1, 12);
        }
      }
    }
  });

  test('a battle of one against one has the odds of its only round', () => {
    expect(battleOdds(sides([1, 1]))).toEqual([13 / 36, 10 / 36, 13 / 36].map((odds) => expect.closeTo(odds, 12)));
  });

  test('a battle is over when one side has nothing left', () => {
    expect(battleOdds(sides([2, 0]))).toEqual([1, 0, 0]);
    expect(battleOdds(sides([0, 2]))).toEqual([0, 0, 1]);
    expect(battleOdds(sides([0, 0]))).toEqual([0, 1, 0]);
  });

  test('a battle against the Minotaur is won when he and all troops with him fall', () => {
    const one = battleOdds(sides([1, 0], { minotaur: true }));
    expect(one).toEqual([5 / 36, 8 / 36, 23 / 36].map((odds) => expect.closeTo(odds, 12)));
    const [won] = battleOdds(sides([2, 0], { minotaur: true }));
    expect(won).toBeCloseTo((13 + 10 + 13 * one[0]) / 36, 12);
  });

  const beach = (attackers: number, defenders: number, ...more: readonly Event[]): State =>
    stateAfter([
      ...table(3),
      ...troops(0, 'is1', attackers),
      ...troops(1, 'is2', defenders - 1),
      ...more,
      ...turnOf('ares'),
      { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: attackers + 1, cost: 1 },
      { type: 'BattleRound', dice: [0, 3], strength: [attackers + 1, defenders + 3], lost: [1, 0] },
    ]);

  test.each([
    ['equal sides', beach(2, 2)],
    ['a fortress', beach(3, 2, built(1, 'fortress', 'is2', 0))],
    ['the Minotaur', beach(2, 1, ...figure(1, 'minotaur', 'is2'))],
  ])('the odds of a battle equal the results of the rules: %s', (_, state) => {
    const { turn } = cyclades.view(state, 'spectator');
    if (turn?.battle === undefined) throw new Error('There is no battle.');
    expect(byRules(state)).toEqual(battleOdds(turn.battle).map((odds) => expect.closeTo(odds, 12)));
  });
});
