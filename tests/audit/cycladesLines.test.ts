import { describe, expect, test } from 'vitest';
import { createSession } from '#referee/session.ts';
import { playBoth } from './model/comparing.ts';
import { crowdedPosition, drawnOptions, inTurns, randomFrom } from './model/crowdedPositions.ts';
import { due, lawful } from './model/lawful.ts';
import { FIELDS, nearMiss, TYPES } from './model/nearMisses.ts';
import { bid, command, cycle, gold, order, place, scene, threeSeats, turn } from './model/scene.ts';

/** Malformed lines, and commands close to legal ones. */

const HOSTILE: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    '',
    'ares',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '0',
    'is1 ',
    'IS1',
    '🏛',
    'a'.repeat(10_000),
  ],
  ...[-1, 0.5, 1e21, 2 ** 53, Number.MAX_SAFE_INTEGER, 99, [], [0], {}, { type: 'EndTurn' }],
];

describe('Commands of the wrong form', () => {
  test.each(HOSTILE.map((value) => [value]))('%j is refused as a command, as its type and as an extra field', (value) => {
    const here = scene(3).given(...threeSeats('ares'));
    expect(here.refused(value)).toMatch(/notACommand|missingField/);
    expect(here.refused({ type: value, seat: 0 })).toBe(typeof value === 'string' ? 'unknownCommand' : 'notACommand');
    expect(here.refused({ type: 'EndTurn', seat: 0, extra: value })).toBe('unknownField');
  });

  test.each(TYPES)('%s is refused with any wrong value in a field, and changes nothing', (type) => {
    const here = scene(3).given(...threeSeats('ares'));
    for (const field of FIELDS) for (const value of HOSTILE) here.refused({ type, seat: 0, [field]: value, extra: 1 });
  });

  test('fields named like prototype members are unknown fields', () => {
    const here = createSession();
    here('{"game":"cyclades","seats":2}');
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(here(`{"command":{"type":"Fight","seat":0,"${name}":{"seat":1}}}`)).toEqual({
        rejected: { code: 'unknownField', params: { command: 'Fight', field: name } },
      });
    }
  });

  test('unknown seats, inactive seats and wrong phases are refused with their own codes', () => {
    const here = scene(3).given(...threeSeats('ares'));
    expect(here.refusedWith(command('EndTurn', 3))).toEqual({ seat: 3, seats: 3 });
    expect(here.refusedWith(command('EndTurn', 1))).toEqual({ active: [0] });
    expect(here.refused(bid(0, 'ares', 1))).toBe('offeringsOver');
    expect(here.refused(command('Fight', 0))).toBe('noBattle');
    expect(here.refused(command('Retreat', 0, { to: 'is1' }))).toBe('noBattle');
    expect(here.refused(command('PlaceMetropolis', 0, { island: 'is1' }))).toBe('noMetropolisDue');
    expect(here.refused(command('DiscardBuilding', 0, { island: 'is1', slot: 0 }))).toBe('noMetropolisDue');
    expect(here.refused(command('PlaceProsperity', 0, { island: 'is1' }))).toBe('noProsperityDue');
    const offering = scene(3).given(place(0, ['is1']), ...gold(5, 5, 5), order(0, 1, 2), cycle(1, 'ares', 'zeus'));
    expect(offering.refused(command('EndTurn', 0))).toBe('offeringsFirst');
    expect(scene(3).refused(command('EndTurn', 0))).toBe('notStarted');
    const apollo = scene(3).given(place(0, ['is1']), order(0), cycle(1, 'ares', 'zeus'), ...turn(0, 'apollo'));
    expect(apollo.refused(command('Recruit', 0))).toBe('wrongGod');
    expect(apollo.refused(command('Build', 0, { island: 'is1', slot: 0 }))).toBe('wrongGod');
  });
});

