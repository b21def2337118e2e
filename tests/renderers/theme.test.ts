import { describe, expect, test } from 'vitest';
import { SEATS } from '#renderers/seatStyles.ts';
import { THEMES, themes, type Writings } from '#renderers/theme.ts';
import { contrast, difference, EYES } from '../support/colours.ts';

const pairs = SEATS.flatMap((one, index) => SEATS.slice(index + 1).map((other) => [one, other] as const));

describe('the colours of the seats', () => {
  test('there are five, each with a mark of its own', () => {
    expect(new Set(SEATS.map(({ mark }) => mark)).size).toBe(5);
    expect(new Set(SEATS.map(({ colour }) => colour)).size).toBe(5);
  });

  test.each(SEATS.map((seat) => [seat.mark, seat] as const))('the %s stands out on its colour', (_, { colour, on }) => {
    expect(contrast(colour, on)).toBeGreaterThan(4.5);
  });

  test.each(Object.keys(EYES) as (keyof typeof EYES)[])('stay apart for %s eyes', (eyes) => {
    for (const [one, other] of pairs) expect(difference(one.colour, other.colour, eyes)).toBeGreaterThan(20);
  });
});

describe.each(THEMES)('in the %s theme', (name) => {
  const { palette, writing } = themes[name];

  test.each(SEATS.map((seat) => [seat.mark, seat] as const))(
    'the %s or its rim stands out on sea, land and panels',
    (_, { colour }) => {
      for (const ground of [
        palette.sea,
        palette.deepSea,
        palette.land,
        palette.sand,
        palette.panel,
        palette.plate,
        palette.tile,
      ]) {
        const edge = Math.max(contrast(ground, palette.stone), contrast(ground, palette.ink), contrast(ground, colour));
        expect(edge).toBeGreaterThan(4.5);
      }
    },
  );

  test.each(Object.keys(writing) as (keyof Writings)[])('%s can be read on every ground it is written on', (what) => {
    const { ink, on } = writing[what];
    for (const ground of on) expect(contrast(ink, ground)).toBeGreaterThan(4.5);
  });

  test.each([
    ['Metropolises', palette.gold, palette.marbleShade],
    ['printed horns', palette.landHorn, palette.land],
    ['horns of trade', palette.goldInk, palette.gold],
    ['discarded creatures', palette.muted, palette.panel],
    ['places of battle', palette.battle, palette.ink],
  ])('%s can be seen', (_, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThan(4.5);
  });
});
