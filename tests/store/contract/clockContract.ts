import { describe, expect, test } from 'vitest';
import type { ClockChanges, Match, RunningClock, Stores, Summary } from '#matches/index.ts';
import { AT, createMatch, fresh, later, next } from './matchRows.ts';

const HOURS = { timeZone: 'Asia/Kathmandu', quietFrom: '22:30', quietUntil: '06:15' };
export const at = (hours: number): number => later(hours).getTime();

/** A clock that started this number of hours after the first match was created. */
export const running = (begun: number, part: Partial<RunningClock> = {}): RunningClock => ({
  begun: at(begun),
  pace: 86_400_000,
  hours: HOURS,
  isWarned: false,
  isPinged: true,
  reminded: 0,
  dueAt: at(begun + 24),
  ...part,
});

/** What every store guarantees about clocks. */
export const clockContract = (stores: () => Stores): void => {
  const clocks = () => stores().clocks;
  const schedule = () => stores().schedule;
  const write = async (match: Match, changes: ClockChanges, told: Partial<Summary> = {}): Promise<Match> => {
    const appended = await stores().matches.append({ ...next(match, { told: { status: 'playing', ...told } }), clocks: changes });
    if (appended.kind !== 'appended') throw new Error(appended.kind);
    return appended.match;
  };
  /** A match in play whose first seat has to act. */
  const playing = async (begun = 0, part: Partial<RunningClock> = {}) => {
    const seats = [
      { seat: 1, bank: 5_000_000_000 },
      { seat: 0, bank: 172_800_000, running: running(begun, part) },
    ];
    return write(await createMatch(stores()), { seats });
  };

  describe('clocks', () => {
    test('clocks are written with an append, unchanged, in the order of their seats', async () => {
      expect(await clocks().of((await createMatch(stores())).id)).toEqual([]);
      const { id } = await playing(0, { remindAt: at(12) });
      expect(await clocks().of(id)).toEqual([
        { seat: 0, bank: 172_800_000, running: running(0, { remindAt: at(12) }) },
        { seat: 1, bank: 5_000_000_000 },
      ]);
    });

    test('clocks that an append does not mention keep running', async () => {
      const match = await playing();
      const before = await clocks().of(match.id);
      const after = await write(match, { seats: [] });
      await stores().matches.append(next(after));
      expect(await clocks().of(match.id)).toEqual(before);
    });

    test('clocks get a fuller bank, stop, or start again without the rest of the previous decision', async () => {
      let match = await playing(0, { isWarned: true, reminded: 2, remindAt: at(9) });
      match = await write(match, { seats: [{ seat: 0, bank: 7 }] });
      const [fuller] = await clocks().of(match.id);
      expect(fuller).toEqual({ seat: 0, bank: 7, running: running(0, { isWarned: true, reminded: 2, remindAt: at(9) }) });
      match = await write(match, { seats: [{ seat: 0, bank: 3, running: 'over' }] });
      expect((await clocks().of(match.id))[0]).toEqual({ seat: 0, bank: 3 });
      match = await write(match, { seats: [{ seat: 0, bank: 3, paceLeft: 2, running: running(4) }] });
      match = await write(match, { seats: [{ seat: 0, bank: 9 }] });
      expect((await clocks().of(match.id))[0], 'with more time').toEqual({ seat: 0, bank: 9, paceLeft: 2, running: running(4) });
      const { pace, dueAt, ...endless } = running(5);
      match = await write(match, { seats: [{ seat: 0, bank: 3, running: endless }] });
      expect((await clocks().of(match.id))[0]).toEqual({ seat: 0, bank: 3, running: endless });
    });

    test('clocks are not written by an append that fails', async () => {
      const match = await playing();
      const late = { ...next(match), expectedVersion: match.version - 1, clocks: { seats: [{ seat: 0, bank: 0 }] } };
      expect((await stores().matches.append(late)).kind).toBe('versionConflict');
      const again = { ...next(match), clocks: { seats: [{ seat: 0, bank: 1 }] } };
      expect((await stores().matches.append(again)).kind).toBe('appended');
      expect((await stores().matches.append({ ...again, clocks: { seats: [{ seat: 0, bank: 2 }] } })).kind).toBe('repeated');
      expect((await clocks().of(match.id))[0]?.bank).toBe(1);
    });

    test('clocks that are due are listed, the most overdue first, only for matches in play', async () => {
      const far = 2_000_000;
      const [second, first] = [await playing(far + 2), await playing(far + 1)];
      const over = await playing(far);
      await write(over, { seats: [] }, { status: 'ended' });
      const latest = await playing(far + 4);
      const none = await playing(far, { dueAt: at(far + 1000) });
      const due = await schedule().due('clock', later(far + 26), 1000);
      expect(due.slice(-2)).toEqual([first.id, second.id]);
      for (const { id } of [over, latest, none]) expect(due).not.toContain(id);
      expect(await schedule().due('clock', later(far + 26), 1)).toHaveLength(1);
    });

    test('clocks are rescheduled only if they are as they were read', async () => {
      const match = await playing();
      const [read] = await clocks().of(match.id);
      if (read === undefined) throw new Error('There is no clock.');
      await schedule().reschedule(match.id, { ...read, isWarned: true }, later(30));
      await schedule().reschedule(match.id, { ...read, isWarned: false }, later(90));
      expect((await clocks().of(match.id))[0]?.running).toEqual(running(0, { isWarned: true, dueAt: at(30) }));
      await schedule().reschedule(match.id, { seat: 1 }, later(2));
      await schedule().reschedule(match.id, { seat: 0 }, later(20));
      expect((await clocks().of(match.id)).map(({ running }) => running?.dueAt)).toEqual([at(20), undefined]);
    });

    test('clocks are rescheduled without a read clock even if a check is in progress', async () => {
      const match = await playing();
      const [read] = await clocks().of(match.id);
      if (read === undefined) throw new Error('There is no clock.');
      await schedule().reschedule(match.id, { seat: 0 }, later(25));
      await schedule().reschedule(match.id, { ...read, isWarned: true }, later(90));
      expect((await clocks().of(match.id))[0]?.running).toEqual(running(0, { dueAt: at(25) }));
    });

    test('clocks that have stopped are not rescheduled', async () => {
      const match = await playing();
      const [read] = await clocks().of(match.id);
      if (read === undefined) throw new Error('There is no clock.');
      await write(match, { seats: [{ seat: 0, bank: 0, running: running(1) }] });
      await schedule().reschedule(match.id, { ...read, isWarned: true }, later(90));
      expect((await clocks().of(match.id))[0]?.running).toEqual(running(1));
    });
  });

  describe('stoppages', () => {
    test('stoppages are the pauses of one match and all downtimes that were not over before a moment', async () => {
      const far = 20_000 * Number(fresh('downtime').split('-').at(-1));
      let match = await playing();
      const other = await playing();
      for (const begun of [0, 10]) {
        const pause = { from: at(begun), until: at(begun + 2), dueAt: at(begun + 1) };
        match = await write(match, { seats: [], pause });
        match = await write(match, { seats: [], pause: { endedAt: at(begun + 2) } });
      }
      const downtimes = [0, 5].map((hour) => ({ from: at(far + hour), until: at(far + hour + 1) }));
      for (const downtime of downtimes) await clocks().noteDowntime(downtime);
      expect((await clocks().stoppages(match.id, at(2))).pauses).toEqual([{ from: at(10), until: at(12) }]);
      expect((await clocks().stoppages(match.id, at(1))).pauses).toHaveLength(2);
      expect((await clocks().stoppages(match.id, at(far + 1))).downtimes).toEqual([downtimes[1]]);
      expect((await clocks().stoppages(other.id, at(far))).pauses).toEqual([]);
      await clocks().noteDowntime({ from: at(far), until: at(far + 2) });
      expect((await clocks().stoppages(match.id, at(far + 1))).downtimes).toContainEqual({ from: at(far), until: at(far + 2) });
    });

    test('a pause ends early, and then the running clocks are checked', async () => {
      let match = await playing(0, { dueAt: at(100) });
      match = await write(match, { seats: [], pause: { from: at(0), until: at(50), dueAt: at(25) } });
      const [pause] = (await clocks().stoppages(match.id, AT.getTime())).pauses;
      expect(pause).toEqual({ from: at(0), until: at(50), dueAt: at(25) });
      if (pause === undefined) throw new Error('There is no pause.');
      await schedule().reschedule(match.id, { pause: pause.from }, later(26));
      expect((await clocks().stoppages(match.id, at(0))).pauses).toEqual([{ ...pause, dueAt: at(26) }]);
      match = await write(match, { seats: [], pause: { endedAt: at(10) } });
      await schedule().reschedule(match.id, { pause: pause.from }, later(27));
      expect((await clocks().stoppages(match.id, at(0))).pauses).toEqual([{ from: at(0), until: at(10) }]);
      expect((await clocks().of(match.id))[0]?.running?.dueAt).toBe(at(10));
    });

    test('a pause that is due makes its match due', async () => {
      const far = 3_000_000;
      const match = await write(await playing(far, { dueAt: at(far + 900) }), {
        seats: [],
        pause: { from: at(far), until: at(far + 48), dueAt: at(far + 24) },
      });
      expect(await schedule().due('clock', later(far + 23), 1000)).not.toContain(match.id);
      expect(await schedule().due('clock', later(far + 24), 1000)).toContain(match.id);
    });
  });
};
