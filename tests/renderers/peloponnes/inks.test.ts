import { describe, expect, test } from 'vitest';
import { DISASTERS, GOODS } from '#games/peloponnes/types.ts';
import { inksOf, MARBLE, MARBLE_INK, POWER } from '#renderers/peloponnes/inks.ts';
import { THEMES, themes } from '#renderers/theme.ts';
import { contrast } from '../../support/colours.ts';

describe.each(THEMES)('in the %s theme', (name) => {
  const { palette } = themes[name];
  const { goods, disasters } = inksOf(themes[name]);

  test.each(GOODS)('%s stand out on tiles and panels', (good) => {
    for (const ground of [palette.tile, palette.panel]) expect(contrast(goods[good], ground)).toBeGreaterThan(4.5);
  });

  test.each(DISASTERS)('the %s stands out on tiles and panels', (disaster) => {
    for (const ground of [palette.plate, palette.panel]) expect(contrast(disasters[disaster], ground)).toBeGreaterThan(4.5);
  });
});

describe('in every theme', () => {
  test('emblems stand out on marble', () => {
    expect(contrast(MARBLE_INK, MARBLE)).toBeGreaterThan(4.5);
  });

  test('points of power can be read', () => {
    for (const ground of POWER.on) expect(contrast(POWER.ink, ground)).toBeGreaterThan(4.5);
  });
});
