import { describe, expect, test } from 'vitest';
import { DEFAULT_HOURS, type Nudge, type Stores } from '#matches/index.ts';
import { createMatch, fresh, later } from './matchRows.ts';

const HOURS = { timeZone: 'Europe/Berlin', quietFrom: '22:00', quietUntil: '07:30' };

/** What every store guarantees about personal data. */
export const peopleContract = (stores: () => Stores): void => {
  /** A user with a row. */
  const known = async (): Promise<string> => (await stores().users.change(fresh('user'), { name: 'Known' })).id;

  describe('a user', () => {
    test('a user without data is not found', async () => {
      expect(await stores().users.find(fresh('user'))).toBeUndefined();
    });

    test('a new user has no quiet hours and no settings', async () => {
      const id = fresh('user');
      const user = { id, name: id, dmChannel: 'dm', dmClosed: false, hours: DEFAULT_HOURS };
      expect(await stores().users.change(id, { dmChannel: 'dm' })).toEqual(user);
      expect(await stores().users.find(id)).toEqual(user);
    });

    test('a user is changed in the given fields only', async () => {
      const id = fresh('user');
      const first = { name: 'Ada', locale: 'en-GB', dmClosed: true, hours: HOURS, remindEveryHours: 0 } as const;
      await stores().users.change(id, first);
      const chosen = {
        noticesBy: 'both',
        theme: 'light',
        attacks: 'off',
        leaderboards: 'on',
        shape: 'tall',
        language: 'cs',
      } as const;
      await stores().users.change(id, chosen);
      expect(await stores().users.find(id)).toEqual({ id, ...first, ...chosen });
      await stores().users.change(id, { name: 'Ada L.', remindEveryHours: undefined });
      const { remindEveryHours, ...rest } = first;
      expect(await stores().users.find(id)).toEqual({ id, ...rest, name: 'Ada L.', ...chosen });
      await stores().users.change(id, {
        noticesBy: undefined,
        theme: undefined,
        attacks: undefined,
        leaderboards: undefined,
        shape: undefined,
        language: undefined,
      });
      expect(await stores().users.find(id)).toEqual({ id, ...rest, name: 'Ada L.' });
    });

    test('a user’s hours keep the fields that are not given', async () => {
      const id = fresh('user');
      await stores().users.change(id, { hours: HOURS });
      await stores().users.change(id, { hours: { timeZone: 'Asia/Tokyo' } });
      expect((await stores().users.find(id))?.hours).toEqual({ ...HOURS, timeZone: 'Asia/Tokyo' });
      await stores().users.change(id, { hours: {} });
      expect((await stores().users.find(id))?.hours).toEqual({ ...HOURS, timeZone: 'Asia/Tokyo' });
    });

    test('answers to the puzzle of a day are counted by move', async () => {
      const day = 30_000 + Math.floor(Math.random() * 1_000_000);
      for (const puzzleMove of [4, 7, 4])
        await stores().users.change(fresh('user'), { puzzleDay: day, puzzleMove, puzzleStreak: 0 });
      await stores().users.change(fresh('user'), { puzzleDay: day + 1, puzzleMove: 4, puzzleStreak: 1 });
      expect([...(await stores().users.puzzleMoves(day))].toSorted()).toEqual([
        [4, 2],
        [7, 1],
      ]);
      expect((await stores().users.puzzleMoves(day + 2)).size).toBe(0);
    });

    test('hours are returned for several users, known or not', async () => {
      const [set, left, unknown] = [fresh('user'), fresh('user'), fresh('user')];
      await stores().users.change(set, { hours: HOURS });
      await stores().users.change(left, { name: 'Ben' });
      const hours = await stores().users.hoursOf([set, left, unknown]);
      expect([...hours]).toEqual([
        [set, HOURS],
        [left, DEFAULT_HOURS],
        [unknown, DEFAULT_HOURS],
      ]);
    });
  });

  describe('holidays', () => {
    const planning = (...planned: readonly string[]) => ({ planned });
    const plan = (user: string, ...days: readonly string[]) => stores().holidays.replan(user, () => planning(...days));

    test('holidays are those planned last, in the order of the calendar', async () => {
      const user = fresh('user');
      expect(await stores().holidays.of(user)).toEqual({ planned: [], spent: [] });
      expect(await plan(user, '2026-12-26', '2026-12-24')).toEqual(planning('2026-12-26', '2026-12-24'));
      await plan(user, '2026-12-25', '2026-12-24');
      expect(await stores().holidays.of(user)).toEqual({ planned: ['2026-12-24', '2026-12-25'], spent: [] });
    });

    test('holidays stay unchanged when the new plan is refused', async () => {
      const user = fresh('user');
      await plan(user, '2026-12-24');
      const refused = { rejected: { code: 'rangeReversed' } };
      expect(await stores().holidays.replan(user, () => refused)).toEqual(refused);
      expect((await stores().holidays.of(user)).planned).toEqual(['2026-12-24']);
    });

    test('holidays that are spent stay in every plan, planned or not', async () => {
      const user = fresh('user');
      await plan(user, '2026-12-24', '2026-12-25');
      await stores().holidays.spend(user, ['2026-12-24', '2026-12-31']);
      await plan(user, '2027-01-01');
      const spent = ['2026-12-24', '2026-12-31'];
      expect(await stores().holidays.of(user)).toEqual({ planned: [...spent, '2027-01-01'], spent });
    });

    test('holidays are planned from the current plan, also when a user plans twice at once', async () => {
      const user = fresh('user');
      const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
      await Promise.all(
        days.map((day) => stores().holidays.replan(user, ({ planned }) => planning(...[...planned, day].slice(0, 3)))),
      );
      expect((await stores().holidays.of(user)).planned).toHaveLength(3);
    });
  });

  describe('nudges', () => {
    const nudge = async (part: Partial<Nudge> = {}): Promise<Nudge> => ({
      user: await known(),
      match: (await createMatch(stores())).id,
      by: 1,
      at: later(0),
      dueAt: later(0),
      ...part,
    });
    const dueTo = async (user: string, hours: number) =>
      (await stores().nudges.due(later(hours), 1000)).filter((each) => each.user === user);

    test('a nudge is claimed by exactly one of several concurrent senders', async () => {
      const first = await nudge();
      const last = { match: first.match, at: later(0) };
      const tries = await Promise.all([0, 1, 2].map((by) => stores().nudges.claim({ ...first, by }, later(-24))));
      expect(tries.filter((last) => last === undefined)).toHaveLength(1);
      expect(tries.filter((last) => last !== undefined)).toEqual([last, last]);
    });

    test('a nudge is claimed again when the last one is old enough', async () => {
      const first = await nudge();
      await stores().nudges.claim(first, later(-24));
      const second = { ...first, at: later(24), dueAt: later(30), by: 2 };
      const elsewhere = await nudge({ user: first.user, at: later(23) });
      expect(await stores().nudges.claim(elsewhere, later(-1))).toEqual({ match: first.match, at: later(0) });
      expect(await stores().nudges.claim(second, later(0))).toBeUndefined();
      expect(await dueTo(first.user, 29)).toEqual([]);
      expect(await dueTo(first.user, 30)).toEqual([second]);
    });

    test('a nudge is due until it is settled', async () => {
      const first = await nudge({ dueAt: later(8) });
      await stores().nudges.claim(first, later(-24));
      expect(await dueTo(first.user, 7)).toEqual([]);
      expect(await dueTo(first.user, 8)).toEqual([first]);
      await stores().nudges.settle({ ...first, at: later(-1) });
      expect(await dueTo(first.user, 8)).toEqual([first]);
      await stores().nudges.settle(first);
      expect(await dueTo(first.user, 8)).toEqual([]);
    });
  });

  describe('data written by jobs', () => {
    test('data written by jobs is stored for known users, and creates no users', async () => {
      const [somebody, forgotten] = [await known(), fresh('user')];
      for (const user of [somebody, forgotten]) await stores().users.changeKnown(user, { dmChannel: 'dm', dmClosed: true });
      expect(await stores().users.find(somebody)).toMatchObject({ name: 'Known', dmChannel: 'dm', dmClosed: true });
      expect(await stores().users.find(forgotten)).toBeUndefined();
    });

    test('data written by jobs is stored for users named by the match, or on its server, and for no forgotten user', async () => {
      const [seated, guest, stranger] = [fresh('user'), fresh('user'), fresh('user')];
      const server = fresh('server');
      const seats = [{ seat: 0, user: seated, name: 'Seated' }];
      const match = await createMatch(stores(), { place: { server, channel: 'c' }, guests: [guest] }, { guests: [guest], seats });
      const other = await createMatch(stores());
      const { departures, nudges, personal } = stores();
      const keptOf = async (user: string, on: number, where: string) => {
        await departures.note({ user, server: where, reason: 'left', since: later(0) });
        const called = { user, match: on, by: 1, at: later(0), dueAt: later(0) };
        expect(await nudges.claim(called, later(-24))).toBeUndefined();
        const { departures: gone, nudged } = await personal.of(user);
        return [gone.length, nudged?.match];
      };
      expect(await keptOf(seated, match.id, server)).toEqual([1, match.id]);
      expect(await keptOf(guest, other.id, 'elsewhere')).toEqual([0, undefined]);
      expect(await keptOf(guest, match.id, server)).toEqual([1, match.id]);
      expect(await keptOf(stranger, match.id, server)).toEqual([0, undefined]);
    });

    test('data written by jobs excludes holidays spent by a forgotten user', async () => {
      const [somebody, forgotten] = [await known(), fresh('user')];
      for (const user of [somebody, forgotten]) await stores().holidays.spend(user, ['2026-12-24']);
      expect((await stores().holidays.of(somebody)).spent).toEqual(['2026-12-24']);
      expect((await stores().holidays.of(forgotten)).planned).toEqual([]);
    });
  });

  describe('departures', () => {
    const departure = async (reason: 'left' | 'silent', user?: string, server = 'harbour') =>
      ({ user: user ?? (await known()), server, reason, since: later(0) }) as const;

    test('departures are stored per server, and the first one stays', async () => {
      const gone = await departure('left');
      await stores().departures.note(gone);
      await stores().departures.note({ ...gone, reason: 'silent', since: later(9) });
      expect(await stores().departures.find(gone.user, 'harbour')).toEqual(gone);
      expect(await stores().departures.find(gone.user, 'market')).toBeUndefined();
    });

    test('departures list every user who is unreachable somewhere', async () => {
      const gone = await departure('left');
      const back = await departure('silent');
      for (const each of [gone, { ...gone, server: 'market' }, back]) await stores().departures.note(each);
      await stores().departures.forget(back.user, 'harbour');
      const everybody = await stores().departures.everybody();
      expect([gone.user, back.user, fresh('user')].map((user) => everybody.has(user))).toEqual([true, false, false]);
    });

    test('departures are deleted where a user is seen again, and everywhere if they were only silent', async () => {
      const left = await departure('left');
      const silent = await departure('silent', left.user, 'market');
      const other = await departure('left');
      for (const gone of [left, silent, other]) await stores().departures.note(gone);
      await stores().departures.forget(left.user, undefined);
      expect(await stores().departures.find(left.user, 'market')).toBeUndefined();
      expect(await stores().departures.find(left.user, 'harbour')).toEqual(left);
      await stores().departures.forget(left.user, 'harbour');
      expect(await stores().departures.find(left.user, 'harbour')).toBeUndefined();
      expect(await stores().departures.find(other.user, 'harbour')).toEqual(other);
    });
  });
};
