import type { Services } from '#discord/command/services.ts';
import { afterQuiet, type UserId } from '#matches/index.ts';

/** Returns the users who are not in quiet hours now, in the given order. */
export const outsideQuietHours = async ({ stores, clock }: Services, users: readonly UserId[]): Promise<readonly UserId[]> => {
  const hours = await stores.users.hoursOf(users);
  const now = clock.now().getTime();
  return users.filter((user) => {
    const own = hours.get(user);
    return own === undefined || afterQuiet(own, now) <= now;
  });
};
