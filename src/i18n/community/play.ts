import type { CommonText } from '../phrases/commonPhrases.ts';

/** What a person looks for, in words of their language. */
export interface WishFacts {
  readonly games: readonly string[];
  /** Lengths of time. */
  readonly paces: readonly string[];
  readonly seats: readonly number[];
}

/** What has widened with the waiting time. */
export interface WidenedFacts {
  /** The least hours in which all are awake, if fewer than at first. */
  readonly hours?: number | undefined;
  readonly paces: boolean;
  readonly seats: boolean;
}

/** What a language says around `/play` and `/me avoid`. Times are Discord's own time stamps or lengths of time. */
export interface PlaySentences {
  readonly title: string;
  readonly intro: string;
  quiet(hours: { readonly from: string; readonly until: string } | undefined): string;
  /** How long it will probably take; `undefined`: unknown. */
  wait(wait: { readonly usual: string; readonly most: string } | undefined): string;
  /** How many others look for the like: one sentence, or none for none. */
  others(count: number): readonly string[];
  looking(since: string): string;
  wishes(facts: WishFacts): string;
  ends(until: string): string;
  /** One line, or none if nothing has widened. */
  widened(facts: WidenedFacts): readonly string[];
  readonly noChannel: string;
  readonly held: string;
  offered(link: string, until: string): string;
  agreed(match: string, link: string): string;
  /** Buttons, at most 38 characters. */
  readonly controls: Readonly<Record<(typeof CONTROLS)[number], string>>;
  /** Placeholders of menus, and their entries. */
  readonly games: string;
  readonly paces: string;
  readonly seats: string;
  pace(time: string): string;
  seatCount(count: number): string;
  readonly computer: { readonly no: string; readonly yes: string };
  readonly stopped: string;
  declined(match: string): string;
  readonly gone: string;
  readonly onServer: string;
  /** Notices: a place is kept, directly and in the thread; it was lost; the search has ended. */
  ask(match: string, game: string, link: string, until: string): string;
  askOpen(mention: string, until: string): string;
  lost(match: string): string;
  over(days: number): string;
  readonly avoid: {
    readonly title: string;
    list(people: readonly string[]): string;
    readonly add: string;
    readonly remove: string;
    readonly self: string;
    full(most: number): string;
  };
}

const CONTROLS = ['find', 'change', 'stop', 'avoid', 'yes', 'no'] as const;

const widenedText = (t: CommonText, { hours, paces, seats }: WidenedFacts): readonly string[] => {
  const more = [
    ...(hours === undefined ? [] : [t('play-widened-hours', { hours })]),
    ...(paces ? [t('play-widened-paces')] : []),
    ...(seats ? [t('play-widened-seats')] : []),
  ];
  return more.length === 0 ? [] : [t('play-widened', { more: t.all(more) })];
};

/** Returns what a language says around `/play` and `/me avoid`. */
export const playSentences = (t: CommonText): PlaySentences => ({
  title: t('play-title'),
  intro: t('play-intro'),
  quiet: (hours) => (hours === undefined ? t('play-no-quiet') : t('play-quiet', hours)),
  wait: (wait) => (wait === undefined ? t('play-wait-unknown') : t('play-wait', wait)),
  others: (count) => (count === 0 ? [] : [t('play-others', { count })]),
  looking: (since) => t('play-looking', { since }),
  wishes: ({ games, paces, seats }) =>
    t('play-wishes', { games: t.any(games), paces: t.any(paces), seats: t.any(seats.map(String)) }),
  ends: (until) => t('play-ends', { until }),
  widened: (facts) => widenedText(t, facts),
  noChannel: t('play-no-channel'),
  held: t('play-held'),
  offered: (link, until) => t('play-offered', { link, until }),
  agreed: (match, link) => t('play-agreed', { match, link }),
  controls: {
    find: t('play-find'),
    change: t('play-change'),
    stop: t('play-stop'),
    avoid: t('play-avoid'),
    yes: t('play-yes'),
    no: t('play-no'),
  },
  games: t('play-games'),
  paces: t('play-paces'),
  seats: t('play-seats'),
  pace: (time) => t('play-pace', { time }),
  seatCount: (count) => t('play-seat-count', { count }),
  computer: { no: t('play-computer-no'), yes: t('play-computer-yes') },
  stopped: t('play-stopped'),
  declined: (match) => t('play-declined', { match }),
  gone: t('play-gone'),
  onServer: t('play-on-server'),
  ask: (match, game, link, until) => t('play-ask', { match, game, link, until }),
  askOpen: (mention, until) => t('play-ask-open', { mention, until }),
  lost: (match) => t('play-lost', { match }),
  over: (days) => t('play-over', { days }),
  avoid: {
    title: t('avoid-title'),
    list: (people) => (people.length === 0 ? t('avoid-none') : t('avoid-list', { people: t.all(people) })),
    add: t('avoid-add'),
    remove: t('avoid-remove'),
    self: t('avoid-self'),
    full: (most) => t('avoid-full', { most }),
  },
});
