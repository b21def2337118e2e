import type { Seat } from '#engine/game.ts';
import { within } from '../fitting.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import type { NameSeat } from '../sentences.ts';
import { chained } from './lists.ts';

/** One part of a chart: what it is called, and its numbers by moment and by seat. */
export interface CoursePart {
  readonly title: string;
  readonly values: readonly (readonly number[])[];
}

/** What a poster says, apart from the names of its seats. */
export interface PosterWords {
  readonly title: string;
  readonly headline: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly seat: Seat; readonly place?: number; readonly amounts: readonly number[] }[];
  readonly notes: readonly string[];
}

/** What Discord takes beside a picture. */
const MAX_ALT = 1024;

/** Returns a part of a chart in words: each seat's numbers from the first moment to the last. */
const chartPart = (t: CommonText, { title, values }: CoursePart, name: NameSeat): string => {
  const seats = (values[0] ?? []).map((first, seat) => {
    const own = values.map((row) => row[seat] ?? 0);
    const last = own.at(-1) ?? first;
    return t('notice-chart-seat', {
      name: name(seat),
      first: String(first),
      last: String(last),
      most: String(Math.max(...own)),
    });
  });
  return t('notice-chart-part', { title, seats: chained(seats, (before, next) => t('notice-chart-next', { before, next })) });
};

