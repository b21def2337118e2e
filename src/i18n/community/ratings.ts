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

/** What a language says about ratings. */
export interface RatingSentences {
  readonly show: string;
  line(facts: RatingFacts): string;
  /** `people`: number of different people a rating needs. */
  about(people: number): string;
  chart(game: string): string;
  /** The alternative text of the chart. */
  course(game: string, points: readonly number[]): string;
}

/** Returns what a language says about ratings. */
export const ratingSentences = (t: CommonText): RatingSentences => ({
  show: t('rating-show'),
  line: ({ points, ...facts }) =>
    points === undefined ? t('rating-hidden', facts) : t('rating-shown', { ...facts, points: String(points) }),
  about: (people) => t('rating-about', { people }),
  chart: (game) => t('rating-chart', { game }),
  course: (game, points) => `${t('rating-chart', { game })}: ${points.join(', ')}`,
});
