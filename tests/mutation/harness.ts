import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

/**
 * Replaces Vitest while mutants are tried: the same `expect`, and just enough of `describe` and `test` to run tests one after the
 * other in this process. Starting Vitest for each of several thousand mutants would take ten times longer.
 */

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** A test of a loaded file. */
export interface Collected {
  readonly title: string;
  run(): void | Promise<void>;
}

type Body = (...row: readonly unknown[]) => void | Promise<void>;
/** Takes a title, optional options, and a body. */
type Define = (title: string, ...rest: readonly unknown[]) => void;

/** Returns the exports of Vitest for test files. `collected` receives their tests as they are loaded. */
export const createHarness = () => {
  const collected: Collected[] = [];
  const above: string[] = [];

  const describe: Define = (title, ...rest) => {
    above.push(title);
    bodyOf(rest)();
    above.pop();
  };
  const test: Define = (title, ...rest) => {
    const body = bodyOf(rest);
    collected.push({ title: [...above, title].join(' > '), run: () => runOf(body) });
  };
  const eachOf =
    (define: Define) =>
    (table: readonly unknown[]) =>
    (title: string, ...rest: readonly unknown[]): void => {
      const areRows = table.every((row) => Array.isArray(row));
      for (const row of table) define(title, () => bodyOf(rest)(...(areRows ? (row as readonly unknown[]) : [row])));
    };
  const vitest = {
    describe: Object.assign(describe, { each: eachOf(describe) }),
    test: Object.assign(test, { each: eachOf(test) }),
    expect: chai.expect,
  };
  return { vitest, collected };
};

const bodyOf = (rest: readonly unknown[]): Body => rest.find((part): part is Body => typeof part === 'function') ?? (() => {});

/** Thrown by a test that skips itself because a tool is missing. */
class Skipped extends Error {}

const CONTEXT = {
  skip: (): never => {
    throw new Skipped();
  },
};

const runOf = async (body: Body): Promise<void> => {
  try {
    await (body.length > 0 ? body(CONTEXT) : body());
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
  }
};
