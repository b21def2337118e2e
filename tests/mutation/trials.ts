import { sourcesIn } from '../support/structure/sources.ts';
import { type Collected, createHarness } from './harness.ts';
import { createLoader } from './loader.ts';
import type { Mutant } from './mutants.ts';
import { TARGETS, type TargetName } from './targets.ts';

/** The result of a trial: the first test that failed, or none when all passed. */
export interface Trial {
  readonly caughtBy?: { readonly file: string; readonly test: string };
  /** Tests that ran. */
  readonly tests: number;
}

/** Returns a function that runs the tests of a target with a mutant in their sources. No file is changed on disk. */
export const createTrials = (target: TargetName): ((mutant: Mutant | undefined) => Promise<Trial>) => {
  const { tests, excluded } = TARGETS[target];
  const files = sourcesIn(tests, /\.test\.ts$/)
    .map(({ path }) => path)
    .filter((path) => !excluded.test(path));
  const load = createLoader();
  const catches = new Map<string, number>();

  return async (mutant) => {
    const caughtOf = (file: string): number => catches.get(`${mutant?.path} ${file}`) ?? 0;
    const { vitest, collected } = createHarness();
    const trial = await tryAll(
      load(mutant, { vitest }),
      collected,
      files.toSorted((a, b) => caughtOf(b) - caughtOf(a)),
    );
    if (trial.caughtBy) catches.set(`${mutant?.path} ${trial.caughtBy.file}`, caughtOf(trial.caughtBy.file) + 1);
    return trial;
  };
};

/** Loads and runs one test file after the other until a test fails. */
const tryAll = async (
  load: (path: string) => unknown,
  collected: readonly Collected[],
  files: readonly string[],
): Promise<Trial> => {
  let tests = 0;
  for (const file of files) {
    const before = collected.length;
    let title = 'the file loads';
    try {
      load(file);
      for (const one of collected.slice(before)) {
        title = one.title;
        tests++;
        await one.run();
      }
    } catch {
      return { caughtBy: { file, test: title }, tests };
    }
  }
  return { tests };
};
