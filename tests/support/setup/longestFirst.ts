import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Lower for files that take longer. A file's size, by which Vitest sorts, says little about tests that play whole matches. */
const rankOf = ({ moduleId }: TestSpecification): number => {
  if (moduleId.endsWith('.e2e.test.ts')) return 0;
  return moduleId.includes('/tests/e2e/') ? 1 : 2;
};

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;

/**
 * Runs the files first that take longest, so that none of them runs alone at the end. The same order on every machine: durations of an
 * earlier run are not known in a new checkout.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => groupOf(one) - groupOf(other) || rankOf(one) - rankOf(other));
  }
}
