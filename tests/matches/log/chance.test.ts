import { describe, expect, test } from 'vitest';
import type { Chance } from '#engine/game.ts';
import { chanceOf, countedChance } from '#matches/log/chance.ts';

const secret = new TextEncoder().encode('a secret of thirty-two bytes ...');
const DIE = [0, 1, 1, 2, 2, 3];
const throws = (luck: Parameters<typeof chanceOf>[0], version: number, count = 40): readonly number[] => {
  const chance = chanceOf(luck, version);
  return Array.from({ length: count }, () => chance.die(DIE));
};

/** Returns the index drawn from a list of this length, after a number of draws. */
const indexDrawn = (before: number, length: number): number => {
  const list = new Proxy<number[]>([], { get: (_, key) => (key === 'length' ? length : Number(key)) });
  return countedChance({ secret, match: 12 }, before).chance.pick(list);
};

describe('the luck of a match', () => {
  test('luck is the same for the same secret, entropy, match and version', () => {
    expect(throws({ secret, match: 12, words: ['sea'] }, 7)).toEqual(throws({ secret, match: 12, words: ['sea'] }, 7));
  });

  test.each([
    ['another secret', { secret: new TextEncoder().encode('another secret'), match: 12, words: ['sea'] }, 7],
    ['another match', { secret, match: 13, words: ['sea'] }, 7],
    ['other entropy', { secret, match: 12, words: ['sky'] }, 7],
    ['another version', { secret, match: 12, words: ['sea'] }, 8],
  ])('luck differs with %s', (_, luck, version) => {
    expect(throws(luck, version)).not.toEqual(throws({ secret, match: 12, words: ['sea'] }, 7));
  });

  test('each draw within a decision is new', () => {
    const chance = chanceOf({ secret, match: 1 }, 1);
    const hundred = Array.from({ length: 100 }, (_, index) => index);
    expect(new Set(Array.from({ length: 20 }, () => chance.pick(hundred))).size).toBeGreaterThan(10);
  });

  test('every element is drawn with the same probability', () => {
    const chance = chanceOf({ secret, match: 1 }, 1);
    const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const counts = new Map(list.map((element) => [element, 0]));
    for (let draw = 0; draw < 14_000; draw++) {
      const element = chance.pick(list);
      counts.set(element, (counts.get(element) ?? 0) + 1);
    }
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(22.5); // six degrees of freedom, p = 0.001; the draws are fixed
  });

  test('the draws of a given luck never change, because old logs are replayed with them', () => {
    const luck = { secret: new TextEncoder().encode('secret'), match: 12, words: ['sea'] };
    const dice = ({ die }: Chance) => Array.from({ length: 12 }, () => die([1, 2, 3, 4, 5, 6])).join('');
    expect(dice(chanceOf(luck, 7))).toBe('464352561542');
    expect(dice(chanceOf({ ...luck, beacon: 'ab' }, 7))).toBe('222561316111');
    expect(dice(countedChance(luck, 3).chance)).toBe('546452164156');
  });

  test('numbers that would bias a draw are skipped', () => {
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7].map((before) => indexDrawn(before, 2 ** 48));
    const first = numbers.findIndex((number) => number > 2 ** 47);
    const next = numbers.findIndex((number, index) => index > first && number < (numbers[first] ?? 0));
    expect(next).toBeGreaterThan(first);
    expect(indexDrawn(first, numbers[first] ?? 0)).toBe(numbers[next]);
    expect(indexDrawn(first, (numbers[first] ?? 0) + 1)).toBe(numbers[first]);
  });

  test('a draw from an empty list throws', () => {
    expect(() => chanceOf({ secret, match: 1 }, 1).pick([])).toThrow('Nothing to pick from.');
  });
});
