import { describe, expect, test } from 'vitest';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { measure } from '#renderers/canvas.ts';
import { render } from '#renderers/index.ts';
import { draw } from '#renderers/peloponnes/draw.ts';
import { layOut } from '#renderers/peloponnes/layout.ts';
import { themes } from '#renderers/theme.ts';
import { goldenPicture, goldenSize, TOLERANCE } from '../../support/golden.ts';
import { betweenOffers, firstRound, lastRound } from '../../support/peloponnesViews.ts';
import { differing, type Pixels, shrunk } from '../../support/pixels.ts';
import { NAMES } from '../../support/views.ts';

const VIEWS: Readonly<Record<string, View>> = {
  'Peloponnes, first round of 1 seat': firstRound(1),
  'Peloponnes, first round of 3 seats': firstRound(3),
  'Peloponnes, first round of 5 seats': firstRound(5),
  'Peloponnes, last round of 2 seats': lastRound(2),
  'Peloponnes, last round of 5 seats': lastRound(5),
  'Peloponnes, tempest of 4 seats': betweenOffers(4, {
    phase: 'disaster',
    disaster: { disaster: 'tempest', protected: [2] },
    asked: [0, 1, 3],
    chosen: [3],
    active: [0, 1],
  }),
  'Peloponnes, choices of 3 seats, seen by one': betweenOffers(3, {
    viewer: 1,
    phase: 'finishing',
    supply: 'tile',
    asked: [0, 1, 2],
    chosen: [1],
    active: [0, 2],
    own: [
      { type: 'PayBuilding', seat: 1, tile: 'C02' },
      { type: 'AbandonBuilding', seat: 1, tile: 'B02' },
    ],
  }),
  'Peloponnes, campaign won': betweenOffers(1, {
    phase: 'ended',
    active: [],
    campaign: { level: 5, target: 35, bonuses: ['wood', 'stone', 'food', 'food'] },
    outcome: { winners: [0], reason: 'campaignWon' },
  }),
  'Peloponnes, end of 5 seats': betweenOffers(5, { phase: 'ended', active: [], outcome: { winners: [0], reason: 'score' } }),
};

const drawn = (view: View): Promise<Pixels> => shrunk(draw(layOut(view, NAMES, measure), themes.dark));

describe('the golden pictures', () => {
  test.each(Object.entries(VIEWS))('%s', async (name, view) => {
    const picture = await drawn(view);
    expect(differing(picture, await goldenPicture(name, picture))).toBeLessThanOrEqual(TOLERANCE);
  });

  test.each(Object.keys(VIEWS))('%s is a small file', (name) => {
    expect(goldenSize(name)).toBeLessThan(300_000);
  });

  test.each<readonly [string, Partial<View>]>([
    [
      'an offer is another seat’s',
      { auction: lastRound(3).auction.map((row) => ({ ...row, offer: { seat: 2, coins: 18, half: true } })) },
    ],
    ['one chit more is turned up', { chits: { ...lastRound(3).chits, drought: 3 } }],
    ['the turn order is another', { order: [0, 1, 2] }],
    ['a tile is another', { conquest: lastRound(3).conquest.map((row) => ({ ...row, tile: 'A01' })) }],
  ])('differ beyond the tolerance when %s', async (_, changes) => {
    expect(differing(await drawn(lastRound(3)), await drawn({ ...lastRound(3), ...changes }))).toBeGreaterThan(TOLERANCE);
  });
});

describe('a picture of Peloponnes', () => {
  test.each([1, 2, 3, 4, 5])('of %i seats is a JPEG of at most 400 kB, however full', async (seats) => {
    const picture = await render({ game: 'peloponnes', view: lastRound(seats), names: NAMES, theme: 'dark' });
    expect([...picture.file.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect([picture.width, picture.height]).toEqual([1200, 462 + 198 * seats]);
    expect(picture.file.length).toBeLessThan(400_000);
  });

  test('of the same view has the same bytes, whatever is drawn between', async () => {
    const first = await render({ game: 'peloponnes', view: lastRound(3), names: NAMES, theme: 'dark' });
    await render({ game: 'peloponnes', view: firstRound(5), names: NAMES, theme: 'dark' });
    expect((await render({ game: 'peloponnes', view: lastRound(3), names: NAMES, theme: 'dark' })).file).toEqual(first.file);
  });
});
