import { describe, expect, test } from 'vitest';
import { type Avoids, formTables, type OpenLobby, type Proposal, type Seek } from '#community/queue/index.ts';
import { DAYTIME, HOUR, NOW, seek } from './people.ts';

const NONE: Avoids = new Map();
const form = (seeks: readonly Seek[], lobbies: readonly OpenLobby[] = [], avoids = NONE): readonly Proposal[] =>
  formTables(seeks, lobbies, NOW, avoids);
const peopleOf = (proposals: readonly Proposal[]): readonly (readonly string[])[] => proposals.map(({ people }) => people);
const hoursAgo = (hours: number): number => NOW - hours * HOUR;

/** As many hours as by day, but some hours later. */
const shifted = (hours: number): number => ((DAYTIME << hours) | (DAYTIME >> (24 - hours))) & 0xffffff;

const lobby = (own: Partial<OpenLobby> = {}): OpenLobby => ({
  id: 'l1',
  game: 'cyclades',
  pace: '48h',
  players: ['h1', 'h2'].map((userId) => ({ userId, awake: DAYTIME })),
  seats: [4],
  computers: 0,
  since: NOW,
  ...own,
});

describe('a new table', () => {
  test('of four is formed at once', () => {
    expect(form(['a', 'b', 'c', 'd'].map((id) => seek(id)))).toEqual([
      { game: 'cyclades', pace: '48h', seats: 4, computers: 0, people: ['a', 'b', 'c', 'd'], sharedHours: 16 },
    ]);
  });

  test.each([
    [17.9, 0],
    [18, 1],
  ])('of three is formed when one has waited %d hours: %d', (hours, tables) => {
    expect(form([seek('a', { since: hoursAgo(hours) }), seek('b'), seek('c')])).toHaveLength(tables);
  });

  test('of three needs a person who wants four to have waited long themselves', () => {
    const others = [seek('a', { since: hoursAgo(30) }), seek('b', { since: hoursAgo(20) })];
    expect(form([...others, seek('c', { seats: [4], since: hoursAgo(17) })])).toEqual([]);
    expect(form([...others, seek('c', { seats: [4], since: hoursAgo(18) })])).toHaveLength(1);
  });

  test('of two is formed at once for a person who wants no more', () => {
    expect(form([seek('a', { seats: [2, 3] }), seek('b', { seats: [2, 3, 4] })])).toEqual([]);
    expect(form([seek('a', { seats: [2] }), seek('b', { seats: [2, 3, 4] })])).toMatchObject([{ seats: 2 }]);
  });

  test('has an AI player on the last chair only if all agree', () => {
    const two = (computer: boolean) => [seek('a', { since: hoursAgo(20), computer: true }), seek('b', { computer })];
    expect(form(two(false))).toEqual([]);
    expect(form(two(true))).toMatchObject([{ seats: 3, computers: 1, people: ['a', 'b'] }]);
  });

  test.each([
    [11.9, []],
    [12, [['a', 'b', 'c', 'd']]],
  ])('takes a person who wanted the next pace after %d hours', (hours, tables) => {
    const others = ['b', 'c', 'd'].map((id) => seek(id));
    expect(peopleOf(form([seek('a', { paces: ['24h'], since: hoursAgo(hours) }), ...others]))).toEqual(tables);
  });

  test('is never live for a person who did not ask for that', () => {
    const others = ['b', 'c', 'd'].map((id) => seek(id, { paces: ['live'] }));
    expect(form([seek('a', { paces: ['24h'], since: hoursAgo(100) }), ...others])).toEqual([]);
  });

  test.each([
    [5.9, 10, 0],
    [6, 10, 1],
    [11.9, 12, 0],
    [12, 12, 1],
  ])('after %d hours of waiting takes people who live %d hours apart: %d', (waited, apart, tables) => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => seek(id, { since: hoursAgo(waited), awake: 0x003fff }));
    const d = seek('d', { awake: (0x003fff << (apart - 2)) & 0xffffff });
    expect(form([a, b, c, d].flatMap((one) => one ?? []))).toHaveLength(tables);
  });

  test('is of the people who share most hours', () => {
    const near = ['b', 'c', 'd'].map((id) => seek(id));
    const far = ['e', 'f', 'g', 'h'].map((id) => seek(id, { awake: shifted(6) }));
    expect(peopleOf(form([seek('a', { since: hoursAgo(1) }), ...far, ...near]))[0]).toEqual(['a', 'b', 'c', 'd']);
  });

  test('does not take the only people with whom the next one could play', () => {
    const older = ['x', 'y', 'z'].map((id) => seek(id, { since: hoursAgo(4) }));
    const newer = ['p', 'q', 'r'].map((id) => seek(id, { since: hoursAgo(3) }));
    const [a, b] = [seek('a', { since: hoursAgo(10) }), seek('b', { since: hoursAgo(9) })];
    const avoids = new Map([['b', new Set(['a', 'p', 'q', 'r'])]]);
    expect(peopleOf(form([a, b, ...older, ...newer], [], avoids))).toEqual([
      ['a', 'p', 'q', 'r'],
      ['b', 'x', 'y', 'z'],
    ]);
  });

  test('has a fifth person who would be left alone', () => {
    expect(peopleOf(form(['a', 'b', 'c', 'd', 'e'].map((id) => seek(id))))).toEqual([['a', 'b', 'c', 'd', 'e']]);
  });
});

describe('an open lobby', () => {
  test('is filled before a new table is formed', () => {
    const proposals = form(
      ['a', 'b', 'c', 'd'].map((id) => seek(id)),
      [lobby()],
    );
    expect(proposals).toMatchObject([{ lobby: 'l1', seats: 4, people: ['a', 'b'] }]);
  });

  test('gets nobody as long as it could not start', () => {
    expect(form([seek('a')], [lobby()])).toEqual([]);
  });

  test('gets nobody whom a person in it avoids', () => {
    expect(form([seek('a'), seek('b')], [lobby()], new Map([['h1', new Set(['a'])]]))).toEqual([]);
  });

  test('gets only people who pass its gate', () => {
    const gated = lobby({ demands: { reliability: 0.85, newcomers: false } });
    expect(form([seek('a', { reliability: 0.9 }), seek('b', { reliability: 0.8 })], [gated])).toEqual([]);
    expect(form([seek('a', { reliability: 0.9 }), seek('b')], [gated])).toEqual([]);
    expect(form([seek('a', { reliability: 0.9 }), seek('b', { reliability: 0.85 })], [gated])).toHaveLength(1);
  });
});
