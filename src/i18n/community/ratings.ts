import type { CommonText } from '../phrases/commonPhrases.ts';

/** A player's rating in a game on a server. */
export interface RatingFacts {
  readonly game: string;
  /** Absent while it is hidden because it is not certain enough. */
  readonly points?: number | undefined;
  readonly matches: number;
  /** Number of different people met. */
  readonly met: number;
}

/** Returns what a language says about ratings. */
export const ratingSentences = (t: CommonText) => ({
  show: t('rating-show'),
  line: ({ points, ...facts }: RatingFacts) =>
    points === undefined ? t('rating-hidden', facts) : t('rating-shown', { ...facts, points: String(points) }),
  /** `people`: number of different people a rating needs. */
  about: (people: number) => t('rating-about', { people }),
  chart: (game: string) => t('rating-chart', { game }),
  /** The alternative text of the chart. */
  course: (game: string, points: readonly number[]) => `${t('rating-chart', { game })}: ${points.join(', ')}`,
});
