import { describe, expect, test } from 'vitest';
import { DISASTERS, GOODS } from '#games/peloponnes/types.ts';
import { DISASTER_COLOURS, GOOD_COLOURS, MARBLE, MARBLE_INK, TERRACOTTA, TILE } from '#renderers/peloponnes/inks.ts';
import { PALETTE, SEATS } from '#renderers/theme.ts';
import { contrast } from '../../support/colours.ts';

describe('what is drawn and written', () => {
  test.each(GOODS)('%s stand out on tiles and panels', (good) => {
    for (const ground of [TILE, PALETTE.panel]) expect(contrast(GOOD_COLOURS[good], ground)).toBeGreaterThan(4.5);
  });

  test.each(DISASTERS)('the %s stands out on tiles and panels', (disaster) => {
    for (const ground of [PALETTE.night, PALETTE.panel])
      expect(contrast(DISASTER_COLOURS[disaster], ground)).toBeGreaterThan(4.5);
  });

  test.each([
    ['emblems', MARBLE_INK, MARBLE],
    ['points of power', PALETTE.stone, TERRACOTTA],
    ['least offers', PALETTE.goldInk, PALETTE.gold],
    ['fixed prices', PALETTE.gold, PALETTE.night],
    ['captions', PALETTE.seaName, PALETTE.sea],
    ['names of tiles', PALETTE.paper, TILE],
    ['costs of marked buildings', PALETTE.gold, TILE],
    ['letters of past rounds', PALETTE.muted, PALETTE.night],
    ['letters of later rounds', PALETTE.muted, PALETTE.panel],
    ['scores that count', PALETTE.gold, PALETTE.panel],
    ['luxury goods spent', PALETTE.alarm, PALETTE.panel],
    ['offers', PALETTE.gold, PALETTE.night],
  ])('%s can be read', (_, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThan(4.5);
  });

  test.each(SEATS.map((seat) => [seat.mark, seat] as const))(
    'the city of the %s stands out on its colour',
    (_, { colour, on }) => {
      expect(contrast(colour, on)).toBeGreaterThan(4.5);
    },
  );
});
