import { describe, expect, test } from 'vitest';
import { CREATURES } from '#games/cyclades/types.ts';
import { EMBLEMS } from '#renderers/cyclades/art/emblems.ts';
import { BUILDING_PICTOGRAMS, GOOD_PICTOGRAMS, PATRON_PICTOGRAMS } from '#renderers/cyclades/art/pictograms.ts';
import type { Outline } from '#renderers/drawing/brush.ts';
import { MARKS } from '#renderers/themes/seatMarks.ts';
import { fullness, inkOf, likeness, spilt } from '../../support/golden/ink.ts';

describe('the emblem of each creature', () => {
  const inks = new Map(CREATURES.map((creature) => [creature, inkOf(EMBLEMS[creature])]));

  test.each(CREATURES)('the emblem %s fills its grid and stays inside it', (creature) => {
    const ink = inks.get(creature) ?? [];
    expect(fullness(ink)).toBeGreaterThan(0.25);
    expect(fullness(ink)).toBeLessThan(0.75);
    expect(spilt(ink)).toBeLessThan(0.5);
  });

  test.each(CREATURES)('the emblem %s looks like no other picture, even at the size of a figure', (creature) => {
    const others = [
      ...[...inks].filter(([other]) => other !== creature).map(([, ink]) => ink),
      ...[BUILDING_PICTOGRAMS, PATRON_PICTOGRAMS, GOOD_PICTOGRAMS, MARKS].flatMap(Object.values<Outline>).map(inkOf),
    ];
    expect(others).toHaveLength(16 + 4 + 5 + 8 + 5);
    const own = inks.get(creature) ?? [];
    expect(Math.max(...others.map((other) => likeness(own, other)))).toBeLessThan(0.75);
  });
});
