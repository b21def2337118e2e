import { describe, expect, test } from 'vitest';
import type { Command } from '#games/peloponnes/commands.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { Amounts } from '#games/peloponnes/types.ts';
import { chits, draws, faceUp, given, goodsOf, table } from './given.ts';

const ROUND = 3;

/** Two chits of a kind are face up; seat 1 passes last in the round, and the third is turned up. */
const strikes = (disaster: 'drought' | 'plague' | 'decline', goods: Amounts) =>
  given(
    table(2, { goods: [goods, { coins: 9 }], civilisations: ['arkadia', 'messene'] }),
    chits(disaster, 2, ROUND),
    faceUp(['A14']),
    { type: 'BidPassed', seat: 0, gained: 0 },
  ).when({ type: 'PassBid', seat: 1 } satisfies Command, draws(disaster, 'blank'));

describe('8 Disasters that are losses', () => {
  const lost = (disaster: 'drought' | 'plague' | 'decline', paid: Amounts): Event => ({
    type: 'LossSuffered',
    seat: 0,
    disaster,
    paid,
  });

  test.each([
    [9, 3],
    [10, 4],
    [11, 4],
    [1, 1],
  ])('8.8 of %i food a drought takes %i', (food, paid) => {
    strikes('drought', { food }).thenIncludes(lost('drought', { food: paid }));
  });

  test.each([
    [8, 3],
    [9, 4],
    [10, 4],
  ])('8.9 of %i inhabitants, and one more for Arkadia, a plague takes %i', (inhabitants, paid) => {
    strikes('plague', { inhabitants }).thenIncludes(lost('plague', { inhabitants: paid }));
  });

  test.each([
    [9, 9],
    [10, 10],
    [25, 10],
  ])('8.10 of %i luxury goods a decline takes %i', (luxury, paid) => {
    strikes('decline', { luxury }).thenIncludes(lost('decline', { luxury: paid }));
  });

  test('8.10 a seat with nothing to lose has no event', () => {
    strikes('decline', { luxury: 0 }).thenWithout('LossSuffered');
  });

  test('8.11 nothing replaces a loss, and nobody is asked', () => {
    const state = strikes('drought', { food: 9, luxury: 20 }).thenWithout('ChoiceAsked');
    expect(goodsOf(state, 0)).toMatchObject({ food: 6, luxury: 20 });
  });
});
