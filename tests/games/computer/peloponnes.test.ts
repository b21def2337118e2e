import { describe, expect, test } from 'vitest';
import type { Command } from '#games/peloponnes/commands.ts';
import { computers } from '#games/peloponnes/computer/index.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { buildings, chits, faceUp, type Given, given, lands, marked, struck, table } from '../peloponnes/given.ts';

const answer = (state: State, seat = 0): Command =>
  computers.usual.choose(peloponnes.view(state, seat), peloponnes.legalMoves(state, seat), seeded(3));

/** Returns the move that seat 0 chooses, of at least two legal ones. */
const answers = ({ state }: Given): Command => {
  expect(peloponnes.legalMoves(state, 0).length).toBeGreaterThan(1);
  return answer(state);
};

const asked = { type: 'ChoiceAsked', seats: [0] } as const;

describe('a computer seat of Peloponnes', () => {
  test('a computer seat does not let inhabitants starve when it can pay for food', () => {
    const supply = (final: boolean): Given =>
      given(
        table(2, { goods: [{ food: 3, inhabitants: 5, luxury: 4, coins: 2 }, {}], round: final ? 8 : 4 }),
        buildings(0, 'A12', 'A14', 'B03', 'B12'),
        final ? [] : faceUp(['B05']).slice(0, 1),
        { type: 'SupplyRoundBegan', ...(!final && { tile: 'B05' }) },
        asked,
      );
    expect(answers(supply(false))).toEqual({ type: 'FeedInhabitants', seat: 0, luxury: 4 });
    expect(answers(supply(true))).toEqual({ type: 'FeedInhabitants', seat: 0, luxury: 4 });
  });

  test('a computer seat pays for a marked building when it can', () => {
    const position = given(
      table(2, { goods: [{ wood: 3, stone: 3, inhabitants: 6, coins: 2 }, {}], round: 8 }),
      marked(0, 'A15'),
      { type: 'SupplyRoundBegan' },
      { type: 'StepBegan', step: 'finishing' },
      asked,
    );
    expect(answers(position)).toEqual({ type: 'PayBuilding', seat: 0, tile: 'A15' });
  });

  test('a computer seat keeps the tiles it can pay for in a disaster, and gives up the least valuable of the others', () => {
    const shaken = (wood: number): Given =>
      given(
        table(2, { goods: [{ wood, stone: wood, food: 13, inhabitants: 9, coins: 3 }, {}] }),
        chits('earthquake', 3, 7),
        buildings(0, 'B03', 'A13', 'B13'),
        struck('earthquake', [0]),
      );
    expect(answers(shaken(3))).toEqual({ type: 'PayDisaster', seat: 0 });
    const gaveUp = answers(shaken(2));
    expect(gaveUp.type).toBe('GiveUpTile');
    expect('tile' in gaveUp && tileOf(gaveUp.tile).power).toBe(3);
  });

  test('a computer seat chooses food when its inhabitants would starve', () => {
    const position = given(
      table(2, { goods: [{ food: 1, wood: 6, stone: 6, inhabitants: 8, coins: 9 }, {}], round: 8 }),
      buildings(0, 'A15', 'B03', 'B08', 'B12'),
      { type: 'StepBegan', step: 'income' },
      asked,
    );
    expect(answers(position)).toEqual({ type: 'ChooseIncome', seat: 0, tile: 'A15', good: 'food' });
  });

  test('a computer seat offers for population when that is its lower score, and for power when that is', () => {
    const offering = (inhabitants: number, built: readonly string[]): Command =>
      answers(
        given(
          table(2, { goods: [{ coins: 9, wood: 9, stone: 9, food: 9, inhabitants }, { coins: 3 }], round: 8 }),
          lands(0, 'A02'),
          buildings(0, ...built),
          faceUp(['C03', 'C01'], []),
        ),
      );
    expect(offering(2, ['B03', 'B08', 'B12'])).toMatchObject({ type: 'PlaceBid', tile: 'C03' });
    expect(offering(9, ['A12'])).toMatchObject({ type: 'PlaceBid', tile: 'C01' });
  });
});
