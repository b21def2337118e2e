import { defineConfig } from 'vitest/config';

/** Three kinds of tests, by name: `x.test.ts` (unit), `x.int.test.ts` (one real service), `x.e2e.test.ts` (the whole house). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.int.test.ts', 'tests/**/*.e2e.test.ts'],
        },
      },
      { test: { name: 'int', include: ['tests/**/*.int.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'e2e', include: ['tests/**/*.e2e.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 } },
    ],
  },
});
