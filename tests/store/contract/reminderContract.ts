import { describe, expect, test } from 'vitest';
import type { ClockChanges, DecisionRef, Match, MatchId, RunningClock, Stores, Summary } from '#matches/index.ts';
import { at, running } from './clockContract.ts';
import { createMatch, findMatch, fresh, later, next } from './matchRows.ts';

/** What every store guarantees about reminders. */
export const callContract = (stores: () => Stores): void => {
  const clocks = () => stores().clocks;
  const write = async (match: Match, changes: ClockChanges, told: Partial<Summary> = {}): Promise<Match> => {
    const appended = await stores().matches.append({ ...next(match, { told: { status: 'playing', ...told } }), clocks: changes });
    if (appended.kind !== 'appended') throw new Error(appended.kind);
    return appended.match;
  };

  describe('a reminder', () => {
    const seats = [
      { seat: 0, user: 'ada', name: 'Ada' },
      { seat: 1, name: 'Talos' },
    ];
    /** A match whose first seat, Ada's or another user's, has to act. */
    const asked = async (part: Partial<RunningClock>, told: Partial<Summary> = {}) => {
      const changes = { seats: [0, 1].map((seat) => ({ seat, bank: 0, running: running(0, part) })) };
      const { id } = await write(await createMatch(stores()), changes, { seats, ...told });
      return id;
    };
    const seatedBy = (user: string) => ({ seats: [{ seat: 0, user, name: user }] });
    const read = async (match: MatchId, seat = 0): Promise<DecisionRef> => {
      const clock = (await clocks().of(match))[seat];
      if (clock?.running === undefined) throw new Error('Nobody is asked.');
      return { match, seat, running: clock.running };
    };
    const far = 4_000_000;

    test('a reminder is due for the actors of matches in play and not suspended, the most overdue first', async () => {
      const [cleo, ben, dan, eve, fay] = [fresh('cleo'), fresh('ben'), fresh('dan'), fresh('eve'), fresh('fay')];
      await asked({ noticeAt: at(far + 2), remindAt: at(far + 9) }, seatedBy(ben));
      await asked({ remindAt: at(far + 1) }, seatedBy(cleo));
      await asked({ noticeAt: at(far + 2) }, seatedBy(cleo));
      await asked({ remindAt: at(far) }, { ...seatedBy(dan), status: 'ended' });
      await asked({ remindAt: at(far) }, { ...seatedBy(eve), pausedUntil: later(far + 99) });
      await asked({ remindAt: at(far + 3) }, seatedBy(fay));
      const due = await clocks().usersToRemind(at(far + 2), 1000);
      expect(due.slice(-2)).toEqual([cleo, ben]);
      for (const user of [dan, eve, fay]) expect(due).not.toContain(user);
      expect(await clocks().usersToRemind(at(far + 2), 1)).toHaveLength(1);
    });

    test('a reminder is recorded once, and its claim ends', async () => {
      const match = await asked({ isPinged: false, noticeAt: at(1), remindAt: at(24) });
      const call = { match, kind: 'turn' };
      expect(await clocks().claimReminder(call, [await read(match)])).toEqual([match]);
      const before = await read(match);
      expect(before.running.call).toEqual(call);
      const telling = { isPinged: false, reminded: 1, remindAt: at(48) };
      expect(await clocks().markReminded(before, telling)).toBe(true);
      expect((await read(match)).running).toEqual(running(0, telling));
      expect(await clocks().markReminded(before, { isPinged: true, reminded: 9 })).toBe(false);
      expect((await read(match)).running).toEqual(running(0, telling));
      expect(await clocks().markReminded(await read(match), { isPinged: true, reminded: 1 })).toBe(true);
      expect((await read(match)).running).toEqual(running(0, { reminded: 1 }));
    });

    test('a reminder claims several decisions at once, and none when another message has claimed the first', async () => {
      const matches = [await asked({}), await asked({}), await asked({})];
      const [one, two, three] = await Promise.all(matches.map((match) => read(match)));
      if (one === undefined || two === undefined || three === undefined) throw new Error('There are three.');
      const [first, second] = [
        { match: one.match, kind: 'turn' },
        { match: two.match, kind: 'turn' },
      ];
      expect(await clocks().claimReminder(first, [one, three])).toEqual([one.match, three.match]);
      expect(await clocks().claimReminder({ ...first, kind: 'again' }, [one, two])).toEqual([]);
      expect(await clocks().claimReminder(second, [two, three])).toEqual([two.match]);
      expect((await Promise.all(matches.map((match) => read(match)))).map(({ running }) => running.call)).toEqual([
        first,
        second,
        first,
      ]);
      expect(await clocks().claimReminder(first, [])).toEqual([]);
    });

    test('a reminder is claimed by one of two concurrent callers for the same decisions', async () => {
      const asking = await Promise.all((await Promise.all([asked({}), asked({})])).map((match) => read(match)));
      const claims = ['one', 'other'].map((kind) => clocks().claimReminder({ match: asking[0]?.match ?? 0, kind }, asking));
      expect((await Promise.all(claims)).filter((claimed) => claimed.length > 0)).toHaveLength(1);
      const told = await Promise.all(asking.map(({ match }) => read(match)));
      expect(new Set(told.map(({ running }) => running.call?.kind)).size).toBe(1);
    });

    test('a reminder is claimed by nobody who read it before another one was recorded', async () => {
      const match = await asked({ noticeAt: at(1), remindAt: at(24) });
      const before = await read(match);
      expect(await clocks().markReminded(before, { isPinged: false, reminded: 0, remindAt: at(24) })).toBe(true);
      expect(await clocks().claimReminder({ match, kind: 'turn' }, [before])).toEqual([]);
    });

    test('a reminder is not recorded for a decision that has begun again', async () => {
      const match = await asked({ noticeAt: at(1) });
      const before = await read(match);
      const changes = { seats: [{ seat: 0, bank: 0, running: running(1) }] };
      await write(await findMatch(stores().matches, match), changes, { seats });
      expect(await clocks().markReminded(before, { isPinged: false, reminded: 3 })).toBe(false);
      expect(await clocks().claimReminder({ match, kind: 'turn' }, [before])).toEqual([]);
      expect((await read(match)).running).toEqual(running(1));
    });
  });
};
