import type { Participation, RatedPart, Stores } from '#matches/index.ts';
import { drawsOf, season, strengthsOf } from '../community/ratings/seasons.ts';
import { createMatch } from '../store/contract/matchRows.ts';
import { SERVER } from '../support/drivers/discordActions.ts';

const STRENGTHS = strengthsOf(12, drawsOf(3));

/** Names of a season's people: one of them, its strongest, and its weakest. */
export const ONE = 'p0';
export const STRONGEST = `p${STRENGTHS.indexOf(Math.max(...STRENGTHS))}`;
export const WEAKEST = `p${STRENGTHS.indexOf(Math.min(...STRENGTHS))}`;

/** Stores rated matches of Cyclades on the server, the same beginning for each count. `users`: the ids of some of its people. */
export const storeSeason = async (
  stores: Stores,
  count: number,
  users: Readonly<Record<string, string>>,
  server = SERVER,
): Promise<void> => {
  const byMatch = new Map<number, RatedPart[]>();
  for (const part of season(STRENGTHS, count, 0.1, drawsOf(4)))
    byMatch.set(part.match, [...(byMatch.get(part.match) ?? []), part]);
  for (const table of byMatch.values()) {
    const people = table.map(({ person }) => users[person] ?? person);
    const seats = people.map((user, seat) => ({ seat, user, name: user }));
    const match = await createMatch(stores, { place: { server, channel: 'channel' } }, { status: 'ended', seats });
    const rows = table.map(({ seat, place, endedAt }): Participation => {
      const part = { match: match.id, seat, user: people[seat] ?? '', server, game: 'cyclades', seats: 5, people: 5 };
      const how = { rated: true, counts: 'placed', outcome: 'finished', place, won: place === 1 } as const;
      return { ...part, ...how, asked: 1, inTime: 1, answers: [5], endedAt, finishedAt: endedAt, facts: {} };
    });
    await stores.participations.replace(match, rows);
  }
};
