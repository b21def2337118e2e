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
  test('is up when the pace and then the bank have run', () => {
    expect(deadline({})).toBe('2026-06-02 12:00');
    expect(deadline({ bank: 48 * HOUR })).toBe('2026-06-04 12:00');
  });

  test('is taken from the pace first, and only then from the bank', () => {
    const bank = 48 * HOUR;
    expect(left('2026-06-01 12:00', { bank })).toEqual({ pace: 24, bank: 48 });
    expect(left('2026-06-02 11:00', { bank })).toEqual({ pace: 1, bank: 48 });
    expect(left('2026-06-02 12:00', { bank })).toEqual({ pace: 0, bank: 48 });
    expect(left('2026-06-02 18:30', { bank })).toEqual({ pace: 0, bank: 41.5 });
    expect(left('2026-06-04 12:00', { bank })).toEqual({ pace: 0, bank: 0 });
    expect(left('2026-07-01 12:00', { bank })).toEqual({ pace: 0, bank: 0 });
  });

  test('begins with a whole pace each time, while the bank is what the decision before left of it', () => {
    const pace = paceNamed('live');
    if ('rejected' in pace) throw new Error('the live pace is refused');
    const first = startClock(pace, pace.bank, always(), at('2026-06-01 12:00'));
    const { bank } = timeLeft(first, interrupted(), at('2026-06-01 12:40'));
    const second = startClock(pace, bank, always(), at('2026-06-01 13:00'));
    expect(shown(deadlineOf(first, interrupted()).at)).toBe('2026-06-01 14:10');
    expect(shown(deadlineOf(second, interrupted()).at)).toBe('2026-06-01 14:40');
  });

  test('runs for each seat asked at once by its own clock', () => {
    const seats = [always(), nights('Europe/Berlin'), nights('America/New_York')].map((hours) => ({ hours }));
    expect(seats.map((seat) => deadline(seat))).toEqual(['2026-06-02 12:00', '2026-06-03 08:00', '2026-06-02 22:00']);
  });

  test('survives being kept as JSON', () => {
    const asked = decision({ hours: nights('Europe/Berlin'), bank: HOUR });
    const kept = interrupted({ pauses: [span('2026-06-02 00:00', '2026-06-04 00:00')], holidays: ['2026-06-04'] });
    const again = JSON.parse(JSON.stringify({ asked, kept }));
    expect(deadlineOf(again.asked, again.kept)).toEqual(deadlineOf(asked, kept));
  });
});

describe('quiet hours', () => {
  test('stand beside the time: a decision of 24 hours runs by day only', () => {
    expect(deadline({ hours: nights('UTC') })).toBe('2026-06-03 08:00');
    expect(left('2026-06-02 03:00', { hours: nights('UTC') })).toEqual({ pace: 14, bank: 0 });
  });

  test('put off a time that begins within them', () => {
    const begun = at('2026-06-01 23:00');
    expect(deadline({ begun, pace: HOUR, hours: nights('UTC') })).toBe('2026-06-02 09:00');
    expect(left('2026-06-02 08:00', { begun, pace: HOUR, hours: nights('UTC') })).toEqual({ pace: 1, bank: 0 });
  });

  test('put off a time that is up just as they begin, until they are over', () => {
    expect(deadline({ pace: 10 * HOUR, hours: nights('UTC') })).toBe('2026-06-02 08:00');
    expect(deadline({ pace: 10 * HOUR - 1, hours: nights('UTC') })).toBe('2026-06-01 21:59');
  });

  test('leave a time alone that is up just as they end', () => {
    expect(deadline({ begun: at('2026-06-01 07:00'), pace: HOUR, hours: nights('UTC', '06:00', '07:00') })).toBe(
      '2026-06-01 08:00',
    );
    expect(deadline({ begun: at('2026-06-01 08:00'), pace: 0, hours: nights('UTC') })).toBe('2026-06-01 08:00');
  });

  test('take their length from the wall clock in the nights the clocks change', () => {
    const hours = nights('Europe/Berlin');
    const pace = 12 * HOUR;
    expect(deadline({ begun: at('2026-03-28 12:00+01:00'), pace, hours })).toBe('2026-03-29 08:00');
    expect(deadline({ begun: at('2026-10-24 12:00+02:00'), pace, hours })).toBe('2026-10-25 09:00');
    const lordHowe = nights('Australia/Lord_Howe');
    expect(deadline({ begun: at('2026-10-03 12:00+10:30'), pace, hours: lordHowe })).toBe('2026-10-03 23:00');
    expect(deadline({ begun: at('2026-04-04 12:00+11:00'), pace, hours: lordHowe })).toBe('2026-04-04 23:30');
  });

  test('leave hours of pace hours: 24 of them are 24 in the night the clocks change, too', () => {
    expect(deadline({ begun: at('2026-03-28 12:00+01:00'), hours: always('Europe/Berlin') })).toBe('2026-03-29 11:00');
    expect(deadline({ begun: at('2026-10-24 12:00+02:00'), hours: always('Europe/Berlin') })).toBe('2026-10-25 10:00');
  });

  test('know of a day that was skipped and of leap days', () => {
    const apia = nights('Pacific/Apia');
    expect(deadline({ begun: at('2011-12-29 20:00-10:00'), pace: 3 * HOUR, hours: apia })).toBe('2011-12-30 19:00');
    expect(deadline({ begun: at('2028-02-28 20:00'), pace: 16 * HOUR, hours: nights('UTC') })).toBe('2028-03-01 08:00');
  });
});

