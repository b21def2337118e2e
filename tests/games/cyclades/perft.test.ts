import { expect, test } from 'vitest';
import type { State } from '#games/cyclades/state.ts';
import { built, fleets, given, owns, philosophers, table, troops, turnOf } from '../../support/fakes/given.ts';
import { countWays } from './countWays.ts';

const NO_CREATURES = { creatures: 'none' } as const;

const POSITIONS: Readonly<Record<string, State>> = {
  'first offerings of three': given(table(3, { gold: 3, gods: ['ares', 'zeus'], options: NO_CREATURES })).state,
  'first offerings of two': given(table(2, { gold: 3, gods: ['ares', 'zeus', 'athena'], options: NO_CREATURES })).state,
  'a turn of Poseidon': given(table(3, { gold: 5, options: NO_CREATURES }), fleets(0, 'F5'), turnOf('poseidon')).state,
  'a turn of Ares': given(table(3, { gold: 5, options: NO_CREATURES }), troops(0, 'is1', 2), troops(1, 'is2', 2), turnOf('ares'))
    .state,
  'a turn of Athena with three philosophers': given(
    table(4, { gold: 8, options: NO_CREATURES }),
    philosophers(0, 3),
    built(0, 'port', 'is1', 0),
    turnOf('athena'),
  ).state,
  'a set one building short': given(
    table(5, { gold: 6, options: NO_CREATURES }),
    owns(0, 'is3'),
    built(0, 'port', 'is12', 0),
    built(0, 'port', 'is3', 0),
    built(0, 'temple', 'is12', 1),
    built(0, 'university', 'is1', 0),
    turnOf('ares'),
  ).state,
};

/** By length from 1; the first of each, and the second of the offerings, were calculated by hand. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'first offerings of three': [7, 37, 145, 607],
  'first offerings of two': [10, 82, 349, 1204],
  'a turn of Poseidon': [26, 687, 18_566],
  'a turn of Ares': [15, 201, 2720],
  'a turn of Athena with three philosophers': [5, 21, 97, 681],
  'a set one building short': [8, 79, 793, 13_636],
};

test.each(Object.entries(POSITIONS))('the number of ways to continue is the counted one: %s', (name, state) => {
  const counts = COUNTS[name] ?? [];
  expect(counts.map((_, index) => countWays(state, index + 1))).toEqual(counts);
});
