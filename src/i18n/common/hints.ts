import type { CommonText } from '../phrases/commonPhrases.ts';

/** Further moves of a turn are not listed. */
const MOST_FOLLOWING = 8;

/** Returns what a language says around hints. */
export const hintSentences = (t: CommonText) => ({
  /** A button of the panel, at most 38 characters. */
  button: t('control-hint'),
  title: t('hint-title'),
  /**
   * "1. Recruit a fleet in K4 → Attack island 5 with 2 troops – takes island 5; leaves you 2 GP." `moves`: the labels of the move and of
   * those that follow; `behind`: how much win chance it brings less than the best, from 0 to 1; `reasons`: clauses; without any it says that it brings nothing more.
   */
  move: (number: number, [first = '', ...then]: readonly string[], behind: number, reasons: readonly string[]) => {
    const moves = [`**${first}**`, ...then.slice(0, MOST_FOLLOWING), ...(then.length > MOST_FOLLOWING ? ['…'] : [])].join(' → ');
    const said = ` – ${reasons.length === 0 ? t('hint-little') : reasons.join('; ')}`;
    return number === 1
      ? t('hint-best', { moves, reasons: said })
      : t('hint-second', { moves, reasons: said, points: Math.round(100 * behind) });
  },
  /** No hint was found in time. */
  none: t('hint-none'),
  /** Why there are no hints in a match with other people. */
  closed: t('hint-closed'),
});

/** Returns what a language says around the puzzle of the day. */
export const puzzleSentences = (t: CommonText) => ({
  /** Above the puzzle. */
  heading: (game: string) => t('puzzle-heading', { game }),
  /** Who the reader is there, and what is asked. `prompt`: the game's question to that player. */
  question: (seat: string, prompt: string) => t('puzzle-question', { seat, prompt }),
  /** Whether a move is the answer. `move`: its label, plain text. */
  ask: (move: string) => t('puzzle-ask', { move }),
  /** Buttons, at most 38 characters: that answers, and opens the puzzle. */
  sure: t('puzzle-sure'),
  solve: t('puzzle-solve'),
  /** The best move was found; on how many days in a row. */
  right: (days: number) => t('puzzle-right', { days }),
  /** Another move was chosen; `behind`: how much less win chance it brings than the best, from 0 to 1, where that is known. */
  wrong: (move: string, behind?: number) =>
    behind === undefined ? t('puzzle-wrong', { move }) : t('puzzle-wrong-by', { move, points: Math.round(100 * behind) }),
  /** How often the best two moves win, in percent. */
  chances: (best: number, second: number) => t('puzzle-chances', { best, second }),
  /** How many answered, and the most frequent moves. */
  others: (players: number, answers: readonly { readonly move: string; readonly percent: number }[]) =>
    t('puzzle-others', { players, answers: answers.map((answer) => t('puzzle-answer', answer)).join('; ') }),
  tomorrow: t('puzzle-tomorrow'),
  /** A control of an earlier day was pressed. */
  over: t('puzzle-over'),
  none: t('puzzle-none'),
});
