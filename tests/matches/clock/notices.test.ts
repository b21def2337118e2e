import { describe, expect, test } from 'vitest';
import { nextReminder, PAUSE_HOURS, pauseUntil, pauseWarningDue } from '#matches/time/clock/index.ts';
import { always, at, HOUR, nights, shown } from './times.ts';

const span = (from: string, until: string) => ({ from: at(from), until: at(until) });

describe('pauses', () => {
  const pause = (from: string, until: string) => pauseUntil(at(from), at(until));

  test('a pause lasts from a day to four weeks', () => {
    expect(pause('2026-06-01 12:00', '2026-06-02 12:00')).toEqual(span('2026-06-01 12:00', '2026-06-02 12:00'));
    expect(pause('2026-06-01 12:00', '2026-06-29 12:00')).toEqual(span('2026-06-01 12:00', '2026-06-29 12:00'));
    expect(pause('2026-06-01 12:00', '2026-06-02 11:59')).toEqual({
      rejected: { code: 'pauseTooShort', params: { leastHours: 24 } },
    });
    expect(pause('2026-06-01 12:00', '2026-06-29 12:01')).toEqual({
      rejected: { code: 'pauseTooLong', params: { mostDays: 28 } },
    });
  });

  test('a pause that ends before it begins is refused', () => {
    const reversed = { rejected: { code: 'rangeReversed', params: {} } };
    expect(pause('2026-06-02 12:00', '2026-06-01 12:00')).toEqual(reversed);
    expect(pause('2026-06-02 12:00', '2026-06-02 12:00')).toEqual(reversed);
  });

  const warning = (from: string, until: string, hours = always()) => shown(pauseWarningDue(span(from, until), hours));

  test('the end of a pause is announced a day before, or half-way through a short pause', () => {
    expect(warning('2026-06-01 12:00', '2026-06-08 12:00')).toBe('2026-06-07 12:00');
    expect(warning('2026-06-01 12:00', '2026-06-03 00:00')).toBe('2026-06-02 06:00');
  });

  test('the notice of a pause’s end waits for the end of the recipient’s quiet hours', () => {
    expect(warning('2026-06-01 00:00', '2026-06-08 00:00', nights('UTC'))).toBe('2026-06-07 08:00');
    expect(warning('2026-06-01 00:00', '2026-06-08 00:00', nights('Asia/Kathmandu'))).toBe('2026-06-07 02:15');
  });

  test('the notice of a pause’s end comes before its end even for the shortest pause and the longest night', () => {
    const from = at('2026-10-24 08:00');
    const shortest = { from, until: from + PAUSE_HOURS.least * HOUR };
    const due = pauseWarningDue(shortest, nights('Europe/Berlin', '22:00', '08:00'));
    expect(shown(due)).toBe('2026-10-25 07:00');
    expect(due).toBeLessThan(shortest.until);
  });

  test('a pause can last an odd number of milliseconds', () => {
    const from = at('2026-06-01 12:00');
    expect(pauseWarningDue({ from, until: from + 25 * HOUR + 1 }, nights('UTC'))).toBe(at('2026-06-02 08:00'));
  });
});

describe('the next reminder', () => {
  const since = at('2026-06-01 12:00');
  const next = (after: string, intervalHours: number, hours = always()) =>
    shown(nextReminder(since, intervalHours * HOUR, hours, at(after)));

  test('a reminder comes one interval after the seat was asked, and after each reminder', () => {
    expect(next('2026-06-01 12:00', 12)).toBe('2026-06-02 00:00');
    expect(next('2026-06-01 23:59', 12)).toBe('2026-06-02 00:00');
    expect(next('2026-06-02 00:00', 12)).toBe('2026-06-02 12:00');
  });

  test('a reminder waits for the end of quiet hours, and later ones keep their time of day', () => {
    expect(next('2026-06-01 12:00', 12, nights('UTC'))).toBe('2026-06-02 08:00');
    expect(next('2026-06-02 08:00', 12, nights('UTC'))).toBe('2026-06-02 12:00');
  });

  test('reminders that were missed or fall into quiet hours are sent as one', () => {
    expect(next('2026-06-01 21:00', 1, nights('UTC'))).toBe('2026-06-02 08:00');
    expect(next('2026-06-02 03:30', 1, nights('UTC'))).toBe('2026-06-02 08:00');
    expect(next('2026-06-09 12:30', 24)).toBe('2026-06-10 12:00');
  });

  test('no reminder comes before the first interval is over', () => {
    expect(next('2026-05-01 12:00', 24)).toBe('2026-06-02 12:00');
  });

  test('a reminder’s interval has the same number of hours when the clocks change', () => {
    const begun = at('2026-03-28 09:00+01:00');
    expect(shown(nextReminder(begun, 24 * HOUR, nights('Europe/Berlin'), begun))).toBe('2026-03-29 08:00');
    const asked = at('2026-03-28 08:30+01:00');
    expect(shown(nextReminder(asked, 23 * HOUR, nights('Europe/Berlin'), asked))).toBe('2026-03-29 06:30');
  });
});
