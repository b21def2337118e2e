import { expect, test } from 'vitest';
import { fold } from '#engine/game.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { bid, buildings, draws, faceUp, given, lands, marked, struck, table } from './given.ts';

/** Counts the sequences of legal moves to a depth, of all seats that have to act; every draw takes the last element. */
const perft = (state: State, depth: number): number => {
  if (depth === 0) return 1;
  const moves = peloponnes.active(state).flatMap((seat) => peloponnes.legalMoves(state, seat));
  if (depth === 1) return moves.length;
  return moves.reduce((count, move) => {
    const decision = peloponnes.decide(state, move, draws());
    return count + perft(fold<State, Event>(peloponnes, state, decision.events ?? []), depth - 1);
  }, 0);
};

const TILES = faceUp(['A14', 'A12'], ['A10']);

const POSITIONS: Readonly<Record<string, State>> = {
  'first offers of two': given(table(2, { goods: [{ coins: 2 }] }), TILES).state,
  'offers with a conquest row': given(table(3, { goods: [{ coins: 5 }] }), faceUp(['A14', 'A12', 'A05'], ['A10'])).state,
  'a pushed-out seat': given(table(2, { goods: [{ coins: 4 }] }), TILES, bid(0, 'A14', 2), bid(1, 'A14', 3), {
    type: 'BidPushedOut',
    seat: 0,
    tile: 'A14',
    coins: 2,
  }).state,
  'two buildings won': given(
    table(2, { goods: [{ coins: 9, wood: 3, stone: 3 }] }),
    TILES,
    bid(0, 'A14', 1),
    bid(1, 'A12', 1),
    { type: 'OrderSettled', order: [0, 1] },
    { type: 'ChoiceAsked', seats: [0, 1] },
  ).state,
  'an earthquake': given(
    table(2, { goods: [{ wood: 2, stone: 2 }] }),
    buildings(0, 'A12', 'A13', 'A14'),
    buildings(1, 'A11'),
    struck('earthquake', [0, 1]),
  ).state,
  'a tempest': given(
    table(1, { goods: [{ food: 3, coins: 1, luxury: 3 }] }),
    lands(0, 'A05', 'A06', 'A07'),
    struck('tempest', [0]),
  ).state,
  'a supply round': given(
    table(2, { round: 4, goods: [{ wood: 2, stone: 3, luxury: 4, inhabitants: 2 }, { coins: 1 }] }),
    marked(0, 'A12', 'B01', 'A14'),
    { type: 'SupplyRoundBegan', tile: 'B05' },
    { type: 'ChoiceAsked', seats: [0] },
  ).state,
  'an income of choice': given(
    table(2, { goods: [{ coins: 0 }] }),
    buildings(0, 'A15', 'B15'),
    { type: 'StepBegan', step: 'income' },
    { type: 'ChoiceAsked', seats: [0] },
  ).state,
};

/** By depth from 1; the first of each was calculated by hand, and the second of all but two. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'first offers of two': [5, 19, 185, 1113],
  'offers with a conquest row': [15, 188, 1758, 10_066],
  'a pushed-out seat': [2, 15, 86, 617],
  'two buildings won': [4, 8, 144, 2120],
  'an earthquake': [5, 21, 66, 222],
  'a tempest': [3, 9, 30, 130],
  'a supply round': [3, 18, 77, 286],
  'an income of choice': [8, 32, 96, 456],
};

test.each(Object.entries(POSITIONS))('the number of ways to continue is the counted one: %s', (name, state) => {
  const counts = COUNTS[name] ?? [];
  expect(counts.map((_, index) => perft(state, index + 1))).toEqual(counts);
});
