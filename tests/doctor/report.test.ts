import { expect, test } from 'vitest';
import type { Examined } from '#doctor/examine.ts';
import { differs, holdsIf, type Outcome, unchecked } from '#doctor/outcome.ts';
import { closingOf, exitCodeOf, lineOf } from '#doctor/report.ts';

const holds = holdsIf(true, '');
const line = (outcome: Outcome): string => lineOf({ name: 'edit', assumes: 'An edit is kept.', outcome }, 'abc.def');
const examined = (outcomes: readonly Outcome[], left: readonly string[] = []): Examined => ({
  findings: outcomes.map((outcome) => ({ name: 'edit', assumes: 'An edit is kept.', outcome })),
  left,
});

test.each<readonly [Outcome, string]>([
  [holds, 'holds                 edit: An edit is kept.'],
  [differs('no text'), 'differs               edit: An edit is kept. Seen instead: no text.'],
  [unchecked('Name a channel.'), 'could not be checked  edit: An edit is kept. Name a channel.'],
  [differs('abc.def of 123456789012345678'), 'differs               edit: An edit is kept. Seen instead: (token) of (id).'],
])('a finding is one line (row %#)', (outcome, expected) => {
  expect(line(outcome)).toBe(expected);
});

test('the exit code is 0 only if something was checked and nothing differs', () => {
  expect(exitCodeOf(examined([holds, unchecked('x')]))).toBe(0);
  expect(exitCodeOf(examined([holds, differs('x')]))).toBe(1);
  expect(exitCodeOf(examined([unchecked('x'), unchecked('x')]))).toBe(1);
});

test('the last lines name what is left and count the results', () => {
  expect(closingOf(examined([holds, holds, differs('x')], ['the thread']))).toEqual([
    'Left on Discord, please delete it: the thread.',
    'holds: 2, differs: 1, could not be checked: 0.',
  ]);
});
