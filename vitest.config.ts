import './prisma/ensureClient.js';
import './src/build.js';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/setup/longestFirst.ts';
import { OPTIMISE_LATER } from './tests/support/setup/optimiseLater.ts';
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
 * run first, since they use both processors fully. The others, which start services, often wait for processes, so that more run at a time.
 * Files share the modules they import, which would otherwise take longer to load than their tests take.
 */
export default defineConfig({
  test: {
    reporters: ['default', countsReporter()],
    // Each project would compile the same modules again.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...SERVICES, ...ISOLATED],
          isolate: false,
          execArgv: [...OPTIMISE_LATER],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'isolated',
          include: ISOLATED,
          execArgv: [...OPTIMISE_LATER],
          testTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'services',
          include: SERVICES,
          isolate: false,
          globalSetup: ['tests/support/setup/postgresSetup.ts'],
          // As in `npm start`: the WebAssembly of the database client runs too seldom to be worth optimising.
          execArgv: ['--wasm-tiering-budget=100000000', ...OPTIMISE_LATER],
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
