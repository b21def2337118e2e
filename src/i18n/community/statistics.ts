import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

const LABELS = ['won', 'answer', 'luck', 'left', 'matches'] as const;
const LISTS = ['by-seats', 'by-game', 'games', 'encounters', 'board-wins', 'board-answers', 'board-luck'] as const;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Returns a length of time, as short as possible: "5 h". */
export const timeText = (t: CommonText, seconds: number): string => {
  if (seconds < HOUR) return t('statistics-minutes', { n: Math.max(1, Math.round(seconds / 60)) });
  return seconds < 2 * DAY
    ? t('statistics-hours', { n: Math.round(seconds / HOUR) })
    : t('statistics-days', { n: Math.round(seconds / DAY) });
};

/** Returns the day of a moment, in UTC: "3 Mar 2026". English writes it as most of the world does. */
const day = ({ locale }: CommonText, moment: Date): string =>
  new Intl.DateTimeFormat(locale.replace('en-US', 'en-GB'), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(moment);

/** Returns what a language says about statistics. */
export const statisticsSentences = (t: CommonText) => ({
  ownHeadline: (matches: number, since: Date) => t('statistics-own-headline', { matches, since: day(t, since) }),
  server: t('statistics-server'),
  serverHeadline: (people: number, matches: number, since: Date) =>
    t('statistics-server-headline', { people, matches, since: day(t, since) }),
  /** Below the large figures. */
  labels: recordOf(LABELS, (label) => t(`statistics-${label}`)),
  lists: recordOf(LISTS, (list) => t(`statistics-${list}`)),
  of: (part: number, all: number) => t('statistics-of', { part, all }),
  players: (seats: number) => t('players', { n: seats }),
  /** A length of time, as short as possible: "5 h". */
  time: (seconds: number) => timeText(t, seconds),
  /** Points with their sign: "+1.5". */
  points: (points: number) => {
    const number = new Intl.NumberFormat(t.locale, { maximumFractionDigits: 1 }).format(Math.abs(points));
    return number === '0' ? number : `${points > 0 ? '+' : '–'}${number}`;
  },
  /** A line of a card in words: "Most wins: Ada 2 of 3". */
  line: (what: string, values: string) => t('statistics-line', { what, values }),
  encounter: (ahead: number, behind: number) => t('statistics-encounter', { ahead, behind }),
  met: (name: string, matches: number) => t('statistics-met', { name, matches }),
  ownNote: t('statistics-own-note'),
  practised: (matches: number) => t('statistics-practised', { matches }),
  none: t('statistics-none'),
  serverNone: t('statistics-server-none'),
  serverNote: t('statistics-server-note'),
  showOwn: t('statistics-show-own'),
  showServer: t('statistics-show-server'),
});
