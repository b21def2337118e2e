import type { NameSeat } from './sentences.ts';

/** One part of a chart: what it is called, and its numbers by moment and by seat. */
export interface CoursePart {
  readonly title: string;
  readonly values: readonly (readonly number[])[];
}

/** What the bot says unasked, beside what the games say. `match` is `#12`; links, mentions and times are ready-made. */
export interface Notices {
  /** Stands for the older lines of a long turn. */
  moreLines(lines: number): string;
  /** Stands in a post for lines that do not count any more. */
  takenBack(): string;
  /** Stands in place of a board that does not count any more. */
  boardTakenBack(): string;
  /** In place of a board's picture that could not be drawn, or sent. `inWords`: the board in words follows. */
  noPicture(inWords: boolean): string;
  /** Over the chart of a match that is over, and its replay, if there is one. */
  courseTitle(match: string, hasReplay: boolean): string;
  /** The chart in words, at most 1,024 characters. */
  chartAlt(parts: readonly CoursePart[], name: NameSeat): string;
  replayAlt(match: string, rounds: number): string;
  /** The first direct message: what will come here. */
  greeting(match: string): string;
  /** Above a seat's private card. */
  cardTitle(match: string): string;
  /** In place of a card whose round does not count any more. */
  cardTakenBack(match: string): string;
  /** To who was told that the match waits for them, and need not act any more: what led there was taken back. */
  calledOff(match: string): string;
  /** In the channel, when the match's thread is gone or locked and a new one hangs on this message. */
  newThread(match: string): string;
  /** In the thread, to somebody who is told in person there. `since`: a Discord time. */
  publicReminder(match: string, mention: string, since: string): string;
  /** In the thread, to all others: `name` has not answered. `isGone`: they cannot be reached on this server. */
  stalled(match: string, name: string, since: string, isGone: boolean): string;
  /** Somebody in the match calls once more: `by`. `since`: a Discord time. `link`: where to play. */
  nudge(match: string, by: string, since: string, link: string): string;
  publicNudge(match: string, mention: string, by: string, since: string): string;
  /** Time is running out. `until`: a Discord time. `link`: where to play. */
  warning(match: string, until: string, link: string): string;
  /** The same in the thread, where it does not say until when. */
  publicWarning(match: string, mention: string): string;
  /** A pause is about to end. `when`: a Discord time. `link`: where the match is played. */
  pauseEnds(match: string, when: string, link: string): string;
  publicPauseEnds(match: string, mention: string, when: string): string;
  /** To the host: nothing can be posted in `channel` any more. */
  placeGone(match: string, channel: string): string;
  placeForbidden(match: string, channel: string): string;
  /** To whoever sits in them: the bot is not on their server any more. `until`: a Discord time, at which they are erased. */
  serverLeft(matches: readonly string[], until: string): string;
  /** To all at a match: the bot is there again. `since`: a Discord time, from which on it stood still. */
  serverBack(match: string, since: string): string;
  /** In the thread, to a player whom no direct message reaches. */
  unreachable(mention: string): string;
  /** The log of a match cannot be replayed: it is stopped. */
  setAside(match: string): string;
  /** A match that was stopped goes on. */
  broughtBack(match: string): string;
  /** The match stands again as it did at an earlier moment. `when`: a Discord time. */
  restored(match: string, when: string): string;
  /** Over a post of what happened after that moment. */
  superseded(when: string): string;
}
