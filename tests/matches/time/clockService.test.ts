import { describe, expect, test } from 'vitest';
import { checkClock, DEFAULT_HOURS, type Interruptions, lookAgainAtClocks, type RunningClock } from '#matches/index.ts';
import { limitOf } from '#matches/time/clockService.ts';
import { table } from '../games/table.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-01-01T12:00:00Z');
const at = (hours: number): number => NOON + hours * HOUR;

/** A clock of 24 hours with an empty bank, begun at noon: its warning is due after 18 hours. */
const look = (now: number, running: Partial<RunningClock> = {}, known: Partial<Interruptions> = {}, quiet?: [string, string]) => {
  const clock = {
    seat: 0,
    bank: 0,
    running: { begun: NOON, pace: 24 * HOUR, hours: DEFAULT_HOURS, isWarned: false, isPinged: true, reminded: 0, ...running },
  };
  const [quietFrom, quietUntil] = quiet ?? ['00:00', '00:00'];
  const interruptions = { pauses: [], downtimes: [], holidays: [], ...known };
  const found = checkClock({ clock, interruptions }, { timeZone: 'UTC', quietFrom, quietUntil }, at(now));
  return found && { ...found, upAt: (found.upAt - NOON) / HOUR, dueAt: (found.dueAt - NOON) / HOUR };
};

describe('checking a clock', () => {
  test('a clock is checked next at its warning, then at its deadline', () => {
    expect(look(3)).toEqual({ upAt: 24, spent: [], warns: false, dueAt: 18 });
    expect(look(18)).toEqual({ upAt: 24, spent: [], warns: true, dueAt: 24 });
    expect(look(18, { isWarned: true })).toEqual({ upAt: 24, spent: [], warns: false, dueAt: 24 });
  });

  test('a late check warns immediately, but not when time is up', () => {
    expect(look(23)).toMatchObject({ warns: true, dueAt: 24 });
    expect(look(24)).toMatchObject({ warns: false, upAt: 24, dueAt: 24 });
    expect(look(30)).toMatchObject({ warns: false, upAt: 24 });
  });

  test('the warning is postponed to the end of quiet hours, including those set since the clock started', () => {
    expect(look(18, {}, {}, ['05:00', '09:00'])).toMatchObject({ warns: false, dueAt: 21 });
    expect(look(21, {}, {}, ['05:00', '09:00'])).toMatchObject({ warns: true });
    expect(look(18, {}, {}, ['05:00', '13:00'])).toMatchObject({ warns: false, dueAt: 24 });
  });

  test('a missed warning is postponed to the end of a pause', () => {
    const pauses = [{ from: at(20), until: at(44) }];
    expect(look(21, {}, { pauses })).toMatchObject({ upAt: 48, warns: false, dueAt: 44 });
    expect(look(20, {}, { pauses })).toMatchObject({ upAt: 48, warns: false, dueAt: 44 });
    expect(look(44, {}, { pauses })).toMatchObject({ upAt: 48, warns: true, dueAt: 48 });
    expect(look(21, {}, { pauses }, ['07:00', '10:00'])).toMatchObject({ dueAt: 46 });
  });

  test('a pause that is over only moves the warning by its length', () => {
    const pauses = [{ from: at(1), until: at(2) }];
    expect(look(3, {}, { pauses })).toEqual({ upAt: 25, spent: [], warns: false, dueAt: 19 });
    expect(look(19, {}, { pauses })).toMatchObject({ warns: true });
  });

  test('a check returns the holidays spent by now and is repeated at the next ones', () => {
    const holidays = ['2026-01-02', '2026-01-03'];
    expect(look(20, { isWarned: true }, { holidays })).toMatchObject({ spent: [], upAt: 60, dueAt: 24 });
    expect(look(24, { isWarned: true }, { holidays })).toMatchObject({ spent: ['2026-01-02'], dueAt: 36 });
    expect(look(36, { isWarned: true }, { holidays })).toMatchObject({ spent: holidays, dueAt: 60 });
  });

  test('a clock without running time is not checked', () => {
    const running = { begun: NOON, hours: DEFAULT_HOURS, isWarned: false, isPinged: true, reminded: 0 };
    const interruptions = { pauses: [], downtimes: [], holidays: [] };
    expect(checkClock({ clock: { seat: 0, bank: 0, running }, interruptions }, DEFAULT_HOURS, NOON)).toBeUndefined();
    expect(limitOf({ clock: { seat: 0, bank: 0, running }, interruptions })).toBeUndefined();
    expect(checkClock({ clock: { seat: 0, bank: 7 }, interruptions }, DEFAULT_HOURS, NOON)).toBeUndefined();
  });
});

test('the clocks of a user are checked immediately after their holidays were cancelled', async () => {
  const { stores, clock, started } = table();
  const match = await started(2, { pace: '24h' });
  const due = () => stores.schedule.due('clock', clock.now(), 10);
  expect(await due()).toEqual([]);
  await lookAgainAtClocks(stores, 'ada', clock.now());
  expect(await due()).toEqual([match]);
});
