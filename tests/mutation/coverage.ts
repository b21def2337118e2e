import { type Profiler, Session } from 'node:inspector';

interface Covered {
  readonly start: number;
  readonly end: number;
  /** Contains `undefined` for a function that is called while modules load. */
  readonly tests: Set<string | undefined>;
}

/** Records which tests call which functions. A mutant in a function can only be caught by a test that calls it. */
export interface Coverage {
  /** Records that a test, or the loading of modules (`undefined`), has called everything that was called since the last record. */
  record(test?: string): void;
  stop(): void;
  /**
   * Returns the tests that call the innermost function at an offset; `undefined` for code that runs when modules load, because any
   * test may depend on its results.
   */
  testsAt(url: string, offset: number): ReadonlySet<string | undefined> | undefined;
}

/** Starts to record the calls of functions in the modules with these URLs. */
export const startCoverage = (isCovered: (url: string) => boolean): Coverage => {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const functions = new Map<string, Map<number, Covered>>();

  return {
    record(test) {
      let result: readonly Profiler.ScriptCoverage[] = [];
      session.post('Profiler.takePreciseCoverage', (error, taken) => {
        if (error) throw error;
        result = taken.result;
      });
      for (const { url, functions: called } of result.filter((script) => isCovered(script.url))) {
        const known = functions.get(url) ?? new Map<number, Covered>();
        functions.set(url, known);
        for (const { ranges } of called) {
          const [{ startOffset: start, endOffset: end, count } = { startOffset: 0, endOffset: 0, count: 0 }] = ranges;
          const covered = known.get(start) ?? { start, end, tests: new Set() };
          known.set(start, covered);
          if (count > 0) covered.tests.add(test);
        }
      }
    },
    stop: () => session.disconnect(),
    testsAt(url, offset) {
      const around = [...(functions.get(url)?.values() ?? [])].filter(({ start, end }) => start <= offset && offset < end);
      const innermost = around.reduce<Covered | undefined>(
        (inner, each) => (inner && inner.start > each.start ? inner : each),
        undefined,
      );
      // A module is compiled as a function that begins with the script.
      return innermost === undefined || innermost.start === 0 || innermost.tests.has(undefined) ? undefined : innermost.tests;
    },
  };
};
