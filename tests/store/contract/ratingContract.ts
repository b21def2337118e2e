import { describe, expect, test } from 'vitest';
import { partsIn, rebuiltFrom } from '#community/ratings/index.ts';
import type { Participation, Stores } from '#matches/index.ts';
import { createMatch, fresh, later } from './matchRows.ts';

/** What every store guarantees about ratings. */
export const ratingContract = (stores: () => Stores): void => {
  /** Stores a rated match of these people, from the best to the worst, that ended after some hours. `left`: the last of them left. */
  const play = async (
    server: string,
    hours: number,
    people: readonly string[],
    left = false,
  ): Promise<readonly Participation[]> => {
    const seats = people.map((user, seat) => ({ seat, user, name: user }));
    const match = await createMatch(stores(), { place: { server, channel: 'channel' } }, { status: 'ended', seats });
    const rows = people.map((user, seat): Participation => {
      const leaves = left && seat === people.length - 1;
      return {
        ...{ match: match.id, seat, user, server, game: 'counting', seats: people.length, people: people.length, rated: true },
        ...{ outcome: leaves ? 'resigned' : 'finished', counts: leaves ? 'last' : 'placed', place: seat + 1, won: seat === 0 },
        ...{ asked: 0, inTime: 0, answers: [], endedAt: later(hours), finishedAt: later(hours), facts: {} },
      };
    });
    expect(await stores().participations.replace(match, rows)).toBe(true);
    return rows;
  };

  /** Returns a server on which twelve people have played twenty matches, one of them late to be stored. */
  const season = async () => {
    const server = fresh('server');
    const people = Array.from({ length: 12 }, () => fresh('person'));
    const table = (index: number): readonly string[] =>
      [...new Set([index, index * 5 + 1, index * 7 + 3, index * index])].map((each) => people[each % people.length] ?? '');
    const rows: (readonly Participation[])[] = [];
    for (const index of [...Array(20).keys()].map((each) => (each === 9 ? 14 : each === 14 ? 9 : each))) {
      rows.push(await play(server, index, [...new Set(table(index))], index % 4 === 3));
    }
    const ratings = async () => (await Promise.all(people.map((person) => stores().ratings.of(person, server)))).flat();
    return { server, people, rows: rows.flat(), ratings };
  };

  const inOrder = <Row extends { readonly match: number; readonly seat: number }>(rows: readonly Row[]): readonly Row[] =>
    rows.toSorted((one, other) => one.match - other.match || one.seat - other.seat);

  describe('ratings', () => {
    test('a match is rated when its rows are stored, with the same result as if all were rated again', async () => {
      const { server, people, rows, ratings } = await season();
      const expected = inOrder(rebuiltFrom(partsIn(rows)));
      expect(inOrder(await ratings())).toEqual(expected);
      expect(new Set(expected.map(({ mu }) => mu)).size).toBeGreaterThan(20);
      const latest = await stores().ratings.latest(server);
      expect(latest.map(({ person }) => person)).toEqual(people.toSorted());
      expect(latest.every(({ person, matches }) => matches === rows.filter(({ user }) => user === person).length)).toBe(true);
      const two = [people[5] ?? '', fresh('stranger')];
      expect(await stores().ratings.latest(server, two)).toEqual(latest.filter(({ person }) => person === two[0]));
      expect(await stores().ratings.latest(fresh('server'), people)).toEqual([]);
      expect(await stores().ratings.rebuild()).toBeGreaterThanOrEqual(20);
      expect(inOrder(await ratings())).toEqual(expected);
    });

    test('the ratings of the others stay the same after a person was forgotten, who is on no ladder any more', async () => {
      const { server, people, ratings } = await season();
      const [gone = ''] = people;
      const others = (await ratings()).filter(({ person }) => person !== gone);
      expect(await stores().personal.forget(gone, new Map(), () => 'nobody')).toBe(true);
      expect(await ratings()).toEqual(others);
      await stores().ratings.rebuild();
      expect(await ratings()).toEqual(others);
      const placeholders = (await stores().ratings.latest(server)).filter(({ person }) => !people.includes(person));
      expect(placeholders).toMatchObject([{ person: expect.stringMatching(/^-[\da-f-]{36}$/) }]);
      const before = await ratings();
      await play(server, 30, people.slice(1, 4));
      expect((await ratings()).filter(({ endedAt }) => endedAt < later(30))).toEqual(before);
    });
  });
};
