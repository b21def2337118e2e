import { describe, expect, test } from 'vitest';
import { type DayRange, type Holidays, planHolidays } from '#matches/time/clock/index.ts';
import { at } from './times.ts';

const NONE: Holidays = { planned: [], spent: [] };
const NOW = at('2026-06-10 12:00');

const plan = (from: string, until: string, holidays: Holidays = NONE) =>
  planHolidays(holidays, { from, until }, 'Europe/Berlin', NOW);

const refusalOf = (range: DayRange, holidays = NONE) => {
  const answer = planHolidays(holidays, range, 'Europe/Berlin', NOW);
  return 'rejected' in answer ? answer.rejected : answer.planned;
};

/** Returns the first days of a month. */
const daysOf = (month: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

describe('planning holidays', () => {
  test('a range of holidays includes both ends and spans ends of months and leap days', () => {
    expect(plan('2028-02-27', '2028-03-01')).toEqual({ planned: ['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'] });
    expect(plan('2026-07-04', '2026-07-04')).toEqual({ planned: ['2026-07-04'] });
  });

  test('a holiday can be planned up to the last year with four digits', () => {
    expect(plan('9999-12-30', '9999-12-31')).toEqual({ planned: ['9999-12-30', '9999-12-31'] });
  });

  test('planned holidays are kept once each and in order', () => {
    const holidays = { planned: ['2026-06-01', '2026-07-05'], spent: ['2026-06-01'] };
    expect(plan('2026-07-04', '2026-07-06', holidays)).toEqual({
      planned: ['2026-06-01', '2026-07-04', '2026-07-05', '2026-07-06'],
    });
  });

  test('holidays can begin today in the person’s time zone, but not in the past', () => {
    expect(plan('2026-06-10', '2026-06-11')).toEqual({ planned: ['2026-06-10', '2026-06-11'] });
    expect(refusalOf({ from: '2026-06-09', until: '2026-06-20' })).toEqual({
      code: 'holidayInThePast',
      params: { day: '2026-06-09', today: '2026-06-10' },
    });
    const evening = at('2026-06-10 22:30');
    expect(planHolidays(NONE, { from: '2026-06-10', until: '2026-06-11' }, 'Europe/Berlin', evening)).toEqual({
      rejected: { code: 'holidayInThePast', params: { day: '2026-06-10', today: '2026-06-11' } },
    });
    expect(planHolidays(NONE, { from: '2026-06-10', until: '2026-06-10' }, 'America/New_York', evening)).toEqual({
      planned: ['2026-06-10'],
    });
  });

  test('a range of holidays that ends before it begins is refused', () => {
    expect(refusalOf({ from: '2026-07-05', until: '2026-07-04' })).toEqual({ code: 'rangeReversed', params: {} });
    expect(refusalOf({ from: '2026-06-05', until: '2026-06-04' })).toEqual({ code: 'rangeReversed', params: {} });
  });

  test('a date that no calendar has is refused as a holiday', () => {
    for (const day of ['2026-02-29', '2026-13-01', '2026-6-11', '20260611', '2026-06-11T12:00', 'tomorrow', '']) {
      expect(refusalOf({ from: day, until: '2026-12-01' })).toEqual({ code: 'noSuchDay', params: { day } });
      expect(refusalOf({ from: '2026-06-11', until: day })).toEqual({ code: 'noSuchDay', params: { day } });
    }
  });
});

describe('the allowance', () => {
  const tooMany = (year: number) => ({ code: 'tooManyHolidays', params: { year, most: 30 } });

  test('the holiday allowance is thirty days a calendar year', () => {
    expect(plan('2026-07-01', '2026-07-30')).toEqual({ planned: daysOf('2026-07', 30) });
    expect(refusalOf({ from: '2026-07-01', until: '2026-07-31' })).toEqual(tooMany(2026));
  });

  test('the holiday allowance is counted for each year separately', () => {
    expect(plan('2026-12-02', '2027-01-30')).toEqual({
      planned: [...daysOf('2026-12', 31).slice(1), ...daysOf('2027-01', 30)],
    });
    expect(refusalOf({ from: '2026-12-01', until: '2027-01-30' })).toEqual(tooMany(2026));
    expect(refusalOf({ from: '2026-12-02', until: '2027-01-31' })).toEqual(tooMany(2027));
    expect(refusalOf({ from: '2026-12-30', until: '9999-12-31' })).toEqual(tooMany(2027));
  });

  test('the holiday allowance counts planned days, each once', () => {
    const holidays = { planned: daysOf('2026-07', 29), spent: [] };
    expect(plan('2026-07-20', '2026-07-30', holidays)).toEqual({ planned: daysOf('2026-07', 30) });
    expect(refusalOf({ from: '2026-07-20', until: '2026-07-31' }, holidays)).toEqual(tooMany(2026));
  });

  test('the holiday allowance counts today if it is planned', () => {
    const holidays = { planned: ['2026-06-10'], spent: [] };
    expect(refusalOf({ from: '2026-07-01', until: '2026-07-30' }, holidays)).toEqual(tooMany(2026));
  });

  test('the holiday allowance counts past days only if they were spent', () => {
    const planned = daysOf('2026-05', 28);
    const spent = planned.slice(0, 3);
    expect(plan('2026-07-01', '2026-07-27', { planned, spent })).toEqual({ planned: [...planned, ...daysOf('2026-07', 27)] });
    expect(refusalOf({ from: '2026-07-01', until: '2026-07-28' }, { planned, spent })).toEqual(tooMany(2026));
  });
});
