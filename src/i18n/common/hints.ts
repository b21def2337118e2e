import type { CommonText } from '../phrases/commonPhrases.ts';

/** What a language says around hints. */
export interface HintSentences {
  /** A button of the panel, at most 38 characters. */
  readonly button: string;
  readonly title: string;
  /**
   * "1. Recruit a fleet in K4 → Attack island 5 with 2 troops – takes island 5; leaves you 2 GP." `moves`: the labels of the move and of
   * those that follow; `behind`: how much win chance it brings less than the best, from 0 to 1; `reasons`: clauses; there may be none.
   */
  move(number: number, moves: readonly string[], behind: number, reasons: readonly string[]): string;
  /** No hint was found in time. */
  readonly none: string;
  /** Why there are no hints in a match with other people. */
  readonly closed: string;
}

/** Further moves of a turn are not listed. */
const MOST_FOLLOWING = 5;

/** Returns what a language says around hints. */
export const hintSentences = (t: CommonText): HintSentences => ({
  button: t('control-hint'),
  title: t('hint-title'),
  move: (number, [first = '', ...then], behind, reasons) => {
    const moves = [`**${first}**`, ...then.slice(0, MOST_FOLLOWING), ...(then.length > MOST_FOLLOWING ? ['…'] : [])].join(' → ');
    const said = reasons.length === 0 ? '' : ` – ${reasons.join('; ')}`;
    return number === 1
      ? t('hint-best', { moves, reasons: said })
      : t('hint-second', { moves, reasons: said, points: Math.round(100 * behind) });
  },
  none: t('hint-none'),
  closed: t('hint-closed'),
});

/** What a language says around the puzzle of the day. */
export interface PuzzleSentences {
  /** Above the puzzle. */
  heading(game: string): string;
  /** Who the reader is there, and what is asked. `prompt`: the game's question to that player. */
  question(seat: string, prompt: string): string;
  /** Whether a move is the answer. `move`: its label, plain text. */
  ask(move: string): string;
  /** Buttons, at most 38 characters: that answers, and opens the puzzle. */
  readonly sure: string;
  readonly solve: string;
  /** The best move was found; on how many days in a row. */
  right(days: number): string;
  /** Another move was chosen; `behind`: how much less win chance it brings than the best, from 0 to 1, where that is known. */
  wrong(move: string, behind?: number): string;
  /** How many answered, and the most frequent moves. */
  others(players: number, answers: readonly { readonly move: string; readonly percent: number }[]): string;
  readonly tomorrow: string;
  /** A control of an earlier day was pressed. */
  readonly over: string;
  readonly none: string;
}

/** Returns what a language says around the puzzle of the day. */
export const puzzleSentences = (t: CommonText): PuzzleSentences => ({
  heading: (game) => t('puzzle-heading', { game }),
  question: (seat, prompt) => t('puzzle-question', { seat, prompt }),
  ask: (move) => t('puzzle-ask', { move }),
  sure: t('puzzle-sure'),
  solve: t('puzzle-solve'),
  right: (days) => t('puzzle-right', { days }),
  wrong: (move, behind) =>
    behind === undefined ? t('puzzle-wrong', { move }) : t('puzzle-wrong-by', { move, points: Math.round(100 * behind) }),
  others: (players, answers) =>
    t('puzzle-others', { players, answers: answers.map((answer) => t('puzzle-answer', answer)).join('; ') }),
  tomorrow: t('puzzle-tomorrow'),
  over: t('puzzle-over'),
  none: t('puzzle-none'),
});
