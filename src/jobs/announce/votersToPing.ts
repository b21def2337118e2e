import type { Services } from '#discord/command/services.ts';
import { pendingVoters } from '#discord/decisions/votes.ts';
import type { Match, UserId, VoteStanding } from '#matches/index.ts';
import { outsideQuietHours } from '../pending/outsideQuietHours.ts';

/** Whom the post of a vote pings: those who are awaited, unless they have quiet hours. That these are called later is noted first. */
export const votersToPing = async (services: Services, match: Match, vote: VoteStanding): Promise<readonly UserId[]> => {
  const awaited = usersIn(match, pendingVoters(vote));
  const awake = await outsideQuietHours(services, awaited);
  for (const user of awaited.filter((each) => !awake.includes(each))) {
    await services.stores.deliveries.claim(pendingPingKey(match, vote, user), services.clock.now());
  }
  return awake;
};

export const usersIn = ({ seats }: Match, wanted: readonly number[]): readonly UserId[] =>
  seats.flatMap(({ seat, user }) => (user !== undefined && wanted.includes(seat) ? user : []));

/** Stands for somebody whom the post of a vote did not ping; never a message itself. */
export const pendingPingKey = ({ id }: Match, { number }: VoteStanding, user: UserId) => ({
  match: id,
  version: 0,
  kind: `vote ${number} asleep`,
  recipient: user,
});
