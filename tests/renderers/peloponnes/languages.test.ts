import { describe, expect, test } from 'vitest';
import { TILE_IDS } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { CIVILISATIONS, DISASTERS, PHASES } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { SMALL_TYPE, TYPE } from '#renderers/peloponnes/layout/frame.ts';
import { layOut } from '#renderers/peloponnes/layout/layout.ts';
import { betweenOffers, firstRound, lastRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOfAllAndLonger } from '../../support/builders/pictureWords.ts';
import { lacking } from '../../support/golden/glyphs.ts';
import { measure } from '../../support/golden/measure.ts';
import { labelsOf, partsOf, strays } from '../../support/golden/peloponnesParts.ts';
import { overlaps } from '../../support/laws/boxes.ts';

/** Names so short that only the bot's own words can be too long. */
const NAMES = ['A', 'B', 'C', 'D', 'E'];

/** Moments with different words on the picture. */
const MOMENTS: readonly View[] = [1, 3, 5].flatMap((seats): readonly View[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const ended = (reason: 'score' | 'soloScore' | 'campaignLost' | 'draw', winners = [0]) =>
    betweenOffers(seats, { phase: 'ended', active: [], outcome: { winners, reason } });
  return [
    firstRound(seats),
    lastRound(seats),
    ...PHASES.map((phase) => betweenOffers(seats, { phase, asked: all, chosen: all.slice(1), active: all.slice(0, 1) })),
    ...DISASTERS.map((disaster) =>
      betweenOffers(seats, { phase: 'disaster', disaster: { disaster, protected: [0] }, asked: all, active: all }),
    ),
    betweenOffers(seats, { phase: 'finishing', supply: 'final', active: all }),
    ...[ended('score'), ended('soloScore'), ended('campaignLost', []), ended('draw', all)],
  ];
});

const ROWS = TILE_IDS.map((tile) => ({ tile, least: 1, fixed: false }));
/** Every tile for sale, every civilisation, the campaign. */
const NAMED: readonly View[] = [
  ...[1, 5].flatMap((seats) =>
    Array.from({ length: TILE_IDS.length / 5 }, (_, page) => ({
      ...lastRound(seats),
      auction: ROWS.slice(5 * page, 5 * page + 5),
    })),
  ),
  ...CIVILISATIONS.map((civilisation) => {
    const start = firstRound(1);
    return { ...start, seats: start.seats.map((seat) => ({ ...seat, civilisation })) };
  }),
  {
    ...betweenOffers(1, { phase: 'finishing', supply: 'final', active: [0] }),
    campaign: { level: 5, target: 44, bonuses: ['wood', 'stone', 'food', 'wood'] },
  },
  { ...firstRound(1), campaign: { level: 5, target: 44, bonuses: ['wood', 'stone', 'food', 'wood'] } },
];

const TOLD: readonly Event[] = [
  { type: 'LandPlaced', seat: 0, tile: 'A03' },
  { type: 'BuildingFinished', seat: 1, tile: 'B03' },
  { type: 'DisasterStruck', disaster: 'tempest', protected: [2] },
  { type: 'DisasterPaid', seat: 0, disaster: 'tempest', paid: { coins: 2 }, tiles: ['A01', 'C02', 'B08', 'C06', 'C01', 'C09'] },
  { type: 'LossSuffered', seat: 1, disaster: 'plague', paid: { inhabitants: 3 } },
] as unknown as readonly Event[];

describe.each(wordsOfAllAndLonger('peloponnes'))('on a picture in the language $language', ({ words }) => {
  const expectWhole = (view: View, asked: Parameters<typeof layOut>[4] = {}): void => {
    for (const shape of [{}, { shape: 'tall' }] as const) expectWholeIn(view, { ...asked, ...shape });
  };

  const expectWholeIn = (view: View, asked: Parameters<typeof layOut>[4]): void => {
    const layout = layOut(view, NAMES, words, measure, asked);
    const hasSmallCards = asked?.shape === 'tall' || (view.seats.length === 5 && asked?.detail === undefined);
    expect([overlaps(partsOf(layout)), strays(layout)]).toEqual([[], []]);
    const labels = labelsOf(layout).filter((label) => label !== layout.header?.dueNames);
    expect(labels.filter(({ text }) => text.includes('…')).map(({ text }) => text)).toEqual([]);
    expect(lacking(labels)).toEqual([]);
    expect(labels.filter(({ size }) => size < (hasSmallCards ? SMALL_TYPE : TYPE))).toEqual([]);
  };

  test('no word overlaps anything, leaves its place, is shortened or is too small, in any step', () => {
    for (const view of MOMENTS) expectWhole(view);
  });

  test('the whole names of every tile, every civilisation and the campaign have room', () => {
    for (const view of NAMED) expectWhole(view);
  });

  test('signs of changes and their legend have room', () => {
    for (const seats of [3, 4, 5]) expectWhole(lastRound(seats), { told: TOLD });
  });

  test('an enlarged civilisation has room for its tiles', () => {
    for (const seat of [0, 1, 2, 3, 4]) expectWhole(lastRound(5), { detail: String(seat) });
  });

  test('words that contain a number have a placeholder for it', () => {
    expect([words.round, words.level].map((text) => text.split('#').length - 1)).toEqual([1, 1]);
  });
});