describe('a pause, and a time in which the bot was down', () => {
  test('are given back', () => {
    const day = [span('2026-06-01 18:00', '2026-06-02 18:00')];
    expect(deadline({}, { pauses: day })).toBe('2026-06-03 12:00');
    expect(deadline({}, { downtimes: day })).toBe('2026-06-03 12:00');
    expect(left('2026-06-02 17:00', {}, { pauses: day })).toEqual({ pace: 18, bank: 0 });
  });

  test('count once where they overlap each other or quiet hours', () => {
    const pauses = [span('2026-06-01 20:00', '2026-06-02 02:00')];
    const downtimes = [span('2026-06-02 00:00', '2026-06-02 10:00'), span('2026-06-01 23:00', '2026-06-02 01:00')];
    expect(deadline({ hours: nights('UTC') }, { pauses, downtimes })).toBe('2026-06-03 12:00');
  });

  test('count from when the seat was asked, and not once its time was up', () => {
    const downtimes = [span('2026-06-01 00:00', '2026-06-01 13:00'), span('2026-06-02 13:00', '2026-06-03 00:00')];
    expect(deadline({}, { downtimes })).toBe('2026-06-03 00:00');
    expect(deadline({}, { downtimes: [span('2026-06-02 12:01', '2026-06-03 00:00')] })).toBe('2026-06-02 12:00');
  });

  test('put off a time that was up while they lasted', () => {
    expect(deadline({}, { downtimes: [span('2026-06-02 11:00', '2026-06-02 19:00')] })).toBe('2026-06-02 20:00');
  });
});

