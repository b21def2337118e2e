import { describe, expect, test } from 'vitest';
import type { Match, MatchId, Participation, Stores } from '#matches/index.ts';
import { createMatch, fresh, later } from './matchRows.ts';

/** What every store guarantees about what statistics need. */
export const statisticsContract = (stores: () => Stores): void => {
  const statistics = () => stores().statistics;
  const part = (match: Match, user: string, seat: number, changed: Partial<Participation> = {}): Participation => ({
    match: match.id,
    user,
    seat,
    server: match.place.server,
    game: match.game,
    seats: 2,
    people: 2,
    rated: false,
    outcome: 'finished',
    place: seat + 1,
    won: seat === 0,
    asked: 1,
    inTime: 1,
    answers: [60],
    endedAt: later(5),
    finishedAt: later(5),
    facts: {},
    ...changed,
  });
  const ended = async (users: readonly string[], changed: Partial<Participation> = {}): Promise<Match> => {
    for (const user of users) await stores().users.change(user, { name: user });
    const seats = users.map((user, seat) => ({ seat, user, name: user }));
    const match = await createMatch(stores(), { host: users[0] ?? '' }, { status: 'ended', seats });
    await stores().participations.replace(
      match,
      users.map((user, seat) => part(match, user, seat, changed)),
    );
    return match;
  };

  describe('statistics', () => {
    test('the companions of a person are all others in the same matches', async () => {
      const [ada, bea, cy] = [fresh('ada'), fresh('bea'), fresh('cy')];
      const [first, second, third] = [await ended([ada, bea]), await ended([cy, ada]), await ended([bea, cy])];
      expect(await statistics().companions(ada, [first.id, second.id])).toEqual([
        { match: first.id, user: bea, seat: 1, place: 2, outcome: 'finished' },
        { match: second.id, user: cy, seat: 0, place: 1, outcome: 'finished' },
      ]);
      expect(await statistics().companions(ada, [])).toEqual([]);
      expect(await statistics().companions(ada, [third.id])).toHaveLength(2);
    });

    test('only people of the server who want to be on leaderboards are named', async () => {
      const [ada, bea, cy] = [fresh('ada'), fresh('bea'), fresh('cy')];
      const server = fresh('server');
      await ended([ada, bea], { server });
      await ended([ada, cy]);
      for (const user of [ada, cy]) await stores().users.change(user, { leaderboards: 'on' });
      expect(await statistics().onLeaderboards(server)).toEqual([ada]);
      await stores().users.change(ada, { leaderboards: undefined });
      expect(await statistics().onLeaderboards(server)).toEqual([]);
    });

    test('luck is kept for finished matches alone, and matches that lack it are found one after the other', async () => {
      const users = [fresh('ada'), fresh('bea')];
      const [one, two, three] = [await ended(users), await ended(users), await ended(users, { people: 1 })];
      const running = await createMatch(stores(), {}, { status: 'playing' });
      const luckOf = (...matches: readonly MatchId[]) => statistics().luckOf(matches);
      expect(await statistics().withoutLuck(one.id - 1)).toBe(one.id);
      await statistics().keepLuck(one.id, [0.25, -0.25]);
      await statistics().keepLuck(running.id, [1, -1]);
      expect(await luckOf(one.id, two.id, running.id)).toEqual(new Map([[one.id, [0.25, -0.25]]]));
      expect(await statistics().withoutLuck(one.id - 1)).toBe(two.id);
      await statistics().keepLuck(two.id, []);
      expect(await statistics().withoutLuck(one.id - 1)).not.toBe(two.id);
      expect([two.id, three.id, running.id]).not.toContain(await statistics().withoutLuck(one.id - 1));
      expect(await stores().matches.find(one.id)).not.toHaveProperty('luck');
      expect(await luckOf()).toEqual(new Map());
    });
  });
};
