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

const statusText = (t: CommonText, { number, game, state, due }: StatusFacts): string => {
  const facts = { number: String(number), game, state };
  const asked = due.map(({ name, since }) => (since === undefined ? name : t('match-due-since', { name, since })));
  return asked.length === 0 ? t('match-status', facts) : t('match-status-due', { ...facts, due: t.all(asked) });
};

/** Returns what a language says of how matches stand, whatever their game, and around their log and moves. */
export const standingSentences = (t: CommonText) => ({
  /** For the one who is asked: until when there is time. `until`: a Discord time. */
  ownTime: (until: string) => t('match-own-time', { until }),
  /** For all: no clock runs until then. */
  paused: (until: string) => t('match-paused', { until }),
  /** `paused` in small print below the question. */
  pausedFoot: (until: string) => t('match-paused-foot', { until }),
  /** "A, B and C". */
  list: (items: readonly string[]) => t.all(items),
  /** Several at the beginning of a sentence of which each is true: "Each of A and B". */
  each: (names: readonly string[]) => t('match-each', { names: t.all(names) }),
  matchName: (number: number) => `#${number}`,
  /** A line of a log about what a standing order has played. */
  byOrder: (line: string) => t('by-order', { line }),
  /** A log line about a move that the AI has played for a player. */
  byComputer: (line: string) => t('by-computer', { line }),
  /** An entry of the `match` option: "#12 Cyclades – your turn"; at most 100 characters. */
  matchChoice: (number: number, game: string, state: 'yourTurn' | 'waiting' | 'lobby') =>
    t('match-choice', { number: String(number), game, state }),
  whoseTurn: (names: readonly string[]) => t('match-whose-turn', { names: t.all(names) }),

  status: (facts: StatusFacts) => statusText(t, facts),
  matchLine: (number: number, game: string, state: string, link: string | undefined) =>
    link === undefined
      ? t('match-line', { number: String(number), game, state })
      : t('match-line-link', { number: String(number), game, state, link }),
  stateWords: recordOf(STATES, (state) => t(`match-state-${state}`)),
  openHere: t('match-open-here'),
  openYours: t('match-open-yours'),
  /** A line for what a list leaves out; none for a count of 0 or less. */
  more: (more: number) => (more > 0 ? [t('match-more', { more })] : []),
  /** `round`: which one the page tells of, as the game calls it; absent before the first. */
  logTitle: (number: number, page: number, pages: number, round: string | undefined) =>
    round === undefined
      ? t('log-title', { number: String(number), page, pages })
      : t('log-title-round', { number: String(number), round, page, pages }),
  /** Above a picture of the past. */
  historyTitle: (number: number, round: string) => t('history-title', { number: String(number), round }),
  /** A person's own note, as they wrote it. */
  note: (number: number, text: string) => `${t('note-title', { number: String(number) })}\n${text}`,
  /** Asked before a move that ends a turn: the move, and the kinds of move that are possible still. */
  confirmMove: (move: string, others: readonly string[]) =>
    others.length === 0
      ? t('confirm-move', { move })
      : t('confirm-move-others', { move, others: t.any(others.map((other) => t('move-in-sentence', { move: other }))) }),
  /** The question about a move that may go wrong. `risk`: what may happen. */
  confirmRisk: (move: string, risk: string) => t('confirm-risk', { move, risk }),
  /** The button that plays it. */
  confirmed: (move: string) => t('confirmed', { move: t('move-in-sentence', { move }) }),
  /** On a menu below buttons for the choices that take something from another player. */
  otherChoices: t('other-choices'),
  /** On a button that offers all amounts, beside some of them. `choice`: what they are for. */
  otherAmount: (choice: string) => t('other-amount', { choice }),
  /** On a menu of the moves that players choose most. `move`: the button that offers all of them. */
  quickChoice: (move: string) => t('quick-choice', { move: t('move-in-sentence', { move }) }),
});
