import type { BaseEvent } from '#engine/game.ts';
import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import { phrasesUnder } from '../phrases/phrasesUnder.ts';
import type { NameSeat } from '../sentences.ts';
import { chained } from './lists.ts';

/** What help says of a match that asks nothing of the asker, in one or two sentences with commands. */
export type HelpState =
  /** The asker has a seat in it, or has none, and it has not begun. */
  | 'lobbySeated'
  | 'lobbyOutside'
  /** It is played, and another's turn, or the asker has no seat. */
  | 'waiting'
  | 'watching'
  | 'over';

/** What help says of one game. Lines of Markdown; the view is that of the player who asks. */
export interface GameHelp<View, Event, Type extends string> {
  /** What a kind of move is for, in one sentence of at most 120 characters. */
  readonly moves: Readonly<Record<Type, string>>;
  /** What things cost and bring now, a line each. `seat`: the asker's, if any. */
  costs(view: View, seat: number | undefined, name: NameSeat): readonly string[];
  /** How the match is won, a line each; what the player still needs is shown beside it. */
  winning(view: View): readonly string[];
  /**
   * What the picture shows, a line each: the marks, colours and numbers on this very board, but for the colours of the seats. `told`:
   * what its signs of the last moves tell of.
   */
  legend(view: View, seat: number | undefined, name: NameSeat, told: readonly Event[]): readonly string[];
}

/** A game's help with its own types forgotten: views and events reach it only through that game. */
export type AnyGameHelp = GameHelp<unknown, BaseEvent, string>;

/** Returns the sentences of a language around the rules and the help of any game. */
export const helpSentences = (t: CommonText) => ({
  /** Words on buttons and menus around rules and help; at most 38 characters. */
  controls: phrasesUnder(t, 'help-control-'),
  /** The title of the general book of rules, "Playing here"; the others have the names of their games. */
  house: t('help-house'),
  /** Above a section: "**Offerings** – Cyclades". Both plain text. */
  section: (title: string, book: string) => t('help-section', { title, book }),
  /** Above the list of all sections. */
  contents: (book: string) => t('help-contents', { book }),
  /** No section matches what was typed; the list of sections follows. `typed` is escaped. */
  nothingFound: (typed: string) => t('help-nothing-found', { typed }),
  /** The three pages of help, each above its lines: `match` is "#12 Cyclades". */
  titles: recordOf(['now', 'costs', 'winning', 'explain'], (page) => (match: string) => t(`help-titles-${page}`, { match })),
  /** Above the kinds of move that are possible. */
  possible: t('help-possible'),
  states: phrasesUnder(t, 'help-states-') satisfies Readonly<Record<HelpState, string>>,
  /** Colour and mark of each seat on the pictures, in the middle of a sentence: "red with a star"; in the order of the seats. */
  seatMarks: [t('help-seat-mark-1'), t('help-seat-mark-2'), t('help-seat-mark-3'), t('help-seat-mark-4'), t('help-seat-mark-5')],
  /** For a player who can choose something: how that looks on the picture of their panel. */
  lit: t('help-lit'),
  /** Of a picture that shows one part of the board, above the guide to all of it. */
  part: t('help-part'),
  /** Whose colours and marks they are: each name with one of `seatMarks`. */
  seats: (marked: readonly { readonly name: string; readonly mark: string }[]) => {
    const each = marked.map((facts) => t('help-seat-marked', facts));
    return t('help-seats', { seats: chained(each, (before, next) => t('help-seats-next', { before, next })) });
  },
  /**
   * A line each on the chart of a match that is over, on its numbers, and on the animation, if there is one; for readers who need the marks
   * explained, it names the button that shows the board. `titles`: as the chart has them; `numbers`: the chart in words.
   */
  course: ({
    titles,
    numbers,
    hasReplay,
  }: {
    readonly titles: readonly string[];
    readonly numbers: string;
    readonly hasReplay: boolean;
  }) => [
    t('help-course-chart', { titles: t.all(titles.map((title) => t('help-course-title', { title }))) }),
    t('help-course-numbers', { numbers }),
    ...(hasReplay ? [t('help-course-animation')] : []),
  ],
  /** How to begin, for a user without a match: a few lines of Markdown. `games`: their names. */
  begin: (games: readonly string[]) => t('help-begin', { games: t.any(games) }),
  /** The message that invites a channel to play, above a button for each game. */
  welcome: (games: readonly string[]) => t('help-welcome', { games: t.all(games) }),
  /** The button that opens a lobby of a game; at most 38 characters. */
  start: (game: string) => t('help-start', { game }),
  /** To the server's manager who posted that message. `channel`: a mention. */
  welcomePosted: (channel: string) => t('help-welcome-posted', { channel }),
});
