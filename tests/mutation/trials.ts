import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourcesIn, TOP } from '../support/structure/sources.ts';
import { startCoverage } from './coverage.ts';
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

/**
 * Runs the tests of a target without a mutant, which must pass. Returns a function that runs those that call the mutated function of
 * a mutant. Tests in files that have caught mutants of the same source come first, then those named after it. No file is changed on disk.
 */
export const createTrials = async (target: TargetName): Promise<(mutant: Mutant) => Promise<Trial>> => {
  const { tests, excluded, minTests } = TARGETS[target];
  const files = sourcesIn(tests, /\.test\.ts$/)
    .map(({ path }) => path)
    .filter((path) => !excluded.test(path));
  const modules = createLoader();
  const catches = new Map<string, number>();
  const folders = TARGETS[target].sources.map((folder) => `${pathToFileURL(join(TOP, folder)).href}/`);

  const coverage = startCoverage((url) => folders.some((folder) => url.startsWith(folder)));
  const { vitest, collected } = createHarness();
  const passing = await tryAll(modules.load({ vitest }), collected, files, () => true, coverage.record);
  coverage.stop();
  if (passing.caughtBy || passing.tests < minTests)
    throw new Error(`Without a mutant in ${target}: ${passing.tests} tests, and ${JSON.stringify(passing.caughtBy)} fails.`);

  return async (mutant) => {
    const named = new RegExp(`/${basename(mutant.path, '.ts')}\\w*\\.test\\.ts$`);
    const caughtOf = (file: string): number => catches.get(`${mutant.path} ${file}`) ?? (named.test(file) ? 0.5 : 0);
    const harness = createHarness();
    const { url, offset, load } = modules.mutate(mutant, { vitest: harness.vitest });
    const calling = coverage.testsAt(url, offset);
    const callers = calling && new Set([...calling].map((key) => key?.split(' ')[0]));
    const trial = await tryAll(
      load,
      harness.collected,
      files.filter((file) => callers?.has(file) ?? true).toSorted((a, b) => caughtOf(b) - caughtOf(a)),
      (key) => calling?.has(key) ?? true,
    );
    if (trial.caughtBy) catches.set(`${mutant.path} ${trial.caughtBy.file}`, caughtOf(trial.caughtBy.file) + 1);
    return trial;
  };
};

/** Loads one test file after the other and runs its selected tests, until one fails. A test's key is its file and number. */
const tryAll = async (
  load: (path: string) => unknown,
  collected: readonly Collected[],
  files: readonly string[],
  isSelected: (key: string) => boolean,
  onRun: (key?: string) => void = () => {},
): Promise<Trial> => {
  let tests = 0;
  for (const file of files) {
    const before = collected.length;
    let title = 'the file loads';
    try {
      load(file);
      onRun();
      for (const [index, one] of collected.slice(before).entries()) {
        const key = `${file} ${index}`;
        if (!isSelected(key)) continue;
        title = one.title;
        tests++;
        await one.run();
        onRun(key);
      }
    } catch {
      return { caughtBy: { file, test: title }, tests };
    }
  }
  return { tests };
};
