import { describe, expect, test } from 'vitest';
import { EQUIVALENT, isNamed } from './equivalent.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';
import { allMutants, TARGET_NAMES, TARGETS, targetOf } from './targets.ts';
import { tryAllMutants } from './tried.ts';

/** Returns a text with each of its mutants. */
const mutants = (text: string): readonly string[] =>
  mutantsOf({ path: 'src/games/cyclades/rules/a.ts', text }).map((mutant) => mutated(text, mutant));

describe('mutants of a text', () => {
  test.each<readonly [string, readonly string[]]>([
    ['a < b;', ['a <= b;', 'a >= b;']],
    ['a <= b;', ['a < b;', 'a > b;']],
    ['a > b;', ['a >= b;', 'a <= b;']],
    ['a >= b;', ['a > b;', 'a < b;']],
    ['a === b;', ['a !== b;']],
    ['a !== b;', ['a === b;']],
    ['a && b;', ['a || b;']],
    ['a || b;', ['a && b;']],
    ['!a;', ['a;']],
    ['f(true, false);', ['f(false, false);', 'f(true, true);']],
    ['list.some(f);', ['list.every(f);']],
    ['list.every(f);', ['list.some(f);']],
    ['a ? b : c;', ['!a ? b : c;']],
    ['if (a) b();', ['if (!a) b();']],
    ['const a = 3;', ['const a = 4;', 'const a = 2;']],
    ['const a = { 2: 0 };', ['const a = { 2: 1 };', 'const a = { 2: (-1) };']],
  ])('%s has the expected mutants', (text, expected) => {
    expect(mutants(text)).toEqual(expected);
  });

  test.each([
    'type A = 3 | true;',
    'const a: 3 = b;',
    'f<2>(b as 1);',
    `import a from './2.ts';`,
    'a ?? b;',
    'a + b;',
    'a.toString();',
  ])('%s has no mutants', (text) => {
    expect(mutants(text)).toEqual([]);
  });
});

describe('the mutants of the targets', () => {
  const all = allMutants();
  const isEquivalent = (mutant: Mutant): boolean => EQUIVALENT.some((one) => isNamed(mutant, one));

  test.each(TARGET_NAMES)('%s has more than 400 mutants', (target) => {
    expect(all.filter((mutant) => targetOf(mutant) === target).length).toBeGreaterThan(400);
  });

  /** A loop that never ends takes as long as all other mutants of the sample. `npm run mutation` tries these, too. */
  const isOfLoop = ({ before }: Mutant): boolean => /\b(?:while|for) \(/.test(before);
  /** Ends the loops that do not show it. The slowest of the others takes two seconds. */
  const SAMPLE_SECONDS = 10;

  test('every mutant that is named as equivalent exists and has a reason', () => {
    expect(EQUIVALENT.filter((one) => !all.some((mutant) => isNamed(mutant, one)))).toEqual([]);
    expect(EQUIVALENT.filter(({ why }) => why.length < 20)).toEqual([]);
  });

  test('tests catch the demanded share of a sample of mutants of all targets', { timeout: 600_000 }, async () => {
    const sample = all
      .filter((mutant) => !isEquivalent(mutant))
      .filter((mutant, index) => index % 150 === 75 && !isOfLoop(mutant));
    const survivors = (await tryAllMutants(sample, undefined, SAMPLE_SECONDS)).filter(({ trial }) => !trial.caughtBy);
    expect(new Set(sample.map(targetOf)).size).toBe(TARGET_NAMES.length);
    expect(sample.length).toBeGreaterThan(20);
    expect(
      survivors.length,
      survivors.map(({ mutant }) => `${mutant.path}:${mutant.line} ${mutant.after}`).join('\n'),
    ).toBeLessThanOrEqual(sample.reduce((sum, mutant) => sum + 1 - TARGETS[targetOf(mutant)].minCaught, 0));
  });
});
