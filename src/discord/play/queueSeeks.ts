import { type Avoids, awakeHours, type Player, type Seek as Waiting } from '#community/queue/index.ts';
import { DEFAULT_HOURS, type Hours, type Seek, type UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';

/** Converts what is stored about people who look for a match to what the queue compares. */

/** Returns people as the queue compares them. */
export const playersOf = async ({ stores, clock }: Services, users: readonly UserId[]): Promise<ReadonlyMap<UserId, Player>> => {
  const hours = await stores.users.hoursOf(users);
  const now = clock.now().getTime();
  return new Map(users.map((userId) => [userId, { userId, awake: awakeHours(hours.get(userId) ?? DEFAULT_HOURS, now) }]));
};

/** Returns those who look, as the queue compares them. */
export const waitingOf = async (services: Services, seeks: readonly Seek[]): Promise<readonly Waiting[]> => {
  const players = await playersOf(
    services,
    seeks.map(({ user }) => user),
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

export const awakeWith = (hours: Hours, now: number): Player['awake'] => awakeHours(hours, now);

/** Returns who avoids whom among these users. */
export const avoidsOf = async ({ stores }: Services, users: readonly UserId[]): Promise<Avoids> =>
  new Map([...(await stores.seeks.avoidsOf(users))].map(([user, avoided]) => [user, new Set(avoided)]));
