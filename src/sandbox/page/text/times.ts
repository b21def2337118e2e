/** Ways to write times in one locale; `undefined` is that of the browser. */
const formatsOf = (locale: string | undefined) => ({
  clock: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
  clockWithSeconds: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
  shortDay: new Intl.DateTimeFormat(locale, { dateStyle: 'short' }),
  longDay: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }),
  full: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
  relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
});

const made = new Map<string | undefined, ReturnType<typeof formatsOf>>();

const formatsIn = (locale?: string): ReturnType<typeof formatsOf> => {
  const known = made.get(locale) ?? formatsOf(locale);
  made.set(locale, known);
  return known;
};

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

const isSameDay = (left: number, right: number): boolean => new Date(left).toDateString() === new Date(right).toDateString();

/** How long ago or ahead a time is, in its largest whole unit: `in 3 hours`. Both in milliseconds. */
export function relativeTime(at: number, now: number, locale?: string): string {
  const seconds = Math.round((at - now) / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return formatsIn(locale).relative.format(Math.round(seconds / size), unit);
}

/** The time of a message, short where it is today's. */
export const messageTime = (at: number, now: number): string =>
  isSameDay(at, now) ? formatsIn().clock.format(at) : `${formatsIn().shortDay.format(at)}, ${formatsIn().clock.format(at)}`;

export const dayName = (at: number): string => formatsIn().longDay.format(at);

export const fullTime = (at: number, locale?: string): string => formatsIn(locale).full.format(at);

/** A time in one of the styles of `<t:…:style>`, as a reader of a locale is shown it; unknown styles read as `f`. */
export function styledTime(at: number, style: string | undefined, now: number, locale?: string): string {
  const { clock, clockWithSeconds, shortDay, longDay, full } = formatsIn(locale);
  switch (style) {
    case 'R':
      return relativeTime(at, now, locale);
    case 't':
      return clock.format(at);
    case 'T':
      return clockWithSeconds.format(at);
    case 'd':
      return shortDay.format(at);
    case 'D':
      return longDay.format(at);
    case 'F':
      return full.format(at);
    default:
      return `${longDay.format(at)} ${clock.format(at)}`;
  }
}
