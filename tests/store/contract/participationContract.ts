import { describe, expect, test } from 'vitest';
import type { Participation, Stores } from '#matches/index.ts';
import { createMatch, fresh, later, next } from './matchRows.ts';

/** What every store guarantees about people's parts in matches. */
export const participationContract = (stores: () => Stores): void => {
  const playing = async (server = fresh('server')) =>
    createMatch(stores(), { place: { server, channel: 'channel' } }, { status: 'playing' });
  const rowOf = (match: number, user: string, server: string, part: Partial<Participation> = {}): Participation => ({
    ...{ match, seat: 0, user, server, game: 'counting', seats: 2, people: 2, rated: false, outcome: 'finished', won: true },
    ...{
      place: 1,
      asked: 7,
      inTime: 6,
      answers: [5, 3600, 5],
      endedAt: later(2),
      finishedAt: later(3),
      facts: { side: 'ares', used: { pan: 2 } },
    },
    ...part,
  });

  describe('participations', () => {
    test('rows are due after an append says so, until they are stored for the match as it is', async () => {
      const match = await playing();
      const isDue = async () => (await stores().participations.due(1_000)).includes(match.id);
      expect(await isDue()).toBe(false);
      const told = { status: 'playing' } as const;
      const appended = await stores().matches.append(next(match, { told, isRecordDue: true }));
      if (appended.kind !== 'appended') throw new Error('The match did not go on.');
      expect(await isDue()).toBe(true);
      expect(await stores().participations.replace(match, [])).toBe(false);
      expect(await isDue()).toBe(true);
      expect(await stores().participations.replace(appended.match, [])).toBe(true);
      expect(await isDue()).toBe(false);
      await stores().participations.renew();
      expect(await isDue()).toBe(true);
    });

    test('rows are stored as they are, and replaced as a whole', async () => {
      const match = await playing();
      const { server } = match.place;
      const [ada, ben] = [fresh('ada'), fresh('ben')];
      const { place, finishedAt, ...left } = rowOf(match.id, ben, server, {
        seat: 1,
        outcome: 'resigned',
        won: false,
        facts: {},
      });
      const rows = [rowOf(match.id, ada, server), { ...left, endedAt: later(1) }];
      await stores().participations.replace(match, rows);
      expect(await stores().participations.list({ match: match.id })).toEqual(rows);
      expect(await stores().participations.list({ server }, 1)).toEqual(rows.slice(0, 1));
      await stores().participations.replace(match, rows.slice(1));
      expect(await stores().participations.list({ users: [ada, ben] })).toEqual(rows.slice(1));
    });

    test('a person’s matches of other servers are listed for one only if they chose so', async () => {
      const [here, there] = [await playing(), await playing()];
      const [ada, ben] = [fresh('ada'), fresh('ben')];
      for (const match of [here, there]) {
        const rows = [ada, ben].map((user, seat) => rowOf(match.id, user, match.place.server, { seat }));
        await stores().participations.replace(match, rows);
      }
      await stores().users.change(ada, { record: 'everywhere' });
      const listed = await stores().participations.list({ users: [ada, ben], server: here.place.server });
      expect(listed.map(({ match, user }) => [match, user])).toEqual([
        [there.id, ada],
        [here.id, ada],
        [here.id, ben],
      ]);
    });

    test('a forgotten person has no rows, and none are stored that were computed before', async () => {
      const ada = fresh('ada');
      const seats = [{ seat: 0, user: ada, name: 'Ada' }];
      const match = await createMatch(stores(), {}, { status: 'ended', seats });
      const rows = [rowOf(match.id, ada, match.place.server), rowOf(match.id, fresh('ben'), match.place.server, { seat: 1 })];
      await stores().participations.replace(match, rows);
      expect(await stores().personal.forget(ada, new Map(), () => 'nobody')).toBe(true);
      expect(await stores().participations.list({ match: match.id })).toEqual(rows.slice(1));
      expect(await stores().participations.replace(match, rows)).toBe(false);
    });
  });
};
