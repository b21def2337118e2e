import { describe, expect, test } from 'vitest';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { Amounts } from '#games/peloponnes/types.ts';
import { bid, buildings, faceUp, given, lands, marked, struck, table } from '../../games/peloponnes/given.ts';
import { LANGUAGES } from '../../support/languages.ts';

type Position = readonly (Event | readonly Event[])[];

const MOST = 80;
const long = (): string => 'W'.repeat(20);

const BUILDINGS = TILES.filter(({ kind }) => kind === 'building').map(({ id }) => id);
const LANDS = TILES.filter(({ kind }) => kind === 'land').map(({ id }) => id);
/** Those with the longest names, and a land of each kind that fits nowhere. */
const OFFERED = ['B03', 'C01', 'C06', 'C09', 'C10', 'A05', 'A08', 'A10', 'B06'];

/** Goods from none to enough, with luxury goods for what is missing, and without. */
const PURSES: readonly Amounts[] = [
  { coins: 8, luxury: 24, inhabitants: 9 },
  { luxury: 20, wood: 1, stone: 1, inhabitants: 12 },
  { coins: 1, luxury: 12, wood: 2, stone: 1, food: 3, inhabitants: 19 },
  { coins: 12, wood: 1, stone: 2, food: 1 },
];

/** Two at the table, the other one first. */
const tables = PURSES.map((goods) => table(2, { goods: [goods, { coins: 20 }], order: [1, 0] }));

const settled: readonly Event[] = [
  { type: 'OrderSettled', order: [0, 1] },
  { type: 'ChoiceAsked', seats: [0] },
];
const supply: readonly Event[] = [
  { type: 'SupplyRoundBegan' },
  { type: 'StepBegan', step: 'finishing' },
  { type: 'ChoiceAsked', seats: [0] },
];

/** What all kinds of tiles are named in, in each of the purses. */
const POSITIONS: Readonly<Record<string, readonly Position[]>> = {
  'a building that was won': BUILDINGS.map((tile) => [faceUp([tile, 'A05']), bid(1, 'A05', 9), bid(0, tile, 0), settled]),
  'a building with a coin on it': BUILDINGS.map((tile) => [marked(0, tile), supply]),
  'an offer over another one with half a coin': OFFERED.map((tile) => [
    lands(0, 'A01'),
    buildings(1, 'A13'),
    faceUp([tile, 'A05']),
    bid(1, tile, 6),
  ]),
  'a tile of the conquest row': OFFERED.map((tile) => [faceUp(['A01', 'A05'], [tile]), bid(1, 'A05', 6)]),
  'an earthquake': [[buildings(0, ...BUILDINGS.slice(0, 12)), struck('earthquake', [0])]],
  'a tempest': [[lands(0, ...LANDS.slice(0, 12)), struck('tempest', [0])]],
  'inhabitants to be fed': [[{ type: 'SupplyRoundBegan' }, { type: 'ChoiceAsked', seats: [0] }]],
};

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('a label of Peloponnes fits on its button in %s', (_, say) => {
  const words = say.game('peloponnes');

  test.each(Object.entries(POSITIONS))(
    `the labels of Peloponnes in ${say.locale} fit on their buttons: %s`,
    (_what, positions) => {
      const labels = tables.flatMap((before) =>
        positions.flatMap((position) => {
          const { state, legal } = given(before, ...position);
          const view = peloponnes.view(state, 0);
          return legal(0).map((move) => words.move(view, move, long));
        }),
      );
      expect(labels.length).toBeGreaterThan(PURSES.length);
      expect([...new Set(labels)].filter((label) => label.length > MOST)).toEqual([]);
    },
  );
});
