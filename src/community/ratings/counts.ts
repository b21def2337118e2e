import type { MatchEndReason } from '#engine/game.ts';
import type { Counts, Match, Participation, RatedPart } from '#matches/index.ts';
import { isLeaving } from '../record/isLeaving.ts';

/** Ends that the players, or nobody, decided: such a match is rated for nobody. */
const UNRATED: readonly string[] = ['draw', 'standing', 'abandoned'] satisfies MatchEndReason[];

/** Moves that each of those who stay has to make before a match that the others gave up counts for them. */
const MIN_MOVES = 10;

/**
 * Returns the rows of a finished match with how each counts for ratings. Only those count who had their seat from the start: a person who
 * takes over a position has not come to it by playing. A match that was given up early is a loss, but not a win: giving up bad beginnings
 * gains nothing, nor do accounts that give up to each other.
 */
export const withCounts = (
  { rated, seats }: Pick<Match, 'rated' | 'seats'>,
  reason: string,
  rows: readonly Participation[],
): readonly Participation[] => {
  if (!rated || UNRATED.includes(reason)) return rows;
  const isCutShort =
    reason === ('conceded' satisfies MatchEndReason) &&
    rows.some(({ outcome, place, answers }) => outcome === 'finished' && place === 1 && answers.length < MIN_MOVES);
  const countsOf = (row: Participation): Counts | undefined => {
    const seat = seats[row.seat];
    const first = seat?.held?.[0] ?? seat;
    if (first?.user !== row.user || row.outcome === 'released' || row.place === undefined) return undefined;
    if (isLeaving(row)) return 'last';
    if (isCutShort) return row.place === 1 ? 'present' : 'last';
    return 'placed';
  };
  return rows.map((row) => {
    const counts = countsOf(row);
    return counts === undefined ? row : { ...row, counts };
  });
};

/** What a rating needs of a row. */
export type CountedRow = Pick<Participation, 'match' | 'seat' | 'user' | 'server' | 'game' | 'counts' | 'place' | 'finishedAt'>;

/** Returns the rows that count for ratings, as their parts in matches. */
export const partsIn = (rows: readonly CountedRow[]): readonly RatedPart[] =>
  rows.flatMap(({ match, seat, user, server, game, counts, place, finishedAt }): readonly RatedPart[] =>
    counts === undefined || place === undefined || finishedAt === undefined
      ? []
      : [{ match, seat, person: user, server, game, endedAt: finishedAt, counts, place }],
  );
