import { describe, expect, test } from 'vitest';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import { DISASTERS, GOODS } from '#games/peloponnes/types.ts';
import type { Outline } from '#renderers/brush.ts';
import { MARKS } from '#renderers/marks.ts';
import { CITY, EMBLEMS } from '#renderers/peloponnes/emblems.ts';
import { DISASTER_PICTOGRAMS, GOOD_PICTOGRAMS } from '#renderers/peloponnes/pictograms.ts';
import { fullness, inkOf, likeness, spilt } from '../../support/ink.ts';
import { present } from '../../support/present.ts';

const OUTLINES: ReadonlyMap<string, Outline> = new Map([
  ...Object.entries(EMBLEMS),
  ...Object.entries(DISASTER_PICTOGRAMS),
  ...Object.entries(GOOD_PICTOGRAMS),
  ['city', CITY],
]);
const inks = new Map([...OUTLINES].map(([name, outline]) => [name, inkOf(outline)]));
const marks = Object.values(MARKS).map(inkOf);

test('every building has an emblem, and no land', () => {
  expect(Object.keys(EMBLEMS).toSorted()).toEqual(
    TILES.filter(({ kind }) => kind === 'building')
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(Object.keys(DISASTER_PICTOGRAMS)).toEqual([...DISASTERS]);
  expect(Object.keys(GOOD_PICTOGRAMS).toSorted()).toEqual([...GOODS].toSorted());
});

describe.each([...OUTLINES.keys()])('the emblem %s', (name) => {
  const own = present(inks.get(name));

  test('fills its grid and stays in it', () => {
    expect(fullness(own)).toBeGreaterThan(0.25);
    expect(fullness(own)).toBeLessThan(0.8);
    expect(spilt(own)).toBeLessThan(0.5);
  });

  test('looks like no other and like no mark of a seat, however small', () => {
    const others = [...inks].filter(([other]) => other !== name).map(([, ink]) => ink);
    expect(Math.max(...[...others, ...marks].map((other) => likeness(own, other)))).toBeLessThan(0.75);
  });
});
