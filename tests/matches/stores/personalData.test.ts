import { describe, expect, test } from 'vitest';
import type { Match, MatchId, SeatRow } from '#matches/index.ts';
import { anonymize, mentionsUser, personalReferences, personNamedBy, recipientsOf } from '#matches/stores/personalData.ts';
import { present } from '../../support/setup/present.ts';
import { matchRow } from '../games/matchRow.ts';

const row = matchRow();

/** Returns a match with these seats. */
const matchWith = (seats: readonly SeatRow[], change: Partial<Match> = {}): Match => ({
  ...row,
  host: 'ben',
  guests: [],
  ...change,
  seats,
});
const nameOf = (seat: number, { id }: { readonly id: MatchId }): string => `former ${seat} of ${id}`;
const forgotten = (match: Match, user = 'ada') => anonymize(match, user, nameOf);

describe('a match after a user was forgotten', () => {
  test('a forgotten user’s seat has no user and another name', () => {
    const seats = [
      { seat: 0, user: 'ada', name: 'Ada' },
      { seat: 1, user: 'ben', name: 'Ben' },
    ];
    expect(forgotten(matchWith(seats)).seats).toEqual([
      { seat: 0, name: `former 0 of ${row.id}` },
      { seat: 1, user: 'ben', name: 'Ben' },
    ]);
  });

  test('the names that a forgotten user had in a seat are replaced, those of others and of computers are not', () => {
    const held = [
      { name: 'Computer', upTo: 2, computer: true as const },
      { name: 'Ada', upTo: 4, user: 'ada' },
      { name: 'Somebody', upTo: 6 },
      { name: 'Cleo', upTo: 8, user: 'cleo' },
    ];
    const [seat] = forgotten(matchWith([{ seat: 0, user: 'ben', name: 'Ben', former: ['ada', 'cleo'], held }])).seats;
    expect(seat).toEqual({
      seat: 0,
      user: 'ben',
      name: 'Ben',
      former: ['cleo'],
      held: [
        { name: 'Computer', upTo: 2, computer: true },
        { name: `former 0 of ${row.id}`, upTo: 4 },
        { name: `former 0 of ${row.id}`, upTo: 6 },
        { name: 'Cleo', upTo: 8, user: 'cleo' },
      ],
    });
  });

  test('the only name that a forgotten user had in a seat is replaced', () => {
    const held = [{ name: 'Ada', upTo: 4, user: 'ada' }];
    const [seat] = forgotten(matchWith([{ seat: 0, user: 'ben', name: 'Ben', former: ['ada'], held }])).seats;
    expect(seat?.held).toEqual([{ name: `former 0 of ${row.id}`, upTo: 4 }]);
  });

  test('a seat keeps no empty lists when the forgotten user was its only former one', () => {
    const [seat] = forgotten(matchWith([{ seat: 0, name: 'Computer', former: ['ada'] }])).seats;
    expect(Object.keys(present(seat))).toEqual(['seat', 'name']);
  });

  test('seats in which a forgotten user never sat are not changed', () => {
    const seat = { seat: 0, user: 'ben', name: 'Ben', former: ['cleo'], held: [{ name: 'Somebody', upTo: 3 }] };
    expect(forgotten(matchWith([seat])).seats).toEqual([seat]);
  });

  test('the first seated user, if there is one, replaces a forgotten host', () => {
    const ada = { seat: 0, user: 'ada', name: 'Ada' };
    const ben = { seat: 1, user: 'ben', name: 'Ben' };
    expect(forgotten(matchWith([ada, ben], { host: 'ada' })).host).toBe('ben');
    expect(forgotten(matchWith([ada], { host: 'ada' })).host).toBe('');
    expect(forgotten(matchWith([ada, ben], { host: 'cleo' })).host).toBe('cleo');
  });

  test('a forgotten user’s invitation is removed, those of others are not', () => {
    expect(forgotten(matchWith([], { guests: ['cleo', 'ada', 'dan'] })).guests).toEqual(['cleo', 'dan']);
  });
});

test('a match mentions its host, guests, users and former users, and no others', () => {
  const seats = [
    { seat: 0, user: 'ben', name: 'Ben', former: ['cleo', 'dan'] },
    { seat: 1, name: 'Computer' },
  ];
  const match = matchWith(seats, { host: 'ada', guests: ['eve'] });
  expect(['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'].map((user) => mentionsUser(match, user))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('a recipient names the user of a direct message or a mention, and nobody in a public message', () => {
  expect(recipientsOf('ada').map(personNamedBy)).toEqual(['ada', 'ada']);
  expect(['thread', 'channel'].map(personNamedBy)).toEqual([undefined, undefined]);
});

describe('the personal data in matches', () => {
  const order = { order: { type: 'Keep' } };
  const clocks = [0, 1].map((seat) => ({ seat, bank: seat }));
  const seats = [
    {
      seat: 0,
      user: 'ada',
      name: 'Ada II',
      former: ['ben'],
      held: [
        { name: 'Ben', upTo: 2, user: 'ben' },
        { name: 'Ada', upTo: 4, user: 'ada' },
      ],
    },
    { seat: 1, user: 'ben', name: 'Ben' },
    { seat: 2, name: 'Computer' },
  ];
  const referencesOf = (
    user: string,
    change: Partial<Match> = {},
    notices: readonly { version: number; order: { type: string } }[] = [],
  ) =>
    personalReferences(
      [
        {
          match: matchWith(seats, change),
          clocks,
          book: { generation: 1, seats: [{ seat: 0, orders: notices.length > 0 ? [] : [order], notices }] },
        },
      ],
      user,
    );
  const place = { match: row.id, game: 'counting', status: 'playing' };

  test('a user’s data has their seat with its names, clock and orders', () => {
    expect(referencesOf('ada').seats).toEqual([
      { ...place, seat: 0, isTheirs: true, names: ['Ada', 'Ada II'], clock: clocks[0], orders: { orders: [order], notices: [] } },
    ]);
    const notices = [{ version: 3, order: order.order }];
    expect(referencesOf('ada', {}, notices).seats[0]?.orders).toEqual({ orders: [], notices });
  });

  test('a user’s data has only their own names in a seat that another user has taken', () => {
    expect(referencesOf('ben').seats).toEqual([
      { ...place, seat: 0, isTheirs: false, names: ['Ben'] },
      { ...place, seat: 1, isTheirs: true, names: ['Ben'], clock: clocks[1] },
    ]);
    expect(Object.keys(present(referencesOf('ben').seats[1]))).not.toContain('orders');
  });

  test('a user’s data has the matches they host or are invited to', () => {
    expect(referencesOf('ada', { host: 'ada', guests: ['cleo'] })).toMatchObject({ hostOf: [row.id], invitedTo: [] });
    expect(referencesOf('cleo', { host: 'ada', guests: ['cleo'] })).toEqual({ seats: [], hostOf: [], invitedTo: [row.id] });
  });
});
