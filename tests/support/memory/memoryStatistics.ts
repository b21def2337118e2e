import type { MatchId, Participation, StatisticsStore } from '#matches/index.ts';
import type { MemoryRows } from './memoryPersonal.ts';

/** What statistics need, in memory. */
export const openMemoryStatistics = ({ records, users, participations }: MemoryRows): StatisticsStore => {
  const rowsOf = (): readonly Participation[] => [...participations.values()].flat();
  const statusOf = (match: MatchId): string | undefined => records.get(match)?.match.status;
  const known = new Map<MatchId, readonly number[]>();
  return {
    companions: async (own, matches) =>
      rowsOf()
        .filter(({ match, user }) => matches.includes(match) && user !== own)
        .toSorted((one, other) => one.match - other.match || one.seat - other.seat || (one.user < other.user ? -1 : 1))
        .map(({ match, user, seat, place, outcome }) => ({ match, user, seat, outcome, ...(place !== undefined && { place }) })),
    onLeaderboards: async (server) =>
      [...new Set(rowsOf().flatMap((row) => (row.server === server ? row.user : [])))]
        .filter((user) => users.get(user)?.leaderboards === 'on')
        .toSorted(),
    keepLuck: async (match, luck) => void (statusOf(match) === 'ended' && known.set(match, luck)),
    withoutLuck: async (after) =>
      rowsOf()
        .filter(({ people, finishedAt }) => people > 1 && finishedAt !== undefined)
        .flatMap(({ match }) => (match > after && !known.has(match) && statusOf(match) === 'ended' ? match : []))
        .toSorted((one, other) => one - other)[0],
    luckOf: async (matches) => new Map([...known].filter(([match]) => matches.includes(match))),
  };
};
