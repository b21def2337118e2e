import { describe, expect, test } from 'vitest';
import { PALETTE, SEATS } from '#renderers/theme.ts';
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

  test.each(SEATS.map((seat) => [seat.mark, seat] as const))(
    'the %s or its rim stands out on sea, land and panels',
    (_, { colour }) => {
      for (const ground of [PALETTE.sea, PALETTE.deepSea, PALETTE.land, PALETTE.sand, PALETTE.panel]) {
        const edge = Math.max(contrast(ground, PALETTE.stone), contrast(ground, PALETTE.ink), contrast(ground, colour));
        expect(edge).toBeGreaterThan(4.5);
      }
    },
  );
});

describe('what is written', () => {
  test.each([
    ['sea names', PALETTE.seaName, PALETTE.sea],
    ['island numbers', PALETTE.landName, PALETTE.land],
    ['counts', PALETTE.ink, PALETTE.stone],
    ['names of seats', PALETTE.paper, PALETTE.panel],
    ['titles', PALETTE.gold, PALETTE.panel],
    ['captions', PALETTE.muted, PALETTE.panel],
    ['Metropolises', PALETTE.gold, PALETTE.marbleShade],
    ['markers', PALETTE.goldInk, PALETTE.gold],
    ['printed horns', PALETTE.landHorn, PALETTE.land],
    ['creatures on their cards', PALETTE.ink, PALETTE.clay],
    ['discarded creatures', PALETTE.muted, PALETTE.panel],
  ])('%s can be read', (_, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThan(4.5);
  });
});
