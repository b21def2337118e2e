import { describe, expect, test } from 'vitest';
import { proseFaults } from '../support/structure/prose.ts';
import { type Source, sourcesIn } from '../support/structure/sources.ts';

const CODE = /\.[jt]sx?$/;

const sources = ['src', 'commands', 'renderers', 'tests'].flatMap((folder) => sourcesIn(folder, CODE));

test('comments, log lines, errors and titles of tests are plain English', () => {
  const faults = sources.flatMap((source) => proseFaults(source).map((fault) => `${source.path} ${fault}`));
  expect(faults).toEqual([]);
});

describe('the checker of prose', () => {
  const faultsOf = (text: string): readonly string[] => proseFaults({ path: 'src/a.ts', text } satisfies Source);

  test.each<readonly [string, string]>([
    ['/** Whoever asks is answered. */', 'Whoever'],
    ['/**\n * What somebody\n * who left had. */', 'somebody who'],
    ['// So many at most.', 'So many'],
    ['/** The same of a thread. */', 'The same'],
    ["log.warn({ err }, 'the house is away');", 'the house'],
    ["throw new Error('The match stands still.');", 'stands still'],
    ['throw new StoreError(`The match stands still.`);', 'stands still'],
    ["test('asks who is due', () => {});", 'who is due'],
    ["test.each(ROWS)('asks %s anew', () => {});", 'anew'],
    ['test(`nobody is told`, () => {});', 'is told'],
    ["describeWith('chromium', () => test('the house opens', () => {}));", 'the house'],
  ])('finds the phrase in %s', (text, phrase) => {
    expect(faultsOf(text)).toContainEqual(expect.stringContaining(`“${phrase}”`));
  });

  test('leaves code, other strings and plain English alone', () => {
    expect(faultsOf("const whoever = 'the house'; // Returns the same seat again.")).toEqual([]);
    expect(faultsOf('/** Returns the seats that have to act. */\nconst due = 1;')).toEqual([]);
  });
});