describe('a holiday', () => {
  test('is spent when the clock would run out on it, and the clock stands until it is over', () => {
    const { at: up, holidays } = deadlineOf(decision(), interrupted({ holidays: ['2026-06-02'] }));
    expect(shown(up)).toBe('2026-06-03 00:00');
    expect(holidays.map(({ day, from, until }) => [day, shown(from), shown(until)])).toEqual([
      ['2026-06-02', '2026-06-02 12:00', '2026-06-03 00:00'],
    ]);
  });

  test('costs nothing when the clock does not run out on it', () => {
    const holidays = ['2026-05-31', '2026-06-01', '2026-06-03'];
    expect(deadlineOf(decision(), interrupted({ holidays }))).toEqual({ at: at('2026-06-02 12:00'), holidays: [] });
  });

  test('follows another: each is spent in its turn', () => {
    const holidays = ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-06'];
    const reached = deadlineOf(decision(), interrupted({ holidays }));
    expect(shown(reached.at)).toBe('2026-06-05 00:00');
    expect(reached.holidays.map(({ day }) => day)).toEqual(['2026-06-02', '2026-06-03', '2026-06-04']);
  });

  test('is a day of the calendar where the person is, and ends at their midnight', () => {
    const auckland = { hours: always('Pacific/Auckland') };
    expect(deadline(auckland, { holidays: ['2026-06-02'] })).toBe('2026-06-02 12:00');
    expect(deadline(auckland, { holidays: ['2026-06-03'] })).toBe('2026-06-03 12:00');
    expect(deadline({ hours: always('America/New_York') }, { holidays: ['2026-06-02'] })).toBe('2026-06-03 04:00');
  });

  test('is over after the quiet hours of the night that ends it', () => {
    const reached = deadlineOf(
      decision({ begun: at('2026-06-01 20:00'), pace: 4 * HOUR, hours: nights('UTC') }),
      interrupted({ holidays: ['2026-06-02'] }),
    );
    expect(shown(reached.at)).toBe('2026-06-03 08:00');
    expect(shown(reached.holidays[0]?.from ?? 0)).toBe('2026-06-02 10:00');
  });

  test('is not spent when its rest is paused anyway', () => {
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

  test('is spent from the moment the clock would have run out, not before', () => {
    const spent = (moment: string) =>
      holidaysSpent(decision(), interrupted({ holidays: ['2026-06-02', '2026-06-03'] }), at(moment));
    expect(['2026-06-02 11:59', '2026-06-02 12:00', '2026-06-02 23:59', '2026-06-03 00:00'].map(spent)).toEqual([
      [],
      ['2026-06-02'],
      ['2026-06-02'],
      ['2026-06-02', '2026-06-03'],
    ]);
  });

  test('may be the turn of the year, a leap day, or the day the clocks change', () => {
    const berlin = { hours: always('Europe/Berlin') };
    expect(deadline({ begun: at('2026-12-30 12:00') }, { holidays: ['2026-12-31', '2027-01-01'] })).toBe('2027-01-02 00:00');
    expect(deadline({ begun: at('2028-02-28 12:00') }, { holidays: ['2028-02-29'] })).toBe('2028-03-01 00:00');
    expect(deadline({ ...berlin, begun: at('2026-03-28 12:00') }, { holidays: ['2026-03-29'] })).toBe('2026-03-29 22:00');
    expect(deadline({ ...berlin, begun: at('2026-10-24 12:00') }, { holidays: ['2026-10-25'] })).toBe('2026-10-25 23:00');
  });

  test('begins after a midnight that is skipped, and is never reached where the day itself was', () => {
    const santiago = { begun: at('2026-09-05 00:30-04:00'), hours: always('America/Santiago') };
    expect(deadline(santiago, { holidays: ['2026-09-06'] })).toBe('2026-09-07 03:00');
    expect(deadline({ ...santiago, pace: 23.5 * HOUR - 1 }, { holidays: ['2026-09-05'] })).toBe('2026-09-06 04:00');
    const apia = { begun: at('2011-12-29 12:00-10:00'), hours: always('Pacific/Apia') };
    expect(deadlineOf(decision({ ...apia, pace: 12 * HOUR }), interrupted({ holidays: ['2011-12-30'] })).holidays).toEqual([]);
    expect(deadline(apia, { holidays: ['2011-12-30', '2011-12-31'] })).toBe('2011-12-31 10:00');
  });

  test('does not come back where clocks go back past midnight', () => {
    // Newfoundland put its clocks back at one minute past midnight until 2011: 23:01 to 23:59 came again.
    const newfoundland = { begun: at('2010-11-06 00:31-02:30'), hours: always('America/St_Johns') };
    expect(deadline(newfoundland, { holidays: ['2010-11-06'] })).toBe('2010-11-07 03:01');
    expect(deadline(newfoundland, { holidays: ['2010-11-07'] })).toBe('2010-11-08 03:30');
  });
});

describe('the warning', () => {
  const warning = (but: Partial<DecisionClock>, by: Partial<Interruptions> = {}) =>
    shown(warningDue(decision(but), interrupted(by)));

  test('comes when a quarter of a pace is left of all the seat has', () => {
    expect(warning({})).toBe('2026-06-02 06:00');
    expect(warning({ bank: 48 * HOUR })).toBe('2026-06-04 06:00');
    expect(warning({ pace: HOUR / 6, bank: 2 * HOUR })).toBe('2026-06-01 14:07');
  });

  test('never comes in quiet hours, though the time that is left runs on after them', () => {
    const hours = nights('UTC');
    expect(warning({ hours })).toBe('2026-06-02 16:00');
    expect(warning({ hours, begun: at('2026-06-01 18:00') })).toBe('2026-06-03 08:00');
  });

  test('waits for a pause to end, and for the bot to be back', () => {
    const away = [span('2026-06-02 00:00', '2026-06-03 00:00')];
    expect(warning({}, { pauses: away })).toBe('2026-06-03 06:00');
    expect(warning({}, { downtimes: away })).toBe('2026-06-03 06:00');
  });

  test('comes before a holiday is spent', () => {
    expect(warning({}, { holidays: ['2026-06-02'] })).toBe('2026-06-02 06:00');
  });
});
