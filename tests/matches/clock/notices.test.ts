import { describe, expect, test } from 'vitest';
import { nextReminder, PAUSE_HOURS, pauseUntil, pauseWarningDue } from '#matches/time/clock/index.ts';
import { always, at, HOUR, nights, shown } from './times.ts';

const span = (from: string, until: string) => ({ from: at(from), until: at(until) });

describe('a pause', () => {
  const pause = (from: string, until: string) => pauseUntil(at(from), at(until));

  test('lasts from a day to four weeks', () => {
    expect(pause('2026-06-01 12:00', '2026-06-02 12:00')).toEqual(span('2026-06-01 12:00', '2026-06-02 12:00'));
    expect(pause('2026-06-01 12:00', '2026-06-29 12:00')).toEqual(span('2026-06-01 12:00', '2026-06-29 12:00'));
    expect(pause('2026-06-01 12:00', '2026-06-02 11:59')).toEqual({
      rejected: { code: 'pauseTooShort', params: { leastHours: 24 } },
    });
    expect(pause('2026-06-01 12:00', '2026-06-29 12:01')).toEqual({
      rejected: { code: 'pauseTooLong', params: { mostDays: 28 } },
    });
  });

  test('does not end before it begins', () => {
    const reversed = { rejected: { code: 'rangeReversed', params: {} } };
    expect(pause('2026-06-02 12:00', '2026-06-01 12:00')).toEqual(reversed);
    expect(pause('2026-06-02 12:00', '2026-06-02 12:00')).toEqual(reversed);
  });

  const warning = (from: string, until: string, hours = always()) => shown(pauseWarningDue(span(from, until), hours));

  test('is warned of a day before its end, or half-way when it is short', () => {
    expect(warning('2026-06-01 12:00', '2026-06-08 12:00')).toBe('2026-06-07 12:00');
    expect(warning('2026-06-01 12:00', '2026-06-03 00:00')).toBe('2026-06-02 06:00');
  });

  test('is warned of after the quiet hours of whoever is told', () => {
    expect(warning('2026-06-01 00:00', '2026-06-08 00:00', nights('UTC'))).toBe('2026-06-07 08:00');
    expect(warning('2026-06-01 00:00', '2026-06-08 00:00', nights('Asia/Kathmandu'))).toBe('2026-06-07 02:15');
  });

  test('is warned of before it ends even when it is the shortest, in the longest of nights', () => {
    const from = at('2026-10-24 08:00');
    const shortest = { from, until: from + PAUSE_HOURS.least * HOUR };
    const due = pauseWarningDue(shortest, nights('Europe/Berlin', '22:00', '08:00'));
    expect(shown(due)).toBe('2026-10-25 07:00');
    expect(due).toBeLessThan(shortest.until);
  });

  test('may last an odd number of milliseconds', () => {
    const from = at('2026-06-01 12:00');
    expect(pauseWarningDue({ from, until: from + 25 * HOUR + 1 }, nights('UTC'))).toBe(at('2026-06-02 08:00'));
  });
});

describe('the next reminder', () => {
  const since = at('2026-06-01 12:00');
  const next = (after: string, intervalHours: number, hours = always()) =>
    shown(nextReminder(since, intervalHours * HOUR, hours, at(after)));

  test('comes one interval after the seat was asked, and one after each before', () => {
    expect(next('2026-06-01 12:00', 12)).toBe('2026-06-02 00:00');
    expect(next('2026-06-01 23:59', 12)).toBe('2026-06-02 00:00');
    expect(next('2026-06-02 00:00', 12)).toBe('2026-06-02 12:00');
  });

  test('waits for the end of quiet hours, and keeps its hour afterwards', () => {
    expect(next('2026-06-01 12:00', 12, nights('UTC'))).toBe('2026-06-02 08:00');
    expect(next('2026-06-02 08:00', 12, nights('UTC'))).toBe('2026-06-02 12:00');
  });

  test('is one only, however many fall into quiet hours or were missed', () => {
    expect(next('2026-06-01 21:00', 1, nights('UTC'))).toBe('2026-06-02 08:00');
    expect(next('2026-06-02 03:30', 1, nights('UTC'))).toBe('2026-06-02 08:00');
    expect(next('2026-06-09 12:30', 24)).toBe('2026-06-10 12:00');
  });

  test('never comes before the first interval is over', () => {
    expect(next('2026-05-01 12:00', 24)).toBe('2026-06-02 12:00');
  });

  test('comes after as many hours when the clocks change', () => {
    const begun = at('2026-03-28 09:00+01:00');
    expect(shown(nextReminder(begun, 24 * HOUR, nights('Europe/Berlin'), begun))).toBe('2026-03-29 08:00');
    const asked = at('2026-03-28 08:30+01:00');
    expect(shown(nextReminder(asked, 23 * HOUR, nights('Europe/Berlin'), asked))).toBe('2026-03-29 06:30');
  });
});
