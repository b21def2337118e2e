import { describe, expect, test } from 'vitest';
import {
  type DecisionClock,
  deadlineOf,
  holidaysSpent,
  type Interruptions,
  paceNamed,
  startClock,
  timeLeft,
  warningDue,
} from '#matches/time/clock/index.ts';
import { always, at, decision, HOUR, interrupted, nights, shown } from './times.ts';

const deadline = (but: Partial<DecisionClock>, by: Partial<Interruptions> = {}) =>
  shown(deadlineOf(decision(but), interrupted(by)).at);

const left = (moment: string, but: Partial<DecisionClock>, by: Partial<Interruptions> = {}) => {
  const { pace, bank } = timeLeft(decision(but), interrupted(by), at(moment));
  return { pace: pace / HOUR, bank: bank / HOUR };
};

const span = (from: string, until: string) => ({ from: at(from), until: at(until) });

describe('the time of a decision', () => {
  test('time is up when the pace and then the bank have run out', () => {
    expect(deadline({})).toBe('2026-06-02 12:00');
    expect(deadline({ bank: 48 * HOUR })).toBe('2026-06-04 12:00');
  });

  test('a decision uses its pace before its bank', () => {
    const bank = 48 * HOUR;
    expect(left('2026-06-01 12:00', { bank })).toEqual({ pace: 24, bank: 48 });
    expect(left('2026-06-02 11:00', { bank })).toEqual({ pace: 1, bank: 48 });
    expect(left('2026-06-02 12:00', { bank })).toEqual({ pace: 0, bank: 48 });
    expect(left('2026-06-02 18:30', { bank })).toEqual({ pace: 0, bank: 41.5 });
    expect(left('2026-06-04 12:00', { bank })).toEqual({ pace: 0, bank: 0 });
    expect(left('2026-07-01 12:00', { bank })).toEqual({ pace: 0, bank: 0 });
  });

  test('every decision starts with a full pace and the bank left by the previous decision', () => {
    const pace = paceNamed('live');
    if ('rejected' in pace) throw new Error('the live pace is refused');
    const first = startClock(pace, pace.bank, always(), at('2026-06-01 12:00'));
    const { bank } = timeLeft(first, interrupted(), at('2026-06-01 12:40'));
    const second = startClock(pace, bank, always(), at('2026-06-01 13:00'));
    expect(shown(deadlineOf(first, interrupted()).at)).toBe('2026-06-01 14:10');
    expect(shown(deadlineOf(second, interrupted()).at)).toBe('2026-06-01 14:40');
  });

  test('seats that act simultaneously each have their own clock', () => {
    const seats = [always(), nights('Europe/Berlin'), nights('America/New_York')].map((hours) => ({ hours }));
    expect(seats.map((seat) => deadline(seat))).toEqual(['2026-06-02 12:00', '2026-06-03 08:00', '2026-06-02 22:00']);
  });

  test('a clock survives serialization as JSON', () => {
    const asked = decision({ hours: nights('Europe/Berlin'), bank: HOUR });
    const kept = interrupted({ pauses: [span('2026-06-02 00:00', '2026-06-04 00:00')], holidays: ['2026-06-04'] });
    const again = JSON.parse(JSON.stringify({ asked, kept }));
    expect(deadlineOf(again.asked, again.kept)).toEqual(deadlineOf(asked, kept));
  });
});

describe('quiet hours', () => {
  test('a decision of 24 hours with quiet hours runs by day only', () => {
    expect(deadline({ hours: nights('UTC') })).toBe('2026-06-03 08:00');
    expect(left('2026-06-02 03:00', { hours: nights('UTC') })).toEqual({ pace: 14, bank: 0 });
  });

  test('a decision that begins in quiet hours starts to run when they end', () => {
    const begun = at('2026-06-01 23:00');
    expect(deadline({ begun, pace: HOUR, hours: nights('UTC') })).toBe('2026-06-02 09:00');
    expect(left('2026-06-02 08:00', { begun, pace: HOUR, hours: nights('UTC') })).toEqual({ pace: 1, bank: 0 });
  });

  test('a deadline at the moment quiet hours begin is postponed to their end', () => {
    expect(deadline({ pace: 10 * HOUR, hours: nights('UTC') })).toBe('2026-06-02 08:00');
    expect(deadline({ pace: 10 * HOUR - 1, hours: nights('UTC') })).toBe('2026-06-01 21:59');
  });

  test('a deadline at the moment quiet hours end is not postponed', () => {
    expect(deadline({ begun: at('2026-06-01 07:00'), pace: HOUR, hours: nights('UTC', '06:00', '07:00') })).toBe(
      '2026-06-01 08:00',
    );
    expect(deadline({ begun: at('2026-06-01 08:00'), pace: 0, hours: nights('UTC') })).toBe('2026-06-01 08:00');
  });

  test('quiet hours follow the wall clock in nights when the clocks change', () => {
    const hours = nights('Europe/Berlin');
    const pace = 12 * HOUR;
    expect(deadline({ begun: at('2026-03-28 12:00+01:00'), pace, hours })).toBe('2026-03-29 08:00');
    expect(deadline({ begun: at('2026-10-24 12:00+02:00'), pace, hours })).toBe('2026-10-25 09:00');
    const lordHowe = nights('Australia/Lord_Howe');
    expect(deadline({ begun: at('2026-10-03 12:00+10:30'), pace, hours: lordHowe })).toBe('2026-10-03 23:00');
    expect(deadline({ begun: at('2026-04-04 12:00+11:00'), pace, hours: lordHowe })).toBe('2026-04-04 23:30');
  });

  test('a pace of 24 hours is 24 hours also in a night when the clocks change', () => {
    expect(deadline({ begun: at('2026-03-28 12:00+01:00'), hours: always('Europe/Berlin') })).toBe('2026-03-29 11:00');
    expect(deadline({ begun: at('2026-10-24 12:00+02:00'), hours: always('Europe/Berlin') })).toBe('2026-10-25 10:00');
  });

  test('a deadline is correct over a skipped calendar day and over leap days', () => {
    const apia = nights('Pacific/Apia');
    expect(deadline({ begun: at('2011-12-29 20:00-10:00'), pace: 3 * HOUR, hours: apia })).toBe('2011-12-30 19:00');
    expect(deadline({ begun: at('2028-02-28 20:00'), pace: 16 * HOUR, hours: nights('UTC') })).toBe('2028-03-01 08:00');
  });
});

