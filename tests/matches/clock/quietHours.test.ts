import { describe, expect, test } from 'vitest';
import { hoursOf, quietUntil } from '#matches/time/clock/index.ts';
import { quietStops } from '#matches/time/clock/quietHours.ts';
import { always, at, nights, shown } from './times.ts';

type Hours = ReturnType<typeof nights>;

/** Returns the end of quiet hours in UTC, or `loud`, for each moment. */
const quiet = (hours: Hours, ...moments: readonly string[]) =>
  moments.map((moment) => {
    const until = quietUntil(hours, at(moment));
    return until === undefined ? 'loud' : shown(until);
  });

describe('quiet hours', () => {
  test('quiet hours include their first minute and exclude their last', () => {
    const siesta = nights('Europe/Berlin', '13:00', '15:00');
    expect(quiet(siesta, '2026-06-01 12:59+02:00', '2026-06-01 13:00+02:00', '2026-06-01 14:59+02:00')).toEqual([
      'loud',
      '2026-06-01 13:00',
      '2026-06-01 13:00',
    ]);
    expect(quiet(siesta, '2026-06-01 15:00+02:00')).toEqual(['loud']);
  });

  test('quiet hours are the same when an earlier moment is asked for after a later one', () => {
    const stops = quietStops(nights('UTC'));
    expect(shown(stops(at('2026-06-05 12:00'))?.from ?? 0)).toBe('2026-06-05 22:00');
    expect(shown(stops(at('2026-06-01 12:00'))?.from ?? 0)).toBe('2026-06-01 22:00');
    expect(shown(stops(at('2026-06-05 12:00'))?.from ?? 0)).toBe('2026-06-05 22:00');
  });

  test('quiet hours can pass midnight', () => {
    const berlin = nights('Europe/Berlin');
    expect(quiet(berlin, '2026-06-01 21:59+02:00', '2026-06-01 22:00+02:00', '2026-06-02 00:00+02:00')).toEqual([
      'loud',
      '2026-06-02 06:00',
      '2026-06-02 06:00',
    ]);
    expect(quiet(berlin, '2026-06-02 07:59+02:00', '2026-06-02 08:00+02:00')).toEqual(['2026-06-02 06:00', 'loud']);
  });

  test('quiet hours can begin or end at midnight', () => {
    expect(quiet(nights('UTC', '00:00', '08:00'), '2026-06-01 23:59', '2026-06-02 00:00')).toEqual(['loud', '2026-06-02 08:00']);
    expect(quiet(nights('UTC', '20:00', '00:00'), '2026-06-01 23:59', '2026-06-02 00:00')).toEqual(['2026-06-02 00:00', 'loud']);
  });

  test('quiet hours that end when they begin are off', () => {
    expect(quiet(always('Europe/Berlin'), '2026-06-01 00:00', '2026-06-01 12:00')).toEqual(['loud', 'loud']);
    expect(quiet(nights('Europe/Berlin', '22:00', '22:00'), '2026-06-01 20:00', '2026-06-01 23:00')).toEqual(['loud', 'loud']);
  });

  test('quiet hours apply on leap days', () => {
    expect(quiet(nights('UTC'), '2028-02-28 23:00', '2028-02-29 12:00', '2028-02-29 23:00')).toEqual([
      '2028-02-29 08:00',
      'loud',
      '2028-03-01 08:00',
    ]);
  });
});

describe('quiet hours when the clocks go forward', () => {
  test('quiet hours from 22:00 until 08:00 last nine hours when the clocks go forward, north and south', () => {
    expect(quiet(nights('Europe/Berlin'), '2026-03-28 22:00+01:00', '2026-03-29 01:30')).toEqual([
      '2026-03-29 06:00',
      '2026-03-29 06:00',
    ]);
    expect(quiet(nights('Australia/Sydney'), '2026-10-03 22:00+10:00', '2026-10-04 08:00+11:00')).toEqual([
      '2026-10-03 21:00',
      'loud',
    ]);
  });

  test('quiet hours are half an hour shorter where the clocks go forward by half an hour', () => {
    const lordHowe = nights('Australia/Lord_Howe');
    expect(quiet(lordHowe, '2026-10-03 22:00+10:30', '2026-10-04 07:59+11:00', '2026-10-04 08:00+11:00')).toEqual([
      '2026-10-03 21:00',
      '2026-10-03 21:00',
      'loud',
    ]);
  });

  test('quiet hours with a skipped end time end with the change of the clocks', () => {
    expect(quiet(nights('Europe/Berlin', '22:00', '02:30'), '2026-03-29 01:59+01:00', '2026-03-29 03:00+02:00')).toEqual([
      '2026-03-29 01:00',
      'loud',
    ]);
  });

  test('quiet hours with a skipped start time begin with the change of the clocks', () => {
    expect(quiet(nights('Europe/Berlin', '02:30', '09:00'), '2026-03-29 01:59+01:00', '2026-03-29 03:00+02:00')).toEqual([
      'loud',
      '2026-03-29 07:00',
    ]);
  });

  test('quiet hours that are skipped entirely do not occur that day', () => {
    const skipped = nights('Europe/Berlin', '02:15', '02:45');
    expect(quiet(skipped, '2026-03-29 01:59+01:00', '2026-03-29 03:00+02:00', '2026-03-29 03:20+02:00')).toEqual([
      'loud',
      'loud',
      'loud',
    ]);
    expect(quiet(skipped, '2026-03-30 02:20+02:00')).toEqual(['2026-03-30 00:45']);
  });

  test('quiet hours that begin at a skipped midnight begin with the day', () => {
    const santiago = nights('America/Santiago', '00:00', '08:00');
    expect(quiet(santiago, '2026-09-05 23:59-04:00', '2026-09-06 01:00-03:00')).toEqual(['loud', '2026-09-06 11:00']);
  });
});

