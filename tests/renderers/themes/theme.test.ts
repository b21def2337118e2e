import { describe, expect, test } from 'vitest';
import { SEATS } from '#renderers/themes/seatStyles.ts';
import { THEMES, themes, type Writings } from '#renderers/themes/theme.ts';
import { ciede2000, contrast, difference, EYES } from '../../support/golden/colours.ts';

const pairs = SEATS.flatMap((one, index) => SEATS.slice(index + 1).map((other) => [one, other] as const));

describe('the colours of the seats', () => {
  test('there are five seat colours, each with its own mark', () => {
    expect(new Set(SEATS.map(({ mark }) => mark)).size).toBe(5);
    expect(new Set(SEATS.map(({ colour }) => colour)).size).toBe(5);
  });

  test.each(SEATS.map((seat) => [seat.mark, seat] as const))('the %s contrasts with its seat’s colour', (_, { colour, on }) => {
    expect(contrast(colour, on)).toBeGreaterThan(4.5);
  });

  test.each(Object.keys(EYES) as (keyof typeof EYES)[])('seat colours stay distinct for %s eyes', (eyes) => {
    for (const [one, other] of pairs) expect(difference(one.colour, other.colour, eyes)).toBeGreaterThan(20);
  });
});

test.each(Object.keys(EYES) as (keyof typeof EYES)[])('the rim of a choice is unlike gold and any seat for %s eyes', (eyes) => {
  const { choice, gold, ink } = themes.dark.palette;
  expect(contrast(choice, ink)).toBeGreaterThan(4.5);
  for (const colour of [gold, ...SEATS.map((seat) => seat.colour)]) {
    expect(difference(choice, colour, eyes)).toBeGreaterThan(20);
  }
});

describe.each(THEMES)('in the %s theme', (name) => {
  const { palette, writing } = themes[name];

  test.each(SEATS.map((seat) => [seat.mark, seat] as const))(
    'the %s or its rim contrasts with sea, land and panels',
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

  test.each(Object.keys(EYES) as (keyof typeof EYES)[])(
    'each seat’s colour or its rim contrasts with every background for %s eyes',
    (eyes) => {
      const { sea, deepSea, land, sand, panel, plate, tile, stone, ink } = palette;
      for (const ground of [sea, deepSea, land, sand, panel, plate, tile]) {
        for (const { colour } of SEATS) {
          expect(Math.max(...[colour, stone, ink].map((edge) => difference(edge, ground, eyes)))).toBeGreaterThan(40);
        }
      }
    },
  );

  test.each(Object.keys(writing) as (keyof Writings)[])('%s can be read on every background it is written on', (what) => {
    const { ink, on } = writing[what];
    for (const ground of on) expect(contrast(ink, ground)).toBeGreaterThan(4.5);
  });

  test.each([
    ['Metropolises without an owner', palette.gold, palette.marbleShade],
    ['horns of trade', palette.goldInk, palette.gold],
    ['discarded creatures', palette.muted, palette.panel],
    ['places of battle', palette.battle, palette.ink],
  ])('%s is visible', (_, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThan(4.5);
  });
});

/** Pairs of CIELAB colours from the formula's own test data (Sharma, Wu, Dalal 2005, table 1). */
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('the difference of %j and %j equals the published one', (one, other, published) => {
  expect(ciede2000(one, other)).toBeCloseTo(published, 4);
  expect(ciede2000(other, one)).toBeCloseTo(published, 4);
});