describe('pauses and downtime', () => {
  test('a deadline moves by the length of a pause or of downtime', () => {
    const day = [span('2026-06-01 18:00', '2026-06-02 18:00')];
    expect(deadline({}, { pauses: day })).toBe('2026-06-03 12:00');
    expect(deadline({}, { downtimes: day })).toBe('2026-06-03 12:00');
    expect(left('2026-06-02 17:00', {}, { pauses: day })).toEqual({ pace: 18, bank: 0 });
  });

  test('pauses that overlap each other or quiet hours count once', () => {
    const pauses = [span('2026-06-01 20:00', '2026-06-02 02:00')];
    const downtimes = [span('2026-06-02 00:00', '2026-06-02 10:00'), span('2026-06-01 23:00', '2026-06-02 01:00')];
    expect(deadline({ hours: nights('UTC') }, { pauses, downtimes })).toBe('2026-06-03 12:00');
  });

  test('a pause counts only after the seat was asked and before its time is up', () => {
    const downtimes = [span('2026-06-01 00:00', '2026-06-01 13:00'), span('2026-06-02 13:00', '2026-06-03 00:00')];
    expect(deadline({}, { downtimes })).toBe('2026-06-03 00:00');
    expect(deadline({}, { downtimes: [span('2026-06-02 12:01', '2026-06-03 00:00')] })).toBe('2026-06-02 12:00');
  });

  test('a deadline during a pause is postponed to its end', () => {
    expect(deadline({}, { downtimes: [span('2026-06-02 11:00', '2026-06-02 19:00')] })).toBe('2026-06-02 20:00');
  });
});

