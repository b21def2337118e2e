import type { MatchRejectionCode, MatchRejections } from '#matches/index.ts';
import type { CommonPhrases } from '../generated/common.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import type { NameSeat } from '../sentences.ts';
import { asTyped } from './lists.ts';

/** Why a command was refused, by its code, with that code's facts. A missing code does not compile. */
type Refusals = { readonly [Code in MatchRejectionCode]: (facts: MatchRejections[Code], name: NameSeat) => string };

/** Codes whose facts are all that their phrase takes, none of them a seat, which a name stands for. */
type Fitting = {
  [Code in MatchRejectionCode]: keyof CommonPhrases[`refusal-${Code}`] & ('seat' | 'host') extends never
    ? MatchRejections[Code] extends CommonPhrases[`refusal-${Code}`]
      ? Code
      : never
    : never;
}[MatchRejectionCode];

/** "10 hours and 30 minutes". */
const lengthOf = (t: CommonText, minutes: number): string =>
  t.all([
    ...(minutes >= 60 ? [t('hours', { n: Math.floor(minutes / 60) })] : []),
    ...(minutes % 60 > 0 ? [t('minutes', { n: minutes % 60 })] : []),
  ]);

const composedRefusals = (t: CommonText): Omit<Refusals, Fitting> & Partial<Refusals> => ({
  noSuchGame: ({ games }) => t('refusal-noSuchGame', { games: t.any(games) }),
  notHost: ({ host }, name) => t('refusal-notHost', { host: name(host) }),
  noSuchOption: ({ options }) => t('refusal-noSuchOption', { options: t.all(options) }),
  noSuchValue: ({ values }) => t('refusal-noSuchValue', { values: t.any(values) }),
  notYourTurn: ({ active }, name) => t('refusal-notYourTurn', { active: t.all(active.map(name)) }),
  seatBelowGate: ({ seat, ...facts }, name) => t('refusal-seatBelowGate', { ...facts, name: name(seat) }),
  seatUnknown: ({ seat }, name) => t('refusal-seatUnknown', { name: name(seat) }),
  seatOut: ({ seat }, name) => t('refusal-seatOut', { seat: name(seat) }),
  computerThere: ({ seat }, name) => t('refusal-computerThere', { seat: name(seat) }),
  seatStillPlays: ({ seat, days }, name) => t('refusal-seatStillPlays', { seat: name(seat), days }),
  noSuchPace: ({ paces }) => t('refusal-noSuchPace', { paces: t.any(asTyped(paces)) }),
  paceOutOfBounds: ({ leastHours, mostHours }) => t('refusal-paceOutOfBounds', { leastHours, mostDays: mostHours / 24 }),
  quietHoursTooLong: ({ minutes, mostHours }) => t('refusal-quietHoursTooLong', { mostHours, length: lengthOf(t, minutes) }),
  tooManyHolidays: ({ year, most }) => t('refusal-tooManyHolidays', { year: String(year), most }),
});

const PREFIX = 'refusal-';

/** Returns the sentences of a language for the refusals of a match. */
export const refusalSentences = (t: CommonText): Refusals => {
  const fitting = t.keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => [key.slice(PREFIX.length), (facts: object) => (t as (key: string, facts: object) => string)(key, facts)]);
  return { ...(Object.fromEntries(fitting) as Pick<Refusals, Fitting>), ...composedRefusals(t) };
};
