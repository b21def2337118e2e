import { describe, expect, test } from 'vitest';
import { parseSeat } from '#discord/text/seatNames.ts';
import type { Match } from '#matches/index.ts';
import { matchOf } from '../../support/builders/positions.ts';

const match = matchOf('cyclades', 5, [0]);

/** The same match with other names, from seat 0 on. */
const named = (...names: readonly string[]): Match => ({
  ...match,
  seats: names.map((name, seat) => ({ seat, user: `user${seat}`, name })),
});

describe('the seat that somebody types', () => {
  test.each([
    ['1', 0],
    [' 5 ', 4],
    ['Ada', 0],
    ['ada', 0],
    ['  BLAISE* ', 1],
    ['`Carl` <@1>', 2],
    ['Emmy Noether', 4],
  ])('%j is seat %i', (typed, seat) => {
    expect(parseSeat(match, typed)).toBe(seat);
  });

  test.each(['', '0', '6', '-1', '1.5', '1e0', '99999999999999999999', 'A', 'Emmy', '?', '__proto__', '<@user0>'])(
    '%j is nobody’s',
    (typed) => {
      expect(parseSeat(match, typed)).toBeUndefined();
    },
  );

  test('by a name that two have is neither’s, by its number that one’s', () => {
    const twins = named('Sam', 'sam', 'Kim');
    expect(parseSeat(twins, 'Sam')).toBeUndefined();
    expect(parseSeat(twins, '2')).toBe(1);
    expect(parseSeat(twins, 'kim')).toBe(2);
  });

  test('by a mention is whoever is mentioned, if that person sits there', () => {
    const mentioned = named('Ada', 'Blaise').seats.map((row, seat) => ({ ...row, user: `${100 + seat}` }));
    const here = { ...match, seats: mentioned };
    expect(parseSeat(here, '<@101>')).toBe(1);
    expect(parseSeat(here, ' <@!100> ')).toBe(0);
    expect(parseSeat(here, '<@102>')).toBeUndefined();
    expect(parseSeat(here, '<@&100>')).toBeUndefined();
  });

  test('by digits is a number, even where somebody is called so', () => {
    expect(parseSeat(named('2', 'Ada'), '2')).toBe(1);
  });
});