/** Returns what a language says unasked. `match` is `#12`; links, mentions and times are ready-made. */
export const noticeSentences = (t: CommonText) => ({
  /** Stands for the older lines of a long turn. */
  moreLines: (lines: number) => t('notice-more-lines', { lines }),
  /** In place of older lines below a picture, whose button opens them. */
  moreLinesInWords: (lines: number) => t('notice-more-lines-beside', { lines }),
  /** Stands in a post for lines that do not count any more. */
  takenBack: () => t('notice-taken-back'),
  /** Stands in place of a board that does not count any more. */
  boardTakenBack: () => t('notice-board-taken-back'),
  /** Above the first and the last board of a match: mentions its players. */
  matchBegun: (players: readonly string[]) => t('notice-begun', { players: t.all(players) }),
  matchOver: (players: readonly string[]) => t('notice-over', { players: t.all(players) }),
  /** In place of the question in a post about a turn that is over. */
  turnOver: (seats: readonly string[]) => t('notice-turn-over', { seats: t.all(seats), count: seats.length }),
  /** In place of a board's picture that could not be drawn, or sent. `inWords`: the board in words follows. */
  noPicture: (inWords: boolean) => t(inWords ? 'notice-no-picture-words' : 'notice-no-picture'),
  /** Over the chart of a match that is over, and its replay, if there is one. */
  courseTitle: (match: string, hasReplay: boolean) =>
    t(hasReplay ? 'notice-course-title-replay' : 'notice-course-title', { match }),
  /** The chart in words, at most 1,024 characters. */
  chartAlt: (parts: readonly CoursePart[], name: NameSeat) =>
    within(
      parts.map((part) => chartPart(t, part, name)),
      ' ',
      MAX_ALT,
    ),
  replayAlt: (match: string, round: string) => t('notice-replay-alt', { match, round }),
  /** A line of the podium: the largest gain of one measure in one round. */
  leap: (measure: string, seat: string, change: number, round: string) => t('notice-leap', { measure, seat, change, round }),
  /** The cover and the podium in words, at most 1,024 characters. */
  coverAlt: ({ title, headline, rows, notes }: PosterWords, name: NameSeat) => {
    const seats = t.all(rows.map(({ seat }) => name(seat)));
    return within([t('notice-cover-alt', { title, match: headline, seats }), ...notes.map((note) => `${note}.`)], ' ', MAX_ALT);
  },
  podiumAlt: ({ headline, columns, rows, notes }: PosterWords, name: NameSeat) => {
    const places = rows.map(({ seat, place = 0, amounts }) => {
      const numbers = amounts.map((amount, index) => `${columns[index]} ${amount}`).join(', ');
      return t('notice-podium-place', { place, seat: name(seat), numbers });
    });
    return within([headline, ...places, ...notes.map((note) => `${note}.`)], ' ', MAX_ALT);
  },
  /** The first direct message: what will come here. */
  greeting: (match: string) => t('notice-greeting', { match }),
  /** Above a seat's private card. */
  cardTitle: (match: string) => t('notice-card-title', { match }),
  /** In place of a card whose round does not count any more. */
  cardTakenBack: (match: string) => t('notice-card-taken-back', { match }),
  /** For a player who was notified that the match waits for them and need not act any more, because of an undo. */
  calledOff: (match: string) => t('notice-called-off', { match }),
  /** Others have attacked the player, who does not have to act now. `lines`: what they did. `link`: where the match is played. */
  loss: (match: string, name: string, lines: string, link: string) => t('notice-loss', { match, name, lines, link }),
  /** In the thread, below what they did. */
  publicLoss: (mention: string) => t('notice-public-loss', { mention }),
  /** In the channel, when the match's thread is gone or locked and this message has a new one. */
  newThread: (match: string) => t('notice-new-thread', { match }),
  /** In the thread, for a player who is mentioned there. `since`: a Discord time. */
  publicReminder: (match: string, mention: string, since: string) => t('notice-public-reminder', { match, mention, since }),
  /** In the thread, to all others: `name` has not answered. `isGone`: they cannot be reached on this server. */
  stalled: (match: string, name: string, since: string, isGone: boolean) =>
    t(isGone ? 'notice-stalled-gone' : 'notice-stalled', { match, name, since }),
  /** A player of the match reminds another: `by`. `since`: a Discord time. `link`: where to play. */
  nudge: (match: string, by: string, since: string, link: string) => t('notice-nudge', { match, by, since, link }),
  publicNudge: (match: string, mention: string, by: string, since: string) =>
    t('notice-public-nudge', { match, mention, by, since }),
  /** Time is running out. `until`: a Discord time. `link`: where to play. */
  warning: (match: string, until: string, link: string) => t('notice-warning', { match, until, link }),
  /** The warning in the thread, which does not say until when. */
  publicWarning: (match: string, mention: string) => t('notice-public-warning', { match, mention }),
  /** A pause is about to end. `when`: a Discord time. `link`: where the match is played. */
  pauseEnds: (match: string, when: string, link: string) => t('notice-pause-ends', { match, when, link }),
  publicPauseEnds: (match: string, mention: string, when: string) => t('notice-public-pause-ends', { match, mention, when }),
  /** To the host: nothing can be posted in `channel` any more. */
  placeGone: (match: string, channel: string) => t('notice-place-gone', { match, channel }),
  placeForbidden: (match: string, channel: string) => t('notice-place-forbidden', { match, channel }),
  /** For the players of matches: the bot is not on their server any more. `until`: a Discord time, at which they are erased. */
  serverLeft: (matches: readonly string[], until: string) => t('notice-server-left', { matches: matches.join(', '), until }),
  /** To all at a match: the bot is back. `since`: a Discord time, from which on the match was suspended. */
  serverBack: (match: string, since: string) => t('notice-server-back', { match, since }),
  /** In the thread, to a player whom no direct message reaches. */
  unreachable: (mention: string) => t('notice-unreachable', { mention }),
  /** The log of a match cannot be replayed: it is stopped. */
  setAside: (match: string) => t('notice-set-aside', { match }),
  /** A match that was stopped goes on. */
  broughtBack: (match: string) => t('notice-brought-back', { match }),
  /** The match was rewound to an earlier point. `when`: a Discord time. */
  restored: (match: string, when: string) => t('notice-restored', { match, when }),
  /** Over a post of what happened after that moment. */
  superseded: (when: string) => t('notice-superseded', { when }),
});
