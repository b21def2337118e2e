import { describe, expect, test } from 'vitest';
import { fitted, within } from '#i18n/fitting.ts';

test.each([
  [['one', 'two', 'three'], 13, 'one two three'],
  [['one', 'two', 'three'], 12, 'one two …'],
  [['one', 'two', 'three'], 9, 'one two …'],
  [['one', 'two', 'three'], 8, 'one …'],
  [['one'], 3, 'one'],
  [[], 3, ''],
])('the parts %j fit into %i characters as “%s”', (parts, most, text) => {
  expect(within(parts, ' ', most)).toBe(text);
});

test('fitted parts are never longer than the limit, and only the last ones are left out', () => {
  const parts = ['a', 'bb', 'ccc', 'dddd', 'eeeee'];
  for (let most = 4; most < 30; most += 1) {
    const text = within(parts, '\n', most);
    expect(text.length).toBeLessThanOrEqual(most);
    expect(parts.join('\n').startsWith(text.replace('…', ''))).toBe(true);
  }
});

describe('a label', () => {
  const label = (rest: number) => (name: (seat: number) => string) => `${name(0)}${'-'.repeat(rest)}`;

  test('a label has whole names if they fit on a button', () => {
    expect(fitted(label(60), () => 'W'.repeat(20))).toBe(`${'W'.repeat(20)}${'-'.repeat(60)}`);
  });

  test('a label cuts names no more than necessary', () => {
    expect(fitted(label(61), () => 'W'.repeat(20))).toBe(`${'W'.repeat(11)}…${'-'.repeat(61)}`);
    expect(fitted(label(69), () => 'W'.repeat(20))).toBe(`WWWWW…${'-'.repeat(69)}`);
  });

  test('a label keeps short names and never cuts a character in half', () => {
    expect(fitted(label(75), () => 'Ada')).toBe(`Ada${'-'.repeat(75)}`);
    expect(fitted(label(70), () => '🦉'.repeat(10))).toBe(`${'🦉'.repeat(5)}…${'-'.repeat(70)}`);
    expect(fitted(label(70), () => '\\_'.repeat(10))).toBe(`${'\\_'.repeat(5)}…${'-'.repeat(70)}`);
  });

  test('a label keeps the emoji of a name, which takes no room, and cuts only the name', () => {
    const emoji = '<:moon_001c2d:1575531234567890000> ';
    expect(fitted(label(60), () => `${emoji}Blaise`)).toBe(`${emoji}Blaise${'-'.repeat(60)}`);
    expect(fitted(label(69), () => `${emoji}${'W'.repeat(20)}`)).toBe(`${emoji}WWWWW…${'-'.repeat(69)}`);
  });
});
