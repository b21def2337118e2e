import { timeOfPace } from '../pace.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

/** "48 hours", and "4 days" beyond that, of `48h`. */
const timesOf = (t: CommonText, pace: string): { readonly perDecision: string; readonly reserve?: string } => {
  if (pace === 'off') return { perDecision: t('setting-pace-off') };
  if (pace === 'live') return { perDecision: t('minutes', { n: 10 }), reserve: t('hours', { n: 2 }) };
  const { amount, unit, reserveHours } = timeOfPace(pace);
  return { perDecision: t(unit, { n: amount }), reserve: t('length-of-time', { hours: reserveHours }) };
};

const paceOf = (t: CommonText, pace: string): string => {
  const { perDecision, reserve } = timesOf(t, pace);
  return reserve === undefined ? perDecision : t('setting-pace-value', { perDecision, reserve });
};

const RATED: Readonly<Record<string, 'setting-rated-on' | 'setting-rated-if' | 'setting-rated-alone'>> = {
  on: 'setting-rated-on',
  if: 'setting-rated-if',
  alone: 'setting-rated-alone',
};

const TIME_OUTS: ReadonlySet<string> = new Set(['computer', 'safe', 'vote'] satisfies TimeOut[]);

type TimeOut = 'computer' | 'safe' | 'vote';

const isTimeOut = (value: string): value is TimeOut => TIME_OUTS.has(value);

/** Returns what the settings of a match beside those of its game, and each of their values, are called. */
export const settingWords = (t: CommonText) => ({
  /** Hours until a reminder, by value. */
  remind: {
    name: t('setting-remind'),
    value: (value: string) => (value === 'off' ? t('setting-remind-off') : t('setting-remind-after', { hours: Number(value) })),
    /** In a match so quick that time is over before a reminder comes. */
    warningOnly: t('setting-remind-warning-only'),
  },
  /** How much time a seat has, by the name of a pace or `off`. */
  pace: {
    name: t('setting-pace'),
    value: (pace: string) => paceOf(t, pace),
    /** What there is for each decision, for an entry of a menu: "48 hours". */
    short: (pace: string) => timesOf(t, pace).perDecision,
  },
  /** What happens when a seat's time runs out, by value. */
  timeout: { name: t('setting-timeout'), value: (value: string) => (isTimeOut(value) ? t(`setting-timeout-${value}`) : value) },
  /** What draws come out of, by value. */
  fair: {
    name: t('setting-fair'),
    value: (value: string) => t(value === 'beacon' ? 'setting-fair-beacon' : 'setting-fair-secret'),
  },
  /** What the records of players must be to join, by value. */
  gate: {
    name: t('setting-gate'),
    value: (value: string) =>
      value === 'none'
        ? t('setting-gate-none')
        : t(value.endsWith('known') ? 'setting-gate-known' : 'setting-gate-least', { least: Number.parseInt(value, 10) }),
  },
  /** Whether the match counts for ratings, by value; `if`: only with enough people; `alone`: it began with one. */
  rated: { name: t('setting-rated'), value: (value: string) => t(RATED[value] ?? 'setting-rated-off') },
});