describe('holidays', () => {
  test('a holiday is spent when time would be up on it, and the clock stops until it ends', () => {
    const { at: up, holidays } = deadlineOf(decision(), interrupted({ holidays: ['2026-06-02'] }));
    expect(shown(up)).toBe('2026-06-03 00:00');
    expect(holidays.map(({ day, from, until }) => [day, shown(from), shown(until)])).toEqual([
      ['2026-06-02', '2026-06-02 12:00', '2026-06-03 00:00'],
    ]);
  });

  test('a holiday is not spent when time does not run out on it', () => {
    const holidays = ['2026-05-31', '2026-06-01', '2026-06-03'];
    expect(deadlineOf(decision(), interrupted({ holidays }))).toEqual({ at: at('2026-06-02 12:00'), holidays: [] });
  });

  test('holidays in a row are spent one after the other', () => {
    const holidays = ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-06'];
    const reached = deadlineOf(decision(), interrupted({ holidays }));
    expect(shown(reached.at)).toBe('2026-06-05 00:00');
    expect(reached.holidays.map(({ day }) => day)).toEqual(['2026-06-02', '2026-06-03', '2026-06-04']);
  });

  test('a holiday is a calendar day in the person’s time zone and ends at their midnight', () => {
    const auckland = { hours: always('Pacific/Auckland') };
    expect(deadline(auckland, { holidays: ['2026-06-02'] })).toBe('2026-06-02 12:00');
    expect(deadline(auckland, { holidays: ['2026-06-03'] })).toBe('2026-06-03 12:00');
    expect(deadline({ hours: always('America/New_York') }, { holidays: ['2026-06-02'] })).toBe('2026-06-03 04:00');
  });

  test('a holiday ends after the quiet hours of its last night', () => {
    const reached = deadlineOf(
      decision({ begun: at('2026-06-01 20:00'), pace: 4 * HOUR, hours: nights('UTC') }),
      interrupted({ holidays: ['2026-06-02'] }),
    );
    expect(shown(reached.at)).toBe('2026-06-03 08:00');
    expect(shown(reached.holidays[0]?.from ?? 0)).toBe('2026-06-02 10:00');
  });

  test('a holiday is not spent when the rest of it is paused', () => {
    const reached = deadlineOf(
      decision(),
      interrupted({
        pauses: [span('2026-06-02 12:00', '2026-06-05 06:00')],
        holidays: ['2026-06-02', '2026-06-03', '2026-06-05'],
      }),
    );
    expect(reached.holidays.map(({ day }) => day)).toEqual(['2026-06-05']);
    expect(shown(reached.at)).toBe('2026-06-06 00:00');
  });

  test('a holiday is spent at the moment time would be up, not earlier', () => {
    const spent = (moment: string) =>
      holidaysSpent(decision(), interrupted({ holidays: ['2026-06-02', '2026-06-03'] }), at(moment));
    expect(['2026-06-02 11:59', '2026-06-02 12:00', '2026-06-02 23:59', '2026-06-03 00:00'].map(spent)).toEqual([
      [],
      ['2026-06-02'],
      ['2026-06-02'],
      ['2026-06-02', '2026-06-03'],
    ]);
  });

  test('New Year’s Day, a leap day and a day when the clocks change can be holidays', () => {
    const berlin = { hours: always('Europe/Berlin') };
    expect(deadline({ begun: at('2026-12-30 12:00') }, { holidays: ['2026-12-31', '2027-01-01'] })).toBe('2027-01-02 00:00');
    expect(deadline({ begun: at('2028-02-28 12:00') }, { holidays: ['2028-02-29'] })).toBe('2028-03-01 00:00');
    expect(deadline({ ...berlin, begun: at('2026-03-28 12:00') }, { holidays: ['2026-03-29'] })).toBe('2026-03-29 22:00');
    expect(deadline({ ...berlin, begun: at('2026-10-24 12:00') }, { holidays: ['2026-10-25'] })).toBe('2026-10-25 23:00');
  });

  test('a holiday begins after a skipped midnight, and is never spent on a skipped day', () => {
    const santiago = { begun: at('2026-09-05 00:30-04:00'), hours: always('America/Santiago') };
    expect(deadline(santiago, { holidays: ['2026-09-06'] })).toBe('2026-09-07 03:00');
    expect(deadline({ ...santiago, pace: 23.5 * HOUR - 1 }, { holidays: ['2026-09-05'] })).toBe('2026-09-06 04:00');
    const apia = { begun: at('2011-12-29 12:00-10:00'), hours: always('Pacific/Apia') };
    expect(deadlineOf(decision({ ...apia, pace: 12 * HOUR }), interrupted({ holidays: ['2011-12-30'] })).holidays).toEqual([]);
    expect(deadline(apia, { holidays: ['2011-12-30', '2011-12-31'] })).toBe('2011-12-31 10:00');
  });

  test('a holiday is not repeated when clocks go back past midnight', () => {
    // Newfoundland put its clocks back at one minute past midnight until 2011: 23:01 to 23:59 came again.
    const newfoundland = { begun: at('2010-11-06 00:31-02:30'), hours: always('America/St_Johns') };
    expect(deadline(newfoundland, { holidays: ['2010-11-06'] })).toBe('2010-11-07 03:01');
    expect(deadline(newfoundland, { holidays: ['2010-11-07'] })).toBe('2010-11-08 03:30');
  });
});

describe('the warning', () => {
  const warning = (but: Partial<DecisionClock>, by: Partial<Interruptions> = {}) =>
    shown(warningDue(decision(but), interrupted(by)));

  test('the warning comes when a quarter of a pace is left', () => {
    expect(warning({})).toBe('2026-06-02 06:00');
    expect(warning({ bank: 48 * HOUR })).toBe('2026-06-04 06:00');
    expect(warning({ pace: HOUR / 6, bank: 2 * HOUR })).toBe('2026-06-01 14:07');
  });

  test('the warning never comes in quiet hours, even if time runs on after them', () => {
    const hours = nights('UTC');
    expect(warning({ hours })).toBe('2026-06-02 16:00');
    expect(warning({ hours, begun: at('2026-06-01 18:00') })).toBe('2026-06-03 08:00');
  });

  test('the warning waits for the end of a pause and of downtime', () => {
    const away = [span('2026-06-02 00:00', '2026-06-03 00:00')];
    expect(warning({}, { pauses: away })).toBe('2026-06-03 06:00');
    expect(warning({}, { downtimes: away })).toBe('2026-06-03 06:00');
  });

  test('the warning comes before a holiday is spent', () => {
    expect(warning({}, { holidays: ['2026-06-02'] })).toBe('2026-06-02 06:00');
  });
});
