import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseEvent, Upcast } from '#engine/game.ts';
import type { Exported } from '#matches/index.ts';
import { parseMark } from '#verify/checkpoints.ts';
import { replay } from '#verify/replay.ts';
import { GAMES } from '../support/games.ts';
import { check, refused } from './checking.ts';

interface Kept {
  readonly file: Exported;
  readonly marks: readonly string[];
}

/** Files and tags as commit 60706fb made them. */
const keptOf = (game: string): Readonly<Record<'ended' | 'running', Kept>> =>
  JSON.parse(readFileSync(new URL(`../fixtures/exports60706fb/${game}.json`, import.meta.url), 'utf8'));

describe.each(['cyclades', 'peloponnes'])('an export of %s that release 0.1 made', (game) => {
  test('an export of release 0.1 is proved after the end of its match, as it was then', () => {
    const { file, marks } = keptOf(game).ended;
    expect(file.release?.commit).toMatch(/^60706fb/);
    expect(marks.length).toBeGreaterThan(0);
    expect(check(file, marks.map(parseMark))).toMatch(/^All of it follows[\s\S]*is the one committed to[\s\S]*met/);
    const { release, ...unnamed } = file;
    expect(check(unnamed)).toMatch(/^All of it follows/);
  });

  test('an export of release 0.1 is checked against the tags of its posts while its match runs', () => {
    const { file, marks } = keptOf(game).running;
    expect(check(file, marks.map(parseMark))).toContain('The mark is met');
    const [mark = ''] = marks;
    expect(refused(file, [parseMark(`${'0'.repeat(12)}${mark.slice(12)}`)])).toContain('The chain gives');
  });

  test('an export of release 0.1 is proved after its game has gained an option, by the value the upcast gives', () => {
    const { file } = keptOf(game).ended;
    const rules = GAMES[game] as AnyGame;
    const begunFreely: Upcast = (event) => ({ ...event, options: { ...Object(event).options, toll: 'none' } }) as BaseEvent;
    const grown = {
      ...rules,
      options: { ...rules.options, toll: ['one', 'none'] },
      eventShapes: { ...rules.eventShapes, GameBegan: [...(rules.eventShapes.GameBegan ?? []), begunFreely] },
    };
    const { state, decided } = replay(grown, file, Uint8Array.from(Buffer.from(file.secret ?? '', 'hex')), () => undefined);
    expect(state.phase).toBe('ended');
    expect(decided).toBe(file.steps.length);
  });
});
