import { describe, expect, test } from 'vitest';
import { ALL_HOURS, awakeHours, expectedWait, hoursIn, type PastWait } from '#community/queue/index.ts';
import { HOUR, NOW, seek } from './people.ts';

const seated = (...hours: readonly number[]): readonly PastWait[] => hours.map((each) => ({ hours: each, seated: true }));
const TEN = seated(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);

describe('the expected wait', () => {
  test('is unknown without ten waits that found a table', () => {
    expect(expectedWait([], TEN.slice(1), seek('a'), NOW)).toEqual({ others: 0 });
    expect(expectedWait([], [...TEN.slice(1), { hours: 20, seated: false }], seek('a'), NOW)).toEqual({ others: 0 });
  });

  test('is that of past waits', () => {
    expect(expectedWait([], TEN, seek('a'), NOW)).toEqual({ p50: 5, p80: 8, others: 0 });
  });

  test('of a person who has waited is that of waits that took as long', () => {
    expect(expectedWait([], TEN, seek('a', { since: NOW - 4.5 * HOUR }), NOW)).toEqual({ p50: 3 - 0.5, p80: 5 - 0.5, others: 0 });
  });

  test('is unknown to a person who has waited longer than nearly all', () => {
    expect(expectedWait([], TEN, seek('a', { since: NOW - 7 * HOUR }), NOW)).toEqual({ others: 0 });
  });

  test('is longer if others gave up, or still wait', () => {
    const gaveUp = Array.from({ length: 10 }, (): PastWait => ({ hours: 20, seated: false }));
    expect(expectedWait([], [...TEN, ...gaveUp], seek('a'), NOW)).toEqual({ p50: 10, others: 0 });
    const waiting = Array.from({ length: 10 }, (_, index) => seek(`w${index}`, { since: NOW - 20 * HOUR }));
    expect(expectedWait(waiting, TEN, seek('a'), NOW)).toEqual({ p50: 10, others: 10 });
  });

  test('counts others who want a game and a pace that both accept', () => {
    const others = [seek('b'), seek('c', { games: ['peloponnes'] }), seek('d', { paces: ['week'] }), seek('a')];
    expect(expectedWait(others, [], seek('a'), NOW).others).toBe(1);
  });
});

describe('awake hours', () => {
  test('are all hours without quiet hours', () => {
    expect(awakeHours({ timeZone: 'UTC', quietFrom: '00:00', quietUntil: '00:00' }, NOW)).toBe(ALL_HOURS);
  });

  test.each([
    ['UTC', '00:00', '08:00', 0xffff00],
    ['UTC', '22:30', '06:30', 0x3fff80],
    ['America/New_York', '00:00', '08:00', 0xffe01f],
    ['Asia/Kolkata', '23:00', '07:00', 0x01fffc],
  ])('in %s with quiet hours from %s until %s', (timeZone, quietFrom, quietUntil, mask) => {
    expect(awakeHours({ timeZone, quietFrom, quietUntil }, NOW).toString(16)).toBe(mask.toString(16));
  });

  test('are counted', () => {
    expect([0, 1, 0x800000, 0xffff00, ALL_HOURS].map(hoursIn)).toEqual([0, 1, 1, 16, 24]);
  });
});
