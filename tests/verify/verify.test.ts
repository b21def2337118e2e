import { assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../support/games.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';
import { check, refused, withStep } from './checking.ts';
import { livedMatch, wholeMatch } from './livedMatch.ts';

describe('a match that is exported after its end', () => {
  test.each(Object.keys(GAMES))(
    'a match of %s, played by its rules, is proved from its first event to its last',
    async (game) => {
      const { exported, marks } = await wholeMatch(game, 3, (legal, chance, view) => naiveMove(game, view, legal, chance));
      expect(exported.outcome?.reason).not.toBe('standing');
      expect(marks.length).toBeGreaterThan(3);
      expect(check(exported, marks)).toMatch(/^All of it follows[\s\S]*is the one committed to[\s\S]*marks are met/);
      expect(check(exported)).toContain('Without marks only luck and inner consistency are proved');
    },
  );

  test('a match is proved with any acts of people, computers, orders, clocks and votes, and refused with one moment changed', async () => {
    const kinds = new Set<string>();
    const property = asyncProperty(
      constantFrom(...Object.keys(GAMES)),
      integer({ min: 1, max: 1_000_000 }),
      async (game, seed) => {
        const { exported, marks } = await livedMatch(game, seed, 60);
        for (const { command } of exported.steps)
          kinds.add(`${command?.type}${command?.answers === undefined ? '' : ' answered'}`);
        expect(refused(exported, marks)).toMatch(/^Not refused: All of it follows/);
        const last = marks.at(-1)?.number ?? 0;
        const marked = exported.steps.filter(({ number }) => number <= last).length;
        const changed = withStep(exported, seed % marked, (step) => ({
          ...step,
          at: new Date(Date.parse(step.at) + 1).toISOString(),
        }));
        expect(refused(changed, marks)).toMatch(/^step #1·\d+/);
      },
    );
    await assert(property, { numRuns: 6, seed: 2026 });
    for (const kind of ['Undo', 'Redo', 'Organise', 'RunOutOfTime', 'HandOver', 'PlayAsComputer', 'Play answered', 'GoOn']) {
      expect(kinds).toContain(kind);
    }
  }, 120_000);
});
