import type { Match, Participation, Stores, UserId } from '#matches/index.ts';
import { createMatch, later } from '../../store/contract/matchRows.ts';

export interface Recorded {
  readonly user: UserId;
  readonly name: string;
  /** The god they took most turns of. */
  readonly side: string;
}

/** Stores three finished matches on a server: the first person won two of them, the last one the third. */
export const recordThree = async (
  stores: Stores,
  server: string,
  people: readonly Recorded[],
  game = 'cyclades',
): Promise<readonly Match[]> => {
  for (const { user, name } of people) await stores.users.change(user, { name, locale: 'en-US' });
  const played: Match[] = [];
  for (const number of [1, 2, 3]) {
    const host = people[0]?.user ?? '';
    const seats = people.map(({ user, name }, seat) => ({ seat, user, name }));
    const place = { server, channel: 'channel' };
    const match = await createMatch(stores, { game, host, place }, { status: 'ended', host, seats });
    const rows = people.map(({ user, side }, seat): Participation => {
      const reached = number === 3 ? people.length - seat : seat + 1;
      return {
        match: match.id,
        seat,
        user,
        server,
        game,
        seats: people.length,
        people: people.length,
        rated: false,
        outcome: 'finished',
        place: reached,
        won: reached === 1,
        asked: 7,
        inTime: 7,
        answers: [3600 * (seat + 1)],
        endedAt: later(number),
        finishedAt: later(number),
        facts: game === 'cyclades' ? { side, used: { kraken: number } } : {},
      };
    });
    await stores.participations.replace(match, rows);
    await stores.statistics.keepLuck(match.id, [0.02, 0, -0.02]);
    played.push(match);
  }
  return played;
};
