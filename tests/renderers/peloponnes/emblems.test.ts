import { describe, expect, test } from 'vitest';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import { CIVILISATIONS, DISASTERS, GOODS } from '#games/peloponnes/types.ts';
import type { Outline } from '#renderers/drawing/brush.ts';
import { ACCENTS } from '#renderers/peloponnes/art/accents.ts';
import { LANDMARKS } from '#renderers/peloponnes/art/drawLandmarks.ts';
import { DEVICES, EMBLEMS } from '#renderers/peloponnes/art/emblems.ts';
import { DISASTER_PICTOGRAMS, GOOD_PICTOGRAMS } from '#renderers/peloponnes/art/pictograms.ts';
import { MARKS } from '#renderers/themes/seatMarks.ts';
import { fullness, inkOf, likeness, spilt } from '../../support/golden/ink.ts';
import { present } from '../../support/setup/present.ts';

const OUTLINES: ReadonlyMap<string, Outline> = new Map([
  ...Object.entries(EMBLEMS),
  ...Object.entries(DISASTER_PICTOGRAMS),
  ...Object.entries(GOOD_PICTOGRAMS),
  ...Object.entries(DEVICES),
]);
const inks = new Map([...OUTLINES].map(([name, outline]) => [name, inkOf(outline)]));
const marks = Object.values(MARKS).map(inkOf);

test('every building has an emblem, and no land has one', () => {
  expect(Object.keys(EMBLEMS).toSorted()).toEqual(
    TILES.filter(({ kind }) => kind === 'building')
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(Object.keys(DEVICES)).toEqual([...CIVILISATIONS]);
  expect(Object.keys(DISASTER_PICTOGRAMS)).toEqual([...DISASTERS]);
  expect(Object.keys(GOOD_PICTOGRAMS).toSorted()).toEqual([...GOODS].toSorted());
});

describe.each([...OUTLINES.keys()])('the emblem %s', (name) => {
  const own = present(inks.get(name));

  test('an emblem fills its grid and stays inside it', () => {
    expect(fullness(own)).toBeGreaterThan(0.25);
    expect(fullness(own)).toBeLessThan(0.8);
    expect(spilt(own)).toBeLessThan(0.5);
  });

  test('an emblem looks like no other emblem and no seat’s mark, however small', () => {
    const others = [...inks].filter(([other]) => other !== name).map(([, ink]) => ink);
    expect(Math.max(...[...others, ...marks].map((other) => likeness(own, other)))).toBeLessThan(0.75);
  });
});

test('no two lands look alike: their terrain, plants or traces of people differ', () => {
  const lands = TILES.filter(({ kind }) => kind === 'land');
  const looks = lands.map(({ id, terrain, income }) => [...terrain, ...Object.values(income), LANDMARKS[id]].join(' '));
  expect(new Set(looks).size).toBe(lands.length);
  expect(Object.keys(LANDMARKS).toSorted()).toEqual(lands.map(({ id }) => id).toSorted());
});

describe.each(Object.keys(EMBLEMS))('the ornaments of the emblem %s', (id) => {
  test.each(Object.entries(present(ACCENTS[id])))('ornaments in %s lie on the emblem’s black except for a rim', (_, outline) => {
    const black = present(inks.get(id));
    const laid = inkOf(outline);
    const outside = laid.reduce((sum, ink, pixel) => sum + Math.max(0, ink - (black[pixel] ?? 0)), 0);
    expect(outside / laid.reduce((sum, ink) => sum + ink, 0)).toBeLessThan(0.25);
  });
});
