import { expect, test } from 'vitest';
import { minutesBetween, minutesLater, wallTimeAt } from '#matches/time/clock/wallClock.ts';

const at = (instant: string): number => Date.parse(instant);

test.each([
  ['2026-07-01T12:00:30Z', 'UTC', '12:00'],
  ['2026-07-01T12:00:00Z', 'Europe/Berlin', '14:00'],
  ['2026-01-01T12:00:00Z', 'Europe/Berlin', '13:00'],
  ['2026-07-01T12:00:00Z', 'Asia/Kolkata', '17:30'],
  ['2026-03-29T00:59:59Z', 'Europe/Berlin', '01:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '03:00'],
])('the instant %s in %s is %s on the wall clock', (instant, zone, time) => {
  expect(wallTimeAt(at(instant), zone)).toBe(time);
});

test('adding minutes to a wall clock time and subtracting them again returns the same time', () => {
  expect(minutesLater('22:00', 8 * 60)).toBe('06:00');
  expect(minutesLater('06:00', -8 * 60)).toBe('22:00');
  expect(minutesLater('07:30', 0)).toBe('07:30');
  for (const minutes of [0, 1, 59, 60, 719, 1439]) {
    expect(minutesBetween('13:37', minutesLater('13:37', minutes))).toBe(minutes);
  }
});
