import { describe, expect, test } from 'vitest';
import { numbered, textWith } from '#renderers/geometry/text.ts';

/** Every letter is 10 wide. */
const text = textWith((words) => 10 * [...words].length);
const STYLE = { face: 'body', size: 40, align: 'left' } as const;

describe('a label', () => {
  test('a label with enough room is as wide as its letters', () => {
    expect(text('Troops', 5, 7, { ...STYLE, room: 60 })).toEqual({ text: 'Troops', x: 5, y: 7, ...STYLE, width: 60 });
    expect(text('Troops', 5, 7, { ...STYLE, room: 60, narrow: true })).not.toHaveProperty('narrow');
  });

  test('a label without enough room is shortened', () => {
    expect(text('Maximiliane', 0, 0, { ...STYLE, room: 60 })).toMatchObject({ text: 'Maxim…', width: 60 });
  });

  test('a narrow label is condensed before any letter is left out', () => {
    expect(text('Metropolis', 0, 0, { ...STYLE, room: 75, narrow: true })).toMatchObject({
      text: 'Metropolis',
      width: 75,
      narrow: true,
    });
    expect(text('Metropolis', 0, 0, { ...STYLE, room: 63, narrow: true })).toMatchObject({ text: 'Metropol…', width: 63 });
  });
});

test('a number replaces its placeholder in the words', () => {
  expect([numbered('Cycle #', 12), numbered('#. kolo', 3), numbered('Victory', 3)]).toEqual(['Cycle 12', '3. kolo', 'Victory']);
});
