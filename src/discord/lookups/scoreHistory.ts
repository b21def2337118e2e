import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import type { HistoryStep, Match, MatchHistory } from '#matches/index.ts';
import { roundsOf } from '../narration/rounds.ts';

/** How a match went: each seat's numbers when its rounds began and at the end. */
export type ScoreHistory = Readonly<NonNullable<ReturnType<typeof scoreHistoryOf>>>;

/** Minimum number of moments for a useful chart: two rounds and the end. */
const MIN_MOMENTS = 3;

/** Returns the steps that began the rounds, and the last step. */
export const momentsOf = (games: GameRegistry, history: MatchHistory): readonly HistoryStep[] => {
  const last = history.steps.at(-1);
  const rounds = roundsOf(games, history).map(({ step }) => step);
  return last === undefined ? [] : [...new Set([...rounds, last])];
};

/**
 * Returns the score history of a finished match, including hidden numbers, which nobody may see before the end. `undefined`
 * where the match was too short, or its game records no scores.
 */
export const scoreHistoryOf = (games: GameRegistry, say: Sentences, match: Match, history: MatchHistory) => {
  const game = games.rules[match.game];
  const moments = game === undefined || match.status !== 'ended' ? [] : momentsOf(games, history);
  if (moments.length < MIN_MOMENTS) return undefined;
  const titles = say.game(match.game).course ?? {};
  const courses = moments.map((step) => game?.course?.(match.seats.map(({ seat }) => step.view(seat))) ?? {});
  const parts = Object.keys(courses[0] ?? {}).map((part) => ({
    title: titles[part] ?? part,
    values: courses.map((course) => course[part] ?? []),
  }));
  return parts.length === 0 ? undefined : { parts };
};
