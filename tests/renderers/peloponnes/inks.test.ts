import { describe, expect, test } from 'vitest';
import { DISASTERS, GOODS } from '#games/peloponnes/types.ts';
import { inksOf, ON_CLAY, POWER, VASE } from '#renderers/peloponnes/art/inks.ts';
import { THEMES, themes } from '#renderers/themes/theme.ts';
import { contrast } from '../../support/golden/colours.ts';

describe.each(THEMES)('in the %s theme', (name) => {
  const { palette } = themes[name];
  const { goods, disasters } = inksOf(themes[name]);

  test.each(GOODS)('%s contrast with tiles and panels', (good) => {
    for (const ground of [palette.tile, palette.panel]) expect(contrast(goods[good], ground)).toBeGreaterThan(4.5);
  });

  test.each(DISASTERS)('the %s contrasts with tiles and panels', (disaster) => {
    for (const ground of [palette.plate, palette.panel]) expect(contrast(disasters[disaster], ground)).toBeGreaterThan(4.5);
  });
});

describe.each(THEMES)('on tiles of the %s theme', (name) => {
  const { palette, writing } = themes[name];

  test.each([
    ['names and amounts', writing.words],
    ['civilisations and fixed prices', writing.title],
  ])('%s can be read', (_, { ink }) => {
    expect(contrast(ink, palette.tile)).toBeGreaterThan(4.5);
    expect(contrast(ink, palette.plate)).toBeGreaterThan(4.5);
  });

  test('the rims of options and of unpaid buildings contrast with tiles', () => {
    for (const rim of [palette.accent, palette.alarm]) {
      expect(contrast(rim, palette.tile)).toBeGreaterThan(3);
      expect(contrast(rim, palette.panel)).toBeGreaterThan(3);
    }
  });
});

describe('in every theme', () => {
  test('figures contrast with clay, and their ornaments with the black of figures', () => {
    expect(contrast(VASE.black, VASE.clay)).toBeGreaterThan(4.5);
    expect(contrast(VASE.white, VASE.black)).toBeGreaterThan(4.5);
  });

  test('power points, and titles on clay, can be read', () => {
    for (const { ink, on } of [POWER, ON_CLAY]) for (const ground of on) expect(contrast(ink, ground)).toBeGreaterThan(4.5);
  });
});
