import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { TOP } from '../support/sources.ts';
import { type Mutant, mutated } from './mutants.ts';

/** The tests that are to catch mutants, quick ones; those that catch the most come first. */
const TESTS = ['tests/games/cyclades/**/*.test.ts'];
/** It looks at the titles of the others and at nothing that runs. */
const NO_TESTS = ['tests/games/cyclades/rules.test.ts'];

/** What a trial found: the test that failed first, by file and title; none when all passed. */
export interface Trial {
  readonly caughtBy: { readonly file: string; readonly test: string } | undefined;
}

export interface Trials {
  /** Runs the tests on the sources with this mutant in them, until one fails; without a mutant on the sources as they are. */
  run(mutant: Mutant | undefined): Promise<Trial>;
}

/** Tests keep the order in which they are handed over. */
class AsGiven {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

/** Opens a Vitest of its own in this process. Sources are changed on their way to the tests, never on disk. */
export const openTrials = async (): Promise<Trials> => {
  let mutant: Mutant | undefined;
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: TOP,
      watch: false,
      include: TESTS,
      exclude: NO_TESTS,
      pool: 'threads',
      isolate: false,
      fileParallelism: false,
      bail: 1,
      reporters: [{}],
      sequence: { sequencer: AsGiven as never },
    },
    {
      logLevel: 'silent',
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (code, id) =>
            mutant && id === join(TOP, mutant.path) ? { code: mutated(code, mutant), map: null } : undefined,
        },
      ],
    },
  );
  const specifications = await vitest.globTestSpecifications();
  const catches = new Map<string, number>();

  const inOrder = (path: string): TestSpecification[] => {
    const score = ({ moduleId }: TestSpecification): number => catches.get(`${path} ${moduleId}`) ?? 0;
    return specifications.toSorted((a, b) => score(b) - score(a));
  };

  const change = (to: Mutant | undefined): void => {
    const changed = [mutant, to].flatMap((one) => (one ? [join(TOP, one.path)] : []));
    mutant = to;
    for (const path of changed) vitest.invalidateFile(path);
  };

  return {
    run: async (next) => {
      change(next);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(inOrder(next?.path ?? ''));
      const failed = testModules.find((module) => !module.ok());
      if (failed) {
        const key = `${next?.path} ${failed.moduleId}`;
        catches.set(key, (catches.get(key) ?? 0) + 1);
        const [test] = failed.children.allTests('failed');
        return { caughtBy: { file: failed.relativeModuleId, test: test?.fullName ?? 'the file does not load' } };
      }
      return { caughtBy: unhandledErrors.length > 0 ? { file: '', test: 'an error outside of the tests' } : undefined };
    },
  };
};
