import type { CommonText } from '../phrases/commonPhrases.ts';

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
  /** Another move was chosen. */
  wrong(move: string): string;
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
  wrong: (move) => t('puzzle-wrong', { move }),
  others: (players, answers) =>
    t('puzzle-others', { players, answers: answers.map((answer) => t('puzzle-answer', answer)).join('; ') }),
  tomorrow: t('puzzle-tomorrow'),
  over: t('puzzle-over'),
  none: t('puzzle-none'),
});
