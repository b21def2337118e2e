import './prisma/ensureClient.js';
import './src/build.js';
import { defineConfig } from 'vitest/config';
import { countsReporter } from './tests/support/setup/reporter.ts';

/** Unit tests that mock a module, or count what it keeps: each runs in a process of its own, apart from all other files. */
const ISOLATED = [
  'tests/discord/command/languages.test.ts',
  'tests/renderers/render/written.test.ts',
  'tests/renderers/canvas/canvas.test.ts',
];
const SERVICES = ['tests/**/*.int.test.ts', 'tests/**/*.e2e.test.ts'];

/**
 * Three kinds of tests, by name: `x.test.ts` (unit), `x.int.test.ts` (one real service), `x.e2e.test.ts` (the whole bot). Unit tests
 * run first, since they use both processors fully. The others wait for processes most of the time, so that more run at a time. Files
 * share the modules they import, which would otherwise take longer to load than their tests take.
 */
export default defineConfig({
  test: {
    reporters: ['default', countsReporter()],
    // Each project would compile the same modules again.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...SERVICES, ...ISOLATED],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { name: 'isolated', include: ISOLATED, testTimeout: 30_000, maxWorkers: 2, sequence: { groupOrder: 0 } },
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
          isolate: false,
          globalSetup: ['tests/support/setup/postgresSetup.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
