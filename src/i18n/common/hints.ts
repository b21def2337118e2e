import type { CommonText } from '../phrases/commonPhrases.ts';

/** What a language says around hints. */
export interface HintSentences {
  /** A button of the panel, at most 38 characters. */
  readonly button: string;
  readonly title: string;
  /** "1. Bid 3 on Ares – wins about 40%: takes island 5; leaves you 2 GP." `reasons`: clauses; there may be none. */
  move(number: number, move: string, winChance: number, reasons: readonly string[]): string;
  /** No hint was found in time. */
  readonly none: string;
  /** Why there are no hints in a match with other people. */
  readonly closed: string;
}

/** Returns what a language says around hints. */
export const hintSentences = (t: CommonText): HintSentences => ({
  button: t('control-hint'),
  title: t('hint-title'),
  move: (number, move, winChance, reasons) =>
    t('hint-move', {
      number,
      move,
      percent: Math.round(100 * winChance),
      reasons: reasons.length === 0 ? t('hint-no-reason') : reasons.join('; '),
    }),
  none: t('hint-none'),
  closed: t('hint-closed'),
});
