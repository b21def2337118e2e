import { describe, expect, test } from 'vitest';
import type { Match, MatchId, Stores, Summary } from '#matches/index.ts';
import { AT, createMatch, findMatch, fresh, later, next } from './matchRows.ts';
import { fillWith } from './personalRows.ts';

const nameOf = (seat: number): string => `Player ${seat + 1}`;
const NOTHING_LEFT: ReadonlyMap<MatchId, number> = new Map();

const leaving = (...matches: readonly Match[]): ReadonlyMap<MatchId, number> =>
  new Map(matches.map(({ id, version }) => [id, version]));

/** What every store guarantees about the data of one person. */
export const personalContract = (stores: () => Stores): void => {
  const change = async (match: Match, told: Partial<Summary>): Promise<Match> => {
    const { match: after } = (await stores().matches.append(next(match, { told }))) as { readonly match: Match };
    return after;
  };

  describe('personal data', () => {
    test('personal data of an unknown user is empty', async () => {
      const nothing = {
        departures: [],
        seats: [],
        hostOf: [],
        invitedTo: [],
        notes: [],
        remarks: [],
        ratings: [],
        seeks: [],
        avoids: [],
        decisions: [],
        watching: [],
        messages: [],
        participations: [],
        playerNotes: [],
        cups: [],
        organiserOf: [],
      };
      expect(await stores().personal.of(fresh('stranger'))).toEqual({ holidays: { planned: [], spent: [] }, ...nothing });
    });

    test('personal data is collected from every place where it is stored, without that of others', async () => {
      const { user, other, match, guestOf, former, data } = await fillWith(stores());
      expect(await stores().personal.of(user)).toEqual(data);
      const told = JSON.stringify(await stores().personal.of(user));
      expect(told).not.toContain(other);
      expect(told).not.toContain('Blaise');
      expect([match.id, guestOf.id, former.id]).toEqual([...new Set([match.id, guestOf.id, former.id])]);
    });

    test('personal data is deleted immediately, and that of others stays, without what was written by or about them', async () => {
      const { user, other, match, guestOf, former } = await fillWith(stores());
      const before = await stores().personal.of(other);
      expect(await stores().personal.forget(user, leaving(match), nameOf)).toBe(true);
      expect(await stores().personal.of(user)).toEqual(await stores().personal.of(fresh('stranger')));
      for (const { id } of [match, guestOf, former]) {
        expect(JSON.stringify(await stores().matches.find(id))).not.toMatch(new RegExp(`${user}"|Ada`));
      }
      expect(await stores().personal.of(other)).toEqual({
        ...before,
        hostOf: [...before.hostOf, match.id].sort(),
        avoids: [],
        decisions: before.decisions.map((decision) => ({ ...decision, reason: '' })),
      });
    });

    test('a forgotten user’s name is replaced by the seat’s wherever it was, and other names stay', async () => {
      const { user, other, match, former } = await fillWith(stores());
      await stores().personal.forget(user, leaving(match), nameOf);
      expect((await findMatch(stores().matches, match.id)).seats).toEqual([
        { seat: 0, name: 'Player 1' },
        { seat: 1, user: other, name: 'Blaise' },
      ]);
      expect((await findMatch(stores().matches, former.id)).seats).toEqual([
        {
          seat: 0,
          user: other,
          name: 'Blaise',
          former: ['carl'],
          held: [
            { name: 'Player 1', upTo: 3 },
            { name: 'Carl', upTo: 5, user: 'carl' },
            { name: 'Talos', upTo: 7, computer: true },
          ],
        },
      ]);
    });

    test('an old name without a recorded user is replaced, too', async () => {
      const user = fresh('user');
      const held = [{ name: 'Ada', upTo: 3 }];
      const seats = [{ seat: 0, user: 'ben', name: 'Ben', former: [user], held }];
      const { id } = await createMatch(stores(), {}, { status: 'playing', seats });
      await stores().personal.forget(user, NOTHING_LEFT, nameOf);
      expect((await findMatch(stores().matches, id)).seats[0]?.held).toEqual([{ name: 'Player 1', upTo: 3 }]);
    });

    test('personal data stays while the user plays on in an open match, or may have returned to it', async () => {
      const { user, match, data } = await fillWith(stores());
      expect(await stores().personal.forget(user, NOTHING_LEFT, nameOf)).toBe(false);
      expect(await stores().personal.forget(user, new Map([[match.id, match.version - 1]]), nameOf)).toBe(false);
      expect(await stores().personal.of(user)).toEqual(data);
    });

    test('personal data does not return through a command decided before it was deleted', async () => {
      const { user, match } = await fillWith(stores());
      const decidedBefore = next(match, { told: { status: 'playing', host: user, seats: match.seats } });
      await stores().personal.forget(user, leaving(match), nameOf);
      expect(await stores().matches.append(decidedBefore)).toEqual({ kind: 'versionConflict' });
      const present = await findMatch(stores().matches, match.id);
      const { host, seats } = present;
      const again = next(present, { forgotten: present.forgotten ?? 0, told: { status: 'playing', host, seats } });
      expect((await stores().matches.append(again)).kind).toBe('appended');
    });

    test('personal data does not return through a running job', async () => {
      const { user, match } = await fillWith(stores());
      await stores().personal.forget(user, leaving(match), nameOf);
      const { departures, nudges, holidays, personal } = stores();
      await departures.note({ user, server: 'server', reason: 'left', since: AT });
      expect(await nudges.claim({ user, match: match.id, by: 1, at: later(2), dueAt: later(2) }, AT)).toBeUndefined();
      await holidays.spend(user, ['2026-12-25']);
      expect(await personal.of(user)).toEqual(await personal.of(fresh('stranger')));
    });

    test('personal data is deleted from finished matches at any version', async () => {
      const user = fresh('user');
      const match = await createMatch(stores(), { host: user }, { host: user, seats: [{ seat: 0, user, name: 'Ada' }] });
      const ended = await change(match, { status: 'ended', host: user, seats: match.seats });
      expect(await stores().personal.forget(user, NOTHING_LEFT, nameOf)).toBe(true);
      expect(await findMatch(stores().matches, ended.id)).toMatchObject({ host: '', seats: [{ seat: 0, name: 'Player 1' }] });
    });

    test('a forgotten user who returns starts again', async () => {
      const { user, match } = await fillWith(stores());
      await stores().personal.forget(user, leaving(match), nameOf);
      await stores().users.change(user, { name: 'Ada' });
      expect((await stores().personal.of(user)).user).toMatchObject({ id: user, name: 'Ada', dmClosed: false });
      expect(await stores().nudges.claim({ user, match: match.id, by: 1, at: later(2), dueAt: later(2) }, AT)).toBeUndefined();
    });
  });
};
