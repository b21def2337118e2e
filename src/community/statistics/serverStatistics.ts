import type { LuckByMatch, Participation, UserId } from '#matches/index.ts';
import { luckOf } from './ownStatistics.ts';
import { firstEnd, groupedBy, isCounted, medianOf, talliesByGame, usualAnswer } from './tally.ts';

/** Finished matches that someone needs for a leaderboard. */
const LEAST_MATCHES = 3;
/** Turns that make a match count there, so that matches that a second account resigns at once win nothing. */
const LEAST_TURNS = 5;

/** A person on a leaderboard. */
export interface Leader {
  readonly user: UserId;
  readonly value: number;
  readonly matches: number;
}

/** The leaderboards: most matches won, shortest median answer in seconds, most luck in a match. */
export const BOARDS = ['wins', 'answers', 'luck'] as const;
export type Board = (typeof BOARDS)[number];

/** What happened in the matches of a server. Only the leaderboards name people. */
export type ServerStatistics = Readonly<ReturnType<typeof serverStatistics>>;

const isPositive = ({ value }: Leader): boolean => value > 0;

/** Returns the statistics of a server from its rows. `shown`: the people who want to be on its leaderboards. */
export const serverStatistics = (rows: readonly Participation[], shown: ReadonlySet<UserId>, luckByMatch: LuckByMatch) => {
  const counted = rows.filter(isCounted);
  const people = groupedBy(counted, ({ user }) => user);
  const leaders = [...people].flatMap(([user, parts]) => {
    const finished = parts.filter(
      ({ outcome, asked, answers }) => outcome === 'finished' && Math.max(asked, answers.length) >= LEAST_TURNS,
    );
    return shown.has(user) && finished.length >= LEAST_MATCHES ? { user, finished } : [];
  });
  const ranked = (measureOf: (finished: readonly Participation[]) => number | undefined, order: 1 | -1): readonly Leader[] =>
    leaders
      .flatMap(({ user, finished }) => {
        const value = measureOf(finished);
        return value === undefined ? [] : { user, value, matches: finished.length };
      })
      .toSorted(
        (one, other) => order * (one.value - other.value) || one.matches - other.matches || (one.user < other.user ? -1 : 1),
      );
  return {
    matches: new Set(counted.map(({ match }) => match)).size,
    people: people.size,
    ...firstEnd(counted),
    ...usualAnswer(counted),
    games: talliesByGame(counted),
    boards: {
      wins: ranked((finished) => finished.filter(({ won }) => won).length, -1).filter(isPositive),
      answers: ranked((finished) => medianOf(finished.flatMap(({ answers }) => answers)), 1),
      luck: ranked((finished) => luckOf(finished, luckByMatch), -1).filter(isPositive),
    },
  };
};
