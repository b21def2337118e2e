import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Exported, ExportedChain, ExportedStep, StoredEvent } from '#matches/index.ts';
import { compareShown, compareTold } from '#verify/visibleRows.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { GAMES } from '../support/games.ts';
import { isWhole } from '../support/setup/whole.ts';
import { refused } from './checking.ts';
import { livedMatch, runningMatch } from './livedMatch.ts';

type Path = readonly (string | number)[];

/** The paths of all values of a file that are not objects or arrays. */
const leavesOf = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, Array.isArray(value) ? Number(key) : key]))
    : [path];

const other = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'something';
  if (!Number.isNaN(Date.parse(value)) && value.endsWith('Z')) return new Date(Date.parse(value) + 1).toISOString();
  return /^[0-9a-f]{64,}$/.test(value) ? `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}` : `${value}x`;
};

/** Returns a file with the value at one place changed. */
const changedAt = <Whole>(whole: Whole, [key, ...path]: Path): Whole => {
  if (key === undefined) return other(whole) as Whole;
  const part = whole as Record<string | number, unknown>;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string | number, unknown>;
  copy[key] = changedAt(part[key], path);
  return copy as Whole;
};

/** Number of places tried in each file. */
const PLACES = isWhole ? 120 : 40;

const placesIn = (exported: Exported, seed: number): readonly Path[] => {
  const chance = seeded(seed);
  // The commit cannot be proved, and need not be: another one is reported.
  const leaves = leavesOf(exported).filter(([key]) => key !== 'release');
  return Array.from({ length: PLACES }, () => chance.pick(leaves));
};

describe('a file with any one value changed', () => {
  test.each(['cyclades', 'peloponnes'])('a changed file of a finished match of %s is refused', async (game) => {
    const { exported, mark } = await livedMatch(game, 7, 40);
    const taken = placesIn(exported, 7).filter((path) => /^Not refused/.test(refused(changedAt(exported, path), [mark])));
    expect(taken.map((path) => path.join('.'))).toEqual([]);
  });

  test.each(['cyclades', 'peloponnes'])(
    'a changed file of a running match of %s, as all have seen it, is refused',
    async (game) => {
      const { files, mark } = await runningMatch(game, 7, 40);
      const exported = files.at(-1) as Exported;
      const taken = placesIn(exported, 7)
        .filter((path) => isChained(exported, path))
        .filter((path) => /^Not refused/.test(refused(changedAt(exported, path), [mark])));
      expect(taken.map((path) => path.join('.'))).toEqual([]);
    },
  );
});

/** Except the match's number and the exporting user, and the count of undone draws, which reveals nothing. */
const isChained = ({ chain }: Exported, [key, , index, part]: Path): boolean => {
  const seen = key === 'chain' && part === 'number' ? chain?.links[Number(index)]?.seen : undefined;
  return key !== 'match' && key !== 'seenBy' && typeof seen !== 'string';
};

test.each(['cyclades', 'peloponnes'])('the files that players get of a running match of %s are accepted', async (game) => {
  for (const seed of isWhole ? [1, 2, 3, 4, 5] : [1, 3, 5]) {
    const { files, mark } = await runningMatch(game, seed, 12 * seed);
    for (const exported of files) expect(refused(exported, [mark])).toMatch(/^Not refused/);
  }
});

/** Returns a value with the option `creatures` of each event that began a match changed; without the option for `undefined`. */
const withCreatures = <Value>(value: Value, creatures: 'all' | 'none' | undefined): Value =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    part?.type === 'GameBegan' ? { ...part, options: { ...part.options, creatures } } : part,
  ) as Value;

const { cyclades } = GAMES as { readonly cyclades: AnyGame };

test('the start of a running match that was written in an older shape may be shown in its current shape', async () => {
  const { files } = await runningMatch('cyclades', 7, 40);
  const exported = files.at(-1) as Exported;
  const chain = withCreatures(exported.chain as ExportedChain, undefined);
  expect(compareTold(cyclades, withCreatures(exported, 'none'), chain)).toBe(1);
  expect(compareTold(cyclades, withCreatures(exported, undefined), chain)).toBe(1);
  expect(() => compareTold(cyclades, withCreatures(exported, 'all'), chain)).toThrow('the chain holds');
});

test('the start of a finished match that was written in an older shape may be shown in each shape since', async () => {
  const { exported } = await livedMatch('cyclades', 7, 1);
  const step = exported.steps.find(({ events }) => events.some(({ type }) => type === 'GameBegan')) as ExportedStep;
  const rows = withCreatures(
    step.events.map(
      (event) => ({ event, by: step.by, shape: event.type === 'GameBegan' ? 1 : undefined }) as unknown as StoredEvent,
    ),
    undefined,
  );
  const shown = (creatures: 'all' | 'none' | undefined) => compareShown(cyclades, withCreatures(step, creatures), rows, String);
  expect(() => shown(undefined)).not.toThrow();
  expect(() => shown('none')).not.toThrow();
  expect(() => shown('all')).toThrow('The log holds');
});
