import './prisma/ensureClient.js';
import './src/build.js';
import { defineConfig } from 'vitest/config';
import { houseReporter } from './tests/support/setup/reporter.ts';

/**
 * Rooms whose tests touch nothing but values: their files share what they import, which else takes longer than the tests. Left out
 * are those that put something else in the place of what all import.
 */
const PURE = [
  'tests/{games,i18n,audit,replays,matches}/**/*.test.ts',
  'tests/commands/!(limits).test.ts',
  'tests/discord/**/!(languages|toy|toyLooking|undo).test.ts',
  'tests/jobs/**/!(decisionSecrets|toy|toyCrash).test.ts',
];
const NOT_UNIT = ['tests/**/*.int.test.ts', 'tests/**/*.e2e.test.ts'];

/**
 * Three kinds of tests, by name: `x.test.ts` (unit), `x.int.test.ts` (one real service), `x.e2e.test.ts` (the whole house).
 * They run one kind after the other; whole houses stand alone, since each is several processes. Those of services share what they
 * import, as pure ones do: what puts something else in its place is no such test; and since they wait more than they reckon, there
 * are three at a time.
 */
export default defineConfig({
  test: {
    reporters: ['default', houseReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...NOT_UNIT, ...PURE],
          testTimeout: 30_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'pure',
          include: PURE,
          exclude: NOT_UNIT,
          isolate: false,
          testTimeout: 30_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'int',
          include: ['tests/**/*.int.test.ts'],
          isolate: false,
          globalSetup: ['tests/support/setup/postgresSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/**/*.e2e.test.ts'],
          globalSetup: ['tests/support/setup/postgresSetup.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
