import type { Companion, LuckByMatch, Participation } from '#matches/index.ts';
import { firstEnd, groupedBy, isCounted, talliesByGame, tally, usualAnswer } from './tally.ts';

/** What happened between two people. */
export type Encounters = Readonly<ReturnType<typeof encountersOf>[number]>;

/** What one person did in matches with other people. */
export type OwnStatistics = Readonly<ReturnType<typeof ownStatistics>>;

/** Returns the statistics of the person whose rows these are. `others`: all other people of their matches. */
export const ownStatistics = (rows: readonly Participation[], others: readonly Companion[], luckByMatch: LuckByMatch) => {
  const counted = rows.filter(isCounted);
  const luck = luckOf(counted, luckByMatch);
  return {
    matches: counted.length,
    won: counted.filter(({ won }) => won).length,
    left: counted.filter(({ outcome }) => outcome !== 'finished').length,
    /** When the first of these matches ended. */
    ...firstEnd(counted),
    /** Matches against AI players alone, which count nowhere else. */
    practised: rows.filter(({ people, finishedAt }) => people < 2 && finishedAt !== undefined).length,
    /** Seconds; absent without answers. */
    ...usualAnswer(counted),
    /** The mean change of the win chance in a match; absent where it is known of none. */
    ...(luck !== undefined && { luck }),
    /** By the number of seats, ascending. */
    bySeats: tally(counted, ({ seats }) => ({ [seats]: 1 })).toSorted((one, other) => Number(one.key) - Number(other.key)),
    games: talliesByGame(counted),
    /** The people most played with. */
    encounters: encountersOf(counted, others),
  };
};

/** Returns the mean luck of some people's parts that they played to the end; `undefined` where it is known of none. */
export const luckOf = (rows: readonly Participation[], luckByMatch: LuckByMatch): number | undefined => {
  const known = rows.flatMap(({ match, seat, outcome }) =>
    outcome === 'finished' ? (luckByMatch.get(match)?.[seat] ?? []) : [],
  );
  return known.length === 0 ? undefined : known.reduce((sum, each) => sum + each, 0) / known.length;
};

const encountersOf = (rows: readonly Participation[], others: readonly Companion[]) => {
  const own = new Map(rows.map((row) => [row.match, row]));
  const met = groupedBy(
    others.filter(({ match }) => own.has(match)),
    ({ user }) => user,
  );
  return [...met]
    .map(([user, parts]) => {
      const differences = parts.map(({ match, place = 0, outcome }) => {
        const mine = own.get(match);
        return mine?.outcome === 'finished' && outcome === 'finished' ? place - (mine.place ?? 0) : 0;
      });
      return {
        user,
        matches: new Set(parts.map(({ match }) => match)).size,
        /** Matches that both finished, in which the person was ahead or behind. */
        ahead: differences.filter((each) => each > 0).length,
        behind: differences.filter((each) => each < 0).length,
      };
    })
    .toSorted((one, other) => other.matches - one.matches || (one.user < other.user ? -1 : 1));
};
