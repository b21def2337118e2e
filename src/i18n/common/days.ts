import type { CommonText } from '../phrases/commonPhrases.ts';

const calendars = new Map<string, Intl.DateTimeFormat>();

const calendarIn = (locale: string): Intl.DateTimeFormat => {
  const known = calendars.get(locale);
  if (known !== undefined) return known;
  const calendar = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  calendars.set(locale, calendar);
  return calendar;
};

/** Returns a day that is written as `2026-12-24` in words: "Thu 24 Dec 2026". */
export const dayText = (t: CommonText, written: string): string => {
  const date = new Date(`${written}T00:00:00Z`);
  const parts = Object.fromEntries(
    calendarIn(t.locale)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const { weekday = '', day = '', month = '', year = '' } = parts;
  return t('me-day', { weekday, day, month, number: String(date.getUTCMonth() + 1), year });
};
