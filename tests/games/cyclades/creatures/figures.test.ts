import { expect, test } from 'vitest';
import type { Chance } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { built, fleets, given, owns, philosophers, priests, table, troops, turnOf } from '../../../support/fakes/given.ts';

/** Numbers of the rulebook that matter only at their limits. */

const NO_LUCK: Chance = { die: () => 0, pick: ([item]) => item as never };

test('the game is for two to five seats', () => {
  expect(cyclades.seats).toEqual({ min: 2, max: 5 });
  const { anyOf } = cyclades.vocabulary.events as {
    readonly anyOf: readonly { readonly properties: Readonly<Record<string, unknown>> }[];
  };
  expect(anyOf.map(({ properties }) => properties.seats)).toContainEqual({ type: 'integer', minimum: 2, maximum: 5 });
});

test('6.1 the die of either side has the faces 0, 1, 1, 2, 2 and 3', () => {
  const thrown: (readonly number[])[] = [];
  const chance: Chance = { die: (faces) => (thrown.push(faces) === 1 ? 3 : 0), pick: ([item]) => item as never };
  given(table(3), fleets(0, 'G5', 2), fleets(1, 'F6'), turnOf('poseidon'))
    .when({ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F6', fleets: 2 }, chance)
    .thenAccepted();
  expect(thrown).toEqual([
    [0, 1, 1, 2, 2, 3],
    [0, 1, 1, 2, 2, 3],
  ]);
});

test.each([
  [15, true],
  [16, false],
])('1.5 with %i prosperity markers on the board another is left: %s', (out, marker) => {
  const placed = Array.from({ length: out }, (): Event => ({ type: 'ProsperityPlaced', seat: 0, island: 'is1' }));
  given(table(3), placed, { type: 'BidPlaced', seat: 1, god: 'apollo' }, turnOf('ares'))
    .when({ type: 'EndTurn', seat: 0 })
    .thenIncludes({ type: 'ApolloGave', seat: 1, gold: 1, marker });
});

test.each([
  [9, undefined],
  [10, 'stockEmpty'],
])('1.5 with %i ports on the board another is refused: %s', (count, refusal) => {
  const slots = [
    ...[0, 1, 2, 3].map((slot) => ['is2', slot]),
    ...[0, 1, 2].map((slot) => ['is9', slot]),
    ...[0, 1, 2].map((slot) => ['is12', slot]),
  ];
  const ports = slots.slice(0, count).map(([id, slot]) => built(0, 'port', String(id), Number(slot)));
  const { state } = given(table(5), owns(0, 'is2'), owns(0, 'is9'), owns(0, 'is12'), owns(0, 'is13'), ports, turnOf('poseidon'));
  expect(state.islands.flatMap((island) => island.slots).filter((slot) => slot === 'port')).toHaveLength(count);
  const decision = cyclades.decide(state, { type: 'Build', seat: 0, island: 'is13', slot: 0 }, NO_LUCK);
  expect(decision.rejected?.code).toBe(refusal);
});

test.each([
  [5, undefined],
  [6, 'allTroopsOut'],
])('1.7 with %i troops in addition to the initial two another is refused: %s', (more, refusal) => {
  const { state } = given(table(3), troops(0, 'is1', more), turnOf('ares'));
  expect(cyclades.decide(state, { type: 'Recruit', seat: 0, at: 'is1' }, NO_LUCK).rejected?.code).toBe(refusal);
});

test.each([
  [5, undefined],
  [6, 'allFleetsOut'],
])('1.7 with %i fleets in addition to the initial two another is refused: %s', (more, refusal) => {
  const { state } = given(table(3), fleets(0, 'G5', more), turnOf('poseidon'));
  expect(cyclades.decide(state, { type: 'Recruit', seat: 0, at: 'G5' }, NO_LUCK).rejected?.code).toBe(refusal);
});

test.each([
  ['zeus', priests(1, 15), undefined],
  ['zeus', priests(1, 16), 'stockEmpty'],
  ['athena', philosophers(1, 15), undefined],
  ['athena', philosophers(1, 16), 'stockEmpty'],
] as const)('1.6 in the first rulebooks the stock of %s is sixteen', (god, taken, refusal) => {
  const { state } = given(table(3, { options: { stock: 'first' } }), taken, turnOf(god));
  expect(cyclades.decide(state, { type: 'Recruit', seat: 0 }, NO_LUCK).rejected?.code).toBe(refusal);
});

test.each([
  [13, 'freePhilosopherDue'],
  [14, undefined],
])('4.5 with %i philosophers in other hands the last free one must be taken: %s', (taken, refusal) => {
  const { state } = given(table(3), philosophers(0, 3), philosophers(1, taken), turnOf('athena'));
  expect(cyclades.decide(state, { type: 'EndTurn', seat: 0 }, NO_LUCK).rejected?.code).toBe(refusal);
});
