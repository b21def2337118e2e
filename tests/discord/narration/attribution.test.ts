import { expect, test } from 'vitest';
import { formatRows } from '#discord/narration/eventText.ts';
import type { ActionSource, LoggedEvent, Match } from '#matches/index.ts';
import { matchOf } from '../../support/builders/positions.ts';
import { messagesFor } from '../../support/languages.ts';

const match: Match = matchOf('cyclades', 3, [0]);

const offer = (version: number, amount: number, how?: ActionSource): LoggedEvent => ({
  version,
  commandId: String(Math.floor(version / 10)),
  by: 1,
  at: new Date(0),
  event: { type: 'BidPlaced', seat: 1, god: 'ares', amount } as LoggedEvent['event'],
  ...(how && { how }),
});

const told = (rows: readonly LoggedEvent[], on = match): readonly string[] =>
  formatRows(messagesFor(), on, rows, () => (seat) => `seat ${seat}`).flatMap((line) => line ?? []);

test("an action by a computer or an order in a person's seat says so once, and a move by hand does not", () => {
  expect(
    told([offer(10, 1, 'computer'), offer(11, 2, 'computer'), offer(20, 3, 'computer'), offer(30, 4, 'order'), offer(40, 5)]),
  ).toEqual([
    'seat 1 bids 1 on Ares. *(AI)*',
    'seat 1 bids 2 on Ares.',
    'seat 1 bids 3 on Ares. *(AI)*',
    'seat 1 bids 4 on Ares. *(planned)*',
    'seat 1 bids 5 on Ares.',
  ]);
});

test('a line about another seat does not say that a computer made it, though its move led there', () => {
  const begun = (seat: number): LoggedEvent => ({
    ...offer(10, 1, 'computer'),
    event: { type: 'TurnBegan', seat, god: 'zeus' } as LoggedEvent['event'],
  });
  expect(told([begun(0), offer(11, 2, 'computer')])).toEqual(['**seat 0** acts with Zeus.', 'seat 1 bids 2 on Ares. *(AI)*']);
});

test('an action by a computer that had the seat from the start says so only once a person has taken it', () => {
  const held = [{ name: 'Talos', upTo: 19, computer: true as const }];
  const seats = match.seats.map((row) => (row.seat === 1 ? { ...row, held } : row));
  const rows = [offer(10, 1, 'computer'), offer(20, 2, 'computer')];
  expect(told(rows, { ...match, seats })).toEqual(['seat 1 bids 1 on Ares.', 'seat 1 bids 2 on Ares. *(AI)*']);
});

test('an action by a computer that has had the seat from the start does not say so', () => {
  const seats = match.seats.map(({ user, ...row }) => (row.seat === 1 ? row : { ...row, ...(user !== undefined && { user }) }));
  expect(told([offer(10, 1, 'computer')], { ...match, seats })).toEqual(['seat 1 bids 1 on Ares.']);
});

test('an automatic pass differs from a chosen one', () => {
  const passed = (version: number): LoggedEvent => ({
    ...offer(version, 1),
    event: { type: 'BidPassed', seat: 1, gained: 3 } as LoggedEvent['event'],
  });
  expect(told([passed(10), passed(11), passed(20)], matchOf('peloponnes', 3, [0]))).toEqual([
    'seat 1 passes and takes 3 coins.',
    'seat 1 has nothing to bid, so they pass and take 3 coins.',
    'seat 1 passes and takes 3 coins.',
  ]);
});
