import { ARMS, type Arm } from './arms.ts';
import type { InAllArms } from './inAllArms.ts';
import { asByHand, counted, cyclesPerMatch, daysOf, eachCycle, promptsPerCycle } from './measures.ts';

/** The calendar bench's report beside its figures: whether the targets are reached, and the remaining prompts. */

/** Ratio of orders and clocks to reminders only. */
const TARGETS = { prompts: 0.4, days: 0.5 } as const;

export const reportOf = (title: string, matches: readonly InAllArms[]): string =>
  [
    `${title}: ${matches.length} matches, ${matches.filter(({ hasLeaver }) => hasLeaver).length} with somebody who leaves`,
    row(
      '',
      ARMS.map(({ name }) => name),
    ),
    rowOf('days, p50', (arm) => daysOf(arm, matches, 0.5)),
    rowOf('days, p90', (arm) => daysOf(arm, matches, 0.9)),
    rowOf('cycles', (arm) => cyclesPerMatch(arm, matches)),
    rowOf('prompts a cycle', (arm) => promptsPerCycle(arm, matches)),
    ...kinds(matches, 'prompts').map((kind) =>
      rowOf(`  ${kind}`, (arm) => eachCycle(arm, matches, counted(arm, matches, 'prompts')[kind] ?? 0)),
    ),
    'why no order answered, each cycle',
    ...kinds(matches, 'why').map((kind) =>
      rowOf(`  ${kind}`, (arm) => eachCycle(arm, matches, counted(arm, matches, 'why')[kind] ?? 0)),
    ),
    'orders that answered, each cycle (as by hand)',
    ...kinds(matches, 'orders').map((kind) => ordersRow(kind, matches)),
    `  as by hand in all: ${percent(asByHand('orders', matches))}`,
    'prompts that were given up, of people who had left + of others',
    givenUpRow(matches),
    targetLine('prompts', TARGETS.prompts, (arm) => promptsPerCycle(arm, matches)),
    targetLine('days at p50', TARGETS.days, (arm) => daysOf(arm, matches, 0.5)),
  ].join('\n');

const row = (label: string, cells: readonly string[]): string =>
  label.padEnd(32) + cells.map((cell) => cell.padStart(16)).join('');

const rowOf = (label: string, figure: (arm: Arm['name']) => number): string =>
  row(
    `  ${label}`,
    ARMS.map(({ name }) => figure(name).toFixed(2)),
  );

const kinds = (matches: readonly InAllArms[], what: 'prompts' | 'why' | 'orders'): readonly string[] => [
  ...new Set(ARMS.flatMap(({ name }) => Object.keys(counted(name, matches, what)))),
];

const ordersRow = (kind: string, matches: readonly InAllArms[]): string =>
  row(
    `    ${kind}`,
    ARMS.map(({ name, orders }) => {
      const fired = counted(name, matches, 'orders')[kind] ?? 0;
      const equal = counted(name, matches, 'equal')[kind] ?? 0;
      return orders && fired > 0 ? `${eachCycle(name, matches, fired).toFixed(2)} (${percent(equal / fired)})` : '-';
    }),
  );

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

const givenUpRow = (matches: readonly InAllArms[]): string =>
  row(
    '',
    ARMS.map(({ name }) => {
      const { left = 0, late = 0 } = counted(name, matches, 'givenUp');
      return `${left} + ${late}`;
    }),
  );

const targetLine = (what: string, target: number, figure: (arm: Arm['name']) => number): string => {
  const fewer = (arm: Arm['name']): number => 1 - figure(arm) / figure('off');
  const verdict = fewer('clocks') >= target ? 'reached' : 'MISSED';
  const found = `${percent(fewer('orders'))} with orders, ${percent(fewer('clocks'))} with clocks too`;
  return `  fewer ${what}: ${found}; target ${percent(target)}: ${verdict}`;
};
