import { describe, expect, test } from 'vitest';
import type { SeekStore, Stores, TableProposal } from '#matches/index.ts';
import { AT, createMatch, fresh, later } from './matchRows.ts';

const WANTED = { games: ['counting'], paces: ['24h'], seats: [3, 4], computer: false };
const TERMS = { game: 'counting', pace: '24h', seats: 3, computer: true };

/** What every store guarantees about searches for players. */
export const seekContract = (stores: () => Stores): void => {
  const seeks = (): SeekStore => stores().seeks;
  const looking = async (server: string, count: number): Promise<readonly string[]> => {
    const users = Array.from({ length: count }, () => fresh('user'));
    for (const [index, user] of users.entries()) {
      await stores().users.change(user, { name: user });
      await seeks().save(user, server, WANTED, { channel: 'channel', since: later(index), endsAt: later(24), lookAt: AT });
    }
    return users;
  };
  const table = (server: string): TableProposal => ({ id: fresh('table'), server, terms: TERMS });

  describe('searches', () => {
    test('a search is stored for a known user only, changed by its fields, and kept as choices after its end', async () => {
      const server = fresh('server');
      expect(await seeks().save(fresh('stranger'), server, WANTED)).toBe(false);
      const [user = ''] = await looking(server, 1);
      expect(await seeks().find(user, server)).toEqual({
        user,
        server,
        ...WANTED,
        channel: 'channel',
        since: AT,
        endsAt: later(24),
        agreed: false,
      });
      expect(await seeks().change({ user, server }, { since: undefined, endsAt: undefined, channel: undefined })).toBe(true);
      expect(await seeks().find(user, server)).toEqual({ user, server, ...WANTED, agreed: false });
      expect(await seeks().looking(server)).toEqual([]);
    });

    test('a server is searched while a player without a place waits, and only one caller gets it', async () => {
      const server = fresh('server');
      const [one = '', other = ''] = await looking(server, 2);
      expect((await seeks().looking(server)).map(({ user }) => user)).toEqual([one, other]);
      expect(await seeks().serversDue(AT, 1000)).toContain(server);
      const claims = await Promise.all([1, 2, 3].map(() => seeks().claimServer(server, AT, later(1))));
      expect(claims.filter((isFirst) => isFirst)).toHaveLength(1);
      expect(await seeks().serversDue(AT, 1000)).not.toContain(server);
      expect(await seeks().serversDue(later(1), 1000)).toContain(server);
    });

    test('a table holds places for all of its people or for none, and nobody gets two', async () => {
      const server = fresh('server');
      const [one = '', two = '', three = ''] = await looking(server, 3);
      const tables = [table(server), table(server)];
      const proposed = await Promise.all([
        seeks().propose(tables[0] as TableProposal, [one, two], AT),
        seeks().propose(tables[1] as TableProposal, [two, three], AT),
      ]);
      expect(proposed.filter((id) => id !== undefined)).toHaveLength(1);
      const [id = ''] = proposed.filter((each) => each !== undefined);
      expect(await seeks().placed(id)).toHaveLength(2);
      expect((await seeks().proposals(server)).map((each) => each.id)).toEqual([id]);
      expect(await seeks().proposal(id)).toEqual({ id, server, terms: TERMS, dueAt: AT });
      expect(await seeks().propose(table(server), [one, two, three], AT)).toBeUndefined();
      expect(await seeks().change({ user: two, server }, { agreed: true })).toBe(false);
      expect(await seeks().change({ user: two, server, proposal: id }, { agreed: true, answerBy: later(2) })).toBe(true);
      expect((await seeks().find(two, server))?.agreed).toBe(true);
      const freed = { proposal: undefined, answerBy: undefined, agreed: false };
      expect(await seeks().change({ user: two, server, proposal: id }, freed)).toBe(true);
      expect(await seeks().placed(id)).toHaveLength(1);
      expect(await seeks().change({ user: two, server }, { agreed: false })).toBe(true);
    });

    test('a lobby has one table, which gets all who fill it, and is found by its match', async () => {
      const server = fresh('server');
      const [one = '', two = ''] = await looking(server, 2);
      const { id: match } = await createMatch(stores());
      const first = await seeks().propose({ id: fresh('table'), server, match }, [one], AT);
      expect(await seeks().propose({ id: fresh('table'), server, match }, [two], AT)).toBe(first);
      expect(await seeks().isTable(match)).toBe(false);
      expect((await seeks().offered(two, match))?.user).toBe(two);
      expect(await seeks().offered(fresh('stranger'), match)).toBeUndefined();
      const own = table(server);
      await seeks().closeProposal(first ?? '', AT, []);
      await seeks().propose(own, [one], AT);
      const other = await createMatch(stores());
      await seeks().setMatch(own.id, other.id);
      expect(await seeks().isTable(other.id)).toBe(true);
      expect((await seeks().offered(one, other.id))?.proposal).toBe(own.id);
    });

    test('a table that is due is claimed by one caller, and its next time does not undo a change since', async () => {
      const server = fresh('server');
      const users = await looking(server, 2);
      const own = table(server);
      await seeks().propose(own, users, AT);
      expect(await seeks().proposalsDue(AT, 1000)).toContain(own.id);
      const claims = await Promise.all([1, 2].map(() => seeks().claimProposal(own.id, AT, later(1))));
      const [claimed] = claims.filter((each) => each !== undefined);
      expect(claims.filter((each) => each !== undefined)).toHaveLength(1);
      await seeks().hurry(own.id, later(0));
      await seeks().postpone(claimed as TableProposal, later(9));
      expect((await seeks().proposal(own.id))?.dueAt).toEqual(AT);
      const again = await seeks().claimProposal(own.id, AT, later(1));
      await seeks().postpone(again as TableProposal, later(9));
      expect((await seeks().proposal(own.id))?.dueAt).toEqual(later(9));
    });

    test('a table that is over frees those who still have a place, with their waiting time, and its waits are kept', async () => {
      const server = fresh('server');
      const [one = '', two = ''] = await looking(server, 2);
      const own = table(server);
      await seeks().propose(own, [one, two], AT);
      await seeks().closeProposal(own.id, later(5), [1.5, 30]);
      const { since, proposal } = (await seeks().find(two, server)) ?? {};
      expect([since, proposal]).toEqual([later(1), undefined]);
      expect(await seeks().waits(server, AT)).toEqual([1.5, 30]);
      expect(await seeks().waits(server, later(6))).toEqual([]);
      expect(await seeks().proposals(server)).toEqual([]);
      expect(await seeks().proposalsDue(later(99), 1000)).not.toContain(own.id);
      expect(await seeks().serversDue(later(5), 1000)).toContain(server);
    });

    test('searches that are over and hold no place are listed', async () => {
      const server = fresh('server');
      const [one = '', two = ''] = await looking(server, 2);
      await seeks().propose(table(server), [one], AT);
      const over = (await seeks().expired(later(24), 1000)).filter((seek) => seek.server === server);
      expect(over.map(({ user }) => user)).toEqual([two]);
      expect((await seeks().expired(later(23), 1000)).filter((seek) => seek.server === server)).toEqual([]);
    });

    test('a list of people to avoid belongs to a known user, and names each once', async () => {
      const [user = ''] = await looking(fresh('server'), 1);
      const [bad, worse] = [fresh('bad'), fresh('worse')];
      for (const avoided of [bad, worse, bad]) await seeks().avoid(user, avoided, true);
      await seeks().avoid(fresh('stranger'), bad, true);
      expect(await seeks().avoids(user)).toEqual([bad, worse].sort());
      await seeks().avoid(user, bad, false);
      expect(await seeks().avoidsOf([user, bad])).toEqual(
        new Map([
          [user, [worse]],
          [bad, []],
        ]),
      );
    });
  });
};
