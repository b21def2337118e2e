import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of files that take long, most of it waiting for processes; the longest first. */
const LONG = [
  '.e2e.test.ts',
  '/tests/store/embedded/',
  '/tests/store/backup/',
  '/tests/store/locks/',
  '/tests/e2e/',
  '/tests/app/',
  '/tests/mutation/',
];

/** Lower for files that take longer. A file's size, by which Vitest sorts, says little about tests that wait or play whole matches. */
const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((part) => moduleId.includes(part));
  return rank < 0 ? LONG.length : rank;
};

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;

/**
 * Runs the files first that take longest, so that none of them runs alone at the end. The same order on every machine: durations of an
 * earlier run are not known in a new checkout. Files of a project run together, because workers are not shared between projects.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) =>
        groupOf(one) - groupOf(other) || one.project.name.localeCompare(other.project.name) || rankOf(one) - rankOf(other),
    );
  }
}
