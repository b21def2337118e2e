import { type Avoids, awakeHours, type Player, type Seek as Waiting } from '#community/queue/index.ts';
import { isShown } from '#community/ratings/index.ts';
import { reliabilitiesOn } from '#community/record/index.ts';
import { DEFAULT_HOURS, type Seek, type UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';

/** Converts what is stored about people who look for a match to what the queue compares. */

/** Returns people of a server as the queue compares them. A rating that is not certain enough to be shown is not compared. */
export const playersOf = async (
  { stores, clock }: Services,
  users: readonly UserId[],
  server: string,
): Promise<ReadonlyMap<UserId, Player>> => {
  const hours = await stores.users.hoursOf(users);
  const records = await reliabilitiesOn(stores, users, server);
  const ratings = (await stores.ratings.latest(server, users)).filter(isShown);
  const now = clock.now().getTime();
  const playerOf = (userId: UserId): Player => {
    const { share: reliability } = records.get(userId) ?? {};
    const awake = awakeHours(hours.get(userId) ?? DEFAULT_HOURS, now);
    const skills = Object.fromEntries(ratings.flatMap(({ person, game, mu }) => (person === userId ? [[game, mu]] : [])));
    return { userId, awake, skills, ...(reliability !== undefined && { reliability }) };
  };
  return new Map(users.map((user) => [user, playerOf(user)]));
};

/** Returns those who look on a server, as the queue compares them. */
export const waitingOf = async (services: Services, seeks: readonly Seek[], server: string): Promise<readonly Waiting[]> => {
  const players = await playersOf(
    services,
    seeks.map(({ user }) => user),
    server,
  );
  return seeks.flatMap((seek) => {
    const player = players.get(seek.user);
    return player === undefined ? [] : waitingAs(seek, player);
  });
};

/** Returns the search of one player; one that has not begun counts as begun now. */
export const waitingAs = ({ since, games, paces, seats, computer }: Seek, player: Player, now = 0): Waiting => ({
  ...player,
  since: since?.getTime() ?? now,
  games,
  paces,
  seats,
  computer,
});

/** Returns who avoids whom among these users. */
export const avoidsOf = async ({ stores }: Services, users: readonly UserId[]): Promise<Avoids> =>
  new Map([...(await stores.seeks.avoidsOf(users))].map(([user, avoided]) => [user, new Set(avoided)]));
