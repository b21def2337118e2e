import { describe, expect, test } from 'vitest';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { Amounts } from '#games/peloponnes/types.ts';
import { atLastMeal, buildings, eatLast, given, lands, lastMeal, marked, table } from './given.ts';

/** The match is over; each seat had these goods after the last supply round. Seat 0 has at least one inhabitant. */
const ended = (
  goods: readonly Amounts[],
  { had = [], order = [...goods.keys()] }: { readonly had?: readonly Event[]; readonly order?: readonly number[] } = {},
) => given(table(goods.length, { round: 8, order, goods: lastMeal(goods) }), had, atLastMeal).when(eatLast);

const scores = (...all: readonly (readonly [power: number, population: number, score: number])[]): Event => ({
  type: 'ScoresCounted',
  scores: all.map(([power, population, score]) => ({ power, population, score })),
});

const won = (seat: number): Event => ({ type: 'GameEnded', winners: [seat], reason: 'score' });

describe('10 The end', () => {
  test('10.1 power is the points of all tiles, and one for each 3 coins', () => {
    const had = [...lands(0, 'A01', 'C05'), ...buildings(0, 'C08', 'A12')];
    const power = 3 + 5 + 8 + 4;
    ended([{ coins: 8, inhabitants: 5 }, {}], { had }).thenIncludes(scores([power + 2, 15, 15], [0, 0, 0]));
    ended([{ coins: 9, inhabitants: 5 }, { coins: 2 }], { had }).thenIncludes(scores([power + 3, 15, 15], [0, 0, 0]));
  });

  test('10.1 coins are counted after the last supply round, with the markers that came back', () => {
    const had = marked(0, 'C08');
    ended([{ coins: 2, inhabitants: 1 }, {}], { had }).thenIncludes(scores([1, 3, 1], [0, 0, 0]));
    ended([{ coins: 1, inhabitants: 1 }, {}], { had }).thenIncludes(scores([0, 3, 0], [0, 0, 0]));
  });

  test('10.2 population is 3 for each inhabitant', () => {
    ended([{ inhabitants: 7 }, { inhabitants: 20 }]).thenIncludes(scores([0, 21, 0], [0, 60, 0]));
  });

  test('10.3 the score is the lower of the two, and other goods are worth nothing', () => {
    const had = [...buildings(0, 'C08', 'C01'), ...buildings(1, 'A14')];
    const state = ended([{ inhabitants: 4, luxury: 30, wood: 10, stone: 10 }, { inhabitants: 4 }], { had }).thenIncludes(
      scores([15, 12, 12], [4, 12, 4]),
    );
    expect(peloponnes.view(state, 0).seats.map(({ worth }) => worth.score)).toEqual([12, 4]);
  });

  test('10.4 the highest score wins', () => {
    const had = [...buildings(0, 'A12'), ...buildings(1, 'C08'), ...buildings(2, 'B03')];
    const state = ended([{ inhabitants: 9 }, { inhabitants: 9 }, { inhabitants: 9 }], { had }).thenIncludes(won(1));
    expect(peloponnes.outcome(state)).toEqual({ winners: [1], reason: 'score' });
    expect(peloponnes.active(state)).toEqual([]);
  });

  test('10.5 of equal scores the one with the higher of power and population wins', () => {
    const power = [...buildings(0, 'C08', 'B03'), ...buildings(1, 'C08', 'C01', 'C07')];
    ended([{ inhabitants: 4, coins: 2 }, { inhabitants: 4 }], { had: power }).thenIncludes(
      scores([15, 12, 12], [21, 12, 12]),
      won(1),
    );
    const low = [...buildings(0, 'A14'), ...buildings(1, 'A12')];
    ended([{ inhabitants: 6, coins: 2 }, { inhabitants: 7 }], { had: low }).thenIncludes(won(1));
    ended([{ inhabitants: 7 }, { inhabitants: 6, coins: 2 }], { had: low }).thenIncludes(won(0));
  });

  test('10.5 if these are equal too, the seat with more coins wins', () => {
    const had = [...buildings(0, 'A14'), ...buildings(1, 'A12')];
    ended(
      [
        { inhabitants: 4, coins: 4 },
        { inhabitants: 4, coins: 5 },
      ],
      { had },
    ).thenIncludes(scores([5, 12, 5], [5, 12, 5]), won(1));
    ended(
      [
        { inhabitants: 4, coins: 5 },
        { inhabitants: 4, coins: 4 },
      ],
      { had, order: [1, 0] },
    ).thenIncludes(won(0));
  });

  test.each([{ order: [0, 1] }, { order: [1, 0] }])(
    '10.5 if coins are equal too, the first in the turn order $order wins',
    ({ order }) => {
      const goods = [
        { inhabitants: 4, coins: 4 },
        { inhabitants: 4, coins: 4 },
      ];
      ended(goods, { order }).thenIncludes(won(order[0] ?? 0));
    },
  );
});
