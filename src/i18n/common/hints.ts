import type { CommonText } from '../phrases/commonPhrases.ts';

/** What a language says around hints. */
export interface HintSentences {
  /** A button of the panel, at most 38 characters. */
  readonly button: string;
  readonly title: string;
  /**
   * "1. Bid 3 on Ares – takes island 5; leaves you 2 GP." `behind`: how much win chance it brings less than the best, from 0 to 1;
   * `reasons`: clauses; there may be none.
   */
  move(number: number, move: string, behind: number, reasons: readonly string[]): string;
  /** No hint was found in time. */
  readonly none: string;
  /** Why there are no hints in a match with other people. */
  readonly closed: string;
}

/** Returns what a language says around hints. */
export const hintSentences = (t: CommonText): HintSentences => ({
  button: t('control-hint'),
  title: t('hint-title'),
  move: (number, move, behind, reasons) => {
    const said = reasons.length === 0 ? t('hint-no-reason') : reasons.join('; ');
    return number === 1
      ? t('hint-best', { move, reasons: said })
      : t('hint-second', { move, reasons: said, points: Math.round(100 * behind) });
  },
  none: t('hint-none'),
  closed: t('hint-closed'),
});
