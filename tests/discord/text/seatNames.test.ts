import { describe, expect, test } from 'vitest';
import { parseSeat } from '#discord/text/seatNames.ts';
import type { Match } from '#matches/index.ts';
import { matchOf } from '../../support/builders/positions.ts';

const match = matchOf('cyclades', 5, [0]);

/** A match with other names, from seat 0 on. */
const named = (...names: readonly string[]): Match => ({
  ...match,
  seats: names.map((name, seat) => ({ seat, user: `user${seat}`, name })),
});

describe('the seat that a user types', () => {
  test.each([
    ['1', 0],
    [' 5 ', 4],
    ['Ada', 0],
    ['ada', 0],
    ['  BLAISE* ', 1],
    ['`Carl` <@1>', 2],
    ['Emmy Noether', 4],
  ])('typed %j is seat %i', (typed, seat) => {
    expect(parseSeat(match, typed)).toBe(seat);
  });

  test.each(['', '0', '6', '-1', '1.5', '1e0', '99999999999999999999', 'A', 'Emmy', '?', '__proto__', '<@user0>'])(
    'typed %j is no seat',
    (typed) => {
      expect(parseSeat(match, typed)).toBeUndefined();
    },
  );

  test("a name that two seats share is neither's, and a seat's number is its own", () => {
    const twins = named('Sam', 'sam', 'Kim');
    expect(parseSeat(twins, 'Sam')).toBeUndefined();
    expect(parseSeat(twins, '2')).toBe(1);
    expect(parseSeat(twins, 'kim')).toBe(2);
  });

  test("a mention is the mentioned user's seat, if they have one", () => {
    const mentioned = named('Ada', 'Blaise').seats.map((row, seat) => ({ ...row, user: `${100 + seat}` }));
    const here = { ...match, seats: mentioned };
    expect(parseSeat(here, '<@101>')).toBe(1);
    expect(parseSeat(here, ' <@!100> ')).toBe(0);
    expect(parseSeat(here, '<@102>')).toBeUndefined();
    expect(parseSeat(here, '<@&100>')).toBeUndefined();
  });

  test("digits are a seat's number, even if a player is called like that", () => {
    expect(parseSeat(named('2', 'Ada'), '2')).toBe(1);
  });
});
