import { describe, expect, test } from 'vitest';
import { EQUIVALENT, isNamed } from './equivalent.ts';
import { mutantsOf, mutated } from './mutants.ts';
import { allMutants, TARGET_NAMES, targetOf } from './targets.ts';
import { tryAllMutants } from './tried.ts';

/** The mutants of a text, as it reads with them. */
const mutants = (text: string): readonly string[] =>
  mutantsOf({ path: 'src/games/cyclades/rules/a.ts', text }).map((mutant) => mutated(text, mutant));

describe('mutants of', () => {
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
  ])('%s', (text, expected) => {
    expect(mutants(text)).toEqual(expected);
  });

  test.each(['type A = 3 | true;', 'const a: 3 = b;', 'f<2>(b as 1);', `import a from './2.ts';`, 'a ?? b;', 'a + b;'])(
    'none: %s',
    (text) => {
      expect(mutants(text)).toEqual([]);
    },
  );
});

describe('the mutants of the rules and figures', () => {
  const all = allMutants();

  test.each(TARGET_NAMES)('of %s are more than 400', (target) => {
    expect(all.filter((mutant) => targetOf(mutant) === target).length).toBeGreaterThan(400);
  });

  test('that are named as equivalent are there, each with a reason', () => {
    expect(EQUIVALENT.filter((one) => !all.some((mutant) => isNamed(mutant, one)))).toEqual([]);
    expect(EQUIVALENT.filter(({ why }) => why.length < 20)).toEqual([]);
  });

  test('are caught, some of each game, but for one in twenty', { timeout: 120_000 }, async () => {
    const different = all.filter((mutant) => !EQUIVALENT.some((one) => isNamed(mutant, one)));
    const some = different.filter((_, index) => index % 60 === 0);
    const survivors = (await tryAllMutants(some)).filter(({ trial }) => !trial.caughtBy);
    expect(new Set(some.map(targetOf)).size).toBe(TARGET_NAMES.length);
    expect(some.length).toBeGreaterThan(20);
    expect(
      survivors.length,
      survivors.map(({ mutant }) => `${mutant.path}:${mutant.line} ${mutant.after}`).join('\n'),
    ).toBeLessThanOrEqual(some.length / 20);
  });
});
