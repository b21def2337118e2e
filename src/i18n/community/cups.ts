import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import { phrasesUnder } from '../phrases/phrasesUnder.ts';

export const CUP_FORMATS = ['pools', 'knockOut', 'league'] as const;
const CONTROLS = ['more', 'open', 'enter', 'withdraw', 'rules', 'status', 'close', 'yes-end', 'yes-cancel', 'yes-close'] as const;

/** What a cup is played by, in words: `pace` is a length of time, `who` the lines about who may enter. */
export interface CupTerms {
  readonly tables: number;
  readonly pace: string;
  readonly format: (typeof CUP_FORMATS)[number];
}

/** The rules of a cup. */
export interface CupRules {
  readonly points: readonly number[];
  readonly roundDays: number;
  readonly computers: boolean;
  readonly format:
    | { readonly kind: 'pools' }
    | { readonly kind: 'knockOut'; readonly advance: number }
    | { readonly kind: 'league'; readonly division: number; readonly moving: number; readonly seasons: number };
}

/** How many matches each of `count` players has in the first round, and how long the cup takes at most. */
export interface CupPlan {
  readonly count: number;
  readonly each: number;
  readonly format: CupTerms['format'];
  readonly days: number;
}

/** Where a player stands: `matches` are all that they have in the round, `points` are in words. */
export interface CupPlace {
  readonly place: number;
  readonly count: number;
  readonly points: string;
  readonly played: number;
  readonly matches: number;
}

/** What a refusal of a cup says besides its code; a role is a mention. */
interface CupRefusalFacts {
  readonly role?: unknown;
  readonly least?: number;
  readonly percent?: number;
}

/** How far a cup is. `until`: one of Discord's time stamps; `over`: matches of the round that are. */
export interface CupState {
  readonly phase: 'entries' | 'playing' | 'ended' | 'cancelled' | 'tooFew';
  readonly until: string;
  readonly round: number;
  readonly over: number;
  readonly matches: number;
}

const rulesOf = (t: CommonText, { points, roundDays, computers, format }: CupRules, number: (value: number) => string) => [
  t('cup-rule-points', { points: t.all(points.map(number)) }),
  t('cup-rule-ties'),
  t('cup-rule-leaving'),
  ...(format.kind === 'knockOut' ? [t('cup-rule-knockOut', { count: format.advance })] : []),
  ...(format.kind === 'league'
    ? [t('cup-rule-league', { size: format.division, moving: format.moving, seasons: format.seasons })]
    : [t('cup-rule-pools')]),
  t('cup-rule-round', { days: roundDays }),
  t(computers ? 'cup-rule-computers-yes' : 'cup-rule-computers-no'),
];

const stateOf = (t: CommonText, { phase, until, ...counts }: CupState): string => {
  if (phase === 'entries') return t('cup-entries', { until });
  return phase === 'playing' ? t('cup-playing', { until, ...counts }) : t(`cup-${phase}`);
};

/** Returns what a language says about cups and leagues. Names, mentions, links and times are ready-made. */
export const cupSentences = (t: CommonText) => {
  const format = new Intl.NumberFormat(t.locale, { maximumFractionDigits: 2 });
  const refusals: Readonly<Record<string, string>> = phrasesUnder(t, 'cup-refusal-', {
    cupRole: 0,
    cupRating: 0,
    recordBelowGate: 0,
  });
  const number = (value: number): string => format.format(value);
  return {
    name: (cup: number) => t('cup-name', { cup }),
    /** The set-up: its text, the entries of its menus, and the placeholder of the menu of roles. */
    setup: t('cup-setup'),
    tables: (count: number) => t('cup-tables', { count }),
    closing: (days: number) => t('cup-closing', { days }),
    roundDays: (days: number) => t('cup-round-days', { days }),
    rating: (points: number) => (points === 0 ? t('cup-rating-any') : t('cup-rating', { points })),
    most: (count: number) => (count === 0 ? t('cup-most-any') : t('cup-most', { count })),
    pointsByPlace: (points: readonly number[]) => t('cup-points-by-place', { points: t.all(points.map(number)) }),
    division: (size: number, each: number) => t('cup-division-size', { size, each }),
    format: (kind: string) => t(`cup-format-${CUP_FORMATS.find((each) => each === kind) ?? 'pools'}`),
    computers: (areIn: boolean) => t(areIn ? 'cup-computers-yes' : 'cup-computers-no'),
    chooseRole: t('cup-role'),
    /** Buttons, at most 38 characters. */
    controls: recordOf(CONTROLS, (control) => t(`cup-${control}`)),
    title: (cup: string, game: string) => t('cup-title', { cup, game }),
    terms: ({ tables, pace, format: kind }: CupTerms) => t('cup-terms', { tables, pace, format: t(`cup-format-${kind}`) }),
    roleOnly: (role: string) => t('cup-role-only', { role }),
    places: (count: number) => t('cup-places', { count }),
    entered: (count: number, people: string) => (count === 0 ? t('cup-nobody') : t('cup-entered', { count, people })),
    plan: (plan: CupPlan) => t('cup-plan', { ...plan }),
    place: (own: CupPlace) => t('cup-place', { ...own }),
    state: (state: CupState) => stateOf(t, state),
    /** The first two lines are those that the entry post has, too. */
    rules: (rules: CupRules) => rulesOf(t, rules, number),
    /** Heading of the standings of a division or, without one, of all. */
    table: (division: number | undefined) => (division === undefined ? t('cup-table') : t('cup-division', { division })),
    score: (points: number, played: number, matches: number) => `${number(points)} (${played}/${matches})`,
    points: (points: number) => t('cup-points', { points: number(points), count: points }),
    winner: (winner: string, cup: string) => t('cup-winner', { winner, cup }),
    computer: (count: number) => t('cup-computer', { number: count }),
    forgotten: t('cup-forgotten'),
    mine: (matches: readonly string[]) =>
      matches.length === 0 ? t('cup-mine-none') : t('cup-mine', { matches: matches.join(', ') }),
    opened: (cup: string) => t('cup-opened', { cup }),
    enteredYou: (cup: string) => t('cup-entered-you', { cup }),
    enteredReserve: (cup: string) => t('cup-entered-reserve', { cup }),
    withdrawn: (cup: string) => t('cup-withdrawn', { cup }),
    ask: (how: 'end' | 'cancel' | 'close' | 'close-few', cup: string) => t(`cup-ask-${how}`, { cup }),
    /** Why a match was ended before its end. */
    deadline: (cup: string) => t('cup-deadline', { cup }),
    exported: (cup: string) => t('cup-exported', { cup }),
    unposted: (cup: string, channel: string) => t('cup-unposted', { cup, channel }),
    /** To people who look for such a match, by direct message. */
    freeSeat: (cup: string, game: string, until: string, link: string) => t('cup-free-seat', { cup, game, until, link }),
    none: t('cup-none'),
    /** Why a cup refuses something; `undefined` for a code that its players never meet. */
    refusal: (code: string, { role, least = 0, percent = 0 }: CupRefusalFacts): string | undefined => {
      const composed: Readonly<Record<string, () => string>> = {
        cupRole: () => t('cup-refusal-cupRole', { role: `<@&${role}>` }),
        cupRating: () => t('cup-refusal-cupRating', { least }),
        recordBelowGate: () => t('cup-refusal-recordBelowGate', { percent, least }),
      };
      return composed[code]?.() ?? refusals[code];
    },
  };
};
