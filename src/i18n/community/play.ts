import { recordOf } from '../keys.ts';
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

const CONTROLS = ['find', 'change', 'stop', 'avoid', 'yes', 'no'] as const;

const widenedText = (t: CommonText, { hours, paces, seats }: WidenedFacts): readonly string[] => {
  const more = [
    ...(hours === undefined ? [] : [t('play-widened-hours', { hours })]),
    ...(paces ? [t('play-widened-paces')] : []),
    ...(seats ? [t('play-widened-seats')] : []),
  ];
  return more.length === 0 ? [] : [t('play-widened', { more: t.all(more) })];
};

/** Returns what a language says around `/play` and `/me avoid`. Times are Discord's own time stamps or lengths of time. */
export const playSentences = (t: CommonText) => ({
  title: t('play-title'),
  intro: t('play-intro'),
  how: t('play-how'),
  quiet: (hours: { readonly from: string; readonly until: string } | undefined) =>
    hours === undefined ? t('play-no-quiet') : t('play-quiet', hours),
  /** How long it will probably take; `undefined`: unknown. */
  wait: (wait: { readonly usual: string; readonly most: string } | undefined) =>
    wait === undefined ? t('play-wait-unknown') : t('play-wait', wait),
  /** How many others look for the like: one sentence, or none for none. */
  others: (count: number) => (count === 0 ? [] : [t('play-others', { count })]),
  looking: (since: string) => t('play-looking', { since }),
  wishes: ({ games, paces, seats }: WishFacts) =>
    t('play-wishes', { games: t.any(games), paces: t.any(paces), seats: t.any(seats.map(String)) }),
  ends: (until: string) => t('play-ends', { until }),
  /** One line, or none if nothing has widened. */
  widened: (facts: WidenedFacts) => widenedText(t, facts),
  noChannel: t('play-no-channel'),
  held: t('play-held'),
  offered: (link: string, until: string) => t('play-offered', { link, until }),
  unanswered: t('play-unanswered'),
  agreed: (match: string, link: string) => t('play-agreed', { match, link }),
  /** Buttons, at most 38 characters. */
  controls: recordOf(CONTROLS, (key) => t(`play-${key}`)),
  /** Placeholders of menus, and their entries. */
  games: t('play-games'),
  paces: t('play-paces'),
  seats: t('play-seats'),
  pace: (time: string) => t('play-pace', { time }),
  seatCount: (count: number) => t('play-seat-count', { count }),
  computer: { no: t('play-computer-no'), yes: t('play-computer-yes') },
  stopped: t('play-stopped'),
  declined: (match: string) => t('play-declined', { match }),
  gone: t('play-gone'),
  onServer: t('play-on-server'),
  /** Notices: a place is kept, directly and in the thread; it was lost; the search has ended. */
  ask: (match: string, game: string, link: string, until: string) => t('play-ask', { match, game, link, until }),
  askOpen: (mention: string, until: string) => t('play-ask-open', { mention, until }),
  lost: (match: string) => t('play-lost', { match }),
  over: (days: number) => t('play-over', { days }),
  avoid: {
    title: t('avoid-title'),
    list: (people: readonly string[]) => (people.length === 0 ? t('avoid-none') : t('avoid-list', { people: t.all(people) })),
    add: t('avoid-add'),
    remove: t('avoid-remove'),
    self: t('avoid-self'),
    full: (most: number) => t('avoid-full', { most }),
  },
});