describe('quiet hours when the clocks go back', () => {
  test('quiet hours from 22:00 until 08:00 last eleven hours when the clocks go back, north and south', () => {
    expect(quiet(nights('Europe/Berlin'), '2026-10-24 22:00+02:00', '2026-10-25 08:00+01:00')).toEqual([
      '2026-10-25 07:00',
      'loud',
    ]);
    expect(quiet(nights('Australia/Sydney'), '2026-04-04 22:00+11:00', '2026-04-05 08:00+10:00')).toEqual([
      '2026-04-04 22:00',
      'loud',
    ]);
  });

  test('quiet hours are half an hour longer where the clocks go back by half an hour', () => {
    expect(quiet(nights('Australia/Lord_Howe'), '2026-04-04 22:00+11:00', '2026-04-05 07:59+10:30')).toEqual([
      '2026-04-04 21:30',
      '2026-04-04 21:30',
    ]);
  });

  test('quiet hours with a repeated end time end at its second occurrence, without a gap', () => {
    const short = nights('Europe/Berlin', '22:00', '02:30');
    expect(quiet(short, '2026-10-25 02:29+02:00', '2026-10-25 02:45+02:00', '2026-10-25 02:29+01:00')).toEqual([
      '2026-10-25 01:30',
      '2026-10-25 01:30',
      '2026-10-25 01:30',
    ]);
    expect(quiet(short, '2026-10-25 02:30+01:00')).toEqual(['loud']);
  });

  test('quiet hours with a repeated start time begin at its first occurrence', () => {
    const late = nights('Europe/Berlin', '02:30', '09:00');
    expect(quiet(late, '2026-10-25 02:29+02:00', '2026-10-25 02:30+02:00', '2026-10-25 02:10+01:00')).toEqual([
      'loud',
      '2026-10-25 08:00',
      '2026-10-25 08:00',
    ]);
  });

  test('quiet hours that are repeated entirely are one span', () => {
    const twice = nights('Europe/Berlin', '02:15', '02:45');
    expect(quiet(twice, '2026-10-25 02:15+02:00', '2026-10-25 02:50+02:00', '2026-10-25 02:45+01:00')).toEqual([
      '2026-10-25 01:45',
      '2026-10-25 01:45',
      'loud',
    ]);
  });

  test('quiet hours that are repeated past midnight are one span', () => {
    // Newfoundland put its clocks back at one minute past midnight until 2011.
    const newfoundland = nights('America/St_Johns', '23:30', '08:00');
    expect(quiet(newfoundland, '2010-11-06 23:30-02:30', '2010-11-06 23:10-03:30', '2010-11-07 07:59-03:30')).toEqual([
      '2010-11-07 11:30',
      '2010-11-07 11:30',
      '2010-11-07 11:30',
    ]);
  });
});

test('the nights before and after a skipped day are one span of quiet hours', () => {
  // Samoa went from the 29th of December 2011 to the 31st.
  const apia = nights('Pacific/Apia');
  expect(quiet(apia, '2011-12-29 21:59-10:00', '2011-12-29 22:00-10:00', '2011-12-31 00:00+14:00')).toEqual([
    'loud',
    '2011-12-30 18:00',
    '2011-12-30 18:00',
  ]);
  expect(quiet(apia, '2011-12-31 08:00+14:00', '2011-12-31 22:00+14:00')).toEqual(['loud', '2011-12-31 18:00']);
});

describe('entered quiet hours', () => {
  const typed = (timeZone: string, quietFrom = '22:00', quietUntil = '08:00') => hoursOf({ timeZone, quietFrom, quietUntil });

  test('quiet hours accept every zone of the IANA database and normalize its name', () => {
    expect(['Europe/Berlin', 'australia/lord_howe', 'AMERICA/ARGENTINA/BUENOS_AIRES', 'utc'].map((zone) => typed(zone))).toEqual(
      ['Europe/Berlin', 'Australia/Lord_Howe', 'America/Argentina/Buenos_Aires', 'UTC'].map((zone) => nights(zone)),
    );
  });

  test('quiet hours refuse an unknown zone and a plain offset, which has no daylight saving', () => {
    const zones = ['Mars/Olympus', '', 'Berlin', '+02:00', 'Z', '2026-01-01T00:00[Europe/Berlin]', 'Europe/Berlin ', '__proto__'];
    expect(zones.map((zone) => typed(zone))).toEqual(
      zones.map((timeZone) => ({ rejected: { code: 'noSuchTimeZone', params: { timeZone } } })),
    );
  });

  test('quiet hours refuse a time that no wall clock shows', () => {
    for (const time of ['24:00', '8:00', '08:60', '08:00:00', '', 'noon', '-1:00']) {
      expect(typed('UTC', time)).toEqual({ rejected: { code: 'noSuchTime', params: { time } } });
      expect(typed('UTC', '22:00', time)).toEqual({ rejected: { code: 'noSuchTime', params: { time } } });
    }
  });

  test('quiet hours last at most ten hours', () => {
    expect(typed('UTC', '22:00', '08:00')).toEqual(nights('UTC'));
    expect(typed('UTC', '21:59', '08:00')).toEqual({
      rejected: { code: 'quietHoursTooLong', params: { minutes: 601, mostHours: 10 } },
    });
    expect(typed('UTC', '08:00', '07:59')).toEqual({
      rejected: { code: 'quietHoursTooLong', params: { minutes: 1439, mostHours: 10 } },
    });
    expect(typed('UTC', '09:00', '09:00')).toEqual(nights('UTC', '09:00', '09:00'));
  });
});
