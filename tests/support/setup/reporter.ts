import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { LEFT_OUT, NEEDS, type Tool } from './missingTools.ts';

/** The number of tests by result. A file that failed outside of its tests counts as one failed test, as does any stray error. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Titles of the skipped groups, by the missing tool. */
  readonly leftOut: Readonly<Partial<Record<Tool, readonly string[]>>>;
}

const isTool = (word: string): word is Tool => Object.hasOwn(NEEDS, word);

const toolMissed = (test: TestCase): Tool | undefined => {
  const result = test.result();
  const note = result.state === 'skipped' ? (result.note ?? '') : '';
  const tool = note.startsWith(LEFT_OUT) ? note.slice(LEFT_OUT.length) : '';
  return isTool(tool) ? tool : undefined;
};

const groupTitle = (test: TestCase): string => (test.parent.type === 'suite' ? test.parent.fullName : test.name);

const failuresOf = (module: TestModule): number => {
  const failedTests = [...module.children.allTests('failed')].length;
  return failedTests === 0 && module.state() === 'failed' ? 1 : failedTests;
};

export const countsOf = (modules: readonly TestModule[], strayErrors: number): Counts => {
  const leftOut: Partial<Record<Tool, readonly string[]>> = {};
  for (const test of modules.flatMap((module) => [...module.children.allTests('skipped')])) {
    const tool = toolMissed(test);
    if (tool !== undefined) leftOut[tool] = [...(leftOut[tool] ?? []), groupTitle(test)];
  }
  return {
    passed: modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0),
    failed: modules.reduce((sum, module) => sum + failuresOf(module), strayErrors),
    leftOut,
  };
};

/** One paragraph for each missing tool: the skipped groups, and how to get the tool. */
export const leftOutLines = (counts: Counts): readonly string[] =>
  Object.entries(counts.leftOut).flatMap(([tool, titles]) =>
    isTool(tool) ? [`Left out, as there is no ${NEEDS[tool].name} here: ${titles.join('; ')}.`, `  ${NEEDS[tool].howToGet}`] : [],
  );

/** Prints what was skipped in the run's last lines, and writes its `Counts` to the file that `TEST_COUNTS` names, if any. */
export const countsReporter = (): Reporter => ({
  onTestRunEnd(modules, strayErrors) {
    const counts = countsOf(modules, strayErrors.length);
    const countsFile = process.env.TEST_COUNTS;
    if (countsFile) writeFileSync(countsFile, `${JSON.stringify(counts)}\n`);
    // Runs on exit, so that it is printed below the output of other reporters.
    process.once('exit', () => {
      const lines = leftOutLines(counts);
      if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n`);
    });
  },
});
