import { describe, expect, test } from 'vitest';
import type { Exported } from '#matches/index.ts';
import { NothingProved } from '#verify/errors.ts';
import { printable } from '#verify/printable.ts';
import { readExport } from '#verify/readExport.ts';
import { verify } from '#verify/verify.ts';
import { refused, withStep } from './checking.ts';
import { livedMatch } from './livedMatch.ts';

const lived = livedMatch('peloponnes', 7, 20);

const movedBy = (exported: Exported, index: number, ms: number): Exported =>
  withStep(exported, index, (step) => ({ ...step, at: new Date(Date.parse(step.at) + ms).toISOString() }));

describe('an export of a finished match', () => {
  test('an export whose commands were removed is refused', async () => {
    const { exported } = await lived;
    const bare = { ...exported, steps: exported.steps.map(({ command, ...step }) => step) } as Exported;
    expect(refused(bare, [])).toBe('the file: It holds no commands. The file that /match export gives has one with each step.');
  });

  test('an export from before commands were stored is not refused, and proves nothing', async () => {
    const { exported } = await lived;
    const { commitment, release, ...older } = exported;
    const bare = { ...older, steps: exported.steps.map(({ command, ...step }) => step) } as Exported;
    expect(() => verify(bare, [])).toThrow(NothingProved);
  });

  test.each([
    ['before the first', 1, -3_600_000, 'It is earlier than the step before it.'],
    ['in the future', -1, 100 * 365 * 86_400_000, 'Its time is in the future.'],
  ])('an export with a step %s is refused', async (_where, index, ms, why) => {
    const { exported } = await lived;
    const at = index < 0 ? exported.steps.length + index : index;
    const step = exported.steps[at];
    expect(refused(movedBy(exported, at, ms), [])).toBe(`step #${exported.match}·${step?.number}: ${why}`);
  });

  test.each([['"12"'], ['"\\u001b[2J"'], ['-1'], ['0'], ['1.5'], ['1e99'], ['null'], ['[7]']])(
    'an export with a number that is %s is refused',
    async (number) => {
      const { exported } = await lived;
      const text = JSON.stringify(exported).replace(`"match":${exported.match}`, `"match":${number}`);
      expect(() => readExport(text)).toThrow('Its match has no number.');
    },
  );

  test.each(['2026', '2026-11-23', 'yesterday', '2026-11-23T12:00:00+01:00', '9'])(
    'an export with a time that is %s is refused',
    async (at) => {
      const { exported } = await lived;
      const text = JSON.stringify(withStep(exported, 3, (step) => ({ ...step, at })));
      expect(() => readExport(text)).toThrow('It is not a step of a log.');
    },
  );
});

describe('text of a file', () => {
  test('text of a file is printed without control characters', () => {
    const hostile = 'a\u001b[2J\u009b31m\u202eb\u2066\r\nc\u0000\u2028\ud800é🎲';
    expect(printable(hostile)).toBe('a\\u{1b}[2J\\u{9b}31m\\u{202e}b\\u{2066}\\u{d}\\u{a}c\\u{0}\\u{2028}\\u{d800}é🎲');
  });
});
