import type { RatedPart, RatingRow } from '#matches/index.ts';
import { type Ladder, meet, rateMatch } from './ladder.ts';

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Compares parts in the order in which they are rated: a match at a time, the matches of each ladder by their end. */
const inOrder = (one: RatedPart, other: RatedPart): number =>
  compare(one.server, other.server) ||
  compare(one.game, other.game) ||
  one.endedAt.getTime() - other.endedAt.getTime() ||
  one.match - other.match ||
  one.seat - other.seat;

/** Returns the rating after each part, of all parts of some ladders in any order. */
export const rebuiltFrom = (parts: readonly RatedPart[]): readonly RatingRow[] => {
  const sorted = parts.toSorted(inOrder);
  const rows: RatingRow[] = [];
  let ladder: Ladder = new Map();
  for (let from = 0; from < sorted.length; ) {
    const first = sorted[from] as RatedPart;
    let to = from + 1;
    while (sorted[to]?.match === first.match) to++;
    const last = sorted[from - 1];
    if (last !== undefined && (last.server !== first.server || last.game !== first.game)) ladder = new Map();
    rows.push(...rated(ladder, sorted.slice(from, to)));
    from = to;
  }
  return rows;
};

/**
 * Returns the ratings after the latest match of a ladder. `before`: the earlier rows of the matches in which its people took part, in the
 * order in which they were rated. The same as rating all matches again, because a rating depends on nothing else.
 */
export const ratedNext = (before: readonly RatingRow[], parts: readonly RatedPart[]): readonly RatingRow[] => {
  const ladder: Ladder = new Map();
  const byMatch = new Map<number, RatingRow[]>();
  for (const row of before) byMatch.set(row.match, [...(byMatch.get(row.match) ?? []), row]);
  for (const rows of byMatch.values()) {
    for (const { person, mu, sigma, matches, met, endedAt } of rows) {
      const meetings = ladder.get(person)?.meetings ?? new Map<string, number[]>();
      for (const other of rows) {
        if (other.counts !== 'last' && other.person !== person) meet(meetings, other.person, endedAt.getTime());
      }
      ladder.set(person, { rating: { mu, sigma, matches, met }, meetings });
    }
  }
  return rated(ladder, parts.toSorted(inOrder));
};

/** Returns the ratings after a match; none if only one person's part in it counts. */
const rated = (ladder: Ladder, parts: readonly RatedPart[]): readonly RatingRow[] =>
  (parts.length < 2 ? [] : rateMatch(ladder, parts)).map((rating, index) => ({ ...(parts[index] as RatedPart), ...rating }));
