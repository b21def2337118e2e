import { timeOfPace } from '../pace.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

/** The settings of a match beside those of its game: what each and its values are called. */
export interface SettingWords {
  /** Hours until a reminder, by value. */
  readonly remind: {
    readonly name: string;
    value(value: string): string;
    /** In a match so quick that time is over before a reminder comes. */
    readonly warningOnly: string;
  };
  /** How much time a seat has, by the name of a pace or `off`. */
  readonly pace: {
    readonly name: string;
    value(pace: string): string;
    /** What there is for each decision, for an entry of a menu: "48 hours". */
    short(pace: string): string;
  };
  /** What happens when a seat's time runs out, by value. */
  readonly timeout: { readonly name: string; value(value: string): string };
  /** What draws come out of, by value. */
  readonly fair: { readonly name: string; value(value: string): string };
  /** Whether the match counts for ratings, by value. */
  readonly rated: { readonly name: string; value(value: string): string };
  /** What the records of players must be to join, by value. */
  readonly gate: { readonly name: string; value(value: string): string };
}

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

const TIME_OUTS: ReadonlySet<string> = new Set(['computer', 'safe', 'vote'] satisfies TimeOut[]);

type TimeOut = 'computer' | 'safe' | 'vote';

const isTimeOut = (value: string): value is TimeOut => TIME_OUTS.has(value);

/** Returns the words of a language for these settings. */
export const settingWords = (t: CommonText): SettingWords => ({
  remind: {
    name: t('setting-remind'),
    value: (value) => (value === 'off' ? t('setting-remind-off') : t('setting-remind-after', { hours: Number(value) })),
    warningOnly: t('setting-remind-warning-only'),
  },
  pace: { name: t('setting-pace'), value: (pace) => paceOf(t, pace), short: (pace) => timesOf(t, pace).perDecision },
  timeout: { name: t('setting-timeout'), value: (value) => (isTimeOut(value) ? t(`setting-timeout-${value}`) : value) },
  fair: {
    name: t('setting-fair'),
    value: (value) => t(value === 'beacon' ? 'setting-fair-beacon' : 'setting-fair-secret'),
  },
  gate: {
    name: t('setting-gate'),
    value: (value) =>
      value === 'none'
        ? t('setting-gate-none')
        : t(value.endsWith('known') ? 'setting-gate-known' : 'setting-gate-least', { least: Number.parseInt(value, 10) }),
  },
  rated: { name: t('setting-rated'), value: (value) => t(value === 'on' ? 'setting-rated-on' : 'setting-rated-off') },
});