describe('Lines of the wrong form', () => {
  const CLAUSES = [
    'game',
    'given',
    'command',
    'legal',
    'view',
    'state',
    'log',
    'dice',
    'random',
    'start',
    '__proto__',
    'constructor',
  ];

  /** Those of the lines below that are valid. */
  const FINE = /^\{"(given|dice)":\[\]\}$|^\{"(state|log)":true\}$|^\{"random":\d+\}$/;

  test('malformed lines are answered with an error or a code, and the match continues unchanged', () => {
    const answer = createSession();
    answer('{"game":"cyclades","seats":3,"seed":"a"}');
    const log = answer('{"log":true}');
    const lines = CLAUSES.flatMap((key) =>
      HOSTILE.map((value) => ({ key, line: JSON.stringify(Object.fromEntries([[key, value]])) })),
    );
    for (const { key, line } of lines.filter(({ line }) => !FINE.test(line))) {
      expect(Object.keys(answer(line)), line).toEqual(key === 'command' ? ['rejected'] : ['error']);
    }
    for (const line of ['', '[]', '{', 'null', '"x"', '{}', '{"legal":0,"view":0}', '\u0000', '{"legal":0}}']) {
      expect(Object.keys(answer(line)), line).toEqual(['error']);
    }
    expect(answer('{"log":true}')).toEqual(log);
  });

  test.each([
    [{ seats: 1 }],
    [{ seats: 6 }],
    [{ seats: 2.5 }],
    [{ seats: '3' }],
    [{}],
    [{ seats: 3, start: 'no' }],
    [{ seats: 3, seed: ['a'] }],
    [{ seats: 3, options: null }],
    [{ seats: 3, options: { priests: 'all' } }],
    [{ seats: 3, options: { priests: null } }],
    [{ seats: 3, options: { toString: 'sum' } }],
    [{ seats: 3, Seed: 'a' }],
  ])('a match with %j is refused', (begin) => {
    const answer = createSession();
    expect(Object.keys(answer(JSON.stringify({ game: 'cyclades', ...begin })))).toEqual(['error']);
    expect(answer('{"log":true}')).toEqual({ error: expect.stringContaining('No match has begun') });
  });

  test.each([
    [{ type: 'GoldDealt', seat: 0 }],
    [{ type: 'GoldDealt', seat: 0, gold: -1 }],
    [{ type: 'GoldDealt', seat: 0, gold: 5, note: 'x' }],
    [{ type: 'CycleBegan', cycle: 1, gods: ['apollo'] }],
    [{ type: 'BidPlaced', seat: 0, god: 'apollo', amount: 1 }],
    [{ type: 'GameBegan', seats: 4_294_967_296, options: {} }],
    [{ type: '__proto__' }],
  ])('the event %j is refused, together with the others of its line', (event) => {
    const here = scene(3);
    const before = here.ask({ log: true });
    expect(here.ask({ given: [{ type: 'TurnEnded', seat: 0 }, event] }).error).toMatch(/"given"\[1\]/);
    expect(here.ask({ log: true })).toEqual(before);
  });

  test.each([0, 1, 6, 4_294_967_296, Number.MAX_SAFE_INTEGER])('no match of %i seats can be given', (seats) => {
    const here = scene(3);
    const options = { priests: 'sum', stock: 'later', apolloMarker: 'any', tie: 'gold', gold: 'secret' };
    expect(here.ask({ given: [{ type: 'GameBegan', seats, options }] }).error).toMatch(/"seats"/);
  });

  test('gold above the maximum is refused; with the maximum every offering is still listed', () => {
    const here = scene(3);
    for (const amount of [100_001, Number.MAX_SAFE_INTEGER]) {
      expect(here.ask({ given: gold(amount) }).error).toMatch(/"gold"/);
      expect(here.ask({ given: [{ type: 'IncomeCollected', gold: [amount] }] }).error).toMatch(/"gold"/);
    }
    here.given(place(0, ['is1']), ...gold(100_000), order(0, 1, 2), cycle(1, 'ares', 'zeus'));
    expect(here.listed(0, 'PlaceBid')).toHaveLength(200_001);
    expect(here.refusedWith(bid(0, 'ares', Number.MAX_SAFE_INTEGER))).toEqual({ most: 100_000 });
  });

  test('events about unknown seats and spaces have no effect', () => {
    const here = scene(3).given(
      ...[place(7, ['is99', '__proto__', 'constructor'], ['Z9', 'toString']), { type: 'GoldDealt', seat: 8, gold: 3 }],
      ...[{ type: 'BuildingBuilt', seat: 9, island: 'is1', slot: 77, building: 'port', cost: 2 }, order(0, 1, 2)],
      cycle(1, 'ares', 'zeus'),
    );
    expect(here.active()).toEqual([0]);
    expect(here.listed(0, 'PlaceBid')).toEqual([{ god: 'apollo' }]);
  });
});

describe('Accepted is listed', { timeout: 60_000 }, () => {
  test.each([2, 3, 4, 5])('a legal move of %i seats with one field changed is accepted exactly when it is listed', (seats) => {
    let positions = 0;
    const taken = { accepted: 0, refused: 0 };
    for (let seed = 0; positions < 120; seed++) {
      const random = randomFrom(7_000 + seed);
      const options = drawnOptions(random);
      const crowd = crowdedPosition(seats, options, random);
      const given = seed % 2 === 0 ? crowd : inTurns(seats, crowd, random);
      playBoth({ seats, seed: `near ${seed}`, options, given }, 40, random, (position, ask) => {
        const moves = lawful(position);
        const move = moves[random(Math.max(1, moves.length))];
        if (!move) return;
        positions++;
        const key = (one: object): string => JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
        const listed = new Set(moves.map(key));
        for (let tries = 0; tries < 12; tries++) {
          const near = nearMiss(move, random);
          // An accepted command would change the match; it is listed, and tested from the list.
          if (listed.has(key(near))) {
            taken.accepted++;
            continue;
          }
          taken.refused++;
          expect(Object.keys(ask({ command: near })), JSON.stringify({ near, due: due(position) })).toEqual(['rejected']);
        }
      });
    }
    expect(taken.refused).toBeGreaterThan(500);
    expect(taken.accepted).toBeGreaterThan(20);
  });
});
