import { expect, test } from 'vitest';
import type { Event } from '#games/cyclades/events.ts';
import { given, priests, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, krakenAt, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

/** The initial pieces of seat 0, removed. */
const gone = (piece: 'fleet' | 'troop', ...places: readonly string[]): readonly Event[] =>
  places.map((at) => ({ type: 'PieceSold', seat: 0, piece, at, gold: 0 }));

test('12.13 the Sphinx may be bought for one priest', () => {
  given(table(3), gone('fleet', 'G5', 'C2'), gone('troop', 'is1', 'is7'), priests(0, 1), onTrack('sphinx'), turnOf('athena'))
    .when(use('sphinx'))
    .thenFirst([bought('sphinx', 4), { type: 'PieceSold', seat: 0, piece: 'priest', gold: 2 }]);
});

test('12.15 the Sylph may be bought for fleets beside the Kraken that can go another way', () => {
  const position = given(table(3), gone('fleet', 'C2'), krakenAt('F5'), onTrack('sylph'), turnOf('athena'));
  position.when(use('sylph')).thenExactly([bought('sylph', 4)]);
  expect(position.choices(0, 'UseCreature')).toEqual([{ creature: 'sylph' }]);
});
