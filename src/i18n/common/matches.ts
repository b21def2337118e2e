import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

export interface StatusFacts {
  readonly number: number;
  readonly game: string;
  readonly state: string;
  /** Those due: the name, and since when they are asked as Discord's own time stamp, `<t:…:R>`. */
  readonly due: readonly { readonly name: string; readonly since: string | undefined }[];
}

const STATES = ['lobby', 'playing', 'ended', 'closed', 'setAside', 'yourTurn'] as const;

/** How matches stand, whatever their game, and what is said around their log and moves. */
export interface StandingSentences {
  /** For the one who is asked: until when there is time. `until`: a Discord time. */
  ownTime(until: string): string;
  /** For all: no clock runs until then. */
  paused(until: string): string;
  /** `paused` in small print below the question. */
  pausedFoot(until: string): string;
  /** "A, B and C". */
  list(items: readonly string[]): string;
  /** Several at the beginning of a sentence of which each is true: "Each of A and B". */
  each(names: readonly string[]): string;
  matchName(number: number): string;
  /** A line of a log about what a standing order has played. */
  byOrder(line: string): string;
  /** A log line about a move that the AI has played for a player. */
  byComputer(line: string): string;
  /** An entry of the `match` option: "#12 Cyclades – your turn"; at most 100 characters. */
  matchChoice(number: number, game: string, state: 'yourTurn' | 'waiting' | 'lobby'): string;
  whoseTurn(names: readonly string[]): string;

  status(facts: StatusFacts): string;
  matchLine(number: number, game: string, state: string, link: string | undefined): string;
  readonly stateWords: Readonly<Record<(typeof STATES)[number], string>>;
  readonly openHere: string;
  readonly openYours: string;
  /** A line for what a list leaves out; none for a count of 0 or less. */
  more(count: number): readonly string[];
  /** `round`: which one the page tells of, as the game calls it; absent before the first. */
  logTitle(number: number, page: number, pages: number, round: string | undefined): string;
  /** Above a picture of the past. */
  historyTitle(number: number, round: string): string;
  /** A person's own note, as they wrote it. */
  note(number: number, text: string): string;
  /** Asked before a move that ends a turn: the move, and the kinds of move that are possible still. */
  confirmMove(move: string, others: readonly string[]): string;
  /** The question about a move that may go wrong. `risk`: what may happen. */
  confirmRisk(move: string, risk: string): string;
  /** The button that plays it. */
  confirmed(move: string): string;
  /** On a button that offers all amounts, beside some of them. `choice`: what they are for. */
  otherAmount(choice: string): string;
  /** On a menu below buttons for the choices that take something from another player. */
  readonly otherChoices: string;
  /** On a menu of the moves that players choose most. `move`: the button that offers all of them. */
  quickChoice(move: string): string;
}

const statusText = (t: CommonText, { number, game, state, due }: StatusFacts): string => {
  const facts = { number: String(number), game, state };
  const asked = due.map(({ name, since }) => (since === undefined ? name : t('match-due-since', { name, since })));
  return asked.length === 0 ? t('match-status', facts) : t('match-status-due', { ...facts, due: t.all(asked) });
};

/** Returns the sentences of a language for that. */
export const standingSentences = (t: CommonText): StandingSentences => ({
  ownTime: (until) => t('match-own-time', { until }),
  paused: (until) => t('match-paused', { until }),
  pausedFoot: (until) => t('match-paused-foot', { until }),
  list: (items) => t.all(items),
  each: (names) => t('match-each', { names: t.all(names) }),
  matchName: (number) => `#${number}`,
  byOrder: (line) => t('by-order', { line }),
  byComputer: (line) => t('by-computer', { line }),
  matchChoice: (number, game, state) => t('match-choice', { number: String(number), game, state }),
  whoseTurn: (names) => t('match-whose-turn', { names: t.all(names) }),

  status: (facts) => statusText(t, facts),
  matchLine: (number, game, state, link) =>
    link === undefined
      ? t('match-line', { number: String(number), game, state })
      : t('match-line-link', { number: String(number), game, state, link }),
  stateWords: recordOf(STATES, (state) => t(`match-state-${state}`)),
  openHere: t('match-open-here'),
  openYours: t('match-open-yours'),
  more: (more) => (more > 0 ? [t('match-more', { more })] : []),
  logTitle: (number, page, pages, round) =>
    round === undefined
      ? t('log-title', { number: String(number), page, pages })
      : t('log-title-round', { number: String(number), round, page, pages }),
  historyTitle: (number, round) => t('history-title', { number: String(number), round }),
  note: (number, text) => `${t('note-title', { number: String(number) })}\n${text}`,
  confirmMove: (move, others) =>
    others.length === 0
      ? t('confirm-move', { move })
      : t('confirm-move-others', { move, others: t.any(others.map((other) => t('move-in-sentence', { move: other }))) }),
  confirmRisk: (move, risk) => t('confirm-risk', { move, risk }),
  confirmed: (move) => t('confirmed', { move: t('move-in-sentence', { move }) }),
  otherChoices: t('other-choices'),
  otherAmount: (choice) => t('other-amount', { choice }),
  quickChoice: (move) => t('quick-choice', { move: t('move-in-sentence', { move }) }),
});
