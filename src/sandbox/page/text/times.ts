const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const clockWithSeconds = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const shortDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'short' });
const longDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

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
export function relativeTime(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return relative.format(Math.round(seconds / size), unit);
}

/** The time of a message, short where it is today's. */
export const messageTime = (at: number, now: number): string =>
  isSameDay(at, now) ? clock.format(at) : `${shortDay.format(at)}, ${clock.format(at)}`;

export const dayName = (at: number): string => longDay.format(at);

export const fullTime = (at: number): string => full.format(at);

/** A time in one of the styles of `<t:…:style>`; unknown ones read as `f`. */
export function styledTime(at: number, style: string | undefined, now: number): string {
  switch (style) {
    case 'R':
      return relativeTime(at, now);
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
